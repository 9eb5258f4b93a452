import { words } from "./text.js";

/** @import { Recording } from "./run.js" */

/**
 * What the page plays.
 *
 * @typedef {{format: 1, title: string, tree: boolean, runs: Recording[]}} Replay
 */

/**
 * Reads a page's data.
 *
 * @param {string} json
 */
export function readReplay(json) {
  return inWords(/** @type {Replay} */ (JSON.parse(json)));
}

/**
 * Makes words of a replay's texts. The letters of a grid stay bytes, for each is a square's.
 *
 * @param {Replay} replay
 */
export function inWords(replay) {
  replay.title = words(replay.title);
  for (const run of replay.runs) {
    for (const name of /** @type {const} */ ([
      "exercise",
      "label",
      "ending",
      "check",
      "message",
      "fault",
    ])) {
      run[name] = words(run[name]);
    }
    if (run.difference) run.difference.explanation = words(run.difference.explanation);
  }
  return replay;
}
