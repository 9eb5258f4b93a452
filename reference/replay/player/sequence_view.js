import { html, setClass, setText } from "./dom.js";
import { FoundOrders } from "./found_orders.js";
import { isUndo } from "./journal.js";
import { currentClasses, currentWords, say, showExpected } from "./view.js";
import { grouped } from "./words.js";

/** @import { SequenceStart } from "./journal.js" */
/** @import { Frame, View } from "./view.js" */

/** So many numbers are drawn of a long order, its last ones, and so many of a full tray. */
const mostDrawn = 100;

/**
 * The numbers put in order above, the tray with those still to put below, and the orders found.
 *
 * @param {SequenceStart} start
 * @param {string[]} orders the full orders that the search comes to
 * @returns {View}
 */
export function sequenceView(start, orders) {
  const { numbers } = start;
  const slotRow = html("ol", { class: "slots", "aria-label": "The order so far" });
  const tray = html("ul", { class: "slots tray", "aria-label": "The tray" });
  const found = new FoundOrders(orders);
  const orderCaption = html("p", { class: "caption" }, "Order");
  const inTray = Math.min(numbers.length, mostDrawn);
  const trayCaption = numbers.length > inTray ? `Tray: the first ${inTray} numbers` : "Tray";
  const root = html(
    "div",
    { class: "sequence-view" },
    orderCaption,
    slotRow,
    html("p", { class: "caption" }, trayCaption),
    tray,
    found.root,
  );
  /** @type {{slot: HTMLElement, text: HTMLElement, expected: HTMLElement, said: HTMLElement}[]} */
  const slots = [];
  const trayed = numbers.slice(0, inTray).map((number) => html("li", {}, String(number)));
  tray.append(...trayed);
  /** @type {Element | null} */
  let current = null;

  /** @param {number} count more than the numbers where a search puts too many */
  function makeSlots(count) {
    while (slots.length < Math.min(count, mostDrawn)) {
      const text = html("span", { class: "digit", "aria-hidden": "true" });
      const expected = html("span", { class: "expected hidden", "aria-hidden": "true" });
      const said = html("span", { class: "spoken" });
      const slot = html("li", {}, text, expected, said);
      slots.push({ slot, text, expected, said });
      slotRow.append(slot);
    }
  }
  makeSlots(numbers.length);

  /** @param {Frame} frame */
  function render(frame) {
    const { moment, step, expected } = frame;
    const order = moment.state.line;
    const undoes = step !== null && isUndo(step.kind);
    const at = undoes ? order.length : order.length - 1;
    // The article's program stands where this one stood before it went another way.
    const before = order.length + (frame.expectedIsAhead || !step ? 0 : undoes ? 1 : -1);
    const expectedAt = expected && isUndo(expected.kind) ? before - 1 : before;
    const needed = Math.max(order.length, at + 1, expected ? expectedAt + 1 : 0);
    const first = Math.max(0, needed - mostDrawn);
    makeSlots(needed);
    slotRow.start = first + 1;
    setText(orderCaption, first > 0 ? `Order, behind its first ${grouped(first)}` : "Order");
    current = step && (slots[at - first]?.slot ?? null);
    slots.forEach(({ slot, text, expected: ghost, said }, drawn) => {
      const i = first + drawn;
      const isCurrent = step !== null && i === at;
      const isTwice = i < order.length && order.indexOf(order[i]) !== order.lastIndexOf(order[i]);
      const allowsTwice = numbers.indexOf(order[i]) !== numbers.lastIndexOf(order[i]);
      const isClash = isTwice && !allowsTwice;
      const number = i < order.length ? String(order[i]) : isCurrent ? String(step.value) : "";
      const instead =
        expected !== null && i === expectedAt
          ? (isUndo(expected.kind) ? "−" : "") + String(expected.value)
          : null;
      setText(text, number);
      setClass(
        slot,
        (i < order.length ? "placed" : "empty") +
          (isClash ? " clash" : "") +
          (isCurrent ? currentClasses(frame) : ""),
      );
      showExpected(ghost, instead);
      say(said, [
        number || "empty",
        ...(isCurrent ? currentWords(frame) : []),
        isClash && "stands twice",
        instead && `expected: ${instead}`,
      ]);
    });
    const used = order.slice();
    trayed.forEach((place, i) => {
      const taken = used.indexOf(numbers[i]);
      if (taken >= 0) used.splice(taken, 1);
      setClass(place, taken >= 0 ? "used" : "");
      place.setAttribute("aria-hidden", String(taken >= 0));
    });
    found.show(moment.completed);
  }

  return { root, render, current: () => current };
}
