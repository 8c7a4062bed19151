#!/usr/bin/env bash
# Installs the system packages that are missing and checks the Swift compiler. Asks nothing.
#
#   Scripts/setup.sh [--tests]     --tests: also what the tests need (a browser, Python's venv)
set -euo pipefail

build_packages=(
  libpango1.0-dev libcairo2-dev libfontconfig1-dev libdeflate-dev libturbojpeg0-dev libwebp-dev libsqlite3-dev
  libnghttp2-dev pkg-config fontconfig bubblewrap
  # PDF and SVG of asset catalogs are drawn by these.
  poppler-utils librsvg2-bin)
# Emoji in colour; without the package a marked box stands in their place.
# curl and h2load send pushes; nghttpd is what the gateway's speed is compared with.
test_packages=(chromium python3-venv fonts-noto-color-emoji curl nghttp2-client nghttp2-server)
oldest_swift=6.1

fail() {
  printf 'setup: %s\n' "$@" >&2
  exit 1
}

is_installed() {
  dpkg-query -W -f '${db:Status-Status}\n' "$1" 2>/dev/null | grep -qx installed
}

missing_packages() {
  local package
  for package in "$@"; do is_installed "$package" || printf '%s\n' "$package"; done
}

install_packages() {
  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || fail "These packages are missing and there is no sudo to install them: $*" \
      "Install them as root: apt-get install $*"
    sudo -n true 2>/dev/null || [ -t 0 ] || fail "These packages are missing and sudo wants a password: $*" \
      "Install them: sudo apt-get install $*"
    as_root=(sudo)
  fi
  echo "setup: installing $*"
  export DEBIAN_FRONTEND=noninteractive
  ${as_root[@]+"${as_root[@]}"} apt-get update -qq ||
    echo "setup: the list of packages could not be brought up to date; trying with the old one" >&2
  ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "$@" >/dev/null ||
    fail "apt-get could not install: $*" "What it said is above; install them by hand, then try again."
}

check_swift() {
  command -v swift >/dev/null || fail "Swift was not found on PATH." \
    "Install Swift $oldest_swift or later (swift.org/install) and put its usr/bin folder on PATH."
  local version
  version=$(swift --version 2>/dev/null | sed -nE 's/.*Swift version ([0-9]+\.[0-9]+).*/\1/p' | head -1)
  [ -n "$version" ] || fail "\`swift --version\` did not tell its version." "Install Swift $oldest_swift or later."
  [ "$(printf '%s\n' "$oldest_swift" "$version" | sort -V | head -1)" = "$oldest_swift" ] ||
    fail "Swift $version is too old." "Install Swift $oldest_swift or later (swift.org/install)."
}

wanted=("${build_packages[@]}")
[ "${1:-}" = --tests ] && wanted+=("${test_packages[@]}")

if ! command -v dpkg-query >/dev/null; then
  echo "setup: this is no Debian system, so packages are not checked; needed are: ${wanted[*]}" >&2
else
  mapfile -t missing < <(missing_packages "${wanted[@]}")
  [ "${#missing[@]}" -eq 0 ] || install_packages "${missing[@]}"
fi
check_swift
