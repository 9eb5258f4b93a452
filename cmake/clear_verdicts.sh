#!/bin/sh
# clear_verdicts.sh FOLDER: forgets the verdicts of the last run.
rm -f "$1"/*.txt "$1"/*.summary "$1"/*.html
