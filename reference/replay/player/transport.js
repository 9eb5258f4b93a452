import { speeds } from "./clock.js";
import { html, setAttributes, setText, svg } from "./dom.js";
import { grouped } from "./words.js";

/** What the buttons show, drawn on 24 by 24. */
const icons = {
  start: "M6 5v14M19 5 9 12l10 7Z",
  end: "M18 5v14M5 5l10 7-10 7Z",
  previousDeadEnd: "M11 5 4 12l7 7M14 8l6 8M20 8l-6 8",
  nextDeadEnd: "M13 5l7 7-7 7M4 8l6 8M10 8l-6 8",
  back: "M15 5 8 12l7 7",
  forward: "M9 5l7 7-7 7",
  play: "M7 4.5v15l12-7.5Z",
  pause: "M8 5v14M16 5v14",
};

/**
 * What the controls ask for.
 *
 * @typedef {object} Commands
 * @property {() => void} toggle
 * @property {(position: number) => void} goTo
 * @property {(steps: number) => void} step
 * @property {(direction: 1 | -1) => void} deadEnd
 * @property {(speed: number) => void} speed
 */

/**
 * @param {keyof typeof icons} name
 */
function icon(name) {
  const drawing = svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" });
  drawing.append(svg("path", { d: icons[name] }));
  return drawing;
}

/** The bar with the buttons, the scrubber and the speed. */
export class Transport {
  /**
   * @param {HTMLElement} root
   * @param {number} length
   * @param {number} speed
   * @param {HTMLElement} timeline what stands on the scrubber's axis
   * @param {Commands} commands
   */
  constructor(root, length, speed, timeline, commands) {
    this.length = length;
    /**
     * @param {keyof typeof icons} name
     * @param {string} label
     * @param {string} key
     * @param {() => void} action
     */
    const button = (name, label, key, action) => {
      const made = html("button", {
        type: "button",
        class: "icon",
        "data-control": name,
        "aria-label": label,
        title: `${label} (${key})`,
      });
      made.append(icon(name));
      made.addEventListener("click", action);
      return made;
    };
    this.playButton = button("play", "Play", "space", () => commands.toggle());
    this.playButton.classList.add("play");
    const buttons = html(
      "div",
      { class: "buttons" },
      button("start", "To the start", "Home", () => commands.goTo(0)),
      button("previousDeadEnd", "Dead end before", "Shift ←", () => commands.deadEnd(-1)),
      button("back", "One step back", "←", () => commands.step(-1)),
      this.playButton,
      button("forward", "One step forward", "→", () => commands.step(1)),
      button("nextDeadEnd", "Next dead end", "Shift →", () => commands.deadEnd(1)),
      button("end", "To the end", "End", () => commands.goTo(length)),
    );

    this.scrubber = html("input", {
      type: "range",
      class: "scrubber",
      min: 0,
      max: length,
      step: 1,
      value: 0,
      "aria-label": "Step",
    });
    this.scrubber.addEventListener("input", () => commands.goTo(this.scrubber.valueAsNumber));

    // Never read out by itself: the scrubber has the same as its value.
    this.count = html("p", { class: "step-count" });

    this.speedChoice = html("select", { "aria-label": "Speed", title: "steps a second" });
    for (const each of speeds) {
      this.speedChoice.append(html("option", { value: each }, `${grouped(each)}/s`));
    }
    this.speedChoice.value = String(speed);
    this.speedChoice.addEventListener("change", () => {
      commands.speed(Number(this.speedChoice.value));
    });
    /** Where the player puts its switches. */
    this.switches = html("div", { class: "switches" });
    root.append(
      timeline,
      this.scrubber,
      html(
        "div",
        { class: "controls" },
        buttons,
        this.switches,
        this.count,
        html("label", {}, html("span", {}, "Speed "), this.speedChoice),
      ),
    );
    root.hidden = false;
  }

  /** @param {number} position */
  show(position) {
    const text = `step ${grouped(position)} of ${grouped(this.length)}`;
    this.scrubber.value = String(position);
    this.scrubber.setAttribute("aria-valuetext", text);
    setText(this.count, text);
  }

  /** @param {boolean} playing */
  showPlaying(playing) {
    const label = playing ? "Pause" : "Play";
    setAttributes(this.playButton, {
      "aria-label": label,
      title: `${label} (space)`,
    });
    this.playButton.replaceChildren(icon(playing ? "pause" : "play"));
  }

  /** @param {number} speed */
  showSpeed(speed) {
    this.speedChoice.value = String(speed);
  }
}
