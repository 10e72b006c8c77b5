#!/usr/bin/env bash
# Runs clang-tidy (.clang-tidy names the checks) over all sources but the tests: tidy.sh [FILE...]
set -euo pipefail

cd "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")"

# Each file alone, as no build with large units knows it; the baked files must be there.
cmake -S . -B build/tidy -G Ninja -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_COMPILER=clang++ -DBATHYS_TESTS=OFF \
  -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON -DBATHYS_CCACHE=BATHYS_CCACHE-NOTFOUND >build/tidy.log
ninja -C build/tidy $(ninja -C build/tidy -t targets all | sed -n 's/^\(generated\/[^:]*\): CUSTOM_COMMAND/\1/p') >>build/tidy.log

files=("$@")
if ((${#files[@]} == 0)); then
  mapfile -t files < <(git ls-files 'core/*.cpp' 'words/*.cpp' 'games/*.cpp' 'wire/*.cpp' 'bots/*.cpp' 'storage/*.cpp' \
    'server/*.cpp' 'cli/*.cpp' | grep -v _test.cpp)
fi
printf '%s\n' "${files[@]}" | xargs -P "$(nproc)" -n 4 clang-tidy --quiet -p build/tidy
