#!/usr/bin/env bash
# How many moves a cluster makes with 1, 2 and 3 servers behind haproxy over one PostgreSQL, all on this machine, and who
# used the processor for it (docs/benchmarks.md).
#
#   bench/cluster_figures.sh [BUILD] [SECONDS] [TABLES]
set -euo pipefail
cd "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")"
build=${1:-build}
seconds=${2:-15}
tables=${3:-200}
programs=$(ls -d /usr/lib/postgresql/*/bin | tail -n 1)
folder=$(mktemp -d)
chmod 755 "$folder"
as_user=()
user=$(id -un)
if ((EUID == 0)); then
  as_user=(setpriv --reuid=postgres --regid=postgres --clear-groups)
  user=postgres
  chown postgres "$folder"
fi
running=()
trap 'for one in "${running[@]}"; do kill -TERM "$one" 2>/dev/null || true; done; wait; rm -rf "$folder"' EXIT

"${as_user[@]}" "$programs/initdb" -D "$folder/data" -A trust -E UTF8 --locale=C -U "$user" >"$folder/initdb" 2>&1
"${as_user[@]}" "$programs/postgres" -D "$folder/data" -k "$folder" -c listen_addresses= -c max_connections=60 \
  >"$folder/database" 2>&1 &
running+=($!)
database=$!
until "$programs/pg_isready" -q -h "$folder"; do sleep 0.2; done

# seconds_of PID: processor time of a process with all its children, in hundredths of a second.
hundredths_of() {
  local pid total=0 all
  for pid in $1 $(pgrep -P "$1" || true); do
    all=$(sed 's/.*) //' "/proc/$pid/stat" 2>/dev/null) || continue
    set -- "$1" $all
    total=$((total + ${13} + ${14}))
  done
  echo $total
}

for servers in 1 2 3; do
  "${as_user[@]}" "$programs/psql" -q -h "$folder" -c 'DROP SCHEMA IF EXISTS bathys CASCADE' postgres 2>/dev/null
  ports=()
  pids=()
  for ((i = 0; i < servers; ++i)); do
    "$build/bathys" serve --port 0 --db "postgresql://$user@/postgres?host=$folder" --rate 100000 >"$folder/said$i" 2>&1 &
    running+=($!)
    pids+=($!)
    port=
    while [[ -z $port ]]; do
      sleep 0.1
      port=$(sed -nE 's#.*http://127\.0\.0\.1:([0-9]+)/.*#\1#p' "$folder/said$i")
    done
    ports+=("$port")
  done
  front=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
  {
    printf 'global\n  maxconn 4000\ndefaults\n  mode http\n  timeout connect 5s\n  timeout client 1h\n  timeout server 1h\n'
    printf '  timeout tunnel 1h\nfrontend page\n  bind 127.0.0.1:%s\n  default_backend servers\n' "$front"
    printf 'backend servers\n  balance roundrobin\n'
    for i in "${!ports[@]}"; do printf '  server s%s 127.0.0.1:%s\n' "$i" "${ports[$i]}"; done
  } >"$folder/haproxy.cfg"
  /usr/sbin/haproxy -db -f "$folder/haproxy.cfg" >"$folder/haproxy" 2>&1 &
  running+=($!)
  proxy=$!
  until curl -sf "http://127.0.0.1:$front/health" >/dev/null; do sleep 0.1; done
  printf '\n== %d servers\n' "$servers"
  before=("$(hundredths_of "$database")" "$(hundredths_of "$proxy")")
  for pid in "${pids[@]}"; do before+=("$(hundredths_of "$pid")"); done
  "$build/bench/bathys_load" --port "$front" --tables "$tables" --seconds "$seconds"
  printf 'processor, seating included (hundredths of a second): database %d, haproxy %d, servers' \
    $(($(hundredths_of "$database") - before[0])) $(($(hundredths_of "$proxy") - before[1]))
  for i in "${!pids[@]}"; do printf ' %d' $(($(hundredths_of "${pids[$i]}") - before[i + 2])); done
  printf '\n'
  kill -TERM "$proxy" "${pids[@]}"
  wait "$proxy" "${pids[@]}" 2>/dev/null || true
done
