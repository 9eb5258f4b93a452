import { decodeJournal, isPlacement, isUndo } from "./journal.js";
import { applyEvent, copyState, firstState } from "./model.js";

/** @import { Journal, Start } from "./journal.js" */
/** @import { State } from "./model.js" */

/**
 * One search, as the page has it.
 *
 * @typedef {object} Recording
 * @property {string} exercise
 * @property {string} label
 * @property {Start} start
 * @property {boolean} returned
 * @property {string} ending
 * @property {string} check
 * @property {string} message
 * @property {string} fault
 * @property {{event: number, explanation: string, expected: string} | null} difference
 * @property {number} eventCount
 * @property {string} events
 */

/**
 * An event by itself.
 *
 * @typedef {object} Step
 * @property {number} kind
 * @property {number} place
 * @property {number} value
 */

/**
 * A run after its first `position` events.
 *
 * @typedef {object} Moment
 * @property {number} position
 * @property {State} state
 * @property {number} placements
 * @property {number} undone
 * @property {number} deadEnds
 * @property {number} completed how often the state was full
 * @property {boolean} atDeadEnd whether the last event was a dead end
 */

/** Between two keyframes a state is found by applying events: at most so many. */
const keyframeDistance = 512;

/** Of the orders found, so many are kept, and so many numbers of each. */
const mostOrders = 100_000;
const longestOrder = 30;

/**
 * @param {Journal} journal
 * @param {number} i
 * @returns {Step}
 */
function stepAt(journal, i) {
  return {
    kind: journal.kinds[i],
    place: journal.places[i],
    value: journal.values[i],
  };
}

/**
 * @param {Moment} moment
 * @returns {Moment}
 */
function copyMoment(moment) {
  return { ...moment, state: copyState(moment.state) };
}

/** A search that can be looked at in any position, in any order. */
export class Run {
  /** @param {Recording} recording */
  constructor(recording) {
    this.recording = recording;
    this.start = recording.start;
    this.journal = decodeJournal(recording.start, recording.events, recording.eventCount);
    this.length = this.journal.length;
    /** How many placements stand in each position. */
    this.depths = new Uint32Array(this.length + 1);
    this.deepest = 0;
    /** @type {number[]} the positions just behind a dead end */
    this.deadEnds = [];
    /** @type {string[]} the full orders of a sequence, as far as anybody could look at them */
    this.orders = [];
    /** @type {Moment[]} */
    this.keyframes = [];
    this.difference = recording.difference && {
      position: Math.min(recording.difference.event + 1, this.length),
      /** The search ended where the other one goes on. */
      isAhead: recording.difference.event === this.length,
      explanation: recording.difference.explanation,
      expected: recording.difference.expected
        ? stepAt(decodeJournal(this.start, recording.difference.expected, 1), 0)
        : null,
    };

    const moment = this.#first();
    const leftAtFirst = moment.state.left;
    this.keyframes.push(copyMoment(moment));
    while (moment.position < this.length) {
      this.#advance(moment);
      const depth = Math.max(0, leftAtFirst - moment.state.left);
      this.depths[moment.position] = depth;
      this.deepest = Math.max(this.deepest, depth);
      if (moment.atDeadEnd) this.deadEnds.push(moment.position);
      if (moment.completed > this.orders.length) this.#keepOrder(moment);
      if (moment.position % keyframeDistance === 0) this.keyframes.push(copyMoment(moment));
    }
    this.last = moment;
    this.moment = copyMoment(this.keyframes[0]);
  }

  /** @param {Moment} moment when an order is full */
  #keepOrder(moment) {
    if (this.start.kind !== "sequence" || this.orders.length === mostOrders) return;
    const { line } = moment.state;
    const tail = line.length > longestOrder ? " …" : "";
    this.orders.push(line.slice(0, longestOrder).join(" ") + tail);
  }

  /** @returns {Moment} */
  #first() {
    return {
      position: 0,
      state: firstState(this.start),
      placements: 0,
      undone: 0,
      deadEnds: 0,
      completed: 0,
      atDeadEnd: false,
    };
  }

  /** @param {Moment} moment */
  #advance(moment) {
    const i = moment.position++;
    const { kinds, places, values } = this.journal;
    const wasComplete = moment.state.left <= 0;
    applyEvent(this.start, moment.state, this.journal, i);
    moment.atDeadEnd = false;
    if (isPlacement(kinds[i])) {
      ++moment.placements;
      if (moment.state.left === 0) ++moment.completed;
    } else if (isUndo(kinds[i])) {
      ++moment.undone;
      moment.atDeadEnd =
        !wasComplete &&
        i > 0 &&
        isPlacement(kinds[i - 1]) &&
        places[i - 1] === places[i] &&
        values[i - 1] === values[i];
      if (moment.atDeadEnd) ++moment.deadEnds;
    }
  }

  /**
   * The run in a position. The moment is the run's own: it changes with the next call.
   *
   * @param {number} position
   * @returns {Readonly<Moment>}
   */
  at(position) {
    const keyframe = this.keyframes[Math.floor(position / keyframeDistance)];
    if (this.moment.position > position || this.moment.position < keyframe.position) {
      this.moment = copyMoment(keyframe);
    }
    while (this.moment.position < position) this.#advance(this.moment);
    return this.moment;
  }

  /**
   * The event that led to a position; null at the start.
   *
   * @param {number} position
   */
  stepTo(position) {
    return position > 0 ? stepAt(this.journal, position - 1) : null;
  }

  /**
   * The first dead end behind a position, if any.
   *
   * @param {number} position
   */
  deadEndAfter(position) {
    return this.deadEnds[this.#deadEndsUpTo(position)];
  }

  /**
   * The last dead end before a position, if any.
   *
   * @param {number} position
   */
  deadEndBefore(position) {
    return this.deadEnds[this.#deadEndsUpTo(position - 1) - 1];
  }

  /** @param {number} position */
  #deadEndsUpTo(position) {
    let low = 0;
    let high = this.deadEnds.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.deadEnds[middle] <= position) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
