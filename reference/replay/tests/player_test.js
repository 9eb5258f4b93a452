// Plays the pages of make_pages in Chromium. run.sh sets PAGES and SHOTS, and starts this.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";

import { launch, open } from "./browser.js";
import { atEnd, counts, keep, sentence, square, step } from "./look.js";

/** @typedef {import("playwright-core").Page} Page */

describe("the player", () => {
  /** @type {Awaited<ReturnType<typeof launch>>} */
  let browser;
  before(async () => (browser = await launch()));
  after(() => browser.close());

  /**
   * Opens a page, and fails when its console complained.
   *
   * @param {string} name
   * @param {(page: Page) => Promise<void>} check
   */
  async function on(name, check) {
    const { page, errors } = await open(browser.context, name);
    try {
      await check(page);
      assert.deepEqual(errors, []);
    } finally {
      await page.close();
    }
  }

  test("plays the article's board to its end", () =>
    on("run", async (page) => {
      assert.deepEqual(await counts(page), ["0", "0", "0", "51", "0"]);
      await keep(page, "run-start");
      await page.getByLabel("Speed").selectOption("5000");
      await page.getByRole("button", { name: "Play", exact: true }).click();
      await page.getByRole("button", { name: "Pause" }).waitFor();
      await atEnd(page);
      assert.deepEqual(await counts(page), ["4,208", "4,157", "1,246", "0", "1"]);
      assert.equal(await step(page), "step 8,365 of 8,365");
      assert.equal(await sentence(page), "Puts 1 on row 9, column 7. Solved.");
      const digits = await page.locator(".squares .digit").allTextContents();
      assert.equal(
        digits.join(""),
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
      );
      assert.equal(await page.locator(".squares .given").count(), 30);
      assert.equal(await page.locator(".squares .placed").count(), 51);
      await page.getByRole("button", { name: "Play", exact: true }).waitFor();
      await keep(page, "run-end");
    }));

  test("steps forward and back by keyboard", () =>
    on("run", async (page) => {
      await page.keyboard.press("End");
      await page.keyboard.press("ArrowLeft");
      assert.deepEqual(await counts(page), ["4,207", "4,157", "1,246", "1", "0"]);
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("ArrowRight");
      assert.equal(await step(page), "step 8,364 of 8,365");
      await page.keyboard.press("Home");
      assert.deepEqual(await counts(page), ["0", "0", "0", "51", "0"]);
      await page.keyboard.press("ArrowLeft");
      assert.equal(await step(page), "step 0 of 8,365");
    }));

  test("steps by its buttons", () =>
    on("run", async (page) => {
      const press = (name) => page.getByRole("button", { name }).click();
      await press("One step forward");
      await press("One step forward");
      await press("One step back");
      assert.equal(await sentence(page), "Puts 1 on row 1, column 3.");
      await press("To the end");
      assert.deepEqual(await counts(page), ["4,208", "4,157", "1,246", "0", "1"]);
      await press("To the start");
      assert.equal(await step(page), "step 0 of 8,365");
    }));

  test("plays and pauses by the space bar, also after a click on a button", () =>
    on("run", async (page) => {
      await page.getByRole("button", { name: "One step forward" }).click();
      await page.keyboard.press("Space");
      await page.waitForFunction(
        () => !document.querySelector(".step-count").textContent.startsWith("step 1 "),
      );
      await page.keyboard.press("Space");
      await page.getByRole("button", { name: "Play", exact: true }).waitFor();
      const paused = await step(page);
      await page.waitForTimeout(100);
      assert.equal(await step(page), paused);
    }));

  test("gives a button that was reached by keyboard its space bar", () =>
    on("run", async (page) => {
      const forward = page.getByRole("button", { name: "One step forward" });
      await forward.focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Space");
      assert.equal(await step(page), "step 1 of 8,365");
    }));

  test("changes its speed by keyboard", () =>
    on("run", async (page) => {
      const speed = page.getByLabel("Speed");
      assert.equal(await speed.inputValue(), "500");
      await page.keyboard.press("ArrowUp");
      assert.equal(await speed.inputValue(), "1000");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      assert.equal(await speed.inputValue(), "250");
    }));

  test("jumps from dead end to dead end", () =>
    on("run", async (page) => {
      await page.keyboard.press("Shift+ArrowRight");
      assert.equal(await step(page), "step 6 of 8,365");
      assert.equal(await sentence(page), "Dead end: takes 9 off row 1, column 8.");
      assert.equal(await page.locator(".squares .dead .digit").textContent(), "9");
      await keep(page, "run-dead-end");
      await page.keyboard.press("Shift+ArrowRight");
      assert.equal((await counts(page))[2], "2");
      await page.getByRole("button", { name: "Dead end before" }).click();
      assert.equal(await step(page), "step 6 of 8,365");
      await page.keyboard.press("Shift+ArrowLeft");
      assert.equal(await step(page), "step 6 of 8,365");
    }));

  test("goes where the scrubber and the plot are clicked", () =>
    on("run", async (page) => {
      const middle = async (selector) => {
        const box = await page.locator(selector).boundingBox();
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        const { position, length } = await page.evaluate(() => {
          const [, position, length] = document
            .querySelector(".step-count")
            .textContent.replaceAll(",", "")
            .match(/(\d+) of (\d+)/);
          return { position: Number(position), length: Number(length) };
        });
        assert.ok(Math.abs(position / length - 0.5) < 0.01, `${selector}: ${position}`);
      };
      await middle(".scrubber");
      await page.keyboard.press("Home");
      await middle(".plot");
    }));

  test("says how many candidates the empty squares have", () =>
    on("run", async (page) => {
      assert.equal(await page.locator(".badge:visible").count(), 0);
      await page.keyboard.press("c");
      const badges = await page.locator(".badge:visible").allTextContents();
      const table = [1, 2, 3, 4, 5, 6].map((n) => badges.filter((b) => b === String(n)).length);
      assert.deepEqual(table, [4, 13, 17, 14, 2, 1]);
      assert.equal(await page.locator(".badge.one").count(), 4);
      // After 1, 2 and 4 the third row's sixth square has none left.
      for (let i = 0; i < 3; ++i) await page.keyboard.press("ArrowRight");
      assert.equal(await square(page, 3, 6).locator(".badge.none").textContent(), "0");
      await keep(page, "run-candidates");
      await page.getByRole("button", { name: "Candidates" }).click();
      assert.equal(await page.locator(".badge:visible").count(), 0);
    }));

  test("opens at the step that the address names", () =>
    on("run#step=661", async (page) => assert.equal((await counts(page))[0], "333")));

  test("opens at the first difference, with what was expected beside", () =>
    on("difference", async (page) => {
      assert.equal(await step(page), "step 8 of 13");
      const note = await page.locator(".note.difference").textContent();
      assert.match(
        note,
        /step 8: this search takes 4 off row 1, column 6 instead of a step that puts 9/,
      );
      assert.match(note, /Your loop ends at 8/);
      assert.equal(await square(page, 1, 7).locator(".expected:visible").textContent(), "9");
      await keep(page, "difference");
      await page.keyboard.press("End");
      assert.equal(await page.locator("td .expected:visible").count(), 0);
      await page.getByRole("button", { name: "Go there" }).click();
      assert.equal(await step(page), "step 8 of 13");
    }));

  test("marks digits that break a rule", () =>
    on("clashes", async (page) => {
      await page.keyboard.press("End");
      assert.equal(await page.locator("td.clash").count(), 3);
      assert.match(await sentence(page), /Here it was cut off/);
      await keep(page, "clashes");
    }));

  test("races two runs on one clock", () =>
    on("race", async (page) => {
      for (let i = 0; i < 51; ++i) await page.keyboard.press("ArrowRight");
      assert.deepEqual(await counts(page, 1), ["51", "0", "0", "0", "1"]);
      assert.equal(await page.locator(".lane.finished").count(), 1);
      await keep(page, "race-51");
      await page.keyboard.press("End");
      assert.deepEqual(await counts(page, 0), ["4,208", "4,157", "1,246", "0", "1"]);
      assert.deepEqual(await counts(page, 1), ["51", "0", "0", "0", "1"]);
      assert.equal(await page.locator(".lane.finished").count(), 2);
    }));

  test("draws the choices as a tree", () =>
    on("tree", async (page) => {
      await keep(page, "tree");
      assert.equal(await page.locator(".node.led").count(), 52);
      const first = page.locator(".node[data-node='1']");
      assert.equal(await first.locator(".count").textContent(), "332");
      assert.match(
        await first.getAttribute("aria-label"),
        /^1, 332 choices below; puts 1 on row 1, column 3; led to none$/,
      );
      await first.click();
      assert.equal(await step(page), "step 1 of 8,365");
      assert.equal(await first.getAttribute("aria-expanded"), "true");
      assert.ok((await page.locator(".node .cross").count()) > 0);
      await keep(page, "tree-open");
      await page.keyboard.press("ArrowLeft");
      assert.equal(await first.getAttribute("aria-expanded"), "false");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      assert.equal(await step(page), "step 667 of 8,365");
      assert.equal(await page.locator(".node.here").getAttribute("data-node"), "334");
      await page.getByRole("button", { name: "Show where I am" }).click();
      await page.keyboard.press("End");
      assert.equal(await page.locator(".node.on-way").count(), 52);
      await page.getByRole("button", { name: "Tree" }).click();
      assert.equal(await page.locator(".tree").isVisible(), false);
    }));

  for (const [name, expected] of Object.entries({
    queens: ["113", "105", "42", "0", "1"],
    queens20: ["199,635", "199,615", "72,079", "0", "1"],
    small: ["12", "2", "1", "0", "1"],
    hard_tree: ["219", "161", "8", "0", "1"],
    permutations: ["64", "64", "0", "4", "24"],
    word: ["22", "10", "3", "0", "1"],
    inside: ["12", "0", "0", "0", "1"],
  })) {
    test(`plays ${name}`, () =>
      on(name, async (page) => {
        await page.keyboard.press("c");
        await page.keyboard.press("Space");
        await page.waitForTimeout(300);
        await page.keyboard.press("Space");
        await keep(page, name);
        await page.keyboard.press("t");
        await page.keyboard.press("End");
        assert.deepEqual(await counts(page), expected);
        await keep(page, `${name}-tree`);
      }));
  }

  test("shows the tray of a sequence", () =>
    on("permutations", async (page) => {
      const inTray = () => page.locator(".tray li[aria-hidden=false]").allTextContents();
      assert.deepEqual(await inTray(), ["1", "2", "3", "4"]);
      await page.keyboard.press("ArrowRight");
      assert.deepEqual(await inTray(), ["2", "3", "4"]);
    }));

  test("opens a million events in under two seconds, and scrubs them at once", async () => {
    // The best of some tries: what else runs on the machine only ever makes it slower.
    const best = { open: Infinity, scrub: Infinity, tree: Infinity };
    const isQuick = () => best.open < 2000 && best.scrub < 16 && best.tree < 2000;
    for (let i = 0; i < 5 && !isQuick(); ++i) {
      await on("million", async (page) => {
        const open = await page.evaluate(() => performance.now());
        const scrub = await page.evaluate(() => {
          const scrubber = /** @type {HTMLInputElement} */ (document.querySelector(".scrubber"));
          const start = performance.now();
          for (let i = 0; i < 100; ++i) {
            scrubber.value = String((i * 611_953) % 1_000_000);
            scrubber.dispatchEvent(new Event("input"));
          }
          return (performance.now() - start) / 100;
        });
        const start = Date.now();
        await page.keyboard.press("t");
        await page.locator(".tree").waitFor();
        best.open = Math.min(best.open, open);
        best.scrub = Math.min(best.scrub, scrub);
        best.tree = Math.min(best.tree, Date.now() - start);
      });
    }
    const { open, scrub, tree } = best;
    const told = [open, scrub, tree].map((ms) => ms.toFixed(1)).join(", ");
    console.log(`a million events, in ms to open, to scrub once, to draw the tree: ${told}`);
    assert.ok(isQuick(), told);
  });
});

describe("dead ends", () => {
  for (const reducedMotion of /** @type {const} */ (["no-preference", "reduce"])) {
    test(`flash ${reducedMotion === "reduce" ? "for nobody who asked for less motion" : "otherwise"}`, async () => {
      const browser = await launch({ reducedMotion });
      try {
        const { page } = await open(browser.context, "run");
        await page.waitForTimeout(500);
        await page.keyboard.press("Shift+ArrowRight");
        const running = await page.evaluate(() => document.getAnimations().length);
        assert.equal(running, reducedMotion === "reduce" ? 0 : 1);
        assert.equal(await page.locator("td.dead").count(), 1);
      } finally {
        await browser.close();
      }
    });
  }
});
