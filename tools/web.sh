#!/usr/bin/env bash
# Builds the page into build/web with the engine beside it: web.sh [test]. A second run with nothing changed is quick.
#
#   web.sh        npm packages when they changed, the engine for the browser, the page
#   web.sh test   the same, then the types, the unit tests of the page, and its size
set -euo pipefail

cd "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")"
stamp=build/web.sha256

# The packages of the lock file. Not `npm ci`: it refuses a lock file made where packages for other systems could not be
# had, and none of those is needed.
packages=$(sha256sum web/package-lock.json)
if [[ ! -f web/node_modules/.bathys || $(<web/node_modules/.bathys) != "$packages" ]]; then
  echo "Fetching the packages of the page" >&2
  (cd web && npm install --no-save --no-progress >&2)
  echo "$packages" >web/node_modules/.bathys
fi

tools/build.sh wasm engine

digest() {
  find web words games/*/data games/*/lessons games/*/puzzles games/all/games.txt build/web-engine/engine.mjs build/web-engine/engine.wasm -type f \
    ! -path 'web/node_modules/*' ! -name '*.test.ts*' ! -name '*.cpp' ! -name '*.hpp' -print0 |
    LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum
}
now=$(digest)
if [[ ! -f build/web/index.html || ! -f $stamp || $(<"$stamp") != "$now" ]]; then
  echo "Building the page" >&2
  rm -f "$stamp"
  (cd web && node_modules/.bin/tsc --noEmit && node_modules/.bin/vite build --logLevel warn >&2)
  echo "$now" >"$stamp"
fi

if [[ ${1:-} == test ]]; then
  (cd web && node_modules/.bin/tsc --noEmit && node_modules/.bin/vitest run)
  node web/tools/check_size.mjs
fi
