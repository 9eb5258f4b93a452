/** Speeds to choose from, in steps a second. */
export const speeds = [
  1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000,
];

/**
 * The speed that plays so many steps in about so many seconds.
 *
 * @param {number} steps
 * @param {number} seconds
 */
export function speedFor(steps, seconds) {
  return speeds.find((speed) => speed > 1 && steps / speed <= seconds) ?? speeds[speeds.length - 1];
}

/** A pause in the frames that is longer is no reason to leap: the page was hidden. */
const longestFrame = 0.1;

/** Counts steps while it runs. */
export class Clock {
  /** @param {(steps: number) => void} onSteps */
  constructor(onSteps) {
    this.onSteps = onSteps;
    this.speed = 1;
    this.running = false;
    this.before = 0;
    this.due = 0;
  }

  start() {
    if (this.running) return;
    this.running = true;
    this.before = performance.now();
    // The first step comes at once: pressing play shows something.
    this.due = 1;
    requestAnimationFrame((now) => this.#frame(now));
  }

  stop() {
    this.running = false;
  }

  /** @param {number} now */
  #frame(now) {
    if (!this.running) return;
    const elapsed = Math.max(0, (now - this.before) / 1000);
    this.before = now;
    this.due += Math.min(elapsed, longestFrame) * this.speed;
    const steps = Math.floor(this.due);
    this.due -= steps;
    if (steps > 0) this.onSteps(steps);
    requestAnimationFrame((later) => this.#frame(later));
  }
}
