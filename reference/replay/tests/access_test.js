// The pages for those who listen: axe on all kinds of pages in all modes, live regions, and what
// boards say.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, test } from "node:test";

import { atEnd, onEach, said, square } from "./look.js";

/** @typedef {import("playwright-core").Page} Page */

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const kinds = [
  "run",
  "race",
  "tree",
  "wide_tree",
  "verdict",
  "clashes",
  "queens",
  "word",
  "wide_grid",
  "permutations",
  "hostile",
  "bytes",
  "course",
  "course#watch=sudoku_mrv/0",
];

/** @type {Record<string, {width?: number, height?: number, media?: Parameters<Page["emulateMedia"]>[0]}>} */
const modes = {
  light: {},
  dark: { media: { colorScheme: "dark" } },
  "forced colours": { media: { forcedColors: "active" } },
  "a phone": { width: 360, height: 740 },
  "400 % zoom": { width: 320, height: 256 },
};

/** @param {Page} page */
async function violations(page) {
  await page.evaluate(() => Promise.all(document.getAnimations().map((a) => a.finished)));
  return page.evaluate(async () => {
    const found = await /** @type {any} */ (window).axe.run(document, {
      resultTypes: ["violations"],
      preload: false, // all styles are in the page
    });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
  });
}

describe("axe finds nothing", () => {
  for (const kind of kinds) {
    test(`on ${kind}, in any mode`, () =>
      onEach({}, [kind], async (page) => {
        await page.keyboard.press("c");
        await page.keyboard.press("Shift+ArrowRight");
        await page.locator("summary:visible").first().click();
        await page.evaluate(axe);
        for (const [mode, { width = 1280, height = 860, media }] of Object.entries(modes)) {
          await page.setViewportSize({ width, height });
          await page.emulateMedia({ colorScheme: "light", forcedColors: "none", ...media });
          assert.deepEqual(await violations(page), [], mode);
        }
      }));
  }
});

describe("what is read out by itself", () => {
  test("is the sentence, and nothing else", () =>
    onEach({}, ["run", "race", "tree"], async (page) => {
      const live = await page.evaluate(() =>
        [
          ...document.querySelectorAll(
            "[aria-live], [role=status], [role=alert], [role=log], output",
          ),
        ].map((element) => element.className),
      );
      const lanes = await page.locator(".lane").count();
      assert.deepEqual(live, Array(lanes).fill("sentence"));
    }));

  test("is silent while a run plays, and says where it stopped", () =>
    onEach({}, ["run"], async (page) => {
      const live = () => page.locator(".sentence").getAttribute("aria-live");
      assert.equal(await live(), null);
      await page.keyboard.press("Space");
      assert.equal(await live(), "off");
      await page.evaluate(() => {
        const counted = /** @type {any} */ (window);
        counted.spoken = 0;
        new MutationObserver(() => {
          const sentence = document.querySelector(".sentence");
          if (!sentence.hasAttribute("aria-live")) ++counted.spoken;
        }).observe(document.querySelector(".sentence"), { childList: true, characterData: true });
      });
      await page.waitForTimeout(200);
      assert.equal(await page.evaluate(() => /** @type {any} */ (window).spoken), 0);
      await page.keyboard.press("Space");
      assert.equal(await live(), null);
      assert.equal(await page.evaluate(() => /** @type {any} */ (window).spoken), 1);
    }));

  test("speaks again when a run has played to its end", () =>
    onEach({}, ["small"], async (page) => {
      await page.getByLabel("Speed").selectOption("1000");
      await page.locator("body").press("Space");
      await atEnd(page);
      await page.getByRole("button", { name: "Play", exact: true }).waitFor();
      assert.equal(await page.locator(".sentence").getAttribute("aria-live"), null);
    }));
});

describe("boards", () => {
  test("are tables with a name, and with headers for rows and columns", () =>
    onEach({}, ["run", "queens", "word"], async (page, name) => {
      const session = await page.context().newCDPSession(page);
      const { nodes } = await session.send("Accessibility.getFullAXTree");
      const roles = nodes.map((node) => node.role?.value);
      assert.ok(!roles.includes("LayoutTable"), name);
      const table = nodes.find((node) => node.role?.value === "table");
      const names = { run: "Sudoku board", queens: "Chessboard", word: "Grid of letters" };
      assert.equal(table?.name?.value, names[name]);
      const headers = (role) =>
        nodes.filter((node) => node.role?.value === role).map((node) => node.name?.value);
      const size = { run: 9, queens: 8, word: 6 }[name];
      const numbers = Array.from({ length: size }, (_, i) => i + 1);
      assert.deepEqual(
        headers("rowheader"),
        numbers.map((number) => `row ${number}`),
      );
      assert.deepEqual(
        headers("columnheader").slice(0, size),
        numbers.map((number) => `column ${number}`),
      );
    }));

  test("show the numbers of rows and columns that sentences use", () =>
    onEach({}, ["run", "queens", "word"], async (page) => {
      const first = page.locator("thead th").first();
      const box = await first.boundingBox();
      assert.ok(box.width > 10 && box.height > 10);
      assert.match(await first.innerText(), /1$/);
      const below = await square(page, 1, 1).boundingBox();
      assert.ok(Math.abs(below.x + below.width / 2 - box.x - box.width / 2) < 2);
    }));

  test("say of each square what it shows", () =>
    onEach({}, ["run"], async (page) => {
      assert.equal(await said(page, 1, 1), "5, given");
      assert.equal(await said(page, 1, 3), "empty");
      await page.keyboard.press("c");
      assert.equal(await said(page, 1, 3), "empty, 3 candidates");
      await page.keyboard.press("c");
      await page.keyboard.press("ArrowRight");
      assert.equal(await said(page, 1, 3), "1, just placed");
      await page.keyboard.press("Shift+ArrowRight");
      assert.equal(await said(page, 1, 3), "1, placed");
      assert.equal(await said(page, 1, 8), "9, taken off, dead end");
      const row = page.locator("tbody tr").first();
      assert.equal(
        (await row.locator("td .spoken").allTextContents()).join(" | "),
        "5, given | 3, given | 1, placed | 2, placed | 7, given | 4, placed | 8, placed | " +
          "9, taken off, dead end | empty",
      );
    }));

  test("say what breaks a rule, and what was expected", () =>
    onEach({}, ["clashes", "difference"], async (page, name) => {
      if (name === "clashes") {
        await page.keyboard.press("End");
        assert.equal(await said(page, 1, 3), "1, placed, breaks a rule");
      } else {
        assert.equal(await said(page, 1, 7), "empty, expected: 9");
        assert.equal(await said(page, 1, 6), "4, taken off");
      }
    }));

  test("say where queens stand, where a path leads, and which numbers are in order", () =>
    onEach({}, ["queens", "word", "permutations"], async (page, name) => {
      if (name === "queens") {
        await page.keyboard.press("c");
        await page.keyboard.press("Shift+ArrowRight");
        assert.equal(await said(page, 1, 1), "queen");
        assert.equal(await said(page, 5, 4), "queen, taken off, dead end");
        assert.equal(await said(page, 5, 8), "empty, safe");
      } else if (name === "word") {
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("ArrowRight");
        assert.equal(await said(page, 1, 3), "B, step 1 of the path");
        assert.equal(await said(page, 1, 2), "A, step 2 of the path, just placed");
      } else {
        await page.keyboard.press("ArrowRight");
        const slots = await page.locator("ol.slots .spoken").allTextContents();
        assert.deepEqual(slots, ["1, just placed", "empty", "empty", "empty"]);
      }
    }));
});
