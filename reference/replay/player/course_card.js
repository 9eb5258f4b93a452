import { stateSign, stateWords } from "./course_map.js";
import { html } from "./dom.js";
import { viewOf } from "./lane.js";
import { Run } from "./run.js";
import { Scroller } from "./scroll.js";

/** @import { CourseExercise } from "./course_data.js" */
/** @import { Replay } from "./replay.js" */

/**
 * A moment of a search as a picture: where it failed, or else its end, or its start.
 *
 * @param {Replay} replay
 * @param {CourseExercise} exercise
 */
function pictureOf(replay, { name, state }) {
  const run = new Run(replay.runs[replay.runs.length - 1]);
  const view = viewOf(run);
  const { check, message } = run.recording;
  const isJudged = check !== "" || message !== "";
  const end = isJudged || state === "done" ? run.length : 0;
  const { difference } = run;
  const position = difference?.position ?? end;
  view.render({
    moment: run.at(position),
    step: isJudged ? run.stepTo(position) : null,
    expected: difference?.expected ?? null,
    expectedIsAhead: difference?.isAhead ?? false,
    candidates: false,
  });
  const what = isJudged ? "where your search failed" : position > 0 ? "at its end" : "at its start";
  return html(
    "div",
    { class: "picture", role: "img", "aria-label": `${name}, ${what}` },
    view.root,
  );
}

/** @param {CourseExercise} exercise */
function verdictOf({ name, state, verdict }) {
  const text = html("pre", {}, html("bdi", {}, verdict.trim()));
  const box = html("div", { class: "verdict-text" }, text);
  new Scroller(box, `The last verdict of ${name}`);
  const details = html("details", {}, html("summary", {}, "The last verdict"), box);
  details.open = state !== "done";
  return details;
}

/**
 * What can be watched, as links.
 *
 * @param {CourseExercise} exercise
 */
function searchesOf({ name, searches }) {
  const list = html("ul", { class: "searches", "aria-label": `To watch: ${name}` });
  searches.forEach((search, i) => {
    const link = html("a", { href: `#watch=${name}/${i}` }, html("bdi", {}, search.name));
    const caption = search.caption ? [": ", html("bdi", {}, search.caption)] : [];
    list.append(html("li", {}, link, ...caption));
  });
  return list;
}

/**
 * An exercise with its picture, its last verdict and its searches.
 *
 * @param {CourseExercise} exercise
 * @param {boolean} isNext
 */
export function courseCard(exercise, isNext) {
  const { name, teaches, level, verdict, searches } = exercise;
  const words = [stateWords(exercise), level].filter(Boolean).join(" · ");
  const page = `exercises/${name}/README.md`;
  const facts = html(
    "div",
    { class: "card-facts" },
    html("h3", {}, name),
    html("p", {}, html("bdi", {}, teaches)),
    html("p", { class: "state-line" }, stateSign(exercise), words),
  );
  if (isNext) {
    const command = html("code", {}, `build/bin/kata watch ${name}`);
    facts.append(html("p", {}, "Next: read ", html("code", {}, page), ", then type ", command));
  }
  if (verdict) facts.append(verdictOf(exercise));
  if (searches.length > 0) {
    const heading = html("p", { class: "searches-name" }, "To watch:");
    facts.append(html("div", {}, heading, searchesOf(exercise)));
  }
  const card = html("article", { class: "card", id: name, "aria-label": name });
  if (searches.length > 0) card.append(pictureOf(searches[0].replay, exercise));
  card.append(facts);
  return card;
}
