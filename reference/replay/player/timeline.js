import { html, setText } from "./dom.js";
import { DepthPlot } from "./plot.js";
import { grouped } from "./words.js";

/** @import { Run } from "./run.js" */

/** The depth of each run over time, one below the other on one axis: that of the scrubber. */
export class Timeline {
  /**
   * @param {Run[]} runs
   * @param {number} length
   * @param {(position: number) => void} goTo
   */
  constructor(runs, length, goTo) {
    this.root = html("div", { class: "timeline" });
    this.plots = runs.map((run) => {
      const most = html("span", {}, "");
      const plot = new DepthPlot(run, length, goTo, (deadEnds) => {
        const bars = deadEnds > 1 ? `, ${grouped(deadEnds)} dead ends to a bar` : "";
        setText(most, `at most ${grouped(run.deepest)} deep${bars}`);
      });
      const name = runs.length > 1 ? [html("bdi", {}, run.recording.label)] : [];
      const legend = html("span", { class: "legend" }, "depth over time; below: dead ends");
      const caption = html("figcaption", {}, ...name, legend, most);
      this.root.append(html("figure", {}, caption, plot.canvas));
      return plot;
    });
  }

  /** @param {number} position */
  show(position) {
    for (const plot of this.plots) plot.show(position);
  }
}
