#!/usr/bin/env bash
# Configures a preset when needed and builds it: build.sh PRESET [TARGET...]; everything it says goes to stderr.
set -euo pipefail

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
cd "$root"
preset=${1:?use: build.sh PRESET [TARGET...]}
targets=("${@:2}")

case $preset in
  release) folder=build ;;
  wasm) folder=build/web-engine ;;
  *) folder=build/$preset ;;
esac
stamp=$folder/.configured

# Ninja configures again by itself when a CMake file changes, but it knows neither the presets nor a moved project.
configure=()
if [[ ! -f $folder/build.ninja || ! -f $stamp || CMakePresets.json -nt $stamp ]]; then
  configure=(cmake --preset "$preset")
elif ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"; then
  configure=(cmake --preset "$preset" --fresh)
fi
# The Python module is known only once its packages are there.
if ((!${#configure[@]})) && [[ " ${targets[*]} " == *" bathys_python "* ]] && ! grep -q bathys_python "$folder/build.ninja"; then
  configure=(cmake --preset "$preset")
fi
if ((${#configure[@]})); then
  "${configure[@]}" >&2
  touch "$stamp"
fi

cmake --build --preset "$preset" --parallel "$(nproc)" --target "${targets[@]:-all}" >&2
