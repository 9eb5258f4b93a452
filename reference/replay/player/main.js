import { Player } from "./player.js";

/** @import { Replay } from "./player.js" */

/**
 * An element of page.html.
 *
 * @param {string} id
 */
function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}

const replay = /** @type {Replay} */ (JSON.parse(byId("replay").textContent ?? ""));
new Player(replay, { lead: byId("lead"), main: byId("main"), transport: byId("transport") });
document.body.dataset.ready = "true";
