"""front_door_test.py KATA PROJECT: the program `kata`, used as a student uses it, in a terminal of its own.

The exercises are made up: building and judging them are scripts that note that they ran. What is tested is what lies between
a student's keys and saves and these commands.
"""

import fcntl
import json
import os
import pty
import re
import select
import shlex
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
import unittest
from pathlib import Path

KATA = sys.argv.pop(1)
PROJECT = Path(sys.argv.pop(1))

PAGE = """# queens

## Hints

<details><summary>Where?</summary>

In the first row.
</details>

<details><summary>Why?</summary>

Since it works.
</details>
"""


class Terminal:
    """A program in a terminal of its own."""

    def __init__(self, words, rows=24, columns=80):
        self.ours, theirs = pty.openpty()
        self.resize(rows, columns)
        self.given = termios.tcgetattr(theirs)
        self.theirs = theirs
        environment = {**os.environ, "TERM": "xterm", "NO_COLOR": ""}
        self.process = subprocess.Popen(words, stdin=theirs, stdout=theirs, stderr=theirs, env=environment,
                                        start_new_session=True, preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))
        self.text = ""

    def resize(self, rows, columns):
        fcntl.ioctl(self.ours, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def press(self, keys):
        os.write(self.ours, keys.encode())

    def read(self, seconds):
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            if select.select([self.ours], [], [], left)[0]:
                self.text += os.read(self.ours, 65536).decode()

    def wait_for(self, words, seconds=20):
        """Reads until `words` stand on the screen, and returns what was printed up to them."""
        end = time.monotonic() + seconds
        while words not in self.text:
            if time.monotonic() > end:
                raise AssertionError(f"nowhere {words!r} in {self.text!r}")
            self.read(0.02)
        found, self.text = self.text.split(words, 1)
        return found + words

    def end(self):
        code = self.process.wait(20)
        self.read(0.1)
        return code


class FrontDoor(unittest.TestCase):
    def setUp(self):
        self.scratch = tempfile.TemporaryDirectory()
        self.addCleanup(self.scratch.cleanup)
        self.folder = Path(self.scratch.name) / "a student's folder"
        (self.folder / "build" / "verdicts").mkdir(parents=True)
        (self.folder / "cmake").mkdir()
        table = (PROJECT / "cmake" / "verdict_table.sh").read_text()
        (self.folder / "cmake" / "verdict_table.sh").write_text(table)
        self.notes = self.folder / "notes"
        self.notes.write_text("")
        self.write_course(("rows", "queens", "knights"))

    def write_course(self, names):
        lines = [f"project\t{self.folder}", f"build\t{self.folder / 'build'}"]
        for name in names:
            (self.folder / "exercises" / name).mkdir(parents=True)
            (self.folder / "graders" / name).mkdir(parents=True)
            self.source(name).write_text("// nothing yet\n")
            (self.folder / "graders" / name / f"{name}_stub.cpp").write_text("// nothing yet\n")
            (self.folder / "exercises" / name / "README.md").write_text(PAGE)
            lines.append(f"{name}\tbuild\t/bin/sh\t{self.script(name, 'build')}")
            lines.append(f"{name}\tjudge\t/bin/sh\t{self.script(name, 'judge')}")
            if name == "rows":
                lines.append(f"{name}\tlabels\tpart1\twarm-up")
        (self.folder / "build" / "course.txt").write_text("\n".join(lines) + "\n")

    def source(self, name="queens"):
        return self.folder / "exercises" / name / f"{name}.cpp"

    def script(self, name, kind):
        file = self.folder / f"{name}_{kind}.sh"
        notes = shlex.quote(str(self.notes))
        source = shlex.quote(str(self.source(name)))
        summary = shlex.quote(str(self.folder / "build" / "verdicts" / f"{name}.summary"))
        if kind == "build":
            file.write_text(f"sleep 0.2\necho built {name} >> {notes}\n"
                            f"if grep -q broken {source}; then echo '{name}: does not compile'; exit 1; fi\n")
        else:
            file.write_text(f"echo judged {name} $* >> {notes}\n"
                            f"echo '{name} started 3 3' > {summary}\n"
                            f"echo '{name}: says' \"$(tail -n 1 {source})\"\n")
        return file

    def kata(self, *words):
        return [KATA, "--course", str(self.folder / "build" / "course.txt"), *words]

    def run_kata(self, *words):
        ran = subprocess.run(self.kata(*words), capture_output=True, text=True, timeout=60, check=False)
        return ran.returncode, ran.stdout + ran.stderr

    def judged(self):
        return len(re.findall("^judged", self.notes.read_text(), re.MULTILINE))

    def watch(self, rows=24, columns=80):
        terminal = Terminal(self.kata("watch", "queens"), rows, columns)
        terminal.wait_for("queens in ")
        return terminal

    def test_checks_on_a_save_in_place(self):
        terminal = self.watch()
        self.source().write_text("// first\n")
        terminal.wait_for("queens: says // first")
        terminal.press("q")
        self.assertEqual(terminal.end(), 0)
        self.assertEqual(self.judged(), 2)

    def test_checks_on_a_save_by_renaming(self):
        terminal = self.watch()
        draft = self.source().with_suffix(".draft")
        draft.write_text("// renamed\n")
        os.rename(self.source(), str(self.source()) + "~")
        os.rename(draft, self.source())
        terminal.wait_for("queens: says // renamed")
        draft.write_text("// again\n")
        time.sleep(1.2)
        os.rename(draft, self.source())
        terminal.wait_for("queens: says // again")
        terminal.press("q")
        terminal.end()

    def test_checks_ten_saves_in_a_second_once(self):
        terminal = self.watch()
        for number in range(10):
            self.source().write_text(f"// save {number}\n")
            time.sleep(0.08)
        terminal.wait_for("queens: says // save 9")
        terminal.read(1)
        self.assertEqual(self.judged(), 2)
        terminal.press("q")
        terminal.end()

    def test_tells_what_does_not_compile(self):
        terminal = self.watch()
        self.source().write_text("// broken\n")
        terminal.wait_for("queens: does not compile")
        terminal.press("q")
        terminal.end()
        self.assertEqual(self.judged(), 1)

    def test_leaves_the_terminal_as_it_was(self):
        for leave in (lambda t: t.press("q"), lambda t: t.press("\x03"), lambda t: t.press("\x04"),
                      lambda t: t.process.send_signal(signal.SIGTERM)):
            terminal = self.watch()
            self.assertNotEqual(termios.tcgetattr(terminal.theirs), terminal.given)
            leave(terminal)
            self.assertEqual(terminal.end(), 0)
            self.assertEqual(termios.tcgetattr(terminal.theirs), terminal.given)

    def test_goes_while_it_checks(self):
        terminal = self.watch()
        self.source().write_text("// last\n")
        terminal.wait_for("checking queens")
        terminal.press("\x03")
        self.assertEqual(terminal.end(), 0)
        time.sleep(0.5)
        self.assertEqual(self.judged(), 1)

    def test_has_keys(self):
        terminal = self.watch()
        terminal.press("h")
        terminal.wait_for("queens, hint 1 of 2: Where?")
        terminal.wait_for("In the first row.")
        terminal.press("h")
        terminal.wait_for("queens, hint 2 of 2: Why?")
        terminal.press("h")
        terminal.wait_for("no more hints")
        terminal.press("p")
        terminal.wait_for("No failure has left a page yet.")
        terminal.press("v")
        terminal.wait_for("queens: says")
        terminal.press("n")
        terminal.wait_for("knights: says")
        terminal.press("n")
        terminal.wait_for("rows: says")
        terminal.press("q")
        terminal.end()

    def test_fits_a_small_terminal(self):
        terminal = Terminal(self.kata("watch", "queens"))
        shown = terminal.wait_for("queens in ")
        self.assertNotIn("A larger one", shown)
        self.assertIn("--lines=22", self.notes.read_text())
        terminal.resize(20, 60)
        terminal.wait_for("60 columns and 20 lines")
        terminal.press("q")
        terminal.end()

    def test_gives_hints_one_by_one(self):
        self.assertIn("hint 1 of 2: Where?", self.run_kata("hint", "queens")[1])
        self.assertIn("hint 2 of 2: Why?", self.run_kata("hint", "queens")[1])
        self.assertIn("no more hints", self.run_kata("hint", "queens")[1])
        self.assertIn("hint 1 of 2: Where?", self.run_kata("hint", "rows")[1])
        self.assertIn("hint 1 of 2: Where?", self.run_kata("hint", "queens", "--again")[1])

    def test_checks_what_was_saved_last(self):
        self.source("rows").write_text("// rows\n")
        self.source("knights").write_text("// knights\n")
        os.utime(self.source("rows"), (1, 1))
        code, said = self.run_kata("check")
        self.assertEqual((code, said), (0, "knights: says // knights\n"))
        self.source("knights").write_text("// broken\n")
        code, said = self.run_kata("check", "knights")
        self.assertEqual((code, said), (1, "knights: does not compile\n"))

    def test_tells_progress_and_what_is_next(self):
        self.source("rows").write_text("// rows\n")
        said = self.run_kata("progress")[1]
        self.assertRegex(said, r"rows +done +3 of 3")
        self.assertRegex(said, r"queens +not started")
        self.assertEqual(self.notes.read_text().count("queens"), 0)
        self.assertIn("exercises/queens/README.md", self.run_kata("next")[1])
        for name in ("queens", "knights"):
            self.source(name).write_text("// done\n")
        self.assertIn("the whole course", self.run_kata("progress")[1])

    def page(self, *words):
        """The data of the page that `progress --page` writes."""
        said = self.run_kata(*words, "progress", "--page")[1]
        file = Path(re.search(r"The page is written: (.*)", said).group(1))
        data = re.search(r'<script type="application/json" id="data">(.*?)</script>', file.read_text(), re.DOTALL)
        return json.loads(data.group(1))

    def test_writes_the_course_as_a_page(self):
        verdicts = self.folder / "build" / "verdicts"
        self.source("rows").write_text("// rows\n")
        (verdicts / "rows.txt").write_text("rows: all 3 checks passed\n")
        (verdicts / "queens.txt").write_text("what an old check said\n")
        course = self.page()
        self.assertEqual(course["next"], "queens")
        self.assertEqual([part["title"] for part in course["parts"]],
                         ["Part 1: choices and undos", "Further exercises"])
        rows, = course["parts"][0]["exercises"]
        queens, _ = course["parts"][1]["exercises"]
        self.assertEqual((rows["state"], rows["passed"], rows["all"]), ("done", 3, 3))
        self.assertEqual(rows["verdict"], "rows: all 3 checks passed\n")
        self.assertEqual(rows["level"], "warm-up")
        self.assertEqual((queens["state"], queens["verdict"]), ("not-started", ""))

    def test_shows_the_articles_searches_on_the_page(self):
        self.write_course(("sudoku_naive", "sudoku_mrv"))
        naive, mrv = self.page()["parts"][0]["exercises"]
        self.assertEqual([search["caption"] for search in naive["searches"]],
                         ["4,208 placements for 51 squares", "a whole search, with its tree"])
        self.assertEqual(naive["searches"][1]["replay"]["runs"][0]["eventCount"], 14)
        self.assertEqual([search["caption"] for search in mrv["searches"]],
                         ["4,208 placements against 51", "185 placements against 49"])

    def test_shows_a_failure_on_the_page(self):
        self.source().write_text("// queens\n")
        script = self.folder / "queens_judge.sh"
        verdicts = self.folder / "build" / "verdicts"
        script.write_text(f"echo 'queens started 1 3' > {shlex.quote(str(verdicts))}/queens.summary\n"
                          f"echo '<script type=\"application/json\" id=\"replay\">{{}}</script>' > "
                          f"{shlex.quote(str(verdicts))}/queens.html\n")
        course = self.page()
        queens = next(each for part in course["parts"] for each in part["exercises"] if each["name"] == "queens")
        self.assertEqual((queens["state"], queens["failure"]), ("started", "{}"))
        self.assertEqual(course["next"], "queens")

    def test_says_in_words_what_it_cannot_do(self):
        code, said = self.run_kata("check", "bishops")
        self.assertEqual(code, 2)
        self.assertIn('no exercise "bishops"', said)
        self.assertEqual(self.run_kata("open")[0], 1)
        self.assertLessEqual(len(self.run_kata("--help")[1].splitlines()), 24)


if __name__ == "__main__":
    unittest.main()
