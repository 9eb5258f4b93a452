import { Kind } from "./journal.js";

/** @import { Journal, Start } from "./journal.js" */

/**
 * @typedef {object} State
 * @property {Uint8Array} cells what each square holds, 0 for nothing; none in a path or sequence
 * @property {number[]} line the squares of a path or the numbers of a sequence, front to back
 * @property {number} left how many places are still empty
 * @property {number} overwritten how often a given was written over
 */

const digits = "123456789ABCDEFG";

/** @param {number} value a digit's number, from 1 */
export function digitText(value) {
  return digits.charAt(value - 1);
}

/**
 * @param {Start} start
 * @returns {State}
 */
export function firstState(start) {
  switch (start.kind) {
    case "board": {
      const cells = Uint8Array.from(start.givens, (given) => digits.indexOf(given) + 1);
      return {
        cells,
        line: [],
        left: cells.filter((cell) => cell === 0).length,
        overwritten: 0,
      };
    }
    case "chessboard":
      return {
        cells: new Uint8Array(start.size * start.size),
        line: [],
        left: start.size,
        overwritten: 0,
      };
    case "path":
      return { cells: new Uint8Array(), line: [], left: start.word.length, overwritten: 0 };
    case "sequence":
      return { cells: new Uint8Array(), line: [], left: start.numbers.length, overwritten: 0 };
  }
}

/**
 * @param {State} state
 * @returns {State}
 */
export function copyState(state) {
  return {
    cells: state.cells.slice(),
    line: state.line.slice(),
    left: state.left,
    overwritten: state.overwritten,
  };
}

/**
 * Columns of a board or grid; 1 in a sequence, which has none.
 *
 * @param {Start} start
 */
export function columnsOf(start) {
  switch (start.kind) {
    case "board":
    case "chessboard":
      return start.size;
    case "path":
      return start.rows[0].length;
    case "sequence":
      return 1;
  }
}

/**
 * Applies one event.
 *
 * @param {Start} start
 * @param {State} state
 * @param {Journal} journal
 * @param {number} i
 */
export function applyEvent(start, state, journal, i) {
  const place = journal.places[i];
  const value = journal.values[i];
  const isLine = start.kind === "path" || start.kind === "sequence";
  const item = start.kind === "sequence" ? value : place;
  switch (journal.kinds[i]) {
    case Kind.place:
      if (isLine) state.line.push(item);
      else state.cells[place] = value;
      --state.left;
      break;
    case Kind.undo:
      if (isLine) state.line.pop();
      else state.cells[place] = 0;
      ++state.left;
      break;
    case Kind.overwriteGiven:
      state.left += Number(value === 0) - Number(state.cells[place] === 0);
      state.cells[place] = value;
      ++state.overwritten;
      break;
    case Kind.pushFront:
      state.line.unshift(item);
      --state.left;
      break;
    case Kind.popFront:
      state.line.shift();
      ++state.left;
      break;
  }
}
