import { Clock, speedFor, speeds } from "./clock.js";
import { html } from "./dom.js";
import { listenToKeys } from "./keys.js";
import { Lane } from "./lane.js";
import { Run } from "./run.js";
import { stick } from "./sticky.js";
import { Timeline } from "./timeline.js";
import { Transport } from "./transport.js";
import { TreeView } from "./tree_view.js";
import { counted } from "./words.js";

/** @import { Replay } from "./replay.js" */

/**
 * The parts of the page that the player fills, and its switch for keys.
 *
 * @typedef {object} Parts
 * @property {HTMLElement} lead
 * @property {HTMLElement} main
 * @property {HTMLElement} transport
 * @property {HTMLInputElement} letterKeys
 */

/** Flashes come no faster than this, in milliseconds: three in a second can harm. */
const flashPause = 400;

/** Everything on the page, kept in step with one position: the clock of all runs. */
export class Player {
  /**
   * @param {Replay} replay
   * @param {Parts} parts
   */
  constructor(replay, parts) {
    this.parts = parts;
    this.main = parts.main;
    this.whileOpen = new AbortController();
    this.runs = replay.runs.map((recording) => new Run(recording));
    this.length = Math.max(...this.runs.map((run) => run.length));
    this.position = 0;
    this.lastFlash = 0;
    this.calm = matchMedia("(prefers-reduced-motion: reduce)");
    this.clock = new Clock((steps) => this.#play(steps));
    this.clock.speed = this.#firstSpeed();
    this.difference = this.runs.map((run) => run.difference).find(Boolean) ?? null;
    /** @type {TreeView | null} */
    this.tree = null;

    /** @param {number} position */
    const goTo = (position) => this.goTo(position);
    const isRace = this.runs.length > 1;
    this.lanes = this.runs.map((run) => new Lane(run, isRace ? run.recording.label : "", goTo));
    parts.main.className = isRace ? "race" : "single";
    parts.main.append(...this.lanes.map((lane) => lane.root));
    parts.lead.append(...this.#lead(replay.title));
    this.timeline = new Timeline(this.runs, this.length, goTo);
    this.transport = new Transport(
      parts.transport,
      this.length,
      this.clock.speed,
      this.timeline.root,
      {
        toggle: () => this.toggle(),
        goTo,
        step: (steps) => this.goTo(this.position + steps),
        deadEnd: (direction) => this.#toDeadEnd(direction),
        speed: (speed) => (this.clock.speed = speed),
      },
    );
    this.#addSwitches();
    stick(parts.transport, this.whileOpen.signal);
    this.#listen(parts.letterKeys);
    this.goTo(this.#firstPosition());
    if (replay.tree) this.toggleTree();
  }

  /** Stops, and leaves the page as it found it. */
  close() {
    this.pause();
    this.whileOpen.abort();
    const { lead, main, transport } = this.parts;
    for (const part of [lead, main, transport]) part.replaceChildren();
    main.className = "";
    transport.hidden = true;
  }

  /**
   * What the title does not say.
   *
   * @param {string} title
   */
  #lead(title) {
    const isRace = this.runs.length > 1; // whose lanes have their labels as headings
    const names = this.runs.flatMap(({ recording: { exercise, label } }) =>
      isRace ? [exercise] : [exercise, label],
    );
    const lengths = this.runs.map((run) => counted(run.length, "step")).join(" against ");
    return [...new Set(names)]
      .filter((name) => name && name !== title)
      .flatMap((name) => [html("bdi", {}, name), " · "])
      .concat(lengths);
  }

  /** In a race there is time to see the quicker one. */
  #firstSpeed() {
    const shortest = Math.min(...this.runs.map((run) => run.length));
    return this.runs.length > 1 ? speedFor(shortest, 10) : speedFor(this.length, 30);
  }

  /**
   * The step that the address asks for (#step=12), the first difference, the end where a verdict
   * stands beside it, or the start.
   */
  #firstPosition() {
    const asked = /^#step=(\d+)$/.exec(location.hash);
    if (asked) return Number(asked[1]);
    const isJudged = this.runs.some(({ recording }) => recording.check || recording.message);
    return this.difference?.position ?? (isJudged ? this.length : 0);
  }

