/**
 * What keys do; each action takes whether Shift is held.
 *
 * @typedef {Record<string, (shift: boolean) => void>} KeyActions
 */

/**
 * Whether a key means something to the element that has the focus.
 *
 * @param {Element} target
 * @param {string} key
 */
function isTaken(target, key) {
  // A button that was reached by keyboard keeps its space bar; one that was clicked does not.
  if (key === " ") return target.closest("select, :is(button, summary):focus-visible") !== null;
  return target.closest("select") !== null;
}

/**
 * Listens to the whole page.
 *
 * @param {KeyActions} actions
 */
export function listenToKeys(actions) {
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const action = actions[event.key];
    if (!action || isTaken(/** @type {Element} */ (event.target), event.key)) return;
    event.preventDefault();
    action(event.shiftKey);
  });
}
