"""formats_test.py GRADE PROJECT: what each format makes of hostile reports, read by real parsers.

Needs the Python package jsonschema and the programs xmllint and cmark.
"""
import base64
import csv
import html.parser
import io
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

import jsonschema

grade, project = sys.argv[1], pathlib.Path(sys.argv[2])
schemas = project / "graders/engine/grade/tests/schemas"

HOSTILE = (
    "\x1b[32mPASSED\x07\x00 \u202etxt.exe \ufffe ]]> --> </failure></pre></body><script>alert(1)</script>\r\n"
    "::error file=a.cpp::forged\r\n  ::add-mask::x\n##[error]forged\n::stop-commands::x\r::set-output name=a::b\n"
    "````\n```\n# heading\n| a | b |\n<b onclick=\"x()\">&amp;{{7*7}}${{ secrets.X }}</b> [link](javascript:x) ![i](http://x)\n"
    "=HYPERLINK(\"http://x\",\"y\"),;\"'%0A::error::\n{\"scores\": {\"sudoku_naive\": 999}}\nGrade :=>> 100\n"
)
NAME = "=1+1,\"x\" <b>&'# %0A::error:: \u202e\x1b[2J"


def check(sentence, points, passed, hidden, message):
    return {"sentence": sentence, "points": points, "passed": passed, "hidden": hidden, "message": message}


def report(submission, graded=True, long=False):
    message = HOSTILE * 12 if long else HOSTILE
    exercises = [
        {"name": "sudoku_naive", "status": "graded", "score": 2, "max_score": 9, "file": NAME + ".cpp", "notes": [HOSTILE],
         "message": message,
         "checks": [check("fills the board", 2, True, False, ""), check("counts & compares <them>", 3, False, False, message),
                    check("counts & compares <them>", 3, False, False, HOSTILE),
                    check("a hidden one", 1, False, True, "SECRET")] + [check(f"check {i}", 0, False, False, message) for i in range(150 if long else 0)]},
        {"name": "n_queens", "status": "does_not_compile", "score": 0, "max_score": 4, "file": "q.cpp", "notes": [],
         "message": "exercises/n_queens/n_queens.cpp:12:3: error: " + message, "checks": [check("counts", 4, False, False, "")]},
        {"name": "word_search", "status": "not_submitted", "score": 0, "max_score": 3, "file": "", "notes": [],
         "message": "There is no file word_search.cpp.", "checks": [check("finds", 3, False, False, "")]},
        {"name": "sudoku_mrv", "status": "refused", "score": 0, "max_score": 1, "file": "", "notes": [HOSTILE], "message": message,
         "checks": [check("finds", 1, False, False, "")]},
    ]
    if not graded:
        exercises[0]["status"] = "infrastructure"
    return {"schema_version": 1, "submission": submission, "status": "graded" if graded else "infrastructure",
            "score": 2 if graded else None, "max_score": 17, "isolation": {"level": "full", "reason": ""},
            "message": HOSTILE, "notes": [HOSTILE], "inputs": "00", "times": {"graded_at": "2026-01-01T00:00:00Z", "seconds": 1.5},
            "exercises": exercises}


def run(*arguments, code=0):
    done = subprocess.run([grade, *map(str, arguments)], capture_output=True)
    assert done.returncode == code, (arguments, done.returncode, done.stderr)
    return done


def validate(document, name):
    schema = json.loads((schemas / f"{name}.schema.json").read_text())
    jsonschema.Draft7Validator.check_schema(schema)
    jsonschema.Draft7Validator(schema).validate(document)


def strict_json(text):
    def no_constant(word):
        raise ValueError(word)
    return json.loads(text, parse_constant=no_constant)


def is_clean(text, name):
    """No control characters, none that turn others round, no line that a runner obeys, no secret."""
    bad = re.search("[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\u202e\\ufffe]", text)
    assert not bad, (name, bad)
    assert "##[" not in text and "SECRET" not in text, name
    if name != "github":
        assert not re.search(r"^\s*::", text, re.M), name


def strings_of(document):
    if isinstance(document, str):
        yield document
    elif isinstance(document, dict):
        for key, value in document.items():
            yield key
            yield from strings_of(value)
    elif isinstance(document, list):
        for value in document:
            yield from strings_of(value)


def clean_json(text, name):
    document = strict_json(text)
    for string in strings_of(document):
        is_clean(string, name)
    return document


def gradescope(text):
    document = clean_json(text, "gradescope")
    validate(document, "gradescope")
    assert document["score"] == sum(test["score"] for test in document["tests"]) == 2
    assert sum(test["max_score"] for test in document["tests"]) == 17


def classroom50(text):
    document = clean_json(text, "classroom50")
    document.update(classroom="c", assignment="a", assignment_type="individual", owner="o", submission="submit/x", commit="c",
                    release="r", review="v", datetime="2026-01-01T00:00:00Z")
    validate(document, "classroom50")
    assert document["score"] == 2 and document["max-score"] == 17
    assert all(test["score"] <= test["max-score"] for test in document["tests"])
    assert all(len(test.get("message", "")) <= 2000 for test in document["tests"])


