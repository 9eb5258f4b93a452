import { isUndo } from "./journal.js";
import { html, setClass } from "./dom.js";

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
 * A table of squares with one element in each.
 *
 * @param {string} kind
 * @param {number} rows
 * @param {number} columns
 * @returns {{table: HTMLTableElement, cells: HTMLTableCellElement[]}}
 */
export function squares(kind, rows, columns) {
  const table = html("table", {
    class: `squares ${kind}`,
    style: `--columns: ${columns}`,
  });
  const cells = [];
  for (let r = 0; r < rows; ++r) {
    const row = table.insertRow();
    for (let c = 0; c < columns; ++c) cells.push(row.insertCell());
  }
  return { table, cells };
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
 * The small number that says how many choices a place has left; none of them when `choices` is
 * null.
 *
 * @param {HTMLElement} badge
 * @param {number | null} choices
 */
export function showBadge(badge, choices) {
  const rank = choices === 0 ? " none" : choices === 1 ? " one" : "";
  setClass(badge, choices === null ? "badge hidden" : `badge${rank}`);
  const text = choices === null ? "" : String(choices);
  if (badge.textContent !== text) badge.textContent = text;
}
