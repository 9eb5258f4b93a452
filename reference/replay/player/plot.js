import { html } from "./dom.js";

/** @import { Run } from "./run.js" */

/** What a plot is drawn with, as the style sheet names it. */
const colourNames = [
  "plot-past",
  "plot-future",
  "plot-line",
  "plot-line-future",
  "dead",
  "line-strong",
  "expected",
  "ink",
];

/** Media that change the colours. */
const colourMedia = ["(prefers-color-scheme: dark)", "(forced-colors: active)", "print"];

/** A bar of dead ends and the gap behind it, in CSS pixels. */
const barWidth = 2;
const barStride = 3;

/**
 * The depth of a search over time; below it hang bars, the longer the more dead ends. A click or a
 * drag goes there.
 */
export class DepthPlot {
  /**
   * @param {Run} run
   * @param {number} length of the time axis, which the runs on a page have in common
   * @param {(position: number) => void} goTo
   * @param {(most: number) => void} onMeasured takes how many dead ends the longest bar stands for
   */
  constructor(run, length, goTo, onMeasured) {
    this.run = run;
    this.length = Math.max(1, length);
    this.onMeasured = onMeasured;
    this.canvas = html("canvas", { class: "plot", role: "img" });
    this.canvas.setAttribute(
      "aria-label",
      `Depth over time: up to ${run.deepest} placements stand at once; ` +
        `${run.deadEnds.length} dead ends hang below.`,
    );
    this.position = 0;
    this.width = 0;
    /** @type {Record<string, string>} */
    this.colours = {};
    /** The lowest and highest depth in each column of pixels, as far as the run goes. */
    this.columns = { lowest: new Uint32Array(0), highest: new Uint32Array(0) };
    /** How many dead ends each bar stands for, and the longest of them. */
    this.bars = new Uint32Array(0);
    this.mostDeadEnds = 0;
    /** @type {{past: OffscreenCanvas, future: OffscreenCanvas} | null} */
    this.layers = null;
    new ResizeObserver(() => this.#resize()).observe(this.canvas);
    for (const media of colourMedia) {
      matchMedia(media).addEventListener("change", () => this.#paint());
    }

    /** @param {PointerEvent} event */
    const follow = (event) => {
      const share = event.offsetX / Math.max(1, this.canvas.clientWidth - 1);
      goTo(Math.round(Math.min(1, Math.max(0, share)) * this.length));
    };
    this.canvas.addEventListener("pointerdown", (event) => {
      this.canvas.setPointerCapture(event.pointerId);
      follow(event);
    });
    this.canvas.addEventListener("pointermove", (event) => {
      if (event.buttons & 1) follow(event);
    });
  }

  #resize() {
    const scale = devicePixelRatio || 1;
    const width = Math.round(this.canvas.clientWidth * scale);
    if (width === 0) return;
    this.canvas.width = width;
    this.canvas.height = Math.round(this.canvas.clientHeight * scale);
    if (width !== this.width) this.#measure(width, scale);
    this.width = width;
    this.#paint();
  }

  /** Kept, since asking for them in each frame makes the browser lay out the page. */
  #readColours() {
    const { style } = this.canvas;
    for (const name of colourNames) {
      style.color = `var(--${name})`;
      this.colours[name] = getComputedStyle(this.canvas).color;
    }
    style.color = "";
  }

