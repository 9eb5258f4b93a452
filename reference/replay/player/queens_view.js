import { html, setClass, setText, svg } from "./dom.js";
import { isUndo } from "./journal.js";
import { currentClasses, showBadge, squares } from "./view.js";

/** @import { ChessboardStart } from "./journal.js" */
/** @import { Frame, View } from "./view.js" */

const crown = "M4 19h16M5 16 3.2 7.5 8.4 12 12 5l3.6 7 5.2-4.5L19 16Z";

/** How many queens attack each square, and whether any two attack each other. */
class Attacks {
  /**
   * @param {number} size
   * @param {Uint8Array} cells
   */
  constructor(size, cells) {
    this.size = size;
    this.rows = new Uint16Array(size);
    this.columns = new Uint16Array(size);
    this.falling = new Uint16Array(2 * size);
    this.rising = new Uint16Array(2 * size);
    cells.forEach((queen, place) => {
      if (!queen) return;
      const [row, column] = this.#at(place);
      ++this.rows[row];
      ++this.columns[column];
      ++this.falling[row - column + size];
      ++this.rising[row + column];
    });
  }

  /** @param {number} place */
  #at(place) {
    return [Math.floor(place / this.size), place % this.size];
  }

  /** @param {number} place */
  isSafe(place) {
    return this.#on(place).every((queens) => queens === 0);
  }

  /** @param {number} place a square with a queen */
  isAttacked(place) {
    return this.#on(place).some((queens) => queens > 1);
  }

  /** @param {number} place */
  #on(place) {
    const [row, column] = this.#at(place);
    return [
      this.rows[row],
      this.columns[column],
      this.falling[row - column + this.size],
      this.rising[row + column],
    ];
  }
}

/**
 * @param {ChessboardStart} start
 * @returns {View}
 */
export function queensView(start) {
  const { size } = start;
  const { table, cells } = squares("chessboard", size, size);
  const parts = cells.map((cell, place) => {
    const queen = svg("svg", {
      viewBox: "0 0 24 24",
      role: "img",
      "aria-label": "queen",
    });
    queen.append(svg("path", { d: crown }));
    const expected = html("span", { class: "expected hidden" });
    cell.append(queen, expected);
    const shade = (Math.floor(place / size) + (place % size)) % 2 ? " shaded" : "";
    return { cell, expected, shade };
  });
  const badges = [...table.rows].map((row) => {
    const badge = html("span", { class: "badge hidden" });
    row.append(html("td", { class: "gutter" }, badge));
    return badge;
  });
  /** @type {Element | null} */
  let current = null;

  /** @param {Frame} frame */
  function render(frame) {
    const { moment, step, expected, candidates } = frame;
    const board = moment.state.cells;
    const attacks = new Attacks(size, board);
    const safe = new Uint16Array(size);
    current = step && cells[step.place];
    parts.forEach((part, place) => {
      const row = Math.floor(place / size);
      const isCurrent = step?.place === place;
      const isFree = !attacks.rows[row] && attacks.isSafe(place);
      if (isFree) ++safe[row];
      setClass(
        part.cell,
        (board[place] ? "placed" : "empty") +
          part.shade +
          (board[place] && attacks.isAttacked(place) ? " clash" : "") +
          (candidates && isFree ? " choice" : "") +
          (isCurrent ? currentClasses(frame) : "") +
          (isCurrent && !board[place] ? " ghost" : ""),
      );
      const isExpected = expected?.place === place;
      setClass(part.expected, isExpected ? "expected" : "expected hidden");
      setText(part.expected, !isExpected ? "" : isUndo(expected.kind) ? "−" : "+");
    });
    badges.forEach((badge, row) => {
      showBadge(badge, candidates && !attacks.rows[row] ? safe[row] : null);
    });
  }

  return { root: table, render, current: () => current };
}
