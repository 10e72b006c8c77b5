#!/usr/bin/env bash
# Runs clang-tidy (.clang-tidy names the checks) over all sources but the tests: tidy.sh [FOLDER...]
set -euo pipefail

cd "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")"

# By the large units of the other builds: headers are read once for all the files of a unit. The baked files must be there.
cmake -S . -B build/tidy -G Ninja -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_COMPILER=clang++ -DBATHYS_TESTS=OFF \
  -DBATHYS_BENCH=ON -DBATHYS_PYTHON=ON -DBATHYS_UNITY=ON -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON \
  -DBATHYS_CCACHE=BATHYS_CCACHE-NOTFOUND >build/tidy.log
ninja -C build/tidy $(ninja -C build/tidy -t targets all | sed -n 's/^\(generated\/[^:]*\): CUSTOM_COMMAND/\1/p') >>build/tidy.log

# Every unit and every file that is compiled alone, or those of some folders.
units() {
  python3 -B - "$@" <<'END'
import json, os, sys
for unit in sorted({entry["file"] for entry in json.load(open("build/tidy/compile_commands.json"))}):
    path = os.path.relpath(unit).removeprefix("build/tidy/")
    if not sys.argv[1:] or any(path.startswith(f"{folder.rstrip('/')}/") for folder in sys.argv[1:]):
        print(unit)
END
}
units "$@" | xargs -P "$(nproc)" -n 1 clang-tidy --quiet -p build/tidy
