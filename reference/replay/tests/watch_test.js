// Plays the article's board in a terminal of its own. run.sh sets WATCH_SEARCH, and starts this.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";

const program = process.env.WATCH_SEARCH ?? "watch_search";

/**
 * Runs watch_search on a terminal; ends it by `signal` once it has drawn something.
 *
 * @param {string} speed
 * @param {string} [signal]
 */
async function watch(speed, signal) {
  // The shell tells its number, and then becomes the program.
  const command = `stty rows 24 columns 80; echo $$; exec '${program}' ${speed}`;
  const child = spawn("script", ["-qefc", command, "/dev/null"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  let output = "";
  let signalled = false;
  child.stdout.on("data", (chunk) => {
    output += chunk;
    const number = /^(\d+)\r\n/.exec(output);
    if (signal && !signalled && number && output.includes("step 3 of")) {
      signalled = true;
      process.kill(Number(number[1]), signal);
    }
  });
  const [code] = await once(child, "close");
  return { output: output.replace(/^\d+\r\n/, ""), code };
}

test("animates a search in a terminal up to its end", async () => {
  const { output, code } = await watch("20000");
  assert.equal(code, 0);
  assert.ok(output.startsWith("\x1b[?25l"));
  assert.match(
    output,
    /placements 4,208 {3}undone 4,157 {3}dead ends 1,246 {3}empty squares left 0/,
  );
  assert.ok(output.endsWith("\x1b[0m\x1b[?25h"));
});

for (const [signal, number] of /** @type {const} */ ([
  ["SIGINT", 2],
  ["SIGTERM", 15],
])) {
  test(`gives cursor and colours back on ${signal}, and dies of it`, async () => {
    const { output, code } = await watch("10", signal);
    assert.ok(output.endsWith("\x1b[0m\x1b[?25h"), JSON.stringify(output.slice(-40)));
    assert.equal(code, 128 + number);
  });
}
