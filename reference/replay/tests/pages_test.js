// Reads the pages of make_pages as files. run.sh sets PAGES, and MAKE_PAGES, and starts this.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

const pages = process.env.PAGES ?? "pages";

test("the same journal gives the same page, byte for byte", () => {
  const again = mkdtempSync(join(tmpdir(), "replay-pages-"));
  try {
    execFileSync(process.env.MAKE_PAGES ?? "make_pages", [again]);
    for (const name of readdirSync(again)) {
      assert.ok(readFileSync(join(again, name)).equals(readFileSync(join(pages, name))), name);
    }
  } finally {
    rmSync(again, { recursive: true });
  }
});

test("a page of 100,000 events is below 3 MB", () => {
  const { size } = statSync(join(pages, "hundred_thousand.html"));
  const million = statSync(join(pages, "million.html")).size;
  console.log(`100,000 events: ${size} bytes; a million: ${million}`);
  assert.ok(size < 3_000_000);
});
