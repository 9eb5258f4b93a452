/** @import { ChoiceTree } from "./tree.js" */

/**
 * A node that is drawn.
 *
 * @typedef {object} Place
 * @property {number} node
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

/** A folded subtree is wider than a node: it has a number below. */
const foldedReach = 0.8;

/**
 * Places the nodes of a tree so that subtrees stand as close as they fit (as Reingold and Tilford
 * do), but with each node straight above the one child that led to a solution: the way to it is a
 * trunk, and dead branches hang from its sides.
 *
 * @param {ChoiceTree} tree
 * @param {Set<number>} open the nodes whose children are drawn
 * @returns {{root: Place, places: Place[], width: number, height: number}}
 */
export function layOut(tree, open) {
  /** @type {Place[]} */
  const places = [];

  /**
   * @param {number} node
   * @param {number} y
   * @returns {{place: Place, outline: Outline}}
   */
  function arrange(node, y) {
    const hasChildren = tree.firstChild[node] !== 0;
    const isFolded = hasChildren && !open.has(node);
    /** @type {Place} */
    const place = { node, x: 0, y, isFolded, children: [] };
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
    for (const child of tree.children(node)) {
      const arranged = arrange(child, y + 1);
      let shift = 0;
      for (let i = 0; i < Math.min(all.right.length, arranged.outline.left.length); ++i) {
        shift = Math.max(shift, all.right[i] - arranged.outline.left[i]);
      }
      arranged.place.x = shift;
      place.children.push(arranged.place);
      arranged.outline.left.forEach((left, i) => {
        if (i >= all.left.length) all.left.push(left + shift);
        all.right[i] = arranged.outline.right[i] + shift;
      });
    }
    const led = place.children.filter((child) => tree.led[child.node]);
    const outer = [place.children[0], place.children[place.children.length - 1]];
    const middle = led.length === 1 ? led[0].x : (outer[0].x + outer[1].x) / 2;
    for (const child of place.children) child.x -= middle;
    all.left.forEach((left, i) => {
      outline.left[i + 1] = left - middle;
      outline.right[i + 1] = all.right[i] - middle;
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
