"""workflows_test.py PROJECT BUILD: the workflow files are what they say.

They are valid YAML; what they call is there, in the student kit too where a student's push calls it; and their commands for
grading, run one after the other as a runner would on each of its machines, grade two submissions and join the results.
Needs the Python packages yaml and jsonschema. BUILD is a build folder of the project, which takes the place of what setup.sh makes.
"""
import base64
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile

import jsonschema
import yaml

project, build = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
SETUP = "sh graders/engine/grade/setup.sh"


def load(name):
    return yaml.safe_load((project / name).read_text())


def kit():
    """The files of the student kit."""
    tree = subprocess.run(["git", "-C", project, "stash", "create"], capture_output=True, text=True).stdout.strip() or "HEAD"
    archive = subprocess.run(["git", "-C", project, "archive", tree], capture_output=True, check=True).stdout
    return set(tarfile.open(fileobj=io.BytesIO(archive)).getnames())


def all_steps(workflow):
    for name, job in workflow["jobs"].items():
        assert job["runs-on"] and job["steps"], name
        for step in job["steps"]:
            assert ("run" in step) != ("uses" in step), step
            yield step


def scripts_in(command):
    return re.findall(r"\bsh ([\w./-]+)", command)


def commands_exist(commands, files):
    for command in commands:
        for script in scripts_in(command):
            assert script in files, script
        # What somebody typed goes through the environment, never into the text of a command.
        for expression in re.findall(r"\$\{\{(.*?)\}\}", command):
            raise AssertionError(f"an expression in a command: {expression}")
        assert subprocess.run(["bash", "-n", "-c", command]).returncode == 0, command


def run(command, folder, **environment):
    done = subprocess.run(["bash", "-e", "-o", "pipefail", "-c", command], cwd=folder, capture_output=True, text=True,
                          env={**os.environ, **environment})
    assert done.returncode == 0, (command, done.stdout, done.stderr)


def workplace(scratch, name):
    """A checkout, as far as the commands look at it."""
    folder = scratch / name
    folder.mkdir()
    (folder / "build").symlink_to(build)
    for student, source in (("anna", (project / "solutions/sudoku_naive/sudoku_naive.cpp").read_text()), ("b:ert", "int broken")):
        submission = folder / "handed in" / student
        submission.mkdir(parents=True)
        (submission / "sudoku_naive.cpp").write_text(source)
    return folder


def check_results(results):
    reports = {path.parent.name: json.loads(path.read_text()) for path in results.glob("*/report.json")}
    assert set(reports) == {"anna", "b:ert"}, reports
    assert reports["anna"]["score"] == reports["anna"]["max_score"] > 0 and reports["b:ert"]["score"] == 0
    assert (results / "anna/feedback.md").exists() and (results / "grades.csv").read_text().count("\n") == 3


tracked = set(subprocess.run(["git", "-C", project, "ls-files"], capture_output=True, text=True, check=True).stdout.split("\n"))
in_kit = kit()

# GitHub, a student's push.
check = load(".github/workflows/check.yml")
assert ".github/workflows/check.yml" in in_kit and "graders/engine/grade/setup.sh" not in in_kit
commands_exist([step["run"] for step in all_steps(check) if "run" in step], in_kit)

# GitHub, the project itself: both commands of the README, and nothing of it in a student's hands.
toolchains = load(".github/workflows/toolchains.yml")
assert ".github/workflows/toolchains.yml" not in in_kit
commands_exist([step["run"] for step in all_steps(toolchains) if "run" in step], tracked)
readme = (project / "README.md").read_text()
for command in toolchains["jobs"]["linux"]["strategy"]["matrix"]["command"]:
    assert f"cmake/{command}.sh" in tracked and f"sh cmake/{command}.sh" in readme, command

# A dev container: JSON with whole lines of comment.
container = json.loads("".join(line for line in (project / ".devcontainer/devcontainer.json").open() if not line.strip().startswith("//")))
assert ".devcontainer/devcontainer.json" in in_kit and ".devcontainer/" + container["build"]["dockerfile"] in in_kit
commands_exist([container["onCreateCommand"]], in_kit)
presets = json.loads((project / "CMakePresets.json").read_text())
assert re.search(r"--preset (\w+)", container["onCreateCommand"])[1] in [preset["name"] for preset in presets["configurePresets"]]

# GitHub, grading.
grade = load(".github/workflows/grade.yml")
assert ".github/workflows/grade.yml" not in in_kit and "graders/README.md" not in in_kit
commands_exist([step["run"] for step in all_steps(grade) if "run" in step], tracked)
with tempfile.TemporaryDirectory() as name:
    scratch = pathlib.Path(name)
    jobs = grade["jobs"]
    shards = jobs["grade"]["strategy"]["matrix"]["shard"]
    for shard in shards:
        folder = workplace(scratch, f"machine-{shard}")
        values = {"inputs.submissions": "handed in", "inputs.only": "sudoku_naive", "matrix.shard": str(shard),
                  "strategy.job-total": str(len(shards))}
        for step in jobs["grade"]["steps"]:
            if step.get("run", SETUP) == SETUP:
                continue
            environment = {key: re.sub(r"\$\{\{ (.*?) \}\}", lambda found: values[found[1]], text) for key, text in step.get("env", {}).items()}
            run(step["run"], folder, **environment)
    last = workplace(scratch, "last")
    for shard in shards:
        (last / f"parts/results-{shard}").mkdir(parents=True)
        shutil.copy(scratch / f"machine-{shard}/results.tar.gz", last / f"parts/results-{shard}")
    for step in jobs["merge"]["steps"]:
        if step.get("run", SETUP) != SETUP:
            run(step["run"], last)
    check_results(last / "results")

