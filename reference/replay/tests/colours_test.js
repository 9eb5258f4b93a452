// The pages in other colours: dark ones, and those that a reader has chosen for all pages.

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { textsTooFaint } from "./contrast.js";
import { keep, onEach, inkOfPlot, square } from "./look.js";

const pages = [
  "run",
  "race",
  "tree",
  "verdict",
  "clashes",
  "queens",
  "word",
  "permutations",
  "course#watch=sudoku_naive/0",
];

describe("texts can be read", () => {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    test(`on a ${colorScheme} page`, () =>
      onEach({ colorScheme }, [...pages, "course"], async (page, name) => {
        await page.keyboard.press("c");
        await page.locator("summary:visible").first().click();
        for (const key of ["Shift+ArrowRight", "ArrowRight"]) {
          await page.keyboard.press(key);
          await page.evaluate(() => Promise.all(document.getAnimations().map((a) => a.finished)));
          assert.deepEqual(await page.evaluate(textsTooFaint), [], `${name}, ${colorScheme}`);
        }
        if (colorScheme === "dark") {
          const background = await page.evaluate(
            () => getComputedStyle(document.body).backgroundColor,
          );
          assert.equal(background, "rgb(21, 23, 28)");
          await keep(page, `${name}-dark`);
        }
      }));
  }
});

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  describe(`with a reader's own colours, ${colorScheme}`, () => {
    const forced = /** @type {const} */ ({ forcedColors: "active", colorScheme });

    test("the current square has an outline, and a digit taken off is struck out", () =>
      onEach(forced, ["run"], async (page) => {
        /**
         * @param {import("playwright-core").Locator} place
         * @param {keyof CSSStyleDeclaration} property
         */
        const styleOf = (place, property) =>
          place.evaluate((element, name) => String(getComputedStyle(element)[name]), property);
        await page.keyboard.press("ArrowRight");
        const placed = square(page, 1, 3);
        assert.equal(await styleOf(placed, "outlineStyle"), "solid");
        assert.equal(await styleOf(placed.locator(".digit"), "textDecorationLine"), "none");
        assert.equal(await styleOf(square(page, 1, 4), "outlineStyle"), "none");
        await page.keyboard.press("Shift+ArrowRight");
        await page.keyboard.press("c");
        const dead = square(page, 1, 8);
        assert.equal(await styleOf(dead, "outlineStyle"), "double");
        assert.equal(await styleOf(dead.locator(".digit"), "textDecorationLine"), "line-through");
        await keep(page, `run-forced-${colorScheme}`);
      }));

    test("a chessboard has squares, queens, and marks for safe ones", () =>
      onEach(forced, ["queens"], async (page) => {
        await page.keyboard.press("c");
        await page.keyboard.press("Shift+ArrowRight");
        const looks = await page.evaluate(() => {
          const at = (row, column) =>
            document.querySelectorAll("tbody tr")[row].querySelectorAll("td")[column];
          const background = getComputedStyle(document.body).backgroundColor;
          const ghost = getComputedStyle(at(4, 3), "::after");
          return {
            border: getComputedStyle(at(7, 7)).borderTopWidth,
            isSeen: getComputedStyle(at(0, 0).querySelector("svg")).fill !== background,
            struckOut: ghost.borderTopStyle,
            safe: getComputedStyle(at(4, 7), "::after").borderTopStyle,
          };
        });
        assert.deepEqual(looks, { border: "1px", isSeen: true, struckOut: "solid", safe: "solid" });
        await keep(page, `queens-forced-${colorScheme}`);
      }));

    test("all kinds of pages show their signs and texts", () =>
      onEach(forced, pages, async (page, name) => {
        await page.keyboard.press("Shift+ArrowRight");
        const lost = await page.evaluate(() => {
          const canvas = getComputedStyle(document.body).backgroundColor;
          const fills = [...document.querySelectorAll(".tree .name, .tree .count")].filter(
            (text) => {
              const behind = text.classList.contains("name")
                ? getComputedStyle(text.parentElement.querySelector("circle")).fill
                : canvas;
              return getComputedStyle(text).fill === behind;
            },
          );
          const icons = [...document.querySelectorAll(".icon")].filter((icon) => {
            const { backgroundColor, color } = getComputedStyle(icon);
            return backgroundColor === color;
          });
          return fills.length + icons.length;
        });
        assert.equal(lost, 0, name);
        const { colours } = await inkOfPlot(page);
        const ink = colorScheme === "dark" ? "255,255,255" : "0,0,0";
        assert.ok(colours.has(ink), `${name}: the plot has ${[...colours].join("; ")}`);
      }));
  });
}
