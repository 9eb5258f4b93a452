import { html, setClass, setText } from "./dom.js";
import { isUndo } from "./journal.js";
import { currentClasses } from "./view.js";

/** @import { SequenceStart } from "./journal.js" */
/** @import { Frame, View } from "./view.js" */

/**
 * The numbers put in order above, and the tray with those still to put below.
 *
 * @param {SequenceStart} start
 * @returns {View}
 */
export function sequenceView(start) {
  const { numbers } = start;
  const slotRow = html("div", {
    class: "slots",
    role: "list",
    "aria-label": "the order so far",
  });
  const tray = html("div", {
    class: "slots tray",
    role: "list",
    "aria-label": "the tray",
  });
  const root = html(
    "div",
    { class: "sequence-view" },
    html("p", { class: "caption" }, "Order"),
    slotRow,
    html("p", { class: "caption" }, "Tray"),
    tray,
  );
  /** @type {{slot: HTMLElement, text: HTMLElement, expected: HTMLElement}[]} */
  const slots = [];
  const trayed = numbers.map((number) => html("span", { role: "listitem" }, String(number)));
  tray.append(...trayed);
  /** @type {Element | null} */
  let current = null;

  /** @param {number} count more than the numbers where a search puts too many */
  function makeSlots(count) {
    while (slots.length < count) {
      const text = html("span", { class: "digit" });
      const expected = html("span", { class: "expected hidden" });
      const slot = html("span", { role: "listitem" }, text, expected);
      slots.push({ slot, text, expected });
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
    current = step && (slots[at]?.slot ?? null);
    // The article's program stands where this one stood before it went another way.
    const before = order.length + (frame.expectedIsAhead || !step ? 0 : undoes ? 1 : -1);
    const expectedAt = expected && isUndo(expected.kind) ? before - 1 : before;
    makeSlots(Math.max(order.length, expected ? expectedAt + 1 : 0));
    slots.forEach(({ slot, text, expected: ghost }, i) => {
      const isCurrent = step !== null && i === at;
      const isTwice = i < order.length && order.indexOf(order[i]) !== order.lastIndexOf(order[i]);
      const allowsTwice = numbers.indexOf(order[i]) !== numbers.lastIndexOf(order[i]);
      setText(text, i < order.length ? String(order[i]) : isCurrent ? String(step.value) : "");
      setClass(
        slot,
        (i < order.length ? "placed" : "empty") +
          (isTwice && !allowsTwice ? " clash" : "") +
          (isCurrent ? currentClasses(frame) : ""),
      );
      const isExpected = expected !== null && i === expectedAt;
      setClass(ghost, isExpected ? "expected" : "expected hidden");
      setText(ghost, isExpected ? (isUndo(expected.kind) ? "−" : "") + String(expected.value) : "");
    });
    const used = order.slice();
    trayed.forEach((place, i) => {
      const found = used.indexOf(numbers[i]);
      if (found >= 0) used.splice(found, 1);
      setClass(place, found >= 0 ? "used" : "");
      place.setAttribute("aria-hidden", String(found >= 0));
    });
  }

  return { root, render, current: () => current };
}
