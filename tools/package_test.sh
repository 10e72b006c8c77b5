#!/usr/bin/env bash
# Packages the release build and tries what is in the package, as somebody who installed it would.
set -euo pipefail

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
work=$(mktemp -d)
server=
trap 'if [[ -n $server ]]; then kill "$server" 2>/dev/null || true; fi; rm -rf "$work"' EXIT

fail() {
  echo "$1" >&2
  exit 1
}

(cd "$root/build" && cpack -B "$work" >"$work/log" 2>&1) || { cat "$work/log" >&2 && fail "no package was made"; }
dpkg-deb --extract "$work"/bathys_*.deb "$work/usual"
usr=$work/usual/usr
for file in bin/bathys share/bathys/web/index.html share/man/man1/bathys.1 share/bash-completion/completions/bathys \
  lib/systemd/system/bathys.service lib/systemd/system/bathys@.service share/doc/bathys/copyright; do
  [[ -f $usr/$file ]] || fail "the package lacks $file"
done

program=$usr/bin/bathys
commands=$("$program" --help | sed -n '/^Subcommands:/,$ s/^  \([a-z]*\) .*/\1/p')
[[ -n $commands ]] || fail "the program names no commands"
for command in $commands; do
  grep -qx ".B $command" "$usr/share/man/man1/bathys.1" || fail "the manual lacks the command $command"
done

# systemd understands the units; the program that they name is the one of the package.
if command -v systemd-analyze >/dev/null; then
  mkdir "$work/units"
  sed "s#/usr/bin/bathys#$program#" "$usr/lib/systemd/system/bathys.service" >"$work/units/bathys.service"
  sed "s#/usr/bin/bathys#$program#" "$usr/lib/systemd/system/bathys@.service" >"$work/units/bathys@8080.service"
  said=$(systemd-analyze verify --man=no "$work"/units/*.service 2>&1) || fail "systemd does not take the units: $said"
  [[ $said != *"$work/units"* && $said != *bathys* ]] || fail "systemd does not take all of the units: $said"
fi

# The shell completes what the help names.
completed=$(bash -c 'PATH=$1:$PATH; source "$2"; COMP_WORDS=(bathys serve --po); COMP_CWORD=2; _bathys; echo "${COMPREPLY[*]}"' \
  _ "$usr/bin" "$usr/share/bash-completion/completions/bathys")
[[ $completed == --port ]] || fail "--po completes to \"$completed\""

# The installed server finds the installed page.
"$program" serve --port 0 --db "$work/tables.db" >"$work/address" &
server=$!
until [[ -s $work/address ]]; do kill -0 "$server" || fail "the server ended"; sleep 0.1; done
address=$(grep -o 'http://[^ ]*' "$work/address")
python3 -c 'import sys, urllib.request; sys.exit(b"<html" not in urllib.request.urlopen(sys.argv[1]).read())' "$address" ||
  fail "the installed server does not serve the installed page"

# Debian's Python finds the module where its package puts it.
play='import bathys; game = bathys.Game("otys", players=2, seed=1); game.play(game.legal()[0]); print(game.decision["number"])'
dpkg-deb --extract "$work"/python3-bathys_*.deb "$work/python"
modules=$work/python/usr/lib/python3/dist-packages
[[ -f $modules/bathys/py.typed ]] || fail "the Python package lacks its types"
[[ $(cd "$work" && PYTHONPATH=$modules /usr/bin/python3 -B -c "$play") == 1 ]] || fail "the packaged module does not play"
train=$work/python/usr/share/doc/python3-bathys/examples/train_policy.py
(cd "$work" && PYTHONPATH=$modules /usr/bin/python3 -B "$train" --game pearls --rounds 1 --games 8 >/dev/null) ||
  fail "the packaged example does not train"

# Begun by mpirun, the installed program goes on as the cluster's.
if [[ -x $root/build/bathys_mpi ]]; then
  dpkg-deb --extract "$work"/bathys-mpi_*.deb "$work/usual"
  together=$(mpirun --oversubscribe --allow-run-as-root -n 2 "$program" sim pearls --games 6 --seats random,random --seed 1 --exact)
  [[ $together == "$("$program" sim pearls --games 6 --seats random,random --seed 1 --exact)" ]] ||
    fail "two processes of the installed program do not play as one does"
fi

# And pip builds it.
/usr/bin/python3 -m pip install --quiet --no-build-isolation --no-deps --no-index --target "$work/pip" "$root/python" ||
  fail "pip does not build the module"
[[ $(cd "$work" && PYTHONPATH=$work/pip /usr/bin/python3 -B -c "$play") == 1 ]] || fail "what pip built does not play"
echo "The packages are complete."
