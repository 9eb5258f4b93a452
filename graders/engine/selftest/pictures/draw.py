"""draw.py FOLDER --judge JUDGE --right PROGRAM --wrong PROGRAM --race RACE --page README

Draws the README's pictures into FOLDER, from runs of these programs: a verdict that fails, one that passes, and the first
steps of a search. Each for light and for dark pages; always the same bytes for the same runs.
"""

import argparse
import base64
import html
import json
import os
import re
import subprocess
import tempfile
from pathlib import Path

# The colours of the pages (reference/replay/player/style/colours.css).
SCHEMES = {
    "light": {"page": "#ffffff", "line": "#dcd9d1", "ink": "#1d2129", "quiet": "#5b6270", "good": "#1c6b3c", "bad": "#b3261e",
              "given": "#f0eee8", "placed": "#4a3fbf", "current": "#ffe79a", "edge": "#9a6b00", "dead": "#fbdcd8",
              "strong": "#6d7280"},
    "dark": {"page": "#1c1f26", "line": "#343945", "ink": "#e9eaee", "quiet": "#a6adba", "good": "#86dca8", "bad": "#ff9188",
             "given": "#262a33", "placed": "#b7aeff", "current": "#54430c", "edge": "#f0c24a", "dead": "#55211d",
             "strong": "#848c9b"},
}
MONOSPACE = "ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace"

COLUMN, LINE, MARGIN = 8, 18, 14  # of a terminal, in pixels

CELL = 34
STEPS_A_SECOND = 5


def svg(width, height, title, style, body):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" role="img">\n'
            f"<title>{html.escape(title)}</title>\n<style>{style}</style>\n" + "\n".join(body) + "\n</svg>\n")


# A terminal.

def pieces(line):
    """The pieces of a line, each with the class of its colour."""
    colour = ""
    for part in re.split(r"(\x1b\[[0-9;]*m)", line):
        if part.startswith("\x1b["):
            codes = part[2:-1].split(";")
            colour = " ".join({"1": "b", "31": "bad", "32": "good"}[code] for code in codes if code != "0")
        elif part:
            yield part, colour


def terminal(title, command, text, colours):
    lines = ["$ " + command] + text.rstrip("\n").split("\n")
    width = 2 * MARGIN + 80 * COLUMN
    height = 2 * MARGIN + len(lines) * LINE
    style = (f"text{{font:13px {MONOSPACE};fill:{colours['ink']};white-space:pre}}.b{{font-weight:700}}"
             f".good{{fill:{colours['good']}}}.bad{{fill:{colours['bad']}}}.quiet{{fill:{colours['quiet']}}}")
    body = [f'<rect x=".5" y=".5" width="{width - 1}" height="{height - 1}" rx="8" fill="{colours["page"]}" '
            f'stroke="{colours["line"]}"/>']
    for number, line in enumerate(lines):
        column = 0
        for piece, colour in [(line, "quiet")] if number == 0 else pieces(line):
            shown = piece.strip()
            if shown:
                x = MARGIN + (column + len(piece) - len(piece.lstrip())) * COLUMN
                named = f' class="{colour}"' if colour else ""
                # Each piece has its width: fonts differ, drawings must not.
                body.append(f'<text x="{x}" y="{MARGIN + number * LINE + 13}" textLength="{len(shown) * COLUMN}" '
                            f'lengthAdjust="spacingAndGlyphs"{named} xml:space="preserve">{html.escape(shown, quote=False)}</text>')
            column += len(piece)
    return svg(width, height, title, style, body)


# A search.

def events_of(run):
    """The events of a run on a Sudoku board, as its page has them (reference/replay/encoding.h)."""
    number = shift = 0
    for byte in base64.b64decode(run["events"]):
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            what, kind = divmod(number, 8)
            square, digit = divmod(what, run["start"]["size"] + 1)
            yield {1: "place", 2: "undo"}[kind], square, digit
            number = shift = 0


def until_the_third_dead_end(run):
    """The run's first events, up to its third dead end."""
    events = []
    dead_ends = 0
    for event in events_of(run):
        is_dead_end = event[0] == "undo" and events[-1] == ("place", *event[1:])
        events.append(event)
        dead_ends += is_dead_end
        if dead_ends == 3:
            break
    return events


class Moments:
    """Parts of a picture that are seen from one step to another, and what remains at the end."""

    def __init__(self, steps):
        self.steps = steps
        self.keyframes = {}

    def seen(self, begin, end):
        """The class of what is seen from behind step `begin` until step `end`; None: to the end."""
        name = f"s{begin}" + ("" if end is None else f"_{end}")
        def at(step):
            return f"{step * 100 / self.steps:.4g}%"
        last = "" if end is None else f"{at(end)}{{opacity:0}}"
        self.keyframes[name] = f"@keyframes {name}{{0%{{opacity:0}}{at(begin)}{{opacity:1}}{last}}}.{name}{{animation-name:{name}}}"
        return ("m" if end is None else "m gone") + f" {name}"

    def style(self):
        # Once, and for five seconds at most; whoever wants no motion sees the last moment.
        return (f".m{{animation:{self.steps / STEPS_A_SECOND:.4g}s step-end both}}.gone{{opacity:0}}" + "".join(self.keyframes.values()) +
                "@media (prefers-reduced-motion:reduce){.m{animation:none}}")


