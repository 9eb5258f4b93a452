// The pages on paper.

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { keep, onEach, inkOfPlot } from "./look.js";

const paper = { viewport: { width: 720, height: 1000 } };

test("controls are left out, and what they say of the step stays", () =>
  onEach(paper, ["run", "race", "tree", "verdict"], async (page) => {
    await page.emulateMedia({ media: "print" });
    for (const selector of ["button", "select", ".scrubber", "footer", ".note button"]) {
      assert.equal(await page.locator(`${selector}:visible`).count(), 0, selector);
    }
    assert.match(await page.locator(".step-count:visible").textContent(), /^step \d/);
    assert.equal(await page.locator(".plot").first().isVisible(), true);
  }));

test("shading stays, and a dark page is printed light", () =>
  onEach({ ...paper, colorScheme: "dark" }, ["run", "queens"], async (page, name) => {
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const looks = await page.evaluate(() => {
      const shaded = getComputedStyle(document.querySelector(".given, .shaded"));
      return {
        adjust: shaded.getPropertyValue("print-color-adjust"),
        background: shaded.backgroundColor,
        text: getComputedStyle(document.body).color,
      };
    });
    const shade = { run: "rgb(240, 238, 232)", queens: "rgb(226, 222, 212)" }[name];
    assert.deepEqual(looks, { adjust: "exact", background: shade, text: "rgb(29, 33, 41)" });
  }));

test("the plot is printed in the colours of the paper", () =>
  onEach({ ...paper, colorScheme: "dark" }, ["run"], async (page) => {
    const colours = async () => [...(await inkOfPlot(page)).colours].sort().join("; ");
    await page.waitForTimeout(100);
    const dark = await colours();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await page.waitForTimeout(100);
    assert.notEqual(await colours(), dark);
  }));

test("trees and wide grids are not cut", () =>
  onEach(paper, ["tree", "wide_grid", "queens20"], async (page, name) => {
    await page.emulateMedia({ media: "print" });
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll(".state, .tree-scroller")]
        .filter((element) => {
          const inner = element.querySelector("table, svg").getBoundingClientRect();
          const box = element.getBoundingClientRect();
          const { overflow } = getComputedStyle(element);
          return overflow !== "visible" || inner.height > box.height + 1;
        })
        .map((element) => element.className),
    );
    assert.deepEqual(cut, []);
    if (name === "tree") {
      const svg = await page.locator(".tree svg").boundingBox();
      assert.ok(svg.x >= 0 && svg.x + svg.width <= 720);
    }
    await keep(page, `${name}-print`);
  }));

test("a course keeps its verdicts whole, line for line", () =>
  onEach(paper, ["course"], async (page) => {
    await page.emulateMedia({ media: "print" });
    const verdict = page.locator("#sudoku_naive .verdict-text");
    const { scrollWidth, clientWidth } = await verdict.evaluate(({ scrollWidth, clientWidth }) => ({
      scrollWidth,
      clientWidth,
    }));
    assert.ok(scrollWidth <= clientWidth + 1);
    await keep(page, "course-print");
  }));

test("a page becomes a file of a few sheets", () =>
  onEach({}, ["run", "race", "tree", "verdict"], async (page, name) => {
    const file = await page.pdf({ format: "A4" });
    writeFileSync(join(process.env.SHOTS ?? "shots", `${name}.pdf`), file);
    const sheets = file.toString("latin1").match(/\/Type\s*\/Page\b/g).length;
    assert.ok(sheets <= (name === "tree" ? 5 : 2), `${name}: ${sheets} sheets`);
  }));
