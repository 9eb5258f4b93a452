import { byId } from "./dom.js";
import { Player } from "./player.js";
import { readReplay } from "./replay.js";

const replay = readReplay(byId("replay").textContent ?? "");
new Player(replay, {
  lead: byId("lead"),
  main: byId("main"),
  transport: byId("transport"),
  letterKeys: /** @type {HTMLInputElement} */ (byId("letter-keys")),
});
document.body.dataset.ready = "true";
