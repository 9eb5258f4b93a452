import { html, setText } from "./dom.js";
import { notesOf } from "./notes.js";
import { pathView } from "./path_view.js";
import { DepthPlot } from "./plot.js";
import { queensView } from "./queens_view.js";
import { sequenceView } from "./sequence_view.js";
import { sudokuView } from "./sudoku_view.js";
import { capitalised, completedLabel, deed, grouped, leftLabel } from "./words.js";

/** @import { Start } from "./journal.js" */
/** @import { Run } from "./run.js" */
/** @import { View } from "./view.js" */

/**
 * @param {Start} start
 * @returns {View}
 */
function viewOf(start) {
  switch (start.kind) {
    case "board":
      return sudokuView(start);
    case "chessboard":
      return queensView(start);
    case "path":
      return pathView(start);
    case "sequence":
      return sequenceView(start);
  }
}

/** One run on the page: its state, what happens, its counts and its depth. */
export class Lane {
  /**
   * @param {Run} run
   * @param {string} heading empty: the page's own title says enough
   * @param {(position: number) => void} goTo
   */
  constructor(run, heading, goTo) {
    this.run = run;
    this.view = viewOf(run.start);
    this.plot = new DepthPlot(run, goTo);
    this.candidates = false;
    /** @type {Animation | undefined} */
    this.flashing = undefined;
    this.position = 0;
    this.sentence = html("p", { class: "sentence" });
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
    const countsCompleted = run.start.kind === "sequence" || run.last.completed > 1;
    this.completed = countsCompleted ? counter("completed", completedLabel(run.start)) : null;

    this.root = html("section", {
      class: "lane",
      "aria-label": run.recording.label,
    });
    if (heading) this.root.append(html("h2", {}, heading));
    this.root.append(
      html("div", { class: "state" }, this.view.root),
      html(
        "div",
        { class: "facts" },
        notesOf(run, goTo),
        this.sentence,
        counters,
        html(
          "figure",
          {},
          html(
            "figcaption",
            {},
            html("span", {}, "depth over time"),
            html("span", {}, `deepest ${run.deepest}`),
          ),
          this.plot.canvas,
        ),
      ),
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
    if (this.completed) setText(this.completed, grouped(moment.completed));
    setText(this.sentence, this.#sentence(position));
    this.root.classList.toggle("finished", position === run.length);
    this.plot.show(position);
  }

  /** @param {number} position */
  #sentence(position) {
    const { run } = this;
    const step = run.stepTo(position);
    const isEnd = position === run.length;
    if (!step) return isEnd ? "It made no choice at all." : "Nothing is placed yet.";
    const lead = run.moment.atDeadEnd ? "Dead end: " : "";
    const text = `${capitalised(lead + deed(run.start, step))}.`;
    if (!isEnd) return text;
    return `${text} ${run.recording.returned ? "Here it ends." : "Here it was cut off."}`;
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
