/** More of the window is not given to what sticks to its lower edge. */
const largestShare = 0.38;

/**
 * Keeps an element at the lower edge of the window, as long as it leaves room for the rest: not
 * where the window is low, nor where a page or its text is enlarged.
 *
 * @param {HTMLElement} element
 * @param {AbortSignal} end when to stop that
 */
export function stick(element, end) {
  const decide = () => {
    const height = element.offsetHeight;
    const sticks = height <= largestShare * window.innerHeight;
    element.toggleAttribute("data-sticky", sticks);
    // What has the focus is scrolled to where it is not covered.
    document.documentElement.style.scrollPaddingBottom = sticks ? `${height + 8}px` : "";
  };
  const observer = new ResizeObserver(decide);
  observer.observe(element);
  window.addEventListener("resize", decide, { signal: end });
  end.addEventListener("abort", () => {
    observer.disconnect();
    element.removeAttribute("data-sticky");
    document.documentElement.style.scrollPaddingBottom = "";
  });
  decide();
}
