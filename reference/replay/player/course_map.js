import { html } from "./dom.js";
import { counted } from "./words.js";

/** @import { Course, CourseExercise } from "./course_data.js" */

/** @type {Record<string, [string, string]>} a sign and words for each state */
const states = {
  done: ["✓", "done"],
  started: ["◐", "started"],
  "not-started": ["○", "not started"],
  "does-not-compile": ["✗", "does not compile"],
  "could-not-build": ["✗", "could not be built"],
  "not-checked": ["?", "not checked"],
};

/**
 * A sign for those who see it.
 *
 * @param {CourseExercise} exercise
 */
export function stateSign({ state }) {
  return html("span", { class: `state-sign ${state}`, "aria-hidden": "true" }, states[state][0]);
}

/**
 * How far an exercise is, in words.
 *
 * @param {CourseExercise} exercise
 */
export function stateWords({ state, passed, all }) {
  const name = states[state][1];
  if (state !== "done" && state !== "started") return name;
  return `${name}: ${passed} of ${counted(all, "check")} passed`;
}

/**
 * How far the course is, in a sentence or two.
 *
 * @param {Course} course
 * @returns {(Node | string)[]}
 */
export function howFar({ parts, next }) {
  const exercises = parts.flatMap((part) => part.exercises);
  const done = exercises.filter((exercise) => exercise.state === "done").length;
  if (done === exercises.length) {
    return ["All of it is done: you have written every one of its searches yourself."];
  }
  const text = `${done} of ${counted(exercises.length, "exercise")} done.`;
  return next ? [`${text} Next: `, html("a", { href: `#${next}` }, next)] : [text];
}

/**
 * The course at a glance: for each part a list that leads to its exercises.
 *
 * @param {Course} course
 */
export function courseMap({ parts, next }) {
  return parts.map(({ title, exercises }) => {
    const list = html("ol", {});
    for (const exercise of exercises) {
      const isNext = exercise.name === next;
      const link = html(
        "a",
        { href: `#${exercise.name}` },
        stateSign(exercise),
        exercise.name,
        html("span", { class: "spoken" }, `, ${stateWords(exercise)}`),
      );
      list.append(
        html("li", {}, link, ...(isNext ? [html("span", { class: "next" }, "next")] : [])),
      );
    }
    return html("div", {}, html("p", { class: "part-name" }, title), list);
  });
}
