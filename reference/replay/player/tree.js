import { isPlacement, isUndo } from "./journal.js";

/** @import { Run } from "./run.js" */

/**
 * The choices of a run as a tree. Node 0 is the start and node n the n-th placement; columns of
 * numbers, since a run may have a million of them.
 */
export class ChoiceTree {
  /** @param {Run} run */
  constructor(run) {
    const { length, journal } = run;
    const size = run.last.placements + 1;
    this.size = size;
    this.parent = new Int32Array(size);
    this.firstChild = new Int32Array(size);
    this.nextSibling = new Int32Array(size);
    /** The position just behind a node's placement. */
    this.position = new Int32Array(size);
    /** How many nodes there are below a node. */
    this.below = new Int32Array(size);
    /** Whether the state became full at a node or below it. */
    this.led = new Uint8Array(size);
    /** Whether a node's placement was a dead end: taken back at once. */
    this.dead = new Uint8Array(size);
    /** Where the run stands in each position. */
    this.nodeAt = new Int32Array(length + 1);
    this.#grow(run, journal);
    for (let node = size - 1; node > 0; --node) {
      const parent = this.parent[node];
      this.below[parent] += this.below[node] + 1;
      this.led[parent] |= this.led[node];
    }
  }

  /**
   * @param {Run} run
   * @param {Run["journal"]} journal
   */
  #grow(run, journal) {
    const lastChild = new Int32Array(this.size);
    const lifted = new Uint8Array(this.size);
    let current = 0;
    let made = 0;
    for (let i = 0; i < journal.length; ++i) {
      if (isPlacement(journal.kinds[i])) {
        const node = ++made;
        this.parent[node] = current;
        this.position[node] = i + 1;
        if (lastChild[current]) this.nextSibling[lastChild[current]] = node;
        else this.firstChild[current] = node;
        lastChild[current] = node;
        current = node;
        const filled = run.at(i + 1).state.left === 0;
        if (filled) this.led[node] = 1;
      } else if (isUndo(journal.kinds[i])) {
        // Undone in another order, a placement's node stays until all above it are gone.
        let undone = current;
        while (undone && (lifted[undone] || !this.#isUndoneBy(run, undone, i))) {
          undone = this.parent[undone];
        }
        lifted[undone] = 1;
        while (current && lifted[current]) current = this.parent[current];
      }
      this.nodeAt[i + 1] = current;
    }
    for (const position of run.deadEnds) this.dead[this.nodeAt[position - 1]] = 1;
  }

  /**
   * @param {Run} run
   * @param {number} node
   * @param {number} i an undo
   */
  #isUndoneBy(run, node, i) {
    const placed = this.position[node] - 1;
    const { places, values } = run.journal;
    return places[placed] === places[i] && values[placed] === values[i];
  }

  /**
   * The first children of a node, and those that led to a full state.
   *
   * @param {number} node
   * @param {number} most
   */
  children(node, most) {
    const children = [];
    for (let child = this.firstChild[node]; child; child = this.nextSibling[child]) {
      if (children.length < most || (this.led[child] && children.length < 2 * most)) {
        children.push(child);
      }
    }
    return children;
  }

  /**
   * From the start to a node.
   *
   * @param {number} node
   */
  path(node) {
    const path = [node];
    for (let at = node; at;) path.push((at = this.parent[at]));
    return path.reverse();
  }

  /**
   * The nodes to open at first: those that led to a full state, and small dead branches; near the
   * start first, and not more than can be looked at.
   *
   * @param {number} most so many children of a node are drawn
   * @returns {Set<number>}
   */
  openAtFirst(most) {
    const small = 8;
    let room = this.led[0] ? 400 : 60;
    /** @type {Set<number>} */
    const open = new Set();
    const queue = [0];
    for (const node of queue) {
      const children = this.children(node, most);
      const isWorthIt = node === 0 || this.led[node] || this.below[node] <= small || !this.led[0];
      if (!children.length || !isWorthIt || (node && children.length > room)) continue;
      room -= children.length;
      open.add(node);
      queue.push(...children);
    }
    return open;
  }
}
