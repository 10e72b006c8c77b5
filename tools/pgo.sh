#!/usr/bin/env bash
# Builds the program into build/pgo, optimised by what it does most: GCC notes it in random play and in games of bots,
# and compiles again. For studies that run for hours; all figures of the project are those of the preset `release`.
set -euo pipefail

cd "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")"

build() { # learn or use
  cmake --preset pgo -DBATHYS_PROFILE="$1" >&2
  cmake --build --preset pgo --parallel "$(nproc)" --target bathys >&2
}

# What was learned from other sources is of no use.
find build/pgo -name '*.gcda' -delete 2>/dev/null || true
build learn
while read -r game; do
  build/pgo/bathys bench "$game" --seconds 0.5 >/dev/null
  build/pgo/bathys sim "$game" --games 2 --threads 1 --rotate --seats expert@100,greedy >/dev/null
done < <(sed -nE 's/^([a-z_]+).*/\1/p' games/all/games.txt)
build use
