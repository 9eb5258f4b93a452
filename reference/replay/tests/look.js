// What tests ask of a page of the player.

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { launch, open } from "./browser.js";

const shots = process.env.SHOTS ?? "shots";
mkdirSync(shots, { recursive: true });

/** @typedef {import("playwright-core").Page} Page */

/**
 * Keeps a screenshot.
 *
 * @param {Page} page
 * @param {string} name
 */
export async function keep(page, name) {
  await page.waitForTimeout(150);
  const file = name.replace(/[^\w-]+/g, "-");
  await page.screenshot({ path: join(shots, `${file}.png`), caret: "initial" });
}

/**
 * The counters of a lane, by their labels' order.
 *
 * @param {Page} page
 */
export async function counts(page, lane = 0) {
  return page.locator(".lane").nth(lane).locator(".counters dd").allTextContents();
}

/** @param {Page} page */
export async function step(page) {
  return page.locator(".step-count").textContent();
}

/** @param {Page} page */
export async function sentence(page) {
  return page.locator(".sentence").first().textContent();
}

/**
 * A square of the first board; rows and columns count from 1.
 *
 * @param {Page} page
 * @param {number} row
 * @param {number} column
 */
export function square(page, row, column) {
  return page
    .locator(".squares tbody tr")
    .nth(row - 1)
    .locator("td")
    .nth(column - 1);
}

/**
 * What a square says to those who do not see it.
 *
 * @param {Page} page
 * @param {number} row
 * @param {number} column
 */
export function said(page, row, column) {
  return square(page, row, column).locator(".spoken").textContent();
}

/** @param {Page} page */
export async function atEnd(page) {
  await page.waitForFunction(() => {
    const scrubber = /** @type {HTMLInputElement} */ (document.querySelector(".scrubber"));
    return scrubber.value === scrubber.max;
  });
}

/**
 * Opens pages, one after the other, in a browser of their own; a page whose console complains fails.
 *
 * @param {import("playwright-core").BrowserContextOptions} options
 * @param {string[]} names
 * @param {(page: Page, name: string) => Promise<void>} check
 */
export async function onEach(options, names, check) {
  const browser = await launch(options);
  try {
    for (const name of names) {
      const { page, errors } = await open(browser.context, name);
      await check(page, name);
      assert.deepEqual(errors, [], name);
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

/**
 * What is drawn on a plot, worked out in the page: its opaque colours, as "r,g,b", and how many pixels
 * of each column are drawn on between two shares of its height.
 *
 * @param {Page} page
 * @param {{index?: number, from?: number, to?: number}} part
 */
export async function inkOfPlot(page, { index = 0, from = 0, to = 1 } = {}) {
  const plot = page.locator(".plot").nth(index);
  const { colours, heights } = await plot.evaluate((element, [from, to]) => {
    const { width, height } = /** @type {HTMLCanvasElement} */ (element);
    const top = Math.round(from * height);
    const rows = Math.round(to * height) - top;
    const context = new OffscreenCanvas(width, height).getContext("2d", {
      willReadFrequently: true,
    });
    context.drawImage(/** @type {HTMLCanvasElement} */ (element), 0, 0);
    const { data } = context.getImageData(0, top, width, rows);
    /** @type {Set<string>} */
    const colours = new Set();
    const heights = new Array(width).fill(0);
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3] > 0) ++heights[(i / 4) % width];
      if (data[i + 3] === 255) colours.add(data.slice(i, i + 3).join());
    }
    return { colours: [...colours], heights };
  }, /** @type {const} */ ([from, to]));
  return { colours: new Set(colours), heights };
}