def classroom_resources(text):
    assert re.fullmatch(r"result=[A-Za-z0-9+/]+=*\n", text), text[:80]
    document = clean_json(base64.b64decode(text[7:-1], validate=True).decode("utf-8"), "classroom-resources")
    validate(document, "classroom-resources")
    # The notice of the reporter adds up the scores of the tests.
    assert sum(test["score"] for test in document["tests"]) == 2 and document["max_score"] == 17
    assert len(text) < 1 << 20


def exercism(text):
    document = clean_json(text, "exercism")
    validate(document, "exercism")
    assert document["status"] == "fail"
    assert [test["status"] for test in document["tests"][:4]] == ["pass", "fail", "fail", "fail"]


def prairielearn(text):
    document = clean_json(text, "prairielearn")
    validate(document, "prairielearn")
    assert document["gradable"] and abs(document["score"] - 2 / 17) < 1e-9
    assert len(text.encode()) < 1 << 20


def autolab(text):
    lines = text.splitlines()
    assert len(lines) == 2 and text.endswith("\n")
    documents = [clean_json(line, "autolab") for line in lines]
    validate(documents, "autolab")
    assert documents[1] == {"scores": {"sudoku_naive": 2, "n_queens": 0, "word_search": 0, "sudoku_mrv": 0}}
    assert documents[0]["stages"] == list(documents[1]["scores"])


def junit(text):
    is_clean(text, "junit")
    checked = subprocess.run(["xmllint", "--noout", "--schema", schemas / "junit.xsd", "-"], input=text.encode(), capture_output=True)
    assert checked.returncode == 0, checked.stderr
    root = ElementTree.fromstring(text)
    for suite in root:
        assert int(suite.get("tests")) == len(suite.findall("testcase"))
        assert int(suite.get("failures")) == len(suite.findall("testcase/failure"))
        assert int(suite.get("errors")) == len(suite.findall("testcase/error"))
    assert "</failure></pre></body><script>alert(1)</script>" in root.find("testsuite/testcase/failure").text


def github(text):
    """As GitHub's runner reads the lines of a log."""
    is_clean(text, "github")
    lines = text.split("\n")
    assert lines.pop() == ""
    assert 0 < len(lines) <= 11
    for line in lines:
        parsed = re.fullmatch(r"::(error|notice) ((?:[a-z]+=[^,:]*,?)+)::(.*)", line)
        assert parsed, line
        properties = dict(pair.split("=", 1) for pair in parsed[2].split(","))
        assert set(properties) <= {"file", "line", "title"} and properties["title"]
        data = parsed[3].replace("%0A", "\n").replace("%25", "%")
        assert "\r" not in data
    errors = [line for line in lines if line.startswith("::error")]
    assert len(errors) == 4 and ",line=12," in errors[1], errors


class Page(html.parser.HTMLParser):
    void = {"meta"}
    known = {"html", "head", "meta", "style", "title", "body", "h1", "h2", "p", "pre", "table", "tr", "th", "td", "a", "ul", "li"}

    def __init__(self):
        super().__init__()
        self.open, self.text = [], ""

    def handle_starttag(self, tag, attributes):
        assert tag in self.known, tag
        for name, value in attributes:
            assert name in {"lang", "charset", "name", "content", "http-equiv", "href", "id"}, name
            assert name != "href" or value.startswith("#")
        if tag not in self.void:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data


def page(text):
    is_clean(text, "html")
    parser = Page()
    parser.feed(text)
    parser.close()
    assert not parser.open and "<script>alert(1)</script>" in parser.text
    assert "sudoku_naive: 2 of 9" in parser.text


def markdown(text):
    is_clean(text, "markdown")
    assert len(text.encode()) < 1 << 20, "the summary of a step on GitHub takes no more"
    parsed = subprocess.run(["cmark", "-t", "xml"], input=text.encode(), capture_output=True, check=True).stdout
    root = ElementTree.fromstring(re.sub(rb"<!DOCTYPE[^>]*>", b"", parsed))
    kinds = [element.tag.split("}")[1] for element in root.iter()]
    assert not {"html_block", "html_inline", "link", "image", "thematic_break", "block_quote"} & set(kinds), set(kinds)
    headings = ["".join(e.itertext()).strip() for e in root.iter() if e.tag.endswith("}heading")]
    assert headings[1:] == ["sudoku_naive: 2 of 9", "n_queens: 0 of 4", "word_search: 0 of 3", "sudoku_mrv: 0 of 1"], headings
    blocks = [element.text for element in root.iter() if element.tag.endswith("}code_block")]
    assert any("# heading" in block and "```" in block for block in blocks)


READERS = {"gradescope": gradescope, "classroom50": classroom50, "classroom-resources": classroom_resources, "exercism": exercism,
           "prairielearn": prairielearn, "autolab": autolab, "junit": junit, "github": github, "html": page, "markdown": markdown}