# GitHub, as its Classroom did it. The course's files have another folder there.
autograding = load("graders/engine/grade/autograding.yml")
steps = list(all_steps(autograding))
commands = [step["run"] for step in steps if "run" in step]
commands_exist([command.replace("course/", "") for command in commands], tracked)
with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    (folder / "course").mkdir()
    (folder / "course/build").symlink_to(build)
    (folder / "submission").mkdir()
    shutil.copy(project / "solutions/sudoku_naive/sudoku_naive.cpp", folder / "submission")
    for command in commands:
        if "setup.sh" not in command:
            run(command, folder, GITHUB_OUTPUT=str(folder / "output"), GITHUB_STEP_SUMMARY=str(folder / "summary"))
    outputs = dict(line.split("=", 1) for line in (folder / "output").read_text().splitlines())
    result = json.loads(base64.b64decode(outputs["result"]))
    assert sum(test["score"] for test in result["tests"]) > 0 and result["max_score"] > 0
    assert (folder / "summary").read_text().startswith("# submission: ")
reporter = steps[-1]
[runner] = [step["id"] for step in steps if "id" in step]
assert reporter["with"]["runners"] == runner and reporter["env"] == {runner.upper() + "_RESULTS": "${{ steps.%s.outputs.result }}" % runner}

# GitLab.
gitlab = load(".gitlab-ci.yml")
jobs = {name: job for name, job in gitlab.items() if isinstance(job, dict)}
assert set(gitlab["stages"]) == {job["stage"] for job in jobs.values()} and ".gitlab-ci.yml" in in_kit
commands_exist(jobs["check"]["script"], in_kit)
commands_exist(jobs["grade"]["script"] + jobs["merge"]["script"], tracked)
with tempfile.TemporaryDirectory() as name:
    folder = workplace(pathlib.Path(name), "checkout")
    total = jobs["grade"]["parallel"]
    for index in range(1, total + 1):
        for command in jobs["grade"]["script"]:
            if command != SETUP:
                run(command, folder, SUBMISSIONS="handed in", CI_NODE_INDEX=str(index), CI_NODE_TOTAL=str(total), KATA_ONLY="sudoku_naive")
    for pattern in [*jobs["grade"]["artifacts"]["paths"], jobs["grade"]["artifacts"]["reports"]["junit"]]:
        assert list(folder.glob(pattern.rstrip("/"))), pattern
    for command in jobs["merge"]["script"]:
        if command != SETUP:
            run(command, folder)
    check_results(folder / "results")

# Classroom 50.
with tempfile.TemporaryDirectory() as name:
    checkout = pathlib.Path(name) / "checkout"
    checkout.mkdir()
    shutil.copy(project / "solutions/sudoku_naive/sudoku_naive.cpp", checkout)
    (checkout / "result.json").write_text('{"score": 999}')
    kata = pathlib.Path(name) / "kata"
    kata.mkdir()
    (kata / "build").symlink_to(build)
    environment = {**os.environ, "KATA_PROJECT": str(kata), "KATA_ONLY": "sudoku_naive", "CLASSROOM": "cpp", "ASSIGNMENT": "kata",
                   "ASSIGNMENT_TYPE": "individual", "OWNER": "alice", "SUBMISSION_TAG": "submit/x", "COMMIT_URL": "https://h/c",
                   "RELEASE_URL": "https://h/r", "REVIEW_URL": "https://h/v"}
    script = [sys.executable, str(project / "graders/engine/grade/classroom50/autograder.py")]
    done = subprocess.run(script, cwd=checkout, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    result = json.loads((checkout / "result.json").read_text())
    schema = json.loads((project / "graders/engine/grade/tests/schemas/classroom50.schema.json").read_text())
    jsonschema.validate({**result, "datetime": "2026-01-01T00:00:00Z"}, schema)
    assert result["score"] == result["max-score"] > 0 and result["owner"] == "alice"
    assert (checkout / "release-body.md").read_text().startswith("# ")
    # A folder of that name is in nobody's way.
    (checkout / "result.json").unlink()
    (checkout / "result.json" / "x").mkdir(parents=True)
    done = subprocess.run(script, cwd=checkout, env=environment, capture_output=True, text=True)
    assert done.returncode == 0 and (checkout / "result.json").is_file(), done.stderr
    # What cannot be graded leaves no result, also none that a student brought.
    (checkout / "result.json").write_text('{"score": 999}')
    done = subprocess.run(script, cwd=checkout, env={**environment, "KATA_REQUIRE_ISOLATION": "unheard of"}, capture_output=True)
    assert done.returncode != 0 and not (checkout / "result.json").exists(), done
print("the workflow files call what is there, and grade")
