#!/usr/bin/env bash
# The figures of docs/benchmarks.md about the server, in one run: the bare relay (the floor), then bathys.
#
#   bench/server_figures.sh [BUILD] [SECONDS]      BUILD: build (made with -DBATHYS_BENCH=ON); SECONDS for each: 15
#
# Each run says who used the processors meanwhile: the server (its own time and the system's for it), the load tool, and
# everybody else on the machine, whose part should be next to nothing.
#
# BATHYS_TABLES (500), BATHYS_IDLE (10000) and BATHYS_SPECTATORS (200) are how many; BATHYS_DB is another database than a
# new file (postgresql://…).
set -euo pipefail
cd "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")"
build=${1:-build}
seconds=${2:-15}
tables=${BATHYS_TABLES:-500}
load=$build/bench/bathys_load
folder=$(mktemp -d)
server=
ulimit -n "$(ulimit -Hn)"

stop() {
  if [[ -n $server ]]; then
    kill -TERM "$server" 2>/dev/null || true
    wait "$server" 2>/dev/null || true
  fi
  server=
}
trap 'stop; rm -rf "$folder"' EXIT

# begin COMMAND...: starts a server; `port` is where it listens.
begin() {
  "$@" >"$folder/said" 2>"$folder/log" &
  server=$!
  port=
  while [[ -z $port ]]; do
    kill -0 "$server" || { cat "$folder/said" "$folder/log"; exit 1; }
    sleep 0.1
    port=$(sed -nE 's#.*http://127\.0\.0\.1:([0-9]+)/.*#\1#p' "$folder/said")
  done
}
relay() { begin "$build/bench/bathys_relay" --port 0 --log "$folder/relay.log"; }
bathys() {
  rm -f "$folder"/tables.db*
  begin "$build/bathys" serve --port 0 --db "${BATHYS_DB:-$folder/tables.db}" --rate 100000 --connections 100000
}
# measure NAME SERVER OPTIONS...: what was printed stays in $folder/figures.
measure() {
  printf '\n== %s\n' "$1"
  "$2"
  "$load" --port "$port" --process "$server" --seconds "$seconds" "${@:3}" | tee "$folder/figures"
  stop
}
# figure PATTERN: the number behind it.
figure() { sed -nE "s/^ *$1 +([0-9.]+) us.*/\1/p" "$folder/figures"; }

measure "the floor: a relay that flushes, no think time" relay --tables "$tables"
measure "bathys, no think time" bathys --tables "$tables"
most=$(sed -nE 's/^moves .*, ([0-9]+) a second/\1/p' "$folder/figures")
half=$((2000 * tables / (most > 0 ? most : 1)))
measure "bathys at half of that: $((most / 2)) moves a second wanted" bathys --tables "$tables" --think "$half"
measure "the floor: a relay that flushes, one move a second at each table" relay --tables "$tables" --think 1000
measure "bathys, one move a second at each table" bathys --tables "$tables" --think 1000
spectators=${BATHYS_SPECTATORS:-200}
measure "bathys, one table without spectators" bathys --tables 1 --think 20
alone=$(figure 'of it its own') alone_all=$(figure 'server processor')
measure "bathys, one table with spectators" bathys --tables 1 --spectators "$spectators" --think 20
awk -v own="$(figure 'of it its own')" -v all="$(figure 'server processor')" -v alone="$alone" -v alone_all="$alone_all" \
  -v spectators="$spectators" 'BEGIN {
    printf "for %d spectators  %.0f us of its own a move, and %.0f us of the system'"'"'s, which are the sends\n",
           spectators, own - alone, (all - own) - (alone_all - alone)
  }'
measure "bathys, tables where nobody moves" bathys --tables "${BATHYS_IDLE:-10000}" --idle