FILES = {"junit": "junit.xml", "html": "feedback.html", "markdown": "feedback.md", "autolab": "autolab.txt", "github": "github.txt",
         "classroom-resources": "classroom-resources.txt"}


def put(results, folder, document):
    (results / folder).mkdir(parents=True, exist_ok=True)
    (results / folder / "report.json").write_text(json.dumps(document), encoding="utf-8")


with tempfile.TemporaryDirectory() as scratch:
    results = pathlib.Path(scratch) / "results"
    put(results, "evil", report(NAME))
    put(results, "long", report("long", long=True))
    asked = [word for name in READERS for word in ("--format", name)]
    run("report", results, *asked)
    for folder in ("evil", "long"):
        for name, read in READERS.items():
            file = results / folder / FILES.get(name, name + ".json")
            text = file.read_bytes().decode("utf-8")
            read(text)
            # The same on standard output and in a file of choice.
            assert run("report", results / folder, "--format", name).stdout.decode("utf-8") == text
            run("report", results / folder, "--format", name, "--to", pathlib.Path(scratch) / "one")
            assert (pathlib.Path(scratch) / "one").read_bytes().decode("utf-8") == text
    assert not list(results.rglob("*.draft"))

    # A failure of ours is never a zero, and no file of before is left that says otherwise.
    put(results, "evil", report("evil", graded=False))
    run("report", results, *asked, code=3)
    for name in ("gradescope", "classroom50", "classroom-resources", "autolab"):
        assert not (results / "evil" / FILES.get(name, name + ".json")).exists(), name
        assert run("report", results / "evil", "--format", name, code=3).stdout == b"", name
    for name in ("exercism", "prairielearn"):
        document = clean_json((results / "evil" / (name + ".json")).read_text(), name)
        validate(document, name)
        assert "score" not in document and document.get("status", "error") == "error"
    # Exercises that were graded before the fault may show; what was not is an error, never a failure.
    suites = {suite.get("name"): suite for suite in ElementTree.parse(results / "evil" / "junit.xml").getroot()}
    assert suites["evil.sudoku_naive"].find("testcase/error") is not None

    # Gradebooks.
    put(results, "anna", report("anna"))
    students = pathlib.Path(scratch) / "students.csv"
    students.write_text("Student,ID,SIS User ID,SIS Login ID,Section,Kata (77)\n\"=cmd|' /C calc'!A0\",1,u1,anna,S,\n\"Doe, J\",2,u2,bert,S,\n")
    done = run("gradebook", results, "--format", "canvas", "--students", students, "--assignment", "Kata (77)", code=3)
    rows = list(csv.reader(io.StringIO(done.stdout.decode())))
    assert rows[0] == ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "Kata (77)"], rows
    # Who somebody is stays as the platform's own list has it: it would not know a changed name.
    assert rows[1:] == [["=cmd|' /C calc'!A0", "1", "u1", "anna", "S", "2"]], rows
    assert b"on the list of students, without a result: Doe, J" in done.stderr, done.stderr
    assert b"left out: evil: not graded" in done.stderr and b"left out: long" in done.stderr
    run("gradebook", results, "--format", "moodle", "--students", students, code=2)
    students.write_text("First name;Username;Email address\n=1+1;anna;ada@x.example\nJ;bert;j@x.example\n")
    done = run("gradebook", results, "--format", "moodle", "--students", students, code=3)
    rows = list(csv.DictReader(io.StringIO(done.stdout.decode())))
    assert len(rows) == 1 and rows[0]["username"] == "anna" and rows[0]["kata"] == "2" and rows[0]["kata_n_queens"] == "0", rows
    run("gradebook", results, "--format", "canvas", "--students", students, "--assignment", "Kata", code=2)
    run("gradebook", results, "--format", "moodle", "--students", "/no/such/file", code=2)

    students.write_bytes("Student;ID;SIS Login ID;Kata (77)\n    Points Possible;;;10\nMüller;1;anna;\n".encode("latin-1"))
    done = run("gradebook", results, "--format", "canvas", "--students", students, "--assignment", "Kata (77)", "--scale", "10", code=3)
    rows = list(csv.reader(io.StringIO(done.stdout.decode())))
    assert rows[1:] == [["    Points Possible", "", "", "", "", "10"], ["Müller", "1", "", "anna", "", "1.18"]], rows
    assert b"is not UTF-8; read as Latin-1" in done.stderr

    # A report that nobody can read stops nothing.
    (results / "torn").mkdir()
    (results / "torn" / "report.json").write_text("half of a rep")
    done = run("report", results, "--format", "junit", code=3)
    assert b"torn/report.json" in done.stderr and (results / "anna" / "junit.xml").exists()

    # A command line that is wrong.
    run("report", results, "--format", "nix", code=2)
    run("report", results, code=2)
    run("report", results, "--format", "junit", "--to", "x", code=2)
    run("report", results / "anna", "--format", "junit", "--format", "html", code=2)
    run("report", "/no/such/folder", "--format", "junit", code=3)
print("every format was read by its reader")
