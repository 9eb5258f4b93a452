#!/usr/bin/env python3
"""Classroom 50's autograder for this course: grades the checkout it is started in and writes ./result.json.

It stands in CLASSROOM/autograders/ASSIGNMENT/ with a copy of the project beside it, in kata/; or KATA_PROJECT names a
project that is built already, in a container of yours. KATA_ONLY: only exercises whose name this regular expression finds.
Exit code 0: graded, whatever came of it; anything else: it could not be graded, which is nobody's zero.
"""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

bundle = pathlib.Path(os.environ.get("CLASSROOM50_BUNDLE_DIR", pathlib.Path(__file__).parent)).resolve()
project = pathlib.Path(os.environ.get("KATA_PROJECT", bundle / "kata"))
checkout = pathlib.Path.cwd()
grade = project / "build/bin/grade"
if not grade.exists():
    subprocess.run(["sh", project / "graders/engine/grade/setup.sh"], check=True)

# What is in the checkout by these names is the student's, not ours.
for name in ("result.json", "release-body.md"):
    path = checkout / name
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)

with tempfile.TemporaryDirectory() as scratch:
    results = pathlib.Path(scratch) / "results"
    subprocess.run([grade, "-", "--out", results, "--only", os.environ.get("KATA_ONLY", ".")], input=f"{checkout}\n", text=True)
    [report] = results.glob("*/report.json")
    part = subprocess.run([grade, "report", report.parent, "--format", "classroom50"], stdout=subprocess.PIPE)
    if part.returncode != 0:
        sys.exit(part.returncode)
    environment = os.environ.get
    result = {
        **json.loads(part.stdout),
        "classroom": environment("CLASSROOM"),
        "assignment": environment("ASSIGNMENT"),
        "assignment_type": environment("ASSIGNMENT_TYPE", "individual"),
        "owner": environment("OWNER") or environment("USERNAME"),
        "submission": environment("SUBMISSION_TAG"),
        "commit": environment("COMMIT_URL"),
        "release": environment("RELEASE_URL"),
        "review": environment("REVIEW_URL") or environment("COMMIT_URL"),
    }
    # The moment of the submission is the runner's to say.
    draft = pathlib.Path(scratch) / "result.json"
    draft.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    shutil.copy(report.parent / "feedback.md", checkout / "release-body.md")
    shutil.move(draft, checkout / "result.json")
