import { html, setText } from "./dom.js";
import { counted } from "./words.js";

/** As many as can be looked at. */
const mostShown = 24;

/** The orders that a search has found so far, the last of them marked. */
export class FoundOrders {
  /** @param {string[]} orders all that it finds */
  constructor(orders) {
    this.orders = orders;
    this.shown = -1;
    this.caption = html("p", { class: "caption" });
    this.list = html("ol", { class: "found" });
    this.root = html("div", { class: "found-orders" }, this.caption, this.list);
  }

  /** @param {number} found how many so far */
  show(found) {
    if (found === this.shown) return;
    this.shown = found;
    const first = Math.max(0, Math.min(found, this.orders.length) - mostShown);
    const orders = this.orders.slice(first, found);
    const before = first > 0 ? `; ${counted(first, "order")} before these` : "";
    setText(this.caption, `Orders found: ${found === 0 ? "none yet" : found}${before}`);
    this.list.start = first + 1;
    this.list.replaceChildren(...orders.map((order) => html("li", {}, order)));
    this.list.lastElementChild?.classList.add("newest");
  }
}
