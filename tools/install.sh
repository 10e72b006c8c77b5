#!/usr/bin/env bash
# Installs the Debian packages that are missing: install.sh run | page | python | test.
# Tests need everything.
set -euo pipefail

list=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/packages.txt
purpose=${1:?use: install.sh run, page, python or test}

case $purpose in
  run) groups=" run " ;;
  page) groups=" run page " ;;
  python) groups=" run python " ;;
  test) groups=" run page python test " ;;
  *) echo "use: install.sh run, page, python or test" >&2 && exit 2 ;;
esac

wanted=()
while read -r group package command; do
  if [[ $groups != *" $group "* ]]; then continue; fi
  # A package with a command is wanted only where that command is missing, wherever it came from.
  if [[ -n $command ]] && command -v "$command" >/dev/null; then continue; fi
  wanted+=("$package")
done < <(grep -v '^#' "$list")

if ! command -v dpkg-query >/dev/null; then
  echo "This is not Debian; bathys needs what Debian calls: ${wanted[*]}" >&2
  exit 0
fi

installed=$(dpkg-query --show --showformat='${db:Status-Status} ${Package}\n' "${wanted[@]}" 2>/dev/null || true)
missing=()
for package in "${wanted[@]}"; do
  grep -qxF "installed $package" <<<"$installed" || missing+=("$package")
done
if ((${#missing[@]} == 0)); then exit 0; fi

as_root=()
if ((EUID != 0)); then
  if ! command -v sudo >/dev/null; then
    echo "Some packages are missing. Install them as root:" >&2
    echo "  apt-get install ${missing[*]}" >&2
    exit 1
  fi
  as_root=(sudo)
fi

apt() { "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q "$@" >&2; }

echo "Installing ${missing[*]}" >&2
# Old lists may still be good enough, so only the installation decides.
apt update || echo "The package lists could not be renewed; trying with the old ones." >&2
if ! apt install -y --no-install-recommends "${missing[@]}"; then
  echo "Could not install: ${missing[*]}" >&2
  exit 1
fi
