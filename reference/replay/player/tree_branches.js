/** @import { ChoiceTree } from "./tree.js" */

/** So many children of one node are drawn at first, and so many more when more are asked for. */
const portion = 24;

/** A way that is longer is not opened down to its end. */
const longestWay = 400;

/**
 * Which branches of a tree are drawn: no node has more children on the page than can be looked at.
 */
export class Branches {
  /** @param {ChoiceTree} tree */
  constructor(tree) {
    this.tree = tree;
    /** @type {Map<number, number>} how many children an open node shows */
    this.open = new Map();
    /** @type {Set<number>} shown wherever they stand among their siblings */
    this.kept = new Set();
    this.reset();
  }

  reset() {
    this.open.clear();
    this.kept.clear();
    for (const node of this.tree.openAtFirst(portion)) this.open.set(node, portion);
  }

  /** @param {number} node */
  isOpen(node) {
    return this.open.has(node);
  }

  /**
   * Opens a node and, through forced choices, those below it up to the next fork.
   *
   * @param {number} node
   */
  unfold(node) {
    const { tree } = this;
    for (let at = node, opened = 0; tree.firstChild[at] && opened < 60; ++opened) {
      this.open.set(at, portion);
      const only = tree.firstChild[at];
      if (tree.nextSibling[only]) break;
      at = only;
    }
  }

  /** @param {number} node */
  fold(node) {
    this.open.delete(node);
  }

  /**
   * Shows another portion of a node's children.
   *
   * @param {number} node
   */
  showMore(node) {
    this.open.set(node, (this.open.get(node) ?? 0) + portion);
  }

  /**
   * Opens all that lies above a node.
   *
   * @param {number[]} way from the start to the node
   */
  unfoldTo(way) {
    for (const node of way.slice(0, longestWay).slice(0, -1)) {
      if (!this.open.has(node)) this.open.set(node, portion);
    }
    this.kept = new Set(way);
  }

  /**
   * The children of a node that are drawn, and how many are not: the first ones, and of the others
   * those that led somewhere or that are on the way.
   *
   * @param {number} node
   */
  childrenOf(node) {
    const { tree } = this;
    const most = this.open.get(node) ?? 0;
    /** @type {number[]} */
    const shown = [];
    let hidden = 0;
    let led = 0;
    for (let child = tree.firstChild[node]; child; child = tree.nextSibling[child]) {
      const isLed = tree.led[child] && led < portion;
      if (shown.length < most || isLed || this.kept.has(child)) {
        shown.push(child);
        led += tree.led[child];
      } else {
        ++hidden;
      }
    }
    return { shown, hidden };
  }
}
