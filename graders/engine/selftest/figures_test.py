"""figures_test.py PROJECT BIN PROGRAMS: the figures on the exercises' pages are what the solutions do.

graders/EXERCISE/figures.txt lists them, a line for each call by hand: its arguments, a colon, the numbers that it
prints. "elsewhere:" are those that no such call prints. Every number of a page from 100 on must be listed.
"""
import pathlib
import re
import subprocess
import sys

project, binaries, programs = map(pathlib.Path, sys.argv[1:])
NUMBER = re.compile(r'(?<![\w,.])\d{1,3}(?:,\d{3})+(?![\w,]\d)|(?<![\w,.])\d+(?![\w]|,\d)')


def numbers(text):
    return set(NUMBER.findall(text))


def prose(page):
    """Without code, commands and addresses."""
    text = re.sub(r'(?m)^    .*$', '', page)
    return re.sub(r'`[^`]*`|\]\([^)]*\)', '', text)


def value(number):
    return int(number.replace(',', ''))


problems = []
runs = 0
for page in sorted(project.glob('exercises/*/README.md')):
    exercise = page.parent.name
    stands = numbers(prose(page.read_text()))
    listed = set()
    file = project / 'graders' / exercise / 'figures.txt'
    for line in file.read_text().splitlines() if file.exists() else []:
        if line.startswith('#'):
            continue
        arguments, _, figures = line.partition(':')
        listed |= numbers(figures)
        if arguments == 'elsewhere':
            continue
        command = [str(binaries / exercise), f'--program={programs}/{exercise}_solution_{exercise}', *arguments.split()]
        run = subprocess.run(command, capture_output=True, text=True, timeout=120)
        runs += 1
        for missing in sorted(numbers(figures) - numbers(run.stdout), key=value):
            problems.append(f'{exercise}: the page says {missing} of "{arguments}", its solution prints {run.stdout}{run.stderr}')
    for missing in sorted(listed - stands, key=value):
        problems.append(f'{exercise}: {missing} is listed in {file.name}, but does not stand on the page')
    for number in sorted(stands - listed, key=value):
        if value(number) >= 100:
            problems.append(f'{exercise}: {number} stands on the page, but not in graders/{exercise}/figures.txt')
if runs == 0:
    problems.append('no page has a figure')
for problem in problems:
    print(problem)
print(f'{runs} runs by hand')
sys.exit(bool(problems))