def search(title, run, colours):
    size, givens = run["start"]["size"], run["start"]["givens"]
    events = until_the_third_dead_end(run)
    moments = Moments(len(events))
    left = top = CELL

    def corner(square):
        return left + square % size * CELL, top + square // size * CELL

    def text(square, letter, named):
        x, y = corner(square)
        return f'<text x="{x + CELL / 2:g}" y="{y + CELL * 0.68:g}" class="{named}">{letter}</text>'

    def frame(square, named):
        x, y = corner(square)
        return f'<rect x="{x + 1.5:g}" y="{y + 1.5:g}" width="{CELL - 3}" height="{CELL - 3}" class="{named}"/>'

    side = size * CELL
    body = [f'<rect width="100%" height="100%" rx="8" fill="{colours["page"]}"/>']
    body += [f'<text x="{left + (i + .5) * CELL:g}" y="{top - 8}" class="edge">{i + 1}</text>' for i in range(size)]
    body += [f'<text x="{left - 12}" y="{top + i * CELL + CELL * 0.63:g}" class="edge">{i + 1}</text>' for i in range(size)]
    for square, digit in enumerate(givens):
        if digit != ".":
            x, y = corner(square)
            body.append(f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{colours["given"]}"/>')
            body.append(text(square, digit, "given"))

    # What happens where; behind the last step it stays.
    for i, (kind, square, digit) in enumerate(events):
        after = None if i + 1 == len(events) else i + 1
        is_dead_end = kind == "undo" and i > 0 and events[i - 1] == ("place", square, digit)
        body.append(frame(square, ("dead " if is_dead_end else "now ") + moments.seen(i, after)))
        if kind == "undo":
            body.append(text(square, digit, "undone " + moments.seen(i, after)))
        else:
            undone = next((j for j in range(i + 1, len(events)) if events[j] == ("undo", square, digit)), None)
            body.append(text(square, digit, "placed " + moments.seen(i, undone)))

    box = int(size ** 0.5)
    for i in range(size + 1):
        strong = i % box == 0
        line = f'stroke="{colours["strong" if strong else "line"]}" stroke-width="{2 if strong else 1}"'
        body.append(f'<path d="M{left} {top + i * CELL}h{side}M{left + i * CELL} {top}v{side}" {line}/>')
    style = (f"text{{font:17px ui-sans-serif,system-ui,'Liberation Sans',sans-serif;text-anchor:middle;fill:{colours['ink']}}}"
             f".edge{{font-size:11px;fill:{colours['quiet']}}}.given{{font-weight:700}}.placed{{fill:{colours['placed']}}}"
             f".undone{{text-decoration:line-through}}.now{{fill:{colours['current']};stroke:{colours['edge']};stroke-width:2}}"
             f".dead{{fill:{colours['dead']};stroke:{colours['bad']};stroke-width:2}}" + moments.style())
    return svg(left + side + CELL // 2, top + side + CELL // 2, title, style, body)


# The runs.

def verdict(judge, program, page, scratch):
    command = [judge, f"--subject={program}", "--record=build/verdicts", f"--page={page}", "--next=word_search"]
    ran = subprocess.run(command, cwd=scratch, env={**os.environ, "CLICOLOR_FORCE": "1", "NO_COLOR": ""}, capture_output=True,
                         text=True, check=False)
    if ran.returncode not in (0, 1):
        raise SystemExit(ran.stdout + ran.stderr)
    return ran.stdout


def recorded_search(race, scratch):
    """The plain search of a race on the article's board."""
    page = Path(scratch) / "race.html"
    subprocess.run([race, "sudoku", "--replay", str(page)], capture_output=True, check=True)
    data = re.search(r'id="replay">(.*?)</script>', page.read_text(encoding="utf-8"), re.DOTALL)
    return json.loads(data.group(1))["runs"][0]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    for name in ("judge", "right", "wrong", "race", "page"):
        parser.add_argument(f"--{name}", required=True)
    given = parser.parse_args()
    command = "build/bin/kata check sudoku_naive"
    with tempfile.TemporaryDirectory() as scratch:
        failing = verdict(given.judge, given.wrong, given.page, scratch)
        passing = verdict(given.judge, given.right, given.page, scratch)
        run = recorded_search(given.race, scratch)
    given.folder.mkdir(parents=True, exist_ok=True)
    for scheme, colours in SCHEMES.items():
        drawn = {
            "failing": terminal("A verdict that fails, in a terminal", command, failing, colours),
            "passing": terminal("A verdict that passes, in a terminal", command, passing, colours),
            "search": search("The first steps of a search on a Sudoku board, up to its third dead end", run, colours),
        }
        for name, text in drawn.items():
            (given.folder / f"{name}_{scheme}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