  /**
   * Long runs have many positions to a column of pixels: keeps the lowest and highest depth.
   *
   * @param {number} width
   * @param {number} scale
   */
  #measure(width, scale) {
    const { depths, deadEnds } = this.run;
    const ownWidth = Math.max(1, Math.ceil((this.run.length / this.length) * width));
    const lowest = new Uint32Array(ownWidth);
    const highest = new Uint32Array(ownWidth);
    for (let x = 0; x < ownWidth; ++x) {
      const first = Math.min(this.run.length, Math.floor((x * this.length) / width));
      const next = Math.min(this.run.length + 1, Math.ceil(((x + 1) * this.length) / width));
      let low = depths[first];
      let high = low;
      for (let i = first; i < next; ++i) {
        low = Math.min(low, depths[i]);
        high = Math.max(high, depths[i]);
      }
      lowest[x] = low;
      highest[x] = high;
    }
    this.columns = { lowest, highest };
    const count = Math.ceil(width / (barStride * scale));
    this.bars = new Uint32Array(count);
    for (const position of deadEnds) {
      ++this.bars[Math.floor((position * count) / (this.length + 1))];
    }
    this.mostDeadEnds = this.bars.reduce((a, b) => Math.max(a, b), 0);
    this.onMeasured(this.mostDeadEnds);
  }

  /** @param {number} position */
  show(position) {
    this.position = position;
    this.draw();
  }

  draw() {
    const context = this.canvas.getContext("2d");
    if (!context || !this.layers) return;
    const { width, height } = this.canvas;
    const now = Math.min(width, Math.round(this.#x(this.position)) + 1);
    context.clearRect(0, 0, width, height);
    const { past, future } = this.layers;
    context.drawImage(past, 0, 0, now, height, 0, 0, now, height);
    if (now < width) {
      context.drawImage(future, now, 0, width - now, height, now, 0, width - now, height);
    }
    const scale = devicePixelRatio || 1;
    context.fillStyle = this.colours["ink"];
    context.fillRect(
      Math.min(this.#x(this.position), width - 2 * scale),
      0,
      2 * scale,
      this.#bottom(),
    );
  }

  /** Draws all that stays: what lies behind the position, and what lies before it. */
  #paint() {
    this.#readColours();
    this.layers = { past: this.#layer(""), future: this.#layer("-future") };
    this.draw();
  }

  /** @param {"" | "-future"} suffix of the colours' names */
  #layer(suffix) {
    const layer = new OffscreenCanvas(this.canvas.width, this.canvas.height);
    const context = layer.getContext("2d");
    if (!context) throw new Error("this browser draws nothing");
    const fill = suffix ? "plot-future" : "plot-past";
    this.#drawColumns(context, fill, `plot-line${suffix}`);
    this.#drawBars(context);
    this.#drawMarks(context);
    return layer;
  }

  /** Of the part above the line, in pixels. */
  #bottom() {
    return this.canvas.height - this.#longestBar() - 3 * (devicePixelRatio || 1);
  }

  #longestBar() {
    return this.mostDeadEnds > 0 ? Math.round(this.canvas.height * 0.25) : 0;
  }

  /**
   * Where a position is, in pixels.
   *
   * @param {number} position
   */
  #x(position) {
    return (position / this.length) * (this.width - 1);
  }

  /**
   * @param {OffscreenCanvasRenderingContext2D} context
   * @param {string} fill
   * @param {string} line
   */
  #drawColumns(context, fill, line) {
    const scale = devicePixelRatio || 1;
    const bottom = this.#bottom();
    const { lowest, highest } = this.columns;
    const unit = (bottom - 6 * scale) / Math.max(1, this.run.deepest);
    for (let x = 0; x < lowest.length; ++x) {
      const top = Math.round(bottom - highest[x] * unit);
      const low = Math.round(bottom - lowest[x] * unit);
      context.fillStyle = this.colours[fill];
      context.fillRect(x, low, 1, bottom - low);
      context.fillStyle = this.colours[line];
      context.fillRect(x, top - scale, 1, 2 * scale);
      // Between its lowest and highest depth the search was everywhere.
      context.globalAlpha = 0.5;
      context.fillRect(x, top + scale, 1, low - top - scale);
      context.globalAlpha = 1;
    }
  }

  /** @param {OffscreenCanvasRenderingContext2D} context */
  #drawBars(context) {
    const scale = devicePixelRatio || 1;
    const top = this.#bottom() + 3 * scale;
    context.fillStyle = this.colours["dead"];
    this.bars.forEach((deadEnds, i) => {
      if (deadEnds === 0) return;
      const length = Math.max(scale, (deadEnds / this.mostDeadEnds) * this.#longestBar());
      context.fillRect(i * barStride * scale, top, barWidth * scale, length);
    });
  }

  /**
   * The line below, where this run ends before the others, and where it went another way.
   *
   * @param {OffscreenCanvasRenderingContext2D} context
   */
  #drawMarks(context) {
    const scale = devicePixelRatio || 1;
    const bottom = this.#bottom();
    context.fillStyle = this.colours["line-strong"];
    context.fillRect(0, bottom, this.width, scale);
    if (this.run.length < this.length) {
      const end = this.#x(this.run.length);
      context.fillRect(end, bottom - 6 * scale, scale, 9 * scale);
    }
    if (this.run.difference) {
      const x = this.#x(this.run.difference.position);
      context.fillStyle = this.colours["expected"];
      context.beginPath();
      context.moveTo(x - 5 * scale, 0);
      context.lineTo(x + 5 * scale, 0);
      context.lineTo(x, 8 * scale);
      context.fill();
      context.fillRect(x, 0, scale, bottom);
    }
  }
}
