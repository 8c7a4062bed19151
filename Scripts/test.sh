#!/usr/bin/env bash
# Builds, runs every test, and closes with `N passed, N failed, N skipped` over all runners.
#
# Fails when a step fails, when a test fails, or when a runner that has tests ran none.
set -uo pipefail
cd "$(dirname "$0")/.."

logs=.build/test-logs
mkdir -p "$logs"
failed_steps=()

step() {
  local name=$1
  shift
  echo "── $name"
  "$@" 2>&1 | tee "$logs/$name.log"
  local status=${PIPESTATUS[0]}
  [ "$status" -eq 0 ] || failed_steps+=("$name")
  return "$status"
}

close() {
  local name
  for name in ${failed_steps[@]+"${failed_steps[@]}"}; do echo "The step '$name' failed; see $logs/$name.log." >&2; done
  python3 Scripts/count_tests.py "$logs" || exit 1
  [ "${#failed_steps[@]}" -eq 0 ] || exit 1
}

rm -f "$logs"/*.log
step build swift build -c release --build-tests || { close; exit 1; }
step swift swift test -c release --skip-build
if compgen -G 'Tests/Browser/test_*.py' >/dev/null; then
  step venv Scripts/venv.sh && step browser env VITRINE_BIN=.build/release/vitrine .build/venv/bin/python -m pytest -q -rs -n 2 --dist worksteal Tests/Browser
fi
if compgen -G 'Tests/Push/test_*.py' >/dev/null; then
  step venv Scripts/venv.sh && step push env VITRINE_BIN=.build/release/vitrine .build/venv/bin/python -m pytest -q -rs Tests/Push
fi
close
