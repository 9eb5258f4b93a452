import { html, setClass, setText } from "./dom.js";
import { isUndo } from "./journal.js";
import { digitText } from "./model.js";
import { currentClasses, showBadge, squares } from "./view.js";

/** @import { BoardStart } from "./journal.js" */
/** @import { Frame, View } from "./view.js" */

/**
 * Which digits stand in each row, column and box: bit d for the digit d. Digits that stand twice in
 * one of them are kept apart.
 */
class Units {
  /**
   * @param {number} size
   * @param {Uint8Array} cells
   */
  constructor(size, cells) {
    this.size = size;
    this.boxSize = Math.sqrt(size);
    this.used = new Int32Array(3 * size);
    this.twice = new Int32Array(3 * size);
    cells.forEach((digit, place) => {
      if (digit === 0) return;
      for (const unit of this.of(place)) {
        this.twice[unit] |= this.used[unit] & (1 << digit);
        this.used[unit] |= 1 << digit;
      }
    });
  }

  /** @param {number} place */
  of(place) {
    const row = Math.floor(place / this.size);
    const column = place % this.size;
    const box = Math.floor(row / this.boxSize) * this.boxSize + Math.floor(column / this.boxSize);
    return [row, this.size + column, 2 * this.size + box];
  }

  /** @param {number} place */
  choices(place) {
    const used = this.of(place).reduce((all, unit) => all | this.used[unit], 0);
    let count = 0;
    for (let digit = 1; digit <= this.size; ++digit) count += used & (1 << digit) ? 0 : 1;
    return count;
  }

  /**
   * @param {number} place
   * @param {number} digit
   */
  clashes(place, digit) {
    return this.of(place).some((unit) => this.twice[unit] & (1 << digit));
  }
}

/**
 * @param {BoardStart} start
 * @returns {View}
 */
export function sudokuView(start) {
  const { table, cells } = squares("sudoku", start.size, start.size);
  const boxSize = Math.sqrt(start.size);
  const parts = cells.map((cell, place) => {
    const digit = html("span", { class: "digit" });
    const badge = html("span", { class: "badge hidden" });
    const expected = html("span", { class: "expected hidden" });
    cell.append(digit, badge, expected);
    const row = Math.floor(place / start.size);
    const column = place % start.size;
    const rulers =
      (row % boxSize === 0 && row > 0 ? " box-top" : "") +
      (column % boxSize === 0 && column > 0 ? " box-left" : "");
    return {
      cell,
      digit,
      badge,
      expected,
      rulers,
      given: start.givens.charAt(place) !== ".",
    };
  });
  /** @type {Element | null} */
  let current = null;

  /** @param {Frame} frame */
  function render({ moment, step, expected, candidates, ...rest }) {
    const units = new Units(start.size, moment.state.cells);
    current = step && cells[step.place];
    parts.forEach((part, place) => {
      const digit = moment.state.cells[place];
      const isCurrent = step?.place === place;
      // A digit just taken off stays readable, struck out, until the next step.
      const ghost = isCurrent && isUndo(step.kind) && digit === 0 ? step.value : 0;
      const isClash = digit > 0 && units.clashes(place, digit);
      setText(part.digit, digitText(digit || ghost));
      setClass(
        part.cell,
        (part.given ? "given" : digit ? "placed" : "empty") +
          part.rulers +
          (isClash ? " clash" : "") +
          (isCurrent ? currentClasses({ moment, step, expected, candidates, ...rest }) : ""),
      );
      showBadge(part.badge, candidates && digit === 0 ? units.choices(place) : null);
      const isExpected = expected?.place === place;
      setClass(part.expected, isExpected ? "expected" : "expected hidden");
      setText(
        part.expected,
        !isExpected ? "" : (isUndo(expected.kind) ? "−" : "") + digitText(expected.value),
      );
    });
  }

  return { root: table, render, current: () => current };
}
