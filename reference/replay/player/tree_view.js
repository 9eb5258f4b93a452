import { html, setAttributes, svg } from "./dom.js";
import { layOut } from "./tree_layout.js";
import { ChoiceTree } from "./tree.js";
import { capitalised, counted, deed, grouped, shortName } from "./words.js";

/** @import { Run, Step } from "./run.js" */
/** @import { Place } from "./tree_layout.js" */

const unit = 34;
const level = 46;
const radius = 12;
const margin = 24;

/**
 * The choices of a run, drawn. A folded branch opens where it is chosen, and the player goes to the
 * choice.
 */
export class TreeView {
  /**
   * @param {Run} run
   * @param {(position: number) => void} goTo
   */
  constructor(run, goTo) {
    this.run = run;
    this.goTo = goTo;
    this.tree = new ChoiceTree(run);
    this.open = this.tree.openAtFirst();
    this.position = 0;
    /** @type {Map<number, SVGGElement>} */
    this.drawn = new Map();
    /** @type {Element[]} */
    this.marked = [];
    /** The node that Tab leads to. */
    this.focused = 0;

    this.picture = svg("svg", {
      role: "tree",
      "aria-label": "The choices of this search",
    });
    this.scroller = html("div", { class: "tree-scroller" });
    this.scroller.append(this.picture);
    const reset = html("button", { type: "button", class: "quiet" }, "Fold again");
    const find = html("button", { type: "button", class: "quiet" }, "Show where I am");
    reset.addEventListener("click", () => {
      this.open = this.tree.openAtFirst();
      this.draw();
    });
    find.addEventListener("click", () => this.reveal());
    this.root = html(
      "section",
      { class: "tree", "aria-label": "Choices as a tree" },
      html(
        "div",
        { class: "tree-head" },
        html("h2", {}, "Choices as a tree"),
        html("p", { class: "legend" }, this.#legend()),
        html("div", { class: "tree-tools" }, find, reset),
      ),
      this.scroller,
    );
    this.picture.addEventListener("click", (event) => this.#choose(event));
    this.picture.addEventListener("keydown", (event) => this.#key(event));
    this.draw();
  }

  #legend() {
    const choices = counted(this.tree.size - 1, "choice");
    return this.tree.led[0]
      ? `${choices}. Filled: led to a full state. Hollow: died. A number: choices folded away.`
      : `${choices}, none of which led to a full state. A number: choices folded away.`;
  }

  draw() {
    const { places, width, height } = layOut(this.tree, this.open);
    const pixels = {
      width: width * unit + 2 * margin,
      height: height * level + margin,
    };
    setAttributes(this.picture, {
      width: pixels.width,
      height: pixels.height,
      viewBox: `0 0 ${pixels.width} ${pixels.height}`,
    });
    this.drawn.clear();
    this.marked = [];
    const edges = svg("g", { class: "edges", "aria-hidden": "true" });
    const nodes = svg("g", { role: "group" });
    for (const place of places) {
      for (const child of place.children) edges.append(this.#edge(place, child));
      const node = this.#node(place);
      this.drawn.set(place.node, node);
      nodes.append(node);
    }
    this.picture.replaceChildren(edges, nodes);
    if (!this.drawn.has(this.focused)) this.focused = 0;
    this.drawn.get(this.focused)?.setAttribute("tabindex", "0");
    this.show(this.position);
  }

  /** @param {Place} place */
  #centre(place) {
    return { x: margin + place.x * unit, y: margin + place.y * level };
  }

  /**
   * @param {Place} from
   * @param {Place} to
   */
  #edge(from, to) {
    const a = this.#centre(from);
    const b = this.#centre(to);
    const [top, bottom] = [a.y + radius, b.y - radius];
    const bend = top + (bottom - top) * 0.7;
    return svg("path", {
      class: this.tree.led[to.node] ? "led" : "lost",
      d: `M${a.x} ${top}C${a.x} ${bend} ${b.x} ${top} ${b.x} ${bottom}`,
    });
  }

  /** @param {Place} place */
  #node(place) {
    const { node } = place;
    const { x, y } = this.#centre(place);
    const step = node ? this.run.stepTo(this.tree.position[node]) : null;
    const hasChildren = this.tree.firstChild[node] !== 0;
    const fate = this.tree.led[node] ? "led" : "lost";
    const group = svg("g", {
      class: `node ${fate}`,
      transform: `translate(${x} ${y})`,
      role: "treeitem",
      tabindex: -1,
      "data-node": node,
      "aria-level": place.y + 1,
      "aria-label": this.#description(node, step),
    });
    if (hasChildren) group.setAttribute("aria-expanded", String(!place.isFolded));
    group.append(svg("title", {}, this.#description(node, step)));
    if (place.isFolded) {
      group.append(
        svg("path", { class: "fan", d: `M0 ${radius}L-16 ${radius + 16}H16Z` }),
        svg("text", { class: "count", y: radius + 29 }, grouped(this.tree.below[node])),
      );
    } else if (this.tree.dead[node]) {
      const [top, bottom] = [radius + 7, radius + 16];
      group.append(
        svg("path", {
          class: "cross",
          d: `M-4.5 ${top}L4.5 ${bottom}M4.5 ${top}L-4.5 ${bottom}`,
        }),
      );
    }
    group.append(
      svg("circle", { r: radius }),
      svg("text", { class: "name" }, step ? shortName(this.run.start, step) : "•"),
    );
    return group;
  }

  /**
   * @param {number} node
   * @param {Step | null} step
   */
  #description(node, step) {
    const below = counted(this.tree.below[node], "choice") + " below";
    if (!step) return `start, ${below}`;
    const fate = this.tree.led[node]
      ? "led to a full state"
      : this.tree.dead[node]
        ? "dead end"
        : "led to none";
    return `${capitalised(deed(this.run.start, step))}; ${below}; ${fate}`;
  }

  /** @param {number} node */
  #toggle(node) {
    if (this.open.has(node)) {
      this.open.delete(node);
    } else {
      // Goes on through forced choices, up to the next fork.
      for (let at = node, opened = 0; this.tree.firstChild[at] && opened < 60; ++opened) {
        this.open.add(at);
        const children = this.tree.children(at);
        if (children.length !== 1) break;
        at = children[0];
      }
    }
    this.draw();
  }