  #addSwitches() {
    /**
     * @param {string} text
     * @param {() => void} action
     */
    const addSwitch = (text, action) => {
      const button = html("button", { type: "button", class: "quiet", "aria-pressed": "false" });
      button.append(text);
      button.addEventListener("click", action);
      this.transport.switches.append(button);
      return button;
    };
    const hasCandidates = this.runs.some((run) => run.start.kind !== "sequence");
    this.candidateSwitch = hasCandidates
      ? addSwitch("Candidates", () => this.toggleCandidates())
      : null;
    this.treeSwitch = this.runs.length === 1 ? addSwitch("Tree", () => this.toggleTree()) : null;
  }

  /** @param {HTMLInputElement} letterKeys */
  #listen(letterKeys) {
    const actions = {
      " ": () => this.toggle(),
      /** @param {boolean} shift */
      ArrowRight: (shift) => (shift ? this.#toDeadEnd(1) : this.goTo(this.position + 1)),
      /** @param {boolean} shift */
      ArrowLeft: (shift) => (shift ? this.#toDeadEnd(-1) : this.goTo(this.position - 1)),
      ArrowUp: () => this.#changeSpeed(1),
      ArrowDown: () => this.#changeSpeed(-1),
      Home: () => this.goTo(0),
      End: () => this.goTo(this.length),
      c: () => this.toggleCandidates(),
      t: () => this.toggleTree(),
      f: () => this.goTo(this.difference?.position ?? this.position),
    };
    listenToKeys(actions, letterKeys, this.whileOpen.signal);
  }

  /**
   * @param {HTMLButtonElement} button
   * @returns {boolean} whether it is on now
   */
  #flip(button) {
    const on = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(on));
    return on;
  }

  toggleCandidates() {
    if (!this.candidateSwitch) return;
    const on = this.#flip(this.candidateSwitch);
    for (const lane of this.lanes) lane.candidates = on;
    this.#show(this.position);
  }

  toggleTree() {
    if (!this.treeSwitch) return;
    const on = this.#flip(this.treeSwitch);
    this.main.classList.toggle("with-tree", on);
    if (!this.tree && on) {
      this.tree = new TreeView(this.runs[0], (position) => this.goTo(position));
      this.main.append(this.tree.root);
      this.tree.scrollToStart();
    }
    if (this.tree) this.tree.root.hidden = !on;
    this.#show(this.position);
  }

  /** @param {number} steps */
  #play(steps) {
    const before = this.position;
    this.#show(before + steps);
    this.#flashDeadEnds(before);
    if (this.position === this.length) this.pause();
  }

  toggle() {
    if (this.clock.running) {
      this.pause();
      return;
    }
    if (this.position === this.length) this.#show(0);
    this.clock.start();
    this.#showPlaying(true);
  }

  pause() {
    this.clock.stop();
    this.#showPlaying(false);
  }

  /** @param {boolean} playing */
  #showPlaying(playing) {
    this.transport.showPlaying(playing);
    for (const lane of this.lanes) lane.showPlaying(playing);
  }

  /**
   * Pauses and shows a position; outside the run, the nearest in it.
   *
   * @param {number} position
   */
  goTo(position) {
    const before = this.position;
    this.pause();
    this.#show(position);
    if (this.position !== before) this.#flashDeadEnds(this.position - 1);
    if (this.tree && !this.tree.root.hidden) this.tree.scrollToHere();
  }

  /** @param {number} position */
  #show(position) {
    this.position = Math.min(this.length, Math.max(0, position));
    for (const lane of this.lanes) lane.show(Math.min(this.position, lane.run.length));
    if (this.tree && !this.tree.root.hidden) this.tree.show(this.position);
    this.timeline.show(this.position);
    this.transport.show(this.position);
  }

  /** @param {number} before */
  #flashDeadEnds(before) {
    const now = performance.now();
    if (this.calm.matches || now - this.lastFlash < flashPause) return;
    for (const lane of this.lanes) {
      if (lane.position > before && lane.run.at(lane.position).atDeadEnd) {
        lane.flash();
        this.lastFlash = now;
      }
    }
  }

  /** @param {1 | -1} direction */
  #toDeadEnd(direction) {
    const positions = this.runs
      .map((run) =>
        direction > 0 ? run.deadEndAfter(this.position) : run.deadEndBefore(this.position),
      )
      .filter((position) => position !== undefined);
    if (positions.length === 0) return;
    this.goTo(direction > 0 ? Math.min(...positions) : Math.max(...positions));
  }

  /** @param {1 | -1} direction */
  #changeSpeed(direction) {
    const at = speeds.indexOf(this.clock.speed) + direction;
    this.clock.speed = speeds[Math.min(speeds.length - 1, Math.max(0, at))];
    this.transport.showSpeed(this.clock.speed);
  }
}
