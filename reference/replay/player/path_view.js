import { html, setAttributes, setClass, setText, svg } from "./dom.js";
import { isUndo } from "./journal.js";
import { currentClasses, showBadge, squares } from "./view.js";

/** @import { PathStart } from "./journal.js" */
/** @import { Frame, View } from "./view.js" */

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
 * @param {PathStart} start
 * @returns {View}
 */
export function pathView(start) {
  const { rows, word } = start;
  const columns = rows[0].length;
  const { table, cells } = squares("letters", rows.length, columns);
  const parts = cells.map((cell, place) => {
    const letter = html(
      "span",
      { class: "digit" },
      rows[Math.floor(place / columns)].charAt(place % columns),
    );
    const badge = html("span", { class: "badge hidden" });
    const expected = html("span", { class: "expected hidden" });
    cell.append(letter, badge, expected);
    return { cell, badge, expected };
  });
  const line = svg("polyline", { fill: "none" });
  const trail = svg("svg", {
    class: "trail",
    viewBox: `0 0 ${columns} ${rows.length}`,
    "aria-hidden": "true",
  });
  trail.append(line);
  const letters = [...word].map((letter) => html("span", {}, letter));
  const spelled = html("p", { class: "word", "aria-label": `the word ${word}` }, ...letters);
  const grid = html("div", { class: "letter-grid" }, table, trail);
  const root = html("div", { class: "path-view" }, spelled, grid);
  /** @type {Element | null} */
  let current = null;

  /** @param {number} place */
  function letterAt(place) {
    return rows[Math.floor(place / columns)].charAt(place % columns);
  }

  /**
   * Squares that the path could step on next, from its back.
   *
   * @param {number[]} path
   * @param {number} from where in the word the path stands
   */
  function nextSquares(path, from) {
    const wanted = word.charAt(from + path.length);
    if (from < 0 || wanted === "" || path.length === 0) return [];
    const end = path[path.length - 1];
    const column = end % columns;
    const around = [end - columns, end + columns];
    if (column > 0) around.push(end - 1);
    if (column < columns - 1) around.push(end + 1);
    return around.filter(
      (place) =>
        place >= 0 && place < cells.length && letterAt(place) === wanted && !path.includes(place),
    );
  }

  /** @param {Frame} frame */
  function render(frame) {
    const { moment, step, expected, candidates } = frame;
    const path = moment.state.line;
    const from = alignment(word, path.map(letterAt).join(""));
    const next = nextSquares(path, from);
    const end = path[path.length - 1];
    current = step && cells[step.place];
    parts.forEach((part, place) => {
      const isCurrent = step?.place === place;
      const onPath = path.includes(place);
      const isClash = onPath && (from < 0 || path.indexOf(place) !== path.lastIndexOf(place));
      setClass(
        part.cell,
        (onPath ? "placed" : "empty") +
          (isClash ? " clash" : "") +
          (candidates && next.includes(place) ? " choice" : "") +
          (isCurrent ? currentClasses(frame) : ""),
      );
      const counts = candidates && place === end && from >= 0 && from + path.length < word.length;
      showBadge(part.badge, counts ? next.length : null);
      const isExpected = expected?.place === place;
      setClass(part.expected, isExpected ? "expected" : "expected hidden");
      setText(part.expected, !isExpected ? "" : isUndo(expected.kind) ? "−" : "+");
    });
    setAttributes(line, {
      points: path
        .map((place) => `${(place % columns) + 0.5},${Math.floor(place / columns) + 0.5}`)
        .join(" "),
    });
    letters.forEach((letter, i) => {
      setClass(letter, from >= 0 && i >= from && i < from + path.length ? "spelled" : "");
    });
  }

  return { root, render, current: () => current };
}
