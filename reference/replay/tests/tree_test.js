// The tree of choices: what is drawn of it, and its keys, which are those of any tree.

import assert from "node:assert/strict";
import { test } from "node:test";

import { onEach, step } from "./look.js";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
function focused(page) {
  return page.evaluate(() => document.activeElement?.getAttribute("data-node"));
}

test("a tree draws no more children of a node than can be looked at", () =>
  onEach({}, ["wide_tree"], async (page) => {
    assert.equal(await page.locator(".node[data-node]").count(), 25);
    const width = () =>
      page.evaluate(() => Number(document.querySelector(".tree svg").getAttribute("width")));
    assert.ok((await width()) < 2000, `${await width()} wide`);
    const more = page.locator(".node.more");
    assert.equal(await more.locator(".count").textContent(), "1,976");
    assert.match(await more.getAttribute("aria-label"), /1,976 more choices here/);
    await more.locator("circle").click();
    assert.equal(await page.locator(".node[data-node]").count(), 49);
    assert.equal(await focused(page), "25");

    // Where the run stands is drawn all the same.
    await page.keyboard.press("Shift+End");
    await page.locator(".scrubber").fill("3999");
    await page.getByRole("button", { name: "Show where I am" }).click();
    assert.equal(await page.locator(".node.here").getAttribute("data-node"), "2000");
  }));

test("a very deep run has a page, and a tree", () =>
  onEach({}, ["deep"], async (page) => {
    await page.locator(".scrubber").focus();
    await page.keyboard.press("End");
    assert.equal(await step(page), "step 20,000 of 20,000");
    await page.getByRole("button", { name: "Show where I am" }).click();
    assert.ok((await page.locator(".node").count()) <= 401);
    assert.ok((await page.locator(".slots li").count()) <= 200);
  }));

test("a tree has the keys of a tree", () =>
  onEach({}, ["tree"], async (page) => {
    await page.locator(".node[data-node='0']").focus();
    const press = async (key, node) => {
      await page.keyboard.press(key);
      assert.equal(await focused(page), node, key);
    };
    await press("ArrowDown", "1");
    await press("ArrowDown", "334");
    await press("ArrowUp", "1");
    assert.equal(await step(page), "step 0 of 8,365", "moving about goes nowhere");
    await press("Space", "1");
    assert.equal(await step(page), "step 1 of 8,365");
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    assert.equal(await page.locator(".node[aria-current=true]").getAttribute("data-node"), "1");
    assert.equal(await page.locator("[aria-current]").count(), 1);
    await press("ArrowRight", "1"); // opens
    await press("ArrowRight", "2");
    await press("ArrowLeft", "1");
    await press("ArrowLeft", "1"); // folds
    assert.equal(await page.locator(".node[data-node='1']").getAttribute("aria-expanded"), "false");
    await press("End", "4208");
    await press("Home", "0");
    assert.equal(await step(page), "step 1 of 8,365", "Home and End move in the tree only");
    await press("Enter", "0");
    assert.equal(await step(page), "step 0 of 8,365");
  }));

test("a tree's items say where they stand", () =>
  onEach({}, ["tree"], async (page) => {
    const places = await page
      .locator("[role=treeitem]")
      .evaluateAll((items) =>
        items
          .slice(0, 4)
          .map((item) => [
            item.getAttribute("data-node"),
            item.getAttribute("aria-level"),
            item.getAttribute("aria-posinset"),
            item.getAttribute("aria-setsize"),
          ]),
      );
    assert.deepEqual(places, [
      ["0", "1", "1", "1"],
      ["1", "2", "1", "3"],
      ["334", "2", "2", "3"],
      ["2208", "2", "3", "3"],
    ]);
  }));

test("stepping scrolls the tree, never the page", () =>
  onEach({ viewport: { width: 1000, height: 500 } }, ["tree"], async (page) => {
    await page.evaluate(() => window.scrollTo(0, 60));
    await page.keyboard.press("End");
    const scrolled = () =>
      page.evaluate(() => [scrollY, document.querySelector(".tree-scroller").scrollTop]);
    const [pageTop, treeTop] = await scrolled();
    assert.equal(pageTop, 60);
    assert.ok(treeTop > 0);
    const isInSight = await page.evaluate(() => {
      const here = document.querySelector(".node.here").getBoundingClientRect();
      const frame = document.querySelector(".tree-scroller").getBoundingClientRect();
      return here.top >= frame.top && here.bottom <= frame.bottom;
    });
    assert.ok(isInSight);
  }));
