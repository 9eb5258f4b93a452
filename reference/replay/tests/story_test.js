// What a page tells of a run as a whole: the verdict, the end, what was found, its course in time.

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { counts, keep, onEach, inkOfPlot, sentence, step } from "./look.js";

describe("a failed check", () => {
  test("stands beside the picture of the step that it speaks of, with sentence and reason", () =>
    onEach({}, ["verdict"], async (page) => {
      assert.equal(await step(page), "step 8 of 13");
      const verdict = page.locator(".note.verdict");
      assert.equal(await verdict.locator("h2").textContent(), "Solves the article's board");
      assert.deepEqual(await verdict.locator("p:not(.kind)").allTextContents(), [
        "Your search found no solution and returned false.",
        "Your loop ends at 8: the digit 9 is never tried.",
      ]);
      const drawing = await verdict.locator("pre").textContent();
      assert.equal(drawing, "    5 3 1 | 2 7 .\n    6 . . | 1 9 5");
      const note = await verdict.boundingBox();
      const board = await page.locator(".squares").boundingBox();
      assert.ok(note.x > board.x + board.width && note.y < board.y + 20);
      await keep(page, "verdict");
    }));

  test("is told once", () =>
    onEach({}, ["verdict"], async (page) => {
      const text = await page.locator("body").innerText();
      for (const sentence of ["returned false", "9 is never tried", "sudoku_naive"]) {
        assert.equal(text.split(sentence).length - 1, 1, sentence);
      }
    }));

  test("without a step to point at shows how the run ended", () =>
    onEach({}, ["hostile"], async (page) => {
      assert.equal(await step(page), "step 14 of 14");
      assert.match(await sentence(page), /Here it was cut off\.$/);
    }));
});

describe("the end of a run", () => {
  for (const [name, expected] of Object.entries({
    run: "Puts 1 on row 9, column 7. Solved.",
    queens: "Puts a queen on row 8, column 4. Solved.",
    word: "Steps on G on row 6, column 5. The word is found.",
    permutations: "Takes 4 off again. Here it ends: all is taken back, after 24 full orders.",
    uniqueness: /Here it ends: all is taken back, after 1 full board\.$/,
    difference: /Here it ends, with 3 placements still standing\.$/,
    clashes: /Here it was cut off\.$/,
  })) {
    test(`of ${name} says what came of it`, () =>
      onEach({}, [name], async (page) => {
        await page.keyboard.press("End");
        const told = await sentence(page);
        if (typeof expected === "string") assert.equal(told, expected);
        else assert.match(told, expected);
      }));
  }
});

describe("what was found", () => {
  test("is listed for orders of numbers", () =>
    onEach({}, ["permutations"], async (page) => {
      const found = () => page.locator(".found li").allTextContents();
      assert.deepEqual(await found(), []);
      for (let i = 0; i < 4; ++i) await page.keyboard.press("ArrowRight");
      assert.deepEqual(await found(), ["1 2 3 4"]);
      await page.keyboard.press("End");
      assert.equal((await found()).length, 24);
      assert.equal(new Set(await found()).size, 24);
      assert.equal(await page.locator(".found .newest").textContent(), "4 3 2 1");
      await keep(page, "permutations-end");
    }));

  test("is counted for boards", () =>
    onEach({}, ["uniqueness"], async (page) => {
      assert.equal(await page.locator(".counters dt").last().textContent(), "full boards");
      assert.equal((await counts(page)).at(-1), "0");
      await page.keyboard.press("End");
      assert.equal((await counts(page)).at(-1), "1");
      assert.equal((await counts(page))[3], "10");
    }));
});

test("the title stands once", () =>
  onEach({}, ["verdict", "race12", "uniqueness"], async (page) => {
    const title = await page.locator("h1").textContent();
    assert.ok(!(await page.locator(".lead").textContent()).includes(title));
  }));

describe("the course of a run", () => {
  test("has the axis of the other one in a race, and of the scrubber", () =>
    onEach({}, ["race"], async (page) => {
      const [first, second] = await page.locator(".plot").all();
      const [above, below] = [await first.boundingBox(), await second.boundingBox()];
      assert.equal(above.x, below.x);
      assert.equal(above.width, below.width);
      assert.ok(below.y > above.y + above.height - 1);

      // 51 of 8,365 steps: the second run is over after 0.6 % of the axis.
      const course = (await inkOfPlot(page, { index: 1, from: 0.1, to: 0.7 })).heights;
      const last = course.findLastIndex((filled) => filled > 0);
      assert.ok(last < 0.02 * course.length, `${last} of ${course.length}`);

      await page.mouse.click(below.x + below.width / 2, below.y + below.height / 2);
      assert.match(await step(page), /^step 4,1[78]\d of/);
      const thumb = await page.evaluate(() => {
        const scrubber = /** @type {HTMLInputElement} */ (document.querySelector(".scrubber"));
        const box = scrubber.getBoundingClientRect();
        return box.x + 8 + (Number(scrubber.value) / Number(scrubber.max)) * (box.width - 16);
      });
      assert.ok(Math.abs(thumb - below.x - below.width / 2) < 3, `the thumb is at ${thumb}`);
    }));

  test("shows how many dead ends there were when, not a band", () =>
    onEach({}, ["run", "queens20"], async (page) => {
      const bars = (await inkOfPlot(page, { from: 0.77 })).heights;
      const gaps = bars.filter((filled) => filled === 0).length;
      assert.ok(gaps > bars.length * 0.25, `${gaps} gaps in ${bars.length} columns`);
      assert.ok(new Set(bars.filter((filled) => filled > 0)).size >= 3, "bars of several lengths");
      assert.match(await page.locator("figcaption").textContent(), /\d dead ends to a bar/);
    }));
});
