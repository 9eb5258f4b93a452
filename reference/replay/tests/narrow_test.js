// The pages where there is little room: a phone, 320 px, 400 % zoom, large text.

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { keep, onEach, square } from "./look.js";

/** @typedef {import("playwright-core").Page} Page */

const pages = [
  "run",
  "race",
  "race12",
  "tree",
  "verdict",
  "queens20",
  "word",
  "wide_grid",
  "permutations",
  "hostile",
  "course",
  "course#watch=sudoku_naive/1",
];

/** @param {Page} page */
async function assertNothingSticksOut(page) {
  const { scrolls, out } = await page.evaluate(() => {
    const inScroller = (element) =>
      element.closest(
        ".state[data-scrolls], .tree-scroller, .note pre, .verdict-text, .picture, .spoken",
      );
    const out = [...document.querySelectorAll("body *")].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && box.right > innerWidth + 1 && !inScroller(element);
    });
    return {
      scrolls: document.documentElement.scrollWidth > innerWidth,
      out: out.map((element) => `${element.tagName}.${element.getAttribute("class")}`),
    };
  });
  assert.deepEqual(out, []);
  assert.ok(!scrolls, "the page scrolls sideways");
}

/** @param {Page} page */
async function heightOfWhatSticks(page) {
  return page.evaluate(() => {
    const bar = document.querySelector(".transport");
    const isSticky = getComputedStyle(bar).position === "sticky";
    return isSticky ? bar.getBoundingClientRect().height : 0;
  });
}

describe("on a phone", () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

  test("a page fits the width, with buttons for fingers", () =>
    onEach(phone, pages, async (page, name) => {
      await page.keyboard.press("c");
      await assertNothingSticksOut(page);
      for (const button of await page.locator(".transport button").all()) {
        const box = await button.boundingBox();
        assert.ok(box.width >= 36 && box.height >= 36, `${name}: ${await button.textContent()}`);
      }
      await page.keyboard.press("Shift+ArrowRight");
      await keep(page, `${name}-phone`);
    }));

  test("boards are seen whole", () =>
    onEach(phone, ["run", "race", "race12", "queens20", "word"], async (page) => {
      for (const state of await page.locator(".state").all()) {
        assert.equal(await state.getAttribute("data-scrolls"), null);
      }
    }));

  test("the boards of a race stand one below the other, with badges to be read", () =>
    onEach(phone, ["race", "race12"], async (page) => {
      await page.keyboard.press("c");
      const [first, second] = await page.locator(".lane").all();
      assert.ok((await second.boundingBox()).y > (await first.boundingBox()).y + 300);
      assert.ok((await page.locator(".lane:last-child .badge:visible").count()) > 0);
      const sizes = await page
        .locator(".badge:visible, .squares .digit:not(:empty)")
        .evaluateAll((texts) => texts.map((text) => parseFloat(getComputedStyle(text).fontSize)));
      assert.ok(Math.min(...sizes) >= 11, `${Math.min(...sizes)} px`);
    }));

  test("controls stay at hand, and leave two thirds to the rest", () =>
    onEach(phone, ["run", "race", "queens20", "verdict"], async (page, name) => {
      const height = await heightOfWhatSticks(page);
      assert.ok(height > 0 && height < 740 * 0.38, `${name}: ${height}`);
    }));
});

describe("on 320 px", () => {
  test("a page fits", () =>
    onEach({ viewport: { width: 320, height: 640 } }, pages, async (page, name) => {
      await page.keyboard.press("c");
      await page.locator("summary:visible").first().click();
      await assertNothingSticksOut(page);
      await keep(page, `${name}-320`);
    }));
});

describe("at 400 % zoom", () => {
  test("nothing covers what is below, and all controls can be reached", () =>
    onEach({ viewport: { width: 320, height: 256 } }, pages, async (page) => {
      assert.equal(await heightOfWhatSticks(page), 0);
      await assertNothingSticksOut(page);
      for (const control of await page.locator(".transport button, select").all()) {
        await control.scrollIntoViewIfNeeded();
        const box = await control.boundingBox();
        assert.ok(box.x >= 0 && box.x + box.width <= 320);
      }
    }));
});

describe("with text of 200 %", () => {
  for (const width of [1280, 640]) {
    test(`a page of ${width} px fits`, () =>
      onEach({ viewport: { width, height: 800 } }, pages, async (page, name) => {
        await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
        await page.waitForTimeout(100);
        await assertNothingSticksOut(page);
        assert.ok((await heightOfWhatSticks(page)) < 800 * 0.4, name);
        for (const select of await page.locator("select").all()) {
          const box = await select.boundingBox();
          assert.ok(box.x + box.width <= width);
        }
        if (width === 640) await keep(page, `${name}-large-text`);
      }));
  }
});

test("the bar never covers the plots", () =>
  onEach(
    { viewport: { width: 1280, height: 700 } },
    ["run", "race", "tree", "verdict"],
    async (page) => {
      for (const plot of await page.locator(".plot").all()) {
        await plot.scrollIntoViewIfNeeded();
        const isOnTop = await plot.evaluate((element) => {
          const box = element.getBoundingClientRect();
          const at = (y) => document.elementFromPoint(box.x + box.width / 2, y);
          return at(box.top + 2) === element && at(box.bottom - 2) === element;
        });
        assert.ok(isOnTop);
      }
      // Nor the last row of a board, once it is scrolled to.
      await square(page, 9, 9).scrollIntoViewIfNeeded();
    },
  ));
