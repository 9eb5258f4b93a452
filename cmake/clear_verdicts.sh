#!/bin/sh
# clear_verdicts.sh FOLDER: forgets the verdicts of the last run.
exec rm -f "$1"/*.txt "$1"/*.summary "$1"/*.html
