/** @import { Branches } from "./tree_branches.js" */
/** @import { ChoiceTree } from "./tree.js" */

/**
 * A node that is drawn, or, behind a node's last child, the mark for those that are not.
 *
 * @typedef {object} Place
 * @property {number} node of a mark: the node whose children are meant
 * @property {number} hidden how many children such a mark stands for; 0: it is a node
 * @property {number} among its number among its siblings, from 1
 * @property {number} siblings how many there are, itself and a mark included
 * @property {number} x in units of a node's width
 * @property {number} y in levels
 * @property {boolean} isFolded whether it has children that are not drawn
 * @property {Place[]} children
 */

/**
 * How far a subtree reaches to the left and right of its root, level by level.
 *
 * @typedef {{left: number[], right: number[]}} Outline
 */

/** A folded subtree and a mark are wider than a node: they have a number below. */
const foldedReach = 0.8;

/**
 * Places the nodes of a tree so that subtrees stand as close as they fit (as Reingold and Tilford
 * do), but with each node straight above the one child that led to a solution: the way to it is a
 * trunk, and dead branches hang from its sides.
 *
 * @param {ChoiceTree} tree
 * @param {Branches} branches which of them are drawn
 * @returns {{root: Place, places: Place[], width: number, height: number}}
 */
export function layOut(tree, branches) {
  /** @type {Place[]} */
  const places = [];

  /**
   * @param {number} node
   * @param {number} y
   * @param {number} hidden
   * @returns {{place: Place, outline: Outline}}
   */
  function mark(node, y, hidden) {
    /** @type {Place} */
    const place = { node, hidden, among: 1, siblings: 1, x: 0, y, isFolded: false, children: [] };
    places.push(place);
    return {
      place,
      outline: { left: [-0.5, -foldedReach], right: [0.5, foldedReach] },
    };
  }

  /**
   * @param {number} node
   * @param {number} y
   * @returns {{place: Place, outline: Outline}}
   */
  function arrange(node, y) {
    const hasChildren = tree.firstChild[node] !== 0;
    const isFolded = hasChildren && !branches.isOpen(node);
    /** @type {Place} */
    const place = { node, hidden: 0, among: 1, siblings: 1, x: 0, y, isFolded, children: [] };
    places.push(place);
    /** @type {Outline} */
    const outline = { left: [-0.5], right: [0.5] };
    if (isFolded || tree.dead[node]) {
      outline.left.push(isFolded ? -foldedReach : -0.5);
      outline.right.push(isFolded ? foldedReach : 0.5);
    }
    if (!hasChildren || isFolded) return { place, outline };

    /** @type {Outline} */
    const all = { left: [], right: [] };
    const { shown, hidden } = branches.childrenOf(node);
    const siblings = shown.length + (hidden > 0 ? 1 : 0);
    for (let i = 0; i < siblings; ++i) {
      const arranged = i < shown.length ? arrange(shown[i], y + 1) : mark(node, y + 1, hidden);
      arranged.place.among = i + 1;
      arranged.place.siblings = siblings;
      let shift = 0;
      const common = Math.min(all.right.length, arranged.outline.left.length);
      for (let level = 0; level < common; ++level) {
        shift = Math.max(shift, all.right[level] - arranged.outline.left[level]);
      }
      arranged.place.x = shift;
      place.children.push(arranged.place);
      arranged.outline.left.forEach((left, level) => {
        if (level >= all.left.length) all.left.push(left + shift);
        all.right[level] = arranged.outline.right[level] + shift;
      });
    }
    const led = place.children.filter((child) => !child.hidden && tree.led[child.node]);
    const outer = [place.children[0], place.children[place.children.length - 1]];
    const middle = led.length === 1 ? led[0].x : (outer[0].x + outer[1].x) / 2;
    for (const child of place.children) child.x -= middle;
    all.left.forEach((left, level) => {
      outline.left[level + 1] = left - middle;
      outline.right[level + 1] = all.right[level] - middle;
    });
    return { place, outline };
  }

  const { place: root, outline } = arrange(0, 0);
  const left = Math.min(...outline.left);
  root.x = -left;
  // Parents come before their children here.
  for (const place of places) for (const child of place.children) child.x += place.x;
  return {
    root,
    places,
    width: Math.max(...outline.right) - left,
    height: outline.left.length,
  };
}
