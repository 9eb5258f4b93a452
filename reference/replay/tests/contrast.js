/**
 * Runs in the page: the texts on it whose contrast is below AA (4.5 to 1).
 *
 * @returns {string[]}
 */
export function textsTooFaint() {
  /** @param {string} colour */
  const parse = (colour) => {
    const [r, g, b, alpha = 1] = (colour.match(/[\d.]+/g) ?? [0, 0, 0, 0]).map(Number);
    return { rgb: [r, g, b], alpha };
  };
  /** @param {number[]} rgb */
  const luminance = (rgb) => {
    const [r, g, b] = rgb.map((value) => {
      const share = value / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  /** @param {Element | null} element */
  const background = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const { rgb, alpha } = parse(getComputedStyle(at).backgroundColor);
      if (alpha === 1) return rgb;
    }
    return [255, 255, 255];
  };

  const faint = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    const text = texts.currentNode.textContent.trim();
    if (!text || !element.checkVisibility() || element.closest("[aria-hidden=true], title"))
      continue;
    const style = getComputedStyle(element);
    const isSvg = element instanceof SVGElement;
    const inNode = isSvg && element.parentElement.querySelector("circle");
    const onCircle = inNode && element.classList.contains("name");
    const behind = onCircle ? parse(getComputedStyle(inNode).fill).rgb : background(element);
    const [light, dark] = [parse(isSvg ? style.fill : style.color).rgb, behind]
      .map(luminance)
      .sort((a, b) => b - a);
    const ratio = (light + 0.05) / (dark + 0.05);
    if (ratio < 4.5)
      faint.push(
        `${element.tagName}.${element.getAttribute("class")} "${text}": ${ratio.toFixed(2)}`,
      );
  }
  return [...new Set(faint)];
}
