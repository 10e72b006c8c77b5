#!/usr/bin/env bash
# Builds the engine for the browser when something it is made of has changed: build/web-engine/engine.{mjs,wasm}.
#
# A folder is compiled as one unit each, which is much quicker than file by file. The baked data are made here with the
# same tools as in the native build, so the two builds need nothing of each other.
set -euo pipefail

cd "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")"
out=build/web-engine
stamp=$out/sources.sha256
mapfile -t games < <(sed -n 's/^\([a-z][a-z0-9]*\).*/\1/p' games/all/games.txt)

# Debian's emcc looks for its own JavaScript packages there.
export NODE_PATH=/usr/share/nodejs
compiler=(emcc -std=c++20 -O2 -DNDEBUG -fexceptions -Wall -Wextra -Werror -I. -I"$out/generated" -isystem "$out/include"
  -include wasm/missing.hpp)
linker=(emcc -O2 -fexceptions --no-entry
  -s MODULARIZE=1 -s EXPORT_ES6=1 -s EXPORT_NAME=createEngine -s ENVIRONMENT=web,worker -s FILESYSTEM=0
  -s ALLOW_MEMORY_GROWTH=1 -s INITIAL_MEMORY=16777216 -s DYNAMIC_EXECUTION=0
  -s EXPORTED_FUNCTIONS=_bathys_request,_bathys_signature,_malloc,_free
  -s EXPORTED_RUNTIME_METHODS=ccall)

sources() {
  find core words games wire bots wasm tools -type f \
    \( -name '*.cpp' -o -name '*.hpp' -o -name '*.json' -o -name 'bak*.py' \
    -o -path games/all/games.txt -o -path tools/games.py -o -path wasm/build.sh \) \
    ! -name '*_test.*' -print0 | sort -z
}
digest() { sources | xargs -0 sha256sum | sha256sum; }

now=$(digest)
if [[ -f $out/engine.mjs && -f $out/engine.wasm && -f $stamp && $(<"$stamp") == "$now" ]]; then exit 0; fi
if ! command -v emcc >/dev/null; then
  echo "emcc is missing (Debian: emscripten); the engine for the browser cannot be built." >&2
  exit 1
fi
echo "Building the engine for the browser" >&2
mkdir -p "$out"/{units,include}
rm -f "$stamp"

# Debian's headers of nlohmann-json, without those of the machine's own C library beside them.
ln -sfn /usr/include/nlohmann "$out/include/nlohmann"

bake() { python3 -B "tools/bake_$1.py" "${@:2}"; }
for kind in catalogue plurals; do bake words "$kind" "$out/generated/words/${kind}_data.inc" words/*/*.json; done
for file in games/all/list.inc bots/own_greedy.inc; do bake games "$file" "$out/generated/$file"; done
for game in "${games[@]}"; do
  bake "$game" "games/$game/data/$game.components.json" "$out/generated/games/$game/components_data.inc"
done

# unit NAME FOLDER: all sources of a folder. Series of games in threads are not for the browser.
unit() {
  find "$2" -name '*.cpp' ! -name '*_test.cpp' ! -path bots/match.cpp | LC_ALL=C sort |
    sed 's/.*/#include "&"/' >"$out/units/$1.cpp"
}
for game in "${games[@]}"; do unit "$game" "games/$game"; done
unit wire wire
unit bots bots
unit wasm wasm
unit games games/all
unit core core
unit words words

# A unit is compiled again when one of the files that it read the last time has changed.
unit_digest() { { echo "${compiler[*]}"; sed 's/^[^:]*://; s/\\$//' "$1.d" | tr -s ' ' '\n' | grep . | xargs sha256sum; } | sha256sum; }
compile() {
  local unit=$out/units/$1
  if [[ -f $unit.o && -f $unit.d && -f $unit.sha256 && $(<"$unit.sha256") == "$(unit_digest "$unit")" ]]; then return; fi
  "${compiler[@]}" -MMD -MF "$unit.d" -c "$unit.cpp" -o "$unit.o" && unit_digest "$unit" >"$unit.sha256"
}

# The longest first (the games, by the size of their folders), as many at a time as there are cores.
mapfile -t units < <(for game in "${games[@]}"; do echo "$(cat "games/$game"/rules/*/*.cpp | wc -c) $game"; done |
  sort -rn | cut -d' ' -f2)
units+=(wire bots wasm games core words)
running=0
for name in "${units[@]}"; do
  if ((running++ >= $(nproc))); then wait -n; fi
  compile "$name" &
done
for ((; running > 0; --running)); do wait -n || if (($? != 127)); then exit 1; fi; done

objects=("${units[@]/#/$out/units/}")
"${linker[@]}" "${objects[@]/%/.o}" -o "$out/engine.mjs"
echo "$now" >"$stamp"
