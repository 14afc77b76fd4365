#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Lints the OpenAPI document: lint.sh [--install] PROGRAM, with a program that prints it (openapi_dump), or
# lint.sh [--install] URL, with the address of a running backend's document. Exits with 77 (skipped) without the linter.
set -euo pipefail
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")

if [ "${1-}" = --install ]; then
    shift
    # npm writes the first file after it installed the packages of the second.
    if [ ! "$here/node_modules/.package-lock.json" -nt "$here/package-lock.json" ]; then
        npm ci --prefix "$here" --no-audit --no-fund --ignore-scripts
    fi
fi
[ $# -gt 0 ] || exit 0
linter=$here/node_modules/.bin/redocly
if [ ! -x "$linter" ]; then
    echo "The linter is not installed: $here/lint.sh --install"
    exit 77
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
case $1 in
http://* | https://*) curl -fsS "$1" -o "$folder/openapi.json" ;;
*) "$1" >"$folder/openapi.json" ;;
esac
cd "$folder"
REDOCLY_TELEMETRY=off REDOCLY_SUPPRESS_UPDATE_NOTICE=true CI=true \
    "$linter" lint openapi.json --config "$here/redocly.yaml" --max-problems 50 2>&1
