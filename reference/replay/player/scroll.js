import { setAttributes } from "./dom.js";

/**
 * An element whose content may be larger than itself. Then it can have the focus, so that keys
 * scroll it, too; it never scrolls the page.
 */
export class Scroller {
  /**
   * @param {HTMLElement} element
   * @param {string} label
   */
  constructor(element, label) {
    this.element = element;
    this.label = label;
    this.overflows = false;
    const observer = new ResizeObserver(() => this.#measure());
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
  }

  #measure() {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = this.element;
    this.overflows = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
    if (this.overflows) {
      setAttributes(this.element, {
        tabindex: 0,
        role: "region",
        "aria-label": this.label,
        "data-scrolls": "",
      });
    } else {
      for (const name of ["tabindex", "role", "aria-label", "data-scrolls"]) {
        this.element.removeAttribute(name);
      }
    }
  }

  /**
   * Scrolls no further than a place needs to be seen.
   *
   * @param {Element | null | undefined} place
   */
  reveal(place) {
    if (!place || !this.overflows) return;
    const frame = this.element.getBoundingClientRect();
    const box = place.getBoundingClientRect();
    this.element.scrollLeft += beyond(box.left, box.right, frame.left, frame.right);
    this.element.scrollTop += beyond(box.top, box.bottom, frame.top, frame.bottom);
  }

  /**
   * Puts a place in the middle, from side to side.
   *
   * @param {Element | null | undefined} place
   */
  centre(place) {
    if (!place) return;
    const frame = this.element.getBoundingClientRect();
    const box = place.getBoundingClientRect();
    this.element.scrollLeft += box.x + box.width / 2 - frame.x - frame.width / 2;
  }
}

/**
 * How far a stretch reaches out of another, negative at its start.
 *
 * @param {number} from
 * @param {number} to
 * @param {number} first
 * @param {number} last
 */
function beyond(from, to, first, last) {
  const room = 8;
  if (from < first + room) return from - first - room;
  return Math.max(0, to - last + room);
}
