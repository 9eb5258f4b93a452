import { html } from "./dom.js";

/** @import { Run } from "./run.js" */

/** Of the bars below the line, in CSS pixels. */
const barLength = 8;

/**
 * The depth of a search over time; below it hang bars, the longer the more dead ends. A click or a
 * drag goes there.
 */
export class DepthPlot {
  /**
   * @param {Run} run
   * @param {(position: number) => void} goTo
   */
  constructor(run, goTo) {
    this.run = run;
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
    /** @type {{lowest: Uint16Array, highest: Uint16Array, dead: Float32Array}} */
    this.columns = {
      lowest: new Uint16Array(0),
      highest: new Uint16Array(0),
      dead: new Float32Array(0),
    };
    new ResizeObserver(() => this.#resize()).observe(this.canvas);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
      this.#readColours();
      this.draw();
    });

    /** @param {PointerEvent} event */
    const follow = (event) => {
      const share = event.offsetX / Math.max(1, this.canvas.clientWidth - 1);
      goTo(Math.round(Math.min(1, Math.max(0, share)) * run.length));
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
    if (width !== this.width) this.#measure(width);
    this.width = width;
    this.#readColours();
    this.draw();
  }

  /** Kept, since asking for them in each frame makes the browser lay out the page. */
  #readColours() {
    const style = getComputedStyle(this.canvas);
    for (const name of [
      "plot-past",
      "plot-future",
      "plot-line",
      "plot-line-future",
      "dead",
      "line-strong",
      "expected",
      "ink",
    ]) {
      this.colours[name] = style.getPropertyValue(`--${name}`).trim();
    }
  }

  /**
   * Long runs have many positions to a column of pixels: keeps the lowest and highest depth.
   *
   * @param {number} width
   */
  #measure(width) {
    const { depths, length, deadEnds } = this.run;
    const lowest = new Uint16Array(width);
    const highest = new Uint16Array(width);
    const dead = new Float32Array(width);
    for (let x = 0; x < width; ++x) {
      const first = Math.floor((x * length) / width);
      const last = Math.max(first, Math.ceil(((x + 1) * length) / width) - 1);
      let low = depths[first];
      let high = low;
      for (let i = first; i <= last; ++i) {
        low = Math.min(low, depths[i]);
        high = Math.max(high, depths[i]);
      }
      lowest[x] = low;
      highest[x] = high;
    }
    for (const position of deadEnds) {
      ++dead[Math.floor((position * width) / (length + 1))];
    }
    const most = dead.reduce((a, b) => Math.max(a, b), 1);
    dead.forEach((count, x) => (dead[x] = count / most));
    this.columns = { lowest, highest, dead };
  }

  /** @param {number} position */
  show(position) {
    this.position = position;
    this.draw();
  }

  draw() {
    const context = this.canvas.getContext("2d");
    if (!context || this.width === 0) return;
    const scale = devicePixelRatio || 1;
    const bottom = this.canvas.height - (barLength + 3) * scale;
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    this.#drawColumns(context, bottom, scale);
    this.#drawMarks(context, bottom, scale);
  }

  /**
   * Where a position is, in pixels.
   *
   * @param {number} position
   */
  #x(position) {
    return (position / Math.max(1, this.run.length)) * (this.width - 1);
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {number} bottom
   * @param {number} scale
   */
  #drawColumns(context, bottom, scale) {
    const { lowest, highest, dead } = this.columns;
    const unit = (bottom - 6 * scale) / Math.max(1, this.run.deepest);
    const now = this.#x(this.position);
    for (let x = 0; x < this.width; ++x) {
      const top = Math.round(bottom - highest[x] * unit);
      const low = Math.round(bottom - lowest[x] * unit);
      const isPast = x <= now;
      context.fillStyle = this.colours[isPast ? "plot-past" : "plot-future"];
      context.fillRect(x, low, 1, bottom - low);
      context.fillStyle = this.colours[isPast ? "plot-line" : "plot-line-future"];
      context.fillRect(x, top - scale, 1, 2 * scale);
      // Between its lowest and highest depth the search was everywhere.
      context.globalAlpha = 0.5;
      context.fillRect(x, top + scale, 1, low - top - scale);
      context.globalAlpha = 1;
      if (dead[x] > 0) {
        context.fillStyle = this.colours["dead"];
        context.fillRect(x, bottom + 3 * scale, scale, Math.max(3, dead[x] * barLength) * scale);
      }
    }
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {number} bottom
   * @param {number} scale
   */
  #drawMarks(context, bottom, scale) {
    context.fillStyle = this.colours["line-strong"];
    context.fillRect(0, bottom, this.width, scale);
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
    context.fillStyle = this.colours["ink"];
    context.fillRect(
      Math.min(this.#x(this.position), this.width - 2 * scale),
      0,
      2 * scale,
      bottom,
    );
  }
}
