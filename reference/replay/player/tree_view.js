import { html, setAttributes, svg } from "./dom.js";
import { Scroller } from "./scroll.js";
import { ChoiceTree } from "./tree.js";
import { Branches } from "./tree_branches.js";
import { layOut } from "./tree_layout.js";
import { counted, deed, grouped, shortName } from "./words.js";

/** @import { Run, Step } from "./run.js" */
/** @import { Place } from "./tree_layout.js" */

const unit = 34;
const level = 46;
const radius = 12;
const margin = 24;

/** @param {Place} place */
function centreOf(place) {
  return { x: margin + place.x * unit, y: margin + place.y * level };
}

/**
 * A number below a node.
 *
 * @param {number} number
 */
function countBelow(number) {
  return svg("text", { class: "count", y: radius + 29 }, grouped(number));
}

/**
 * The choices of a run, drawn. A folded branch opens where it is chosen, and the player goes to the
 * choice. Its keys are those of any tree.
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
    this.branches = new Branches(this.tree);
    this.position = 0;
    /** @type {{place: Place, group: SVGGElement}[]} in the order of the tree */
    this.items = [];
    /** @type {Map<number, SVGGElement>} */
    this.drawn = new Map();
    /** @type {Element[]} */
    this.marked = [];
    /** Where among the items Tab leads to. */
    this.focused = 0;

    this.picture = svg("svg", {
      role: "tree",
      "aria-label": "The choices of this search",
    });
    const frame = html("div", { class: "tree-scroller" }, this.picture);
    this.scroller = new Scroller(frame, "The choices as a tree");
    const reset = html("button", { type: "button", class: "quiet" }, "Fold again");
    const find = html("button", { type: "button", class: "quiet" }, "Show where I am");
    reset.addEventListener("click", () => {
      this.branches.reset();
      this.draw();
      this.scrollToStart();
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
      frame,
    );
    this.picture.addEventListener("click", (event) => this.#click(event));
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
    const { places, width, height } = layOut(this.tree, this.branches);
    const pixels = {
      width: width * unit + 2 * margin,
      height: height * level + margin,
    };
    setAttributes(this.picture, {
      width: pixels.width,
      height: pixels.height,
      viewBox: `0 0 ${pixels.width} ${pixels.height}`,
    });
    const before = this.items[this.focused]?.place;
    this.drawn.clear();
    this.marked = [];
    const edges = svg("g", { class: "edges", "aria-hidden": "true" });
    const nodes = svg("g", { role: "group" });
    this.items = places.map((place) => {
      for (const child of place.children) edges.append(this.#edge(place, child));
      const group = place.hidden ? this.#mark(place) : this.#node(place);
      setAttributes(group, {
        transform: `translate(${centreOf(place).x} ${centreOf(place).y})`,
        role: "treeitem",
        tabindex: -1,
        "aria-level": place.y + 1,
        "aria-posinset": place.among,
        "aria-setsize": place.siblings,
      });
      if (!place.hidden) this.drawn.set(place.node, group);
      nodes.append(group);
      return { place, group };
    });
    this.picture.replaceChildren(edges, nodes);
    this.focused = Math.max(0, this.#indexOf(before?.node ?? 0, Boolean(before?.hidden)));
    this.items[this.focused].group.setAttribute("tabindex", "0");
    this.show(this.position);
  }

  /**
   * @param {number} node
   * @param {boolean} isMark
   */
  #indexOf(node, isMark = false) {
    return this.items.findIndex(({ place }) => place.node === node && isMark === place.hidden > 0);
  }

  /**
   * @param {Place} from
   * @param {Place} to
   */
  #edge(from, to) {
    const a = centreOf(from);
    const b = centreOf(to);
    const [top, bottom] = [a.y + radius, b.y - radius];
    const bend = top + (bottom - top) * 0.7;
    return svg("path", {
      class: !to.hidden && this.tree.led[to.node] ? "led" : "lost",
      d: `M${a.x} ${top}C${a.x} ${bend} ${b.x} ${top} ${b.x} ${bottom}`,
    });
  }

  /** @param {Place} place */
  #node(place) {
    const { node } = place;
    const step = node ? this.run.stepTo(this.tree.position[node]) : null;
    const hasChildren = this.tree.firstChild[node] !== 0;
    const fate = this.tree.led[node] ? "led" : "lost";
    const name = step ? shortName(this.run.start, step) : "•";
    const group = svg("g", {
      class: `node ${fate}`,
      "data-node": node,
      "aria-label": this.#description(node, step),
    });
    if (hasChildren) group.setAttribute("aria-expanded", String(!place.isFolded));

    group.append(
      svg("circle", { r: radius }),
      svg("text", { class: name.length > 2 ? "name long" : "name" }, `${name} `),
    );
    if (place.isFolded) {
      group.append(
        svg("path", { class: "fan", d: `M0 ${radius}L-16 ${radius + 16}H16Z` }),
        countBelow(this.tree.below[node]),
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
    return group;
  }

  /**
   * Stands for children that are not drawn.
   *
   * @param {Place} place
   */
  #mark(place) {
    const description = `${counted(place.hidden, "more choice")} here; shows some of them`;
    return svg(
      "g",
      { class: "node lost more", "aria-label": description },

      countBelow(place.hidden),
      svg("circle", { r: radius }),
      svg("text", { class: "name", "aria-hidden": "true" }, "…"),
    );
  }

  /**
   * Begins with what is to be seen, so that whoever speaks to a computer can name it.
   *
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
    const name = shortName(this.run.start, step);
    return `${name}, ${below}; ${deed(this.run.start, step)}; ${fate}`;
  }

  /** @param {number} node */
  #toggle(node) {
    if (this.branches.isOpen(node)) this.branches.fold(node);
    else this.branches.unfold(node);
    this.draw();
  }

  /**
   * Draws more children of a node, and goes to the first of them.
   *
   * @param {Place} mark
   */
  #showMore(mark) {
    const first = this.focused;
    this.branches.showMore(mark.node);
    this.draw();
    this.#focus(Math.min(first, this.items.length - 1));
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const group = /** @type {Element} */ (event.target).closest("[role=treeitem]");
    const index = this.items.findIndex((item) => item.group === group);
    if (index < 0) return;
    this.#focus(index);
    const { place } = this.items[index];
    const isCurrent = this.tree.nodeAt[this.position] === place.node;
    if (place.hidden) {
      this.#showMore(place);
      return;
    }
    if (place.isFolded || isCurrent) this.#toggle(place.node);
    this.#focus(this.#indexOf(place.node));
    this.goTo(this.tree.position[place.node]);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { place } = this.items[this.focused];
    const isOpen = !place.hidden && place.children.length > 0;
    switch (event.key) {
      case "ArrowRight":
        if (isOpen) this.#focus(this.focused + 1);
        else if (place.isFolded) this.#toggle(place.node);
        break;
      case "ArrowLeft":
        if (isOpen) this.#toggle(place.node);
        else this.#focus(this.#indexOf(place.hidden ? place.node : this.tree.parent[place.node]));
        break;
      case "ArrowDown":
        this.#focus(this.focused + 1);
        break;
      case "ArrowUp":
        this.#focus(this.focused - 1);
        break;
      case "Home":
        this.#focus(0);
        break;
      case "End":
        this.#focus(this.items.length - 1);
        break;
      case "Enter":
      case " ":
        if (place.hidden) this.#showMore(place);
        else this.goTo(this.tree.position[place.node]);
        break;
      default:
        return;
    }
    this.#focus(this.focused);
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {number} index of no item: stays where it is */
  #focus(index) {
    if (!this.items[index]) return;
    this.items[this.focused].group.setAttribute("tabindex", "-1");
    this.focused = index;
    const { group } = this.items[index];
    group.setAttribute("tabindex", "0");
    group.focus({ preventScroll: true });
    this.scroller.reveal(group);
  }

  /**
   * Marks the way to where the run stands; inside a folded branch, as far as it is drawn.
   *
   * @param {number} position
   */
  show(position) {
    this.position = position;
    for (const marked of this.marked) {
      marked.classList.remove("on-way", "here");
      marked.removeAttribute("aria-current");
    }
    this.marked = [];
    for (const node of this.tree.path(this.tree.nodeAt[position])) {
      const drawn = this.drawn.get(node);
      if (!drawn) break;
      drawn.classList.add("on-way");
      this.marked.push(drawn);
    }
    this.marked.at(-1)?.classList.add("here");
    this.marked.at(-1)?.setAttribute("aria-current", "true");
  }

  /** Opens the branches down to where the run stands, and scrolls there. */
  reveal() {
    this.branches.unfoldTo(this.tree.path(this.tree.nodeAt[this.position]));
    this.draw();
    this.scrollToHere();
  }

  scrollToHere() {
    this.scroller.reveal(this.marked.at(-1));
  }

  /** Puts the start of the tree in sight. */
  scrollToStart() {
    this.scroller.element.scrollTop = 0;
    this.scroller.centre(this.drawn.get(0));
  }
}
