import { html } from "./dom.js";
import { deed, grouped } from "./words.js";

/** @import { Run } from "./run.js" */

/**
 * What is to be said about a run as a whole: which check it failed and why, where it went another
 * way, and how it ended. Nothing is said twice.
 *
 * @param {Run} run
 * @param {(position: number) => void} goTo
 */
export function notesOf(run, goTo) {
  const { check, message, ending, fault } = run.recording;
  const notes = html("div", { class: "notes" });
  if (check || message) notes.append(verdictNote(check, message));
  if (run.difference) notes.append(differenceNote(run, run.difference, goTo));
  if (ending && !message.includes(ending)) {
    notes.append(html("p", { class: "note" }, html("bdi", {}, ending)));
  }
  if (fault) notes.append(html("p", { class: "note warning" }, fault));
  return notes;
}

/**
 * A paragraph, or a drawing, which is indented.
 *
 * @param {string} text
 */
function paragraph(text) {
  const isDrawing = text.split("\n").some((line) => /^ {2}/.test(line));
  return isDrawing
    ? html("pre", { tabindex: 0, "data-scrolls": "" }, html("bdi", {}, text))
    : html("p", {}, html("bdi", {}, text));
}

/**
 * @param {string} check
 * @param {string} message
 */
function verdictNote(check, message) {
  const paragraphs = message.split(/\n[ \t]*\n/).filter((text) => text.trim());
  return html(
    "section",
    { class: "note verdict", "aria-label": "The verdict" },
    ...(check ? [html("p", { class: "kind" }, "This check failed:")] : []),
    ...(check ? [html("h2", {}, html("bdi", {}, check))] : []),
    ...paragraphs.map(paragraph),
  );
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
  const isSaid = run.recording.message.includes(explanation);
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
    ...(explanation && !isSaid ? [html("p", {}, html("bdi", {}, explanation))] : []),
    button,
  );
}
