// A course's page: its map, its cards, and the player in it.

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { launch, open } from "./browser.js";
import { atEnd, counts, keep, onEach, step } from "./look.js";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
function focused(page) {
  return page.evaluate(() => document.activeElement?.textContent);
}

/**
 * Opens something to watch, by its link.
 *
 * @param {Page} page
 * @param {string} name
 */
async function watch(page, name) {
  await page.getByRole("link", { name, exact: true }).click();
  await page.waitForSelector("#watch:not([hidden])");
}

describe("the map", () => {
  test("says in words how far each exercise is, and what is next", () =>
    onEach({}, ["course", "course_done"], async (page, name) => {
      const links = await page.locator("#map a").allTextContents();
      if (name === "course_done") {
        assert.match(await page.locator("#how-far").innerText(), /All of it is done/);
        assert.equal(await page.locator(".next").count(), 0);
        return;
      }
      assert.deepEqual(links, [
        "✓permutations, done: 9 of 9 checks passed",
        "◐sudoku_naive, started: 5 of 12 checks passed",
        "✗word_search, does not compile",
        "○n_queens, not started",
        "○sudoku_mrv, not started",
        "?coin_sums, not checked",
      ]);
      assert.equal(
        await page.locator("#how-far").innerText(),
        "1 of 6 exercises done. Next: sudoku_naive",
      );
      assert.equal(
        await page.locator("#map li:has(.next) a").getAttribute("href"),
        "#sudoku_naive",
      );
      assert.match(await page.locator("#sudoku_naive").innerText(), /kata watch sudoku_naive/);
      await keep(page, "course");
    }));

  test("leads to an exercise", () =>
    onEach({}, ["course"], async (page) => {
      await page.locator("#map a", { hasText: "sudoku_mrv" }).click();
      const box = await page.locator("#sudoku_mrv").boundingBox();
      assert.ok(box.y >= 0 && box.y < 860);
    }));
});

describe("a card", () => {
  test("shows the last verdict as it stands, and nothing that it could be taken for", () =>
    onEach({}, ["course"], async (page) => {
      const verdict = page.locator("#sudoku_naive pre");
      assert.match(await verdict.innerText(), /FAIL {2}makes the article's 4,208 placements/);
      assert.match(await verdict.innerText(), /\\xff\\x1b\[31m <b>no markup<\/b>/);
      assert.equal(await page.locator("#sudoku_naive details").getAttribute("open"), "");
      assert.equal(await page.locator("#permutations details").getAttribute("open"), null);
      assert.equal(await page.locator("#n_queens details").count(), 0);
    }));

  test("has the picture of the failure, or of the exercise", () =>
    onEach({}, ["course"], async (page) => {
      const names = await page
        .getByRole("img")
        .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute("aria-label")));
      assert.deepEqual(names, [
        "permutations, at its end",
        "sudoku_naive, where your search failed",
        "word_search, at its start",
        "n_queens, at its start",
        "sudoku_mrv, at its start",
      ]);
      const expected = page.locator("#sudoku_naive .picture .expected:not(.hidden)");
      assert.equal(await expected.count(), 1);
    }));

  test("leads to a failure only where its page was whole", () =>
    onEach({}, ["course"], async (page) => {
      assert.equal(await page.getByRole("link", { name: "Your search, which failed" }).count(), 1);
      assert.equal(await page.locator("#word_search .searches li").count(), 1);
      assert.equal(await page.locator("#coin_sums .searches").count(), 0);
    }));
});

describe("the player in it", () => {
  test("is the same, and gives the page back", () =>
    onEach({}, ["course"], async (page) => {
      const title = await page.title();
      await watch(page, "Part 1, the program live");
      assert.equal(await page.locator("#course").isVisible(), false);
      assert.equal(await focused(page), "Part 1, live");
      assert.match(await page.title(), /^Part 1, live/);
      assert.equal(await step(page), "step 0 of 8,365");
      await page.keyboard.press("End");
      assert.deepEqual(await counts(page), ["4,208", "4,157", "1,246", "0", "1"]);
      await keep(page, "course-watch");
      await page.locator("#back").click();
      assert.equal(await page.locator("#watch").isVisible(), false);
      assert.equal(await focused(page), "Part 1, the program live");
      assert.equal(await page.title(), title);
      const before = await page.evaluate(() => scrollY);
      await page.keyboard.press("c"); // nobody listens any more
      assert.equal(await page.evaluate(() => scrollY), before);
    }));

  test("plays one search after the other", () =>
    onEach({}, ["course"], async (page) => {
      await watch(page, "Part 2, race them");
      assert.equal(await page.locator(".lane:visible").count(), 2);
      await page.keyboard.press("Space");
      await page.goBack();
      await watch(page, "The 4 by 4 board");
      assert.equal(await page.locator(".lane:visible").count(), 1);
      assert.equal(await page.locator(".tree:visible").count(), 1);
      assert.equal(await page.locator(".transport button:visible").count(), 9);
      await page.locator("select").selectOption("1000");
      await page.keyboard.press("Home");
      await page.keyboard.press("Space");
      await atEnd(page);
      await page.goBack();
      assert.equal(await page.locator("#course").isVisible(), true);
    }));

  test("opens at the failure, with its words", () =>
    onEach({}, ["course"], async (page) => {
      await watch(page, "Your search, which failed");
      assert.equal(await page.locator(".note.verdict").count(), 1);
      assert.equal(await page.locator(".expected:not(.hidden):visible").count(), 1);
    }));

  test("is there at once where the address names a search, and absent where it names none", async () => {
    const { context, close } = await launch();
    const { page, errors } = await open(context, "course#watch=n_queens/0");
    assert.equal(await page.locator("#course").isVisible(), false);
    await page.evaluate(() => (location.hash = "#watch=n_queens/7"));
    await page.waitForSelector("#course:not([hidden])");
    await page.evaluate(() => (location.hash = "#watch=<b>/0"));
    assert.equal(await page.locator("#course").isVisible(), true);
    assert.deepEqual(errors, []);
    await close();
  });

  test("is reached by keys alone", () =>
    onEach({}, ["course"], async (page) => {
      const link = page.getByRole("link", { name: "Eight queens" });
      for (let i = 0; i < 60 && (await focused(page)) !== "Eight queens"; ++i) {
        await page.keyboard.press("Tab");
      }
      assert.equal(await focused(page), await link.textContent());
      await page.keyboard.press("Enter");
      await page.waitForSelector("#watch:not([hidden])");
      await page.keyboard.press("ArrowRight");
      assert.match(await step(page), /^step 1 of/);
    }));
});
