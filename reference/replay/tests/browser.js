import { join } from "node:path";
import { after } from "node:test";
import { pathToFileURL } from "node:url";

import { chromium } from "playwright-core";

const quiet = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
  "--headless",
  "--no-first-run",
  "--no-sandbox",
];

/** A machine that is busy with something else is slow, not wrong; in milliseconds. */
const patience = 180_000;

/** @type {Promise<import("playwright-core").Browser> | undefined} */
let browser;
after(async () => (await browser)?.close());

/**
 * Chromium, one for all tests of a file, with a profile of its own for each call.
 *
 * @param {import("playwright-core").BrowserContextOptions} options
 */
export async function launch(options = {}) {
  browser ??= chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: quiet,
  });
  const context = await (
    await browser
  ).newContext({ viewport: { width: 1280, height: 860 }, ...options });
  return { context, close: () => context.close() };
}

/**
 * Opens a page of make_pages from disk, "run" or "run#step=3". `errors` gathers what its console
 * complains about.
 *
 * @param {import("playwright-core").BrowserContext} context
 * @param {string} name
 */
export async function open(context, name) {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  /** @type {string[]} */
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) errors.push(message.text());
  });
  page.on("request", (request) => {
    if (!/^(file|data):/.test(request.url())) errors.push(`asks for ${request.url()}`);
  });
  const [file, fragment] = name.split("#");
  const address = pathToFileURL(join(process.env.PAGES ?? "pages", `${file}.html`)).href;
  await page.goto(fragment ? `${address}#${fragment}` : address);
  await page.waitForSelector("body[data-ready]").catch((error) => {
    throw new Error([error.message, ...errors].join("\n"));
  });
  return { page, errors };
}
