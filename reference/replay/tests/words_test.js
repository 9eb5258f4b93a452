// What programs print, throw and are called, as it stands on a page; and that it does nothing there.

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { test } from "node:test";

import { launch } from "./browser.js";
import { keep, onEach, said, sentence, square } from "./look.js";

const pages = process.env.PAGES ?? "pages";

test("UTF-8 is read as such, and what cannot be seen is written out", () =>
  onEach({}, ["hostile"], async (page) => {
    assert.match(await page.locator(".lead").textContent(), /Zoë's search/);
    const verdict = page.locator(".note.verdict");
    assert.equal(await verdict.locator("h2").textContent(), "Tür \\u202e txet desrever");
    const [first, long, hebrew] = await verdict.locator("p:not(.kind)").allTextContents();
    assert.equal(first, "a\\x1b[31mred \\xff\\xfe \\u200bzero width <b>bold</b>");
    assert.equal(long, "w".repeat(300));
    assert.equal(hebrew, "שלום");
    assert.equal(await page.locator("b").count(), 0);
    assert.match(await page.locator(".notes > p").textContent(), /^<\/script>.*\\x07$/);
    assert.equal(await page.title(), "Words");
    await keep(page, "hostile");
  }));

test("each foreign text keeps its reading order to itself", () =>
  onEach({}, ["hostile", "race", "verdict", "difference"], async (page) => {
    const loose = await page.evaluate(() => {
      const foreign = ".note.verdict h2, .note.verdict p:not(.kind), .note pre, .notes > p, h2";
      return [...document.querySelectorAll(foreign)]
        .filter((element) => element.children.length !== 1 || element.children[0].tagName !== "BDI")
        .map((element) => element.outerHTML);
    });
    assert.deepEqual(loose, []);
  }));

test("a long text without a space wraps", () =>
  onEach({}, ["hostile"], async (page) => {
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.querySelector(".note").scrollWidth - document.querySelector(".note").clientWidth,
    ]);
    assert.deepEqual(widths, [1280, 0]);
  }));

test("letters that are bytes can be told apart, and a word of them is read as UTF-8", () =>
  onEach({}, ["bytes"], async (page) => {
    const letters = await page.locator(".letters .digit").allTextContents();
    assert.deepEqual(letters, ["\\xc3", "\\x9c", "\\x1b", "␣", "<", "b", "\\xff", "&"]);
    assert.deepEqual(await page.locator(".word span:not(.spoken)").allTextContents(), [
      "Ü",
      "\\x1b",
      "␣",
    ]);
    const spelled = () => page.locator(".word .spelled").allTextContents();
    await page.keyboard.press("ArrowRight");
    assert.deepEqual(await spelled(), [], "half of a letter is none");
    await page.keyboard.press("ArrowRight");
    assert.deepEqual(await spelled(), ["Ü"]);
    assert.equal(await sentence(page), "Steps on \\x9c on row 1, column 2.");
    assert.equal(await said(page, 1, 3), "\\x1b");
    const cell = await square(page, 1, 1).boundingBox();
    const digit = await square(page, 1, 1).locator(".digit").boundingBox();
    assert.ok(digit.width <= cell.width, "it fits its square");
  }));

test("only the page's own script and style work", async () => {
  const folder = mkdtempSync(join(tmpdir(), "replay-policy-"));
  const browser = await launch();
  try {
    const own = readFileSync(join(pages, "small.html"), "utf8");
    const planted = own.replace("<title>", '<base href="https://example.com/"><title>').replace(
      "<footer>",
      `<script>document.title = "planted"</script>
        <img src="data:nothing" onerror="document.title = 'planted'" alt="" />
        <style>h1 { color: rgb(1, 2, 3) }</style>
        <form action="https://example.com/" method="get"><button id="send">Send</button></form>
        <footer>`,
    );
    assert.notEqual(planted, own);
    const file = join(folder, "planted.html");
    writeFileSync(file, planted);
    const page = await browser.context.newPage();
    /** @type {string[]} */
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    /** @type {string[]} */
    const refused = [];
    page.on("console", (message) => refused.push(message.text()));
    await page.goto(pathToFileURL(file).href);
    await page.waitForSelector("body[data-ready]");
    assert.equal(await page.title(), "A board of four");
    assert.notEqual(
      await page.evaluate(() => getComputedStyle(document.querySelector("h1")).color),
      "rgb(1, 2, 3)",
    );
    assert.equal(await page.evaluate(() => new URL(document.baseURI).protocol), "file:");
    await page.locator("#send").click({ noWaitAfter: true });
    const directives = ["script-src", "style-src", "base-uri", "form-action"];
    const silent = () =>
      directives.filter((directive) => !refused.some((text) => text.includes(directive)));
    for (let i = 0; i < 100 && silent().length > 0; ++i) await page.waitForTimeout(100);
    assert.deepEqual(silent(), [], refused.join("\n"));
    assert.equal(page.url(), pathToFileURL(file).href);
    assert.deepEqual(
      asked.filter((url) => !/^(file|data):/.test(url)),
      [],
    );
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
});
