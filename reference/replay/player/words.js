import { isUndo, Kind } from "./journal.js";
import { columnsOf, digitText } from "./model.js";
import { letterText } from "./text.js";

/** @import { Start } from "./journal.js" */
/** @import { Step } from "./run.js" */

const grouping = new Intl.NumberFormat("en");

/** @param {number} number */
export function grouped(number) {
  return grouping.format(number);
}

/**
 * "1 placement", "4,208 placements".
 *
 * @param {number} number
 * @param {string} what
 */
export function counted(number, what) {
  return `${grouped(number)} ${what}${number === 1 ? "" : "s"}`;
}

/**
 * What is counted as still empty.
 *
 * @param {Start} start
 */
export function leftLabel(start) {
  switch (start.kind) {
    case "board":
      return "empty squares left";
    case "chessboard":
      return "rows left";
    case "path":
      return "letters left";
    case "sequence":
      return "numbers left";
  }
}

/**
 * What a full state is called; with an s behind it, several.
 *
 * @param {Start} start
 */
export function completedName(start) {
  switch (start.kind) {
    case "board":
      return "full board";
    case "chessboard":
      return "full arrangement";
    case "path":
      return "full path";
    case "sequence":
      return "full order";
  }
}

/**
 * Rows and columns count from 1, as people do.
 *
 * @param {Start} start
 * @param {number} place
 */
export function placeName(start, place) {
  const columns = columnsOf(start);
  return `row ${Math.floor(place / columns) + 1}, column ${(place % columns) + 1}`;
}

/**
 * What a step puts down or takes off, as short as it goes: "5".
 *
 * @param {Start} start
 * @param {Step} step
 */
export function shortName(start, step) {
  const columns = columnsOf(start);
  switch (start.kind) {
    case "board":
      return digitText(step.value);
    case "chessboard":
      return String((step.place % columns) + 1);
    case "path":
      return letterText(start.rows[Math.floor(step.place / columns)].charAt(step.place % columns));
    case "sequence":
      return String(step.value);
  }
}

/**
 * "puts 9 on row 1, column 7"; reads on after whoever does it.
 *
 * @param {Start} start
 * @param {Step} step
 */
export function deed(start, step) {
  const undoes = isUndo(step.kind);
  switch (start.kind) {
    case "board": {
      const place = placeName(start, step.place);
      if (step.kind === Kind.overwriteGiven) {
        return step.value
          ? `writes ${digitText(step.value)} over the given on ${place}`
          : `erases the given on ${place}`;
      }
      return `${undoes ? "takes" : "puts"} ${digitText(step.value)} ${undoes ? "off" : "on"} ${place}`;
    }
    case "chessboard":
      return `${undoes ? "lifts the queen from" : "puts a queen on"} ${placeName(start, step.place)}`;
    case "path": {
      const front = step.kind === Kind.pushFront || step.kind === Kind.popFront;
      const where = `${shortName(start, step)} on ${placeName(start, step.place)}`;
      return (
        (undoes ? `steps back from ${where}` : `steps on ${where}`) +
        (front ? ", at the front" : "")
      );
    }
    case "sequence":
      return undoes ? `takes ${step.value} off again` : `puts ${step.value} next`;
  }
}

/** @param {string} text */
export function capitalised(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
