import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

/**
 * Chromium with a profile of its own.
 *
 * @param {import("playwright-core").BrowserContextOptions} options
 */
export async function launch(options = {}) {
  const profile = mkdtempSync(join(tmpdir(), "replay-profile-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: quiet,
    viewport: { width: 1280, height: 860 },
    ...options,
  });
  return {
    context,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/**
 * Opens a page of make_pages from disk. `errors` gathers what its console complains about.
 *
 * @param {import("playwright-core").BrowserContext} context
 * @param {string} name
 */
export async function open(context, name, fragment = "") {
  const page = await context.newPage();
  /** @type {string[]} */
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) errors.push(message.text());
  });
  page.on("request", (request) => {
    if (!/^(file|data):/.test(request.url())) errors.push(`asks for ${request.url()}`);
  });
  await page.goto(
    pathToFileURL(join(process.env.PAGES ?? "pages", `${name}.html`)).href + fragment,
  );
  await page.waitForSelector("body[data-ready]", { timeout: 10_000 }).catch((error) => {
    throw new Error([error.message, ...errors].join("\n"));
  });
  return { page, errors };
}
