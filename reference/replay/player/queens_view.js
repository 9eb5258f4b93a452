import { html, setClass, svg } from "./dom.js";
import { isUndo } from "./journal.js";
import { Attacks } from "./rules.js";
import { currentClasses, currentWords, say, showBadge, showExpected, squaresOf } from "./view.js";
import { counted } from "./words.js";

/** @import { ChessboardStart } from "./journal.js" */
/** @import { Frame, View } from "./view.js" */

const crown = "M4 19h16M5 16 3.2 7.5 8.4 12 12 5l3.6 7 5.2-4.5L19 16Z";

/**
 * Behind each row of a chessboard, how many safe squares it has.
 *
 * @param {HTMLTableElement} table
 */
function addGutter(table) {
  const [head, ...rows] = table.rows;
  head.append(
    html("th", { scope: "col" }, html("span", { class: "spoken" }, "safe squares in this row")),
  );
  return rows.map((row) => {
    const badge = html("span", { class: "badge hidden" });
    row.append(html("td", { class: "gutter" }, badge));
    return badge;
  });
}

/**
 * @param {ChessboardStart} start
 * @returns {View}
 */
export function queensView(start) {
  const { size } = start;
  const { table, squares } = squaresOf("chessboard", "Chessboard", size, size, () =>
    svg("svg", { viewBox: "0 0 24 24" }, svg("path", { d: crown })),
  );
  const badges = addGutter(table);
  /** @type {Element | null} */
  let current = null;

  /** @param {Frame} frame */
  function render(frame) {
    const { moment, step, expected, candidates } = frame;
    const board = moment.state.cells;
    const attacks = new Attacks(size, board);
    const safe = new Uint16Array(size);
    current = step && squares[step.place].cell;
    squares.forEach(({ cell, expected: ghost, said }, place) => {
      const row = Math.floor(place / size);
      const isShaded = (row + (place % size)) % 2 === 1;
      const isCurrent = step?.place === place;
      const isFree = !attacks.rows[row] && attacks.isSafe(place);
      if (isFree) ++safe[row];
      const isGone = isCurrent && !board[place];
      const isClash = board[place] > 0 && attacks.isAttacked(place);
      const isExpected = expected?.place === place;
      setClass(
        cell,
        (board[place] ? "placed" : "empty") +
          (isShaded ? " shaded" : "") +
          (isClash ? " clash" : "") +
          (candidates && isFree ? " choice" : "") +
          (isCurrent ? currentClasses(frame) : "") +
          (isGone ? " ghost" : ""),
      );
      showExpected(ghost, !isExpected ? null : isUndo(expected.kind) ? "−" : "+");
      say(said, [
        board[place] || isGone ? "queen" : "empty",
        ...(isCurrent ? currentWords(frame) : []),
        candidates && isFree && !isGone && "safe",
        isClash && "attacked",
        isExpected && (isUndo(expected.kind) ? "expected: taken off" : "expected: a queen"),
      ]);
    });
    badges.forEach((badge, row) => {
      const choices = candidates && !attacks.rows[row] ? safe[row] : null;
      showBadge(badge, choices);
      if (choices === null) badge.removeAttribute("title");
      else badge.title = counted(choices, "safe square");
    });
  }

  return { root: table, render, current: () => current };
}