  /** @param {MouseEvent} event */
  #choose(event) {
    const group = /** @type {Element} */ (event.target).closest("[data-node]");
    if (!group) return;
    const node = Number(group.getAttribute("data-node"));
    const isCurrent = this.tree.nodeAt[this.position] === node;
    const isFolded = group.getAttribute("aria-expanded") === "false";
    this.focused = node;
    if (isFolded || isCurrent) this.#toggle(node);
    this.goTo(this.tree.position[node]);
    this.#focus(node);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { tree, focused, open } = this;
    const isOpen = open.has(focused);
    switch (event.key) {
      case "ArrowRight":
        if (isOpen) this.#focus(tree.firstChild[focused]);
        else if (tree.firstChild[focused]) this.#toggle(focused);
        break;
      case "ArrowLeft":
        if (isOpen && tree.firstChild[focused]) this.#toggle(focused);
        else this.#focus(tree.parent[focused]);
        break;
      case "ArrowDown":
        this.#focus(tree.nextSibling[focused] || focused);
        break;
      case "ArrowUp": {
        const siblings = tree.children(tree.parent[focused]);
        this.#focus(siblings[siblings.indexOf(focused) - 1] ?? focused);
        break;
      }
      case "Enter":
        this.goTo(tree.position[focused]);
        break;
      default:
        return;
    }
    this.drawn.get(this.focused)?.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {number} node */
  #focus(node) {
    this.drawn.get(this.focused)?.setAttribute("tabindex", "-1");
    this.focused = node;
    this.drawn.get(node)?.setAttribute("tabindex", "0");
    this.drawn.get(node)?.focus();
  }

  /**
   * Marks the way to where the run stands; inside a folded branch, as far as it is drawn.
   *
   * @param {number} position
   */
  show(position) {
    this.position = position;
    for (const marked of this.marked) marked.classList.remove("on-way", "here");
    this.marked = [];
    for (const node of this.tree.path(this.tree.nodeAt[position])) {
      const drawn = this.drawn.get(node);
      if (!drawn) break;
      drawn.classList.add("on-way");
      this.marked.push(drawn);
    }
    this.marked.at(-1)?.classList.add("here");
  }

  /** Opens the branches down to where the run stands, and scrolls there. */
  reveal() {
    const path = this.tree.path(this.tree.nodeAt[this.position]);
    for (const node of path.slice(0, -1)) this.open.add(node);
    this.draw();
    this.scrollToHere();
  }

  scrollToHere() {
    this.marked.at(-1)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** Puts the start of the tree in sight. */
  scrollToStart() {
    const start = this.drawn.get(0)?.getBoundingClientRect();
    const frame = this.scroller.getBoundingClientRect();
    if (start) this.scroller.scrollLeft += start.x + start.width / 2 - frame.x - frame.width / 2;
  }
}
