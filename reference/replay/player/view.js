import { isUndo } from "./journal.js";
import { html, setClass, setText } from "./dom.js";

/** @import { Moment, Step } from "./run.js" */

/**
 * What a view draws.
 *
 * @typedef {object} Frame
 * @property {Readonly<Moment>} moment
 * @property {Step | null} step the event that led here
 * @property {Step | null} expected what the article's program does instead, where the two part
 * @property {boolean} expectedIsAhead whether it does so after the last event, not in its place
 * @property {boolean} candidates whether to say how many choices each place has left
 */

/**
 * A state on the page.
 *
 * @typedef {object} View
 * @property {HTMLElement} root
 * @property {(frame: Frame) => void} render
 * @property {() => Element | null} current the place that the last event was about
 */

/**
 * What stands in a square: a sign, the number of its choices, what was expected, and all that in
 * words.
 *
 * @typedef {object} Square
 * @property {HTMLTableCellElement} cell
 * @property {HTMLElement} badge
 * @property {HTMLElement} expected
 * @property {HTMLElement} said
 */

/**
 * A number at the edge of a board.
 *
 * @param {"row" | "col"} scope
 * @param {string} what
 * @param {number} number from 1
 */
function edgeNumber(scope, what, number) {
  return html("th", { scope }, html("span", { class: "spoken" }, `${what} `), String(number));
}

/**
 * A table of squares with one sign in each, and the numbers of its rows and columns.
 *
 * @param {string} kind
 * @param {string} name
 * @param {number} rows
 * @param {number} columns
 * @param {(place: number) => Element} sign
 * @returns {{table: HTMLTableElement, squares: Square[]}}
 */
export function squaresOf(kind, name, rows, columns, sign) {
  const many = columns > 12 ? " many" : "";
  const table = html("table", { class: `squares ${kind}${many}`, "aria-label": name });
  table.style.setProperty("--rows", String(rows));
  table.style.setProperty("--columns", String(columns));
  const head = table.createTHead().insertRow();
  head.append(html("td", { class: "corner" }));
  for (let c = 0; c < columns; ++c) head.append(edgeNumber("col", "column", c + 1));
  const body = table.createTBody();
  /** @type {Square[]} */
  const squares = [];
  for (let r = 0; r < rows; ++r) {
    const row = body.insertRow();
    row.append(edgeNumber("row", "row", r + 1));
    for (let c = 0; c < columns; ++c) {
      const cell = row.insertCell();
      const drawn = sign(squares.length);
      drawn.setAttribute("aria-hidden", "true");
      const badge = html("span", { class: "badge hidden", "aria-hidden": "true" });
      const expected = html("span", { class: "expected hidden", "aria-hidden": "true" });
      const said = html("span", { class: "spoken" });
      cell.append(drawn, badge, expected, said);
      squares.push({ cell, badge, expected, said });
    }
  }
  return { table, squares };
}

/**
 * The class names that say what the last event did to a place.
 *
 * @param {Frame} frame
 */
export function currentClasses(frame) {
  if (frame.moment.atDeadEnd) return " current dead";
  return frame.step && isUndo(frame.step.kind) ? " current undone" : " current";
}

/**
 * The same in words.
 *
 * @param {Frame} frame
 */
export function currentWords(frame) {
  if (frame.moment.atDeadEnd) return ["taken off", "dead end"];
  return [frame.step && isUndo(frame.step.kind) ? "taken off" : "just placed"];
}

/**
 * @param {HTMLElement} said
 * @param {(string | false | null | undefined)[]} parts
 */
export function say(said, parts) {
  setText(said, parts.filter(Boolean).join(", "));
}

/**
 * The small sign in a corner of a place; none when `text` is null.
 *
 * @param {HTMLElement} expected
 * @param {string | null} text
 */
export function showExpected(expected, text) {
  setClass(expected, text === null ? "expected hidden" : "expected");
  setText(expected, text ?? "");
}

/**
 * The small number that says how many choices a place has left; none of them when `choices` is
 * null.
 *
 * @param {HTMLElement} badge
 * @param {number | null} choices
 */
export function showBadge(badge, choices) {
  const rank = choices === 0 ? " none" : choices === 1 ? " one" : "";
  setClass(badge, choices === null ? "badge hidden" : `badge${rank}`);
  setText(badge, choices === null ? "" : String(choices));
}
