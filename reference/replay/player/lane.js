import { html, setText } from "./dom.js";
import { endingOf } from "./ending.js";
import { notesOf } from "./notes.js";
import { pathView } from "./path_view.js";
import { queensView } from "./queens_view.js";
import { Scroller } from "./scroll.js";
import { sequenceView } from "./sequence_view.js";
import { sudokuView } from "./sudoku_view.js";
import { capitalised, completedName, deed, grouped, leftLabel } from "./words.js";

/** @import { Run } from "./run.js" */
/** @import { View } from "./view.js" */

/**
 * @param {Run} run
 * @returns {View}
 */
export function viewOf({ start, orders }) {
  switch (start.kind) {
    case "board":
      return sudokuView(start);
    case "chessboard":
      return queensView(start);
    case "path":
      return pathView(start);
    case "sequence":
      return sequenceView(start, orders);
  }
}

/** One run on the page: its state, what happens, and its counts. */
export class Lane {
  /**
   * @param {Run} run
   * @param {string} heading empty: the page's own title says enough
   * @param {(position: number) => void} goTo
   */
  constructor(run, heading, goTo) {
    this.run = run;
    this.view = viewOf(run);
    this.candidates = false;
    /** @type {Animation | undefined} */
    this.flashing = undefined;
    this.position = 0;
    this.sentence = html("p", { class: "sentence", role: "status" });
    const counters = html("dl", { class: "counters" });
    /**
     * @param {string} id
     * @param {string} label
     */
    const counter = (id, label) => {
      const value = html("dd", { "data-count": id });
      counters.append(html("div", {}, html("dt", {}, label), value));
      return value;
    };
    this.placements = counter("placements", "placements");
    this.undone = counter("undone", "undone");
    this.deadEnds = counter("dead-ends", "dead ends");
    this.left = counter("left", leftLabel(run.start));
    this.completed = counter("completed", `${completedName(run.start)}s`);

    this.root = html("section", {
      class: "lane",
      "aria-label": run.recording.label,
    });
    if (heading) this.root.append(html("h2", {}, html("bdi", {}, heading)));
    const state = html("div", { class: "state" }, this.view.root);
    this.scroller = new Scroller(state, `The state of ${run.recording.label}`);
    this.root.append(
      state,
      html("div", { class: "facts" }, notesOf(run, goTo), this.sentence, counters),
    );
  }

  /** @param {number} position */
  show(position) {
    const { run } = this;
    this.position = position;
    this.flashing?.cancel();
    const moment = run.at(position);
    const step = run.stepTo(position);
    const parts = run.difference?.position === position ? run.difference : null;
    this.view.render({
      moment,
      step,
      expected: parts?.expected ?? null,
      expectedIsAhead: parts?.isAhead ?? false,
      candidates: this.candidates,
    });
    setText(this.placements, grouped(moment.placements));
    setText(this.undone, grouped(moment.undone));
    setText(this.deadEnds, grouped(moment.deadEnds));
    setText(this.left, grouped(Math.max(0, moment.state.left)));
    setText(this.completed, grouped(moment.completed));
    setText(this.sentence, this.#sentence(position));
    this.root.classList.toggle("finished", position === run.length);
    this.scroller.reveal(this.view.current());
  }

  /**
   * While a run plays, its sentence changes faster than anybody can listen.
   *
   * @param {boolean} playing
   */
  showPlaying(playing) {
    if (playing) {
      this.sentence.setAttribute("aria-live", "off");
    } else if (this.sentence.hasAttribute("aria-live")) {
      this.sentence.removeAttribute("aria-live");
      this.sentence.replaceChildren(this.sentence.textContent ?? ""); // to be read out now
    }
  }

  /** @param {number} position */
  #sentence(position) {
    const { run } = this;
    const step = run.stepTo(position);
    const isEnd = position === run.length;
    if (!step) return isEnd ? "It made no choice at all." : "Nothing is placed yet.";
    const lead = run.moment.atDeadEnd ? "Dead end: " : "";
    const text = `${capitalised(lead + deed(run.start, step))}.`;
    return isEnd ? `${text} ${endingOf(run)}` : text;
  }

  /** Lights up the place of the last event. */
  flash() {
    this.view
      .current()
      ?.animate([{ backgroundColor: "var(--flash)" }, { backgroundColor: "var(--dead-fill)" }], {
        duration: 350,
        easing: "ease-out",
      });
  }
}
