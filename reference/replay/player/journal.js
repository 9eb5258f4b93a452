/**
 * The events of a search, as columns of numbers: a run may have millions.
 *
 * @typedef {object} Journal
 * @property {number} length
 * @property {Uint8Array} kinds one of Kind
 * @property {Int32Array} places row * columns + column, from 0; of no use in a sequence
 * @property {Int32Array} values a digit's number from 1, or the number put into a sequence
 */

/**
 * What a search starts from, as the page has it.
 *
 * @typedef {{kind: "board", size: number, givens: string}} BoardStart
 * @typedef {{kind: "chessboard", size: number}} ChessboardStart
 * @typedef {{kind: "path", word: string, rows: string[]}} PathStart
 * @typedef {{kind: "sequence", numbers: number[]}} SequenceStart
 * @typedef {BoardStart | ChessboardStart | PathStart | SequenceStart} Start
 */

/** What an event does, numbered as the journal numbers it. */
export const Kind = Object.freeze({
  place: 1,
  undo: 2,
  overwriteGiven: 3,
  pushFront: 4,
  popFront: 5,
});

const kinds = 8;

/** @param {number} kind */
export function isPlacement(kind) {
  return kind === Kind.place || kind === Kind.pushFront;
}

/** @param {number} kind */
export function isUndo(kind) {
  return kind === Kind.undo || kind === Kind.popFront;
}

/**
 * Reads events as the page has them: base64 of one varint each; README.md has the format.
 *
 * @param {Start} start
 * @param {string} text
 * @param {number} length how many events there are
 * @returns {Journal}
 */
export function decodeJournal(start, text, length) {
  const bytes = atob(text);
  const journal = {
    length,
    kinds: new Uint8Array(length),
    places: new Int32Array(length),
    values: new Int32Array(length),
  };
  const valuesOnPlace = start.kind === "board" ? start.size + 1 : 1;
  let at = 0;
  for (let i = 0; i < length; ++i) {
    let number = 0;
    let byte;
    // Not by shifting: numbers may have more than 32 bits.
    for (let weight = 1; ; weight *= 128) {
      byte = bytes.charCodeAt(at++);
      number += (byte & 127) * weight;
      if (!(byte & 128)) break;
    }
    const what = Math.floor(number / kinds);
    journal.kinds[i] = number % kinds;
    if (start.kind === "sequence") {
      journal.values[i] = what % 2 ? -(what + 1) / 2 : what / 2;
    } else {
      journal.places[i] = Math.floor(what / valuesOnPlace);
      journal.values[i] = start.kind === "board" ? what % valuesOnPlace : 1;
    }
  }
  return journal;
}
