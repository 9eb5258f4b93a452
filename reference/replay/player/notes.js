import { html } from "./dom.js";
import { deed, grouped } from "./words.js";

/** @import { Run } from "./run.js" */

/**
 * What is to be said about a run as a whole: how it ended, and where it went another way.
 *
 * @param {Run} run
 * @param {(position: number) => void} goTo
 */
export function notesOf(run, goTo) {
  const { ending, fault } = run.recording;
  const notes = html("div", { class: "notes" });
  if (run.difference) notes.append(differenceNote(run, run.difference, goTo));
  if (ending) notes.append(html("p", { class: "note" }, ending));
  if (fault) notes.append(html("p", { class: "note warning" }, fault));
  return notes;
}

/**
 * @param {Run} run
 * @param {NonNullable<Run["difference"]>} difference
 * @param {(position: number) => void} goTo
 */
function differenceNote(run, { position, expected, explanation, isAhead }, goTo) {
  const step = run.stepTo(position);
  const theirs = isAhead || !step ? "ends" : deed(run.start, step);
  const instead = expected ? ` instead of a step that ${deed(run.start, expected)} (dashed)` : "";
  const number = grouped(isAhead ? position + 1 : position);
  const button = html("button", { type: "button", class: "quiet" }, "Go there");
  button.addEventListener("click", () => goTo(position));
  return html(
    "div",
    { class: "note difference" },
    html(
      "p",
      {},
      html("span", { class: "flag", "aria-hidden": "true" }),
      html("strong", {}, `First difference, at step ${number}: `),
      `this search ${theirs}${instead}.`,
    ),
    ...(explanation ? [html("p", {}, explanation)] : []),
    button,
  );
}
