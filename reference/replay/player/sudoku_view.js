import { html, setClass, setText } from "./dom.js";
import { isUndo } from "./journal.js";
import { digitText } from "./model.js";
import { Units } from "./rules.js";
import { currentClasses, currentWords, say, showBadge, showExpected, squaresOf } from "./view.js";
import { counted } from "./words.js";

/** @import { BoardStart } from "./journal.js" */
/** @import { Frame, View } from "./view.js" */

/**
 * @param {BoardStart} start
 * @returns {View}
 */
export function sudokuView(start) {
  const { size } = start;
  /** @type {HTMLElement[]} */
  const digits = [];
  const { table, squares } = squaresOf("sudoku", "Sudoku board", size, size, (place) => {
    return (digits[place] = html("span", { class: "digit" }));
  });
  const boxSize = Math.sqrt(size);
  const looks = squares.map((_, place) => {
    const [row, column] = [Math.floor(place / size), place % size];
    return (row % boxSize === 0 ? " box-top" : "") + (column % boxSize === 0 ? " box-left" : "");
  });
  /** @type {Element | null} */
  let current = null;

  /** @param {Frame} frame */
  function render(frame) {
    const { moment, step, expected, candidates } = frame;
    const units = new Units(size, moment.state.cells);
    current = step && squares[step.place].cell;
    squares.forEach(({ cell, badge, expected: ghost, said }, place) => {
      const digit = moment.state.cells[place];
      const isGiven = start.givens.charAt(place) !== ".";
      const isCurrent = step?.place === place;
      // A digit just taken off stays readable, struck out, until the next step.
      const gone = isCurrent && isUndo(step.kind) && digit === 0 ? step.value : 0;
      const isClash = digit > 0 && units.clashes(place, digit);
      const choices = candidates && digit === 0 ? units.choices(place) : null;
      const instead =
        expected?.place === place
          ? (isUndo(expected.kind) ? "−" : "") + digitText(expected.value)
          : null;
      setText(digits[place], digitText(digit || gone));
      setClass(
        cell,
        (isGiven ? "given" : digit ? "placed" : "empty") +
          looks[place] +
          (isClash ? " clash" : "") +
          (isCurrent ? currentClasses(frame) : ""),
      );
      showBadge(badge, choices);
      showExpected(ghost, instead);
      say(said, [
        digitText(digit || gone) || "empty",
        ...(isCurrent ? currentWords(frame) : [isGiven ? "given" : digit ? "placed" : ""]),
        choices !== null && counted(choices, "candidate"),
        isClash && "breaks a rule",
        instead && `expected: ${instead}`,
      ]);
    });
  }

  return { root: table, render, current: () => current };
}
