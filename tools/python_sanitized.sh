#!/usr/bin/env bash
# Builds the Python module with sanitizers and runs the tests that hand it anything: a crash of the interpreter fails.
set -euo pipefail

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
cd "$root"
tools/build.sh sanitized bathys_python

# The sanitizer has to be in the process before Python, and before the library that throws exceptions.
runtime=$(clang++ -print-file-name="libclang_rt.asan-$(uname -m).so"):$(g++ -print-file-name=libstdc++.so)
# Python keeps much until its end; its own allocator would hide what lies behind a block.
export ASAN_OPTIONS=detect_leaks=0 PYTHONMALLOC=malloc PYTHONPATH=$root/build/sanitized/python
for name in ${*:-fuzz vector_env aec}; do
  LD_PRELOAD=$runtime /usr/bin/python3 -B "python/tests/${name}_test.py"
done
