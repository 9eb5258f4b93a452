/** @import { Start } from "./journal.js" */
/** @import { State } from "./model.js" */

/**
 * Which digits stand in each row, column and box: bit d for the digit d. Digits that stand twice in
 * one of them are kept apart.
 */
export class Units {
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

/** How many queens attack each square, and whether any two attack each other. */
export class Attacks {
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
 * Where in the word the letters of a path stand: at the start, or, where it also grew at its front,
 * at the first place they fit. -1: they are no part of the word.
 *
 * @param {string} word
 * @param {string} letters
 */
export function alignment(word, letters) {
  return word.indexOf(letters);
}

/**
 * Whether two squares touch above, below, left or right.
 *
 * @param {number} columns
 * @param {number} a
 * @param {number} b
 */
function areNeighbours(columns, a, b) {
  const down = Math.abs(Math.floor(a / columns) - Math.floor(b / columns));
  return down + Math.abs((a % columns) - (b % columns)) === 1;
}

/**
 * Whether a state keeps all rules of its exercise.
 *
 * @param {Start} start
 * @param {State} state
 * @returns {boolean}
 */
export function keepsRules(start, state) {
  const { cells, line } = state;
  switch (start.kind) {
    case "board": {
      const units = new Units(start.size, cells);
      return units.twice.every((digits) => digits === 0) && state.overwritten === 0;
    }
    case "chessboard": {
      const attacks = new Attacks(start.size, cells);
      return cells.every((queen, place) => !queen || !attacks.isAttacked(place));
    }
    case "path": {
      const columns = start.rows[0].length;
      const letters = line.map((at) => start.rows[Math.floor(at / columns)].charAt(at % columns));
      return (
        new Set(line).size === line.length &&
        line.every((at, i) => i === 0 || areNeighbours(columns, line[i - 1], at)) &&
        alignment(start.word, letters.join("")) >= 0
      );
    }
    case "sequence": {
      const left = start.numbers.slice();
      return line.every((number) => {
        const at = left.indexOf(number);
        if (at >= 0) left.splice(at, 1);
        return at >= 0;
      });
    }
  }
}
