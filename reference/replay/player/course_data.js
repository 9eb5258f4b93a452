import { inWords, readReplay } from "./replay.js";
import { words } from "./text.js";

/** @import { Replay } from "./replay.js" */

/**
 * Something to watch: a search of the articles, or one that failed.
 *
 * @typedef {object} Showing
 * @property {string} name what leads there
 * @property {string} caption what is to be seen
 * @property {Replay} replay
 */

/**
 * How far an exercise is: "done", "started", "not-started", "does-not-compile" or "not-checked".
 *
 * @typedef {object} CourseExercise
 * @property {string} name
 * @property {string} teaches
 * @property {string} level
 * @property {string} state
 * @property {number} passed how many of its checks
 * @property {number} all
 * @property {string} verdict what the last check said; empty where there was none
 * @property {string} failure the data of the page that its last failure left, or empty
 * @property {Showing[]} searches
 */

/**
 * @typedef {object} CoursePart
 * @property {string} title
 * @property {CourseExercise[]} exercises
 */

/**
 * @typedef {object} Course
 * @property {string} title
 * @property {string} next the exercise that comes next; empty when all are done
 * @property {CoursePart[]} parts
 */

/**
 * A page may be half of one, from a disk that was full.
 *
 * @param {string} data
 */
function failureOf(data) {
  try {
    return data && readReplay(data);
  } catch {
    return null;
  }
}

/**
 * Reads the page's data. A failure that was left is the first thing to watch.
 *
 * @param {string} json
 * @returns {Course}
 */
export function readCourse(json) {
  const course = /** @type {Course} */ (JSON.parse(json));
  for (const exercise of course.parts.flatMap((part) => part.exercises)) {
    exercise.teaches = words(exercise.teaches);
    exercise.verdict = words(exercise.verdict);
    for (const search of exercise.searches) {
      search.name = words(search.name);
      search.caption = words(search.caption);
      inWords(search.replay);
    }
    const replay = failureOf(exercise.failure);
    if (!replay) continue;
    const name = "Your search, which failed";
    exercise.searches.unshift({ name, caption: replay.runs[0].check, replay });
  }
  return course;
}
