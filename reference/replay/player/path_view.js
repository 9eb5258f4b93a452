import { html, setAttributes, setClass, svg } from "./dom.js";
import { isUndo } from "./journal.js";
import { alignment } from "./rules.js";
import { characters, letterText, words } from "./text.js";
import { currentClasses, currentWords, say, showBadge, showExpected, squaresOf } from "./view.js";

/** @import { PathStart } from "./journal.js" */
/** @import { Frame, View } from "./view.js" */

/**
 * A letter on the page: written out, some take more room.
 *
 * @param {string} byte
 */
function letterSign(byte) {
  const text = letterText(byte);
  return html("span", { class: text.length > 1 ? "digit long" : "digit" }, text);
}

/**
 * @param {PathStart} start
 * @returns {View}
 */
export function pathView(start) {
  const { rows, word } = start;
  const columns = rows[0].length;

  /** @param {number} place */
  function letterAt(place) {
    return rows[Math.floor(place / columns)].charAt(place % columns);
  }

  const { table, squares } = squaresOf(
    "letters",
    "Grid of letters",
    rows.length,
    columns,
    (place) => letterSign(letterAt(place)),
  );
  const line = svg("polyline", { fill: "none" });
  const trail = svg(
    "svg",
    { class: "trail", viewBox: `0 0 ${columns} ${rows.length}`, "aria-hidden": "true" },
    line,
  );
  const letters = characters(word).map(({ text, length }) => ({
    length,
    sign: html("span", { "aria-hidden": "true" }, text === " " ? letterText(text) : text),
  }));
  const spelled = html(
    "p",
    { class: "word" },
    html("span", { class: "spoken" }, `The word: ${words(word)}`),
    ...letters.map(({ sign }) => sign),
  );
  const grid = html("div", { class: "letter-grid" }, table, trail);
  const root = html("div", { class: "path-view" }, spelled, grid);
  /** @type {Element | null} */
  let current = null;

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
        place >= 0 && place < squares.length && letterAt(place) === wanted && !path.includes(place),
    );
  }

  /** @param {Frame} frame */
  function render(frame) {
    const { moment, step, expected, candidates } = frame;
    const path = moment.state.line;
    const from = alignment(word, path.map(letterAt).join(""));
    const next = nextSquares(path, from);
    const end = path[path.length - 1];
    current = step && squares[step.place].cell;
    squares.forEach(({ cell, badge, expected: ghost, said }, place) => {
      const isCurrent = step?.place === place;
      const at = path.indexOf(place);
      const isClash = at >= 0 && (from < 0 || at !== path.lastIndexOf(place));
      const isChoice = candidates && next.includes(place);
      const countsNext =
        candidates && place === end && from >= 0 && from + path.length < word.length;
      const isExpected = expected?.place === place;
      setClass(
        cell,
        (at >= 0 ? "placed" : "empty") +
          (isClash ? " clash" : "") +
          (isChoice ? " choice" : "") +
          (isCurrent ? currentClasses(frame) : ""),
      );
      showBadge(badge, countsNext ? next.length : null);
      showExpected(ghost, !isExpected ? null : isUndo(expected.kind) ? "−" : "+");
      say(said, [
        letterText(letterAt(place)),
        at >= 0 && `step ${at + 1} of the path`,
        ...(isCurrent ? currentWords(frame) : []),
        isChoice && "can be next",
        countsNext && `${next.length} can be next`,
        isClash && "breaks a rule",
        isExpected && (isUndo(expected.kind) ? "expected: taken off" : "expected here"),
      ]);
    });
    setAttributes(line, {
      points: path
        .map((place) => `${(place % columns) + 0.5},${Math.floor(place / columns) + 0.5}`)
        .join(" "),
    });
    let at = 0;
    for (const { length, sign } of letters) {
      const isSpelled = from >= 0 && at >= from && at + length <= from + path.length;
      setClass(sign, isSpelled ? "spelled" : "");
      at += length;
    }
  }

  return { root, render, current: () => current };
}
