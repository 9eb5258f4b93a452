/**
 * What keys do; each action takes whether Shift is held. Letters are written small.
 *
 * @typedef {Record<string, (shift: boolean) => void>} KeyActions
 */

/** Keys that scroll what has the focus, where it scrolls, and move the thumb of a slider. */
const movingKeys = /^(Arrow|Home$|End$)/;

const rememberedAs = "kata.letter-keys";

/**
 * Whether a key means something to the element that has the focus.
 *
 * @param {Element} target
 * @param {KeyboardEvent} event
 */
function isTaken(target, { key, shiftKey }) {
  if (target.closest("select")) return true;
  if (movingKeys.test(key)) {
    return !shiftKey && target.closest("[data-scrolls], input[type=range]") !== null;
  }
  // A button that was reached by keyboard keeps its space bar; one that was clicked does not.
  const keepsSpace = "input[type=checkbox], :is(button, summary):focus-visible";
  return key === " " && target.closest(keepsSpace) !== null;
}

/**
 * A switch for keys that are letters, since who speaks to a computer types them by accident. The
 * browser remembers it, where it lets pages from disk remember anything.
 *
 * @param {HTMLInputElement} letterKeys
 * @param {AbortSignal} end
 */
function remember(letterKeys, end) {
  try {
    letterKeys.checked = localStorage.getItem(rememberedAs) !== "off";
    const note = () => localStorage.setItem(rememberedAs, letterKeys.checked ? "on" : "off");
    letterKeys.addEventListener("change", note, { signal: end });
  } catch {
    letterKeys.checked = true;
  }
}

/**
 * Listens to the whole page.
 *
 * @param {KeyActions} actions
 * @param {HTMLInputElement} letterKeys whether those that are letters work
 * @param {AbortSignal} end when to stop listening
 */
export function listenToKeys(actions, letterKeys, end) {
  remember(letterKeys, end);
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isLetter = /^[a-z]$/i.test(event.key);
    const action = actions[isLetter ? event.key.toLowerCase() : event.key];
    if (!action || (isLetter && !letterKeys.checked)) return;
    if (isTaken(/** @type {Element} */ (event.target), event)) return;
    event.preventDefault();
    action(event.shiftKey);
  };
  document.addEventListener("keydown", press, { signal: end });
}
