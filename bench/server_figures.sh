#!/usr/bin/env bash
# The figures of docs/benchmarks.md about the server, in one run: the bare relay (the floor), then bathys.
#
#   bench/server_figures.sh [BUILD] [SECONDS]      BUILD: build (made with -DBATHYS_BENCH=ON); SECONDS for each: 15
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
# measure NAME SERVER OPTIONS...
measure() {
  printf '\n== %s\n' "$1"
  "$2"
  "$load" --port "$port" --process "$server" --seconds "$seconds" "${@:3}"
  stop
}

measure "the floor: a relay that flushes, no think time" relay --tables "$tables"
measure "bathys, no think time" bathys --tables "$tables"
measure "the floor: a relay that flushes, one move a second at each table" relay --tables "$tables" --think 1000
measure "bathys, one move a second at each table" bathys --tables "$tables" --think 1000
measure "bathys, one table with spectators" bathys --tables 1 --spectators "${BATHYS_SPECTATORS:-200}" --think 20
measure "bathys, tables where nobody moves" bathys --tables "${BATHYS_IDLE:-10000}" --idle
