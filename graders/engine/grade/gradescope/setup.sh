#!/usr/bin/env bash
# setup.sh: Gradescope runs it once, as root, when it builds the image from the zip that `gradescope` makes.
# KATA_AUTOGRADER: where the zip is unpacked, in its folder source (/autograder).
set -eu
exec sh "${KATA_AUTOGRADER:-/autograder}/source/kata/graders/engine/grade/setup.sh"
