// The player by keys alone.

import assert from "node:assert/strict";
import { test } from "node:test";

import { onEach, step } from "./look.js";

/** @typedef {import("playwright-core").Page} Page */

/**
 * Presses Tab until an element has the focus.
 *
 * @param {Page} page
 * @param {string} selector
 */
async function tabTo(page, selector) {
  for (let i = 0; i < 60; ++i) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  assert.fail(`Tab never leads to ${selector}`);
}

test("all controls are reached by Tab, and seen when they are", () =>
  onEach({ viewport: { width: 1000, height: 700 } }, ["verdict"], async (page) => {
    await page.locator(".quiet", { hasText: "Tree" }).click();
    await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
    for (const selector of [
      ".note pre",
      ".note button",
      ".tree-tools button",
      ".node",
      ".scrubber",
      "[data-control=start]",
      "[data-control=end]",
      ".quiet",
      "select",
      "summary",
    ]) {
      await tabTo(page, selector);
      const { isOnTop, outline } = await page.evaluate(() => {
        const element = document.activeElement;
        const box = element.getBoundingClientRect();
        const seen = document.elementFromPoint(
          box.x + box.width / 2,
          Math.min(innerHeight - 1, box.y + box.height / 2),
        );
        const circle = element.querySelector("circle");
        const { outlineStyle } = getComputedStyle(element);
        return {
          isOnTop: element.contains(seen) || seen.contains(element),
          outline: circle ? getComputedStyle(circle).strokeWidth : outlineStyle,
        };
      });
      assert.ok(isOnTop, `${selector} is covered`);
      assert.ok(["solid", "auto", "4px"].includes(outline), `${selector}: ${outline}`);
    }
  }));

test("C, T and F can be switched off, and stay so", () =>
  onEach({}, ["difference"], async (page) => {
    const pressed = (name) =>
      page.getByRole("button", { name, exact: true }).getAttribute("aria-pressed");
    await page.keyboard.press("c");
    assert.equal(await pressed("Candidates"), "true");
    await page.keyboard.press("Shift+C");
    assert.equal(await pressed("Candidates"), "false");

    await tabTo(page, "summary");
    await page.keyboard.press("Enter");
    await tabTo(page, "#letter-keys");
    await page.keyboard.press("Space");
    for (const key of ["c", "t", "f"]) await page.keyboard.press(key);
    assert.equal(await pressed("Candidates"), "false");
    assert.equal(await pressed("Tree"), "false");
    await page.keyboard.press("ArrowRight");
    assert.equal(await step(page), "step 9 of 13", "the other keys still work");

    await page.reload();
    await page.waitForSelector("body[data-ready]");
    await page.keyboard.press("t");
    assert.equal(await pressed("Tree"), "false");
    await page.locator("summary").click();
    await page.locator("#letter-keys").check();
    await page.keyboard.press("t");
    assert.equal(await pressed("Tree"), "true");
  }));

test("arrows scroll what has the focus and scrolls", () =>
  onEach({ viewport: { width: 400, height: 700 } }, ["wide_grid"], async (page) => {
    const grid = page.locator(".state");
    assert.equal(await grid.getAttribute("tabindex"), "0");
    assert.equal(await grid.getAttribute("role"), "region");
    await grid.evaluate((element) => (element.scrollLeft = 0));
    await tabTo(page, ".state");
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction(() => document.querySelector(".state").scrollLeft > 0);
    assert.match(await step(page), /^step 0 /);
    await grid.evaluate((element) => /** @type {HTMLElement} */ (element).blur());
    await page.keyboard.press("ArrowRight");
    assert.match(await step(page), /^step 1 /);
  }));

test("the square that a step is about is scrolled into sight", () =>
  onEach({ viewport: { width: 400, height: 700 } }, ["wide_grid"], async (page) => {
    for (const key of ["End", "Home", "ArrowRight"]) {
      await page.keyboard.press(key);
      if (key === "Home") continue;
      const isInSight = await page.evaluate(() => {
        const box = document.querySelector(".current").getBoundingClientRect();
        const frame = document.querySelector(".state").getBoundingClientRect();
        return box.left >= frame.left && box.right <= frame.right;
      });
      assert.ok(isInSight, key);
    }
  }));

test("the slider keeps its own keys", () =>
  onEach({}, ["run"], async (page) => {
    await tabTo(page, ".scrubber");
    await page.keyboard.press("ArrowUp");
    assert.equal(await step(page), "step 1 of 8,365");
    await page.keyboard.press("ArrowRight");
    assert.equal(await step(page), "step 2 of 8,365");
    await page.keyboard.press("End");
    assert.equal(await step(page), "step 8,365 of 8,365");
    await page.keyboard.press("Shift+ArrowLeft");
    assert.match(await step(page), /^step 8,3\d\d of/);
  }));
