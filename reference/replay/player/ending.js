import { keepsRules } from "./rules.js";
import { completedName, counted } from "./words.js";

/** @import { Start } from "./journal.js" */
/** @import { Run } from "./run.js" */

/**
 * @param {Start} start
 * @param {boolean} isRight
 */
function fullState(start, isRight) {
  switch (start.kind) {
    case "board":
      return isRight ? "Solved." : "All squares are filled, but not by the rules.";
    case "chessboard":
      return isRight ? "Solved." : "All queens stand, but they attack each other.";
    case "path":
      return isRight ? "The word is found." : "The path is as long as the word, but not the word.";
    case "sequence":
      return isRight ? "A full order stands." : "The order is full, but not of these numbers.";
  }
}

/**
 * How a run ends, after its last step.
 *
 * @param {Run} run
 */
export function endingOf({ start, recording, last, depths, length }) {
  if (recording.fault) return "Here the replay ends.";
  if (!recording.returned) return "Here it was cut off.";
  if (last.state.left <= 0) return fullState(start, keepsRules(start, last.state));
  const standing = depths[length];
  if (standing > 0) return `Here it ends, with ${counted(standing, "placement")} still standing.`;
  const name = completedName(start);
  return last.completed > 0
    ? `Here it ends: all is taken back, after ${counted(last.completed, name)}.`
    : `Here it ends: all is taken back, and no ${name} was reached.`;
}
