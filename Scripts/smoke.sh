#!/usr/bin/env bash
# The fast tests, and one example drawn for real: under a minute once everything is built.
set -euo pipefail
cd "$(dirname "$0")/.."

fast='ArchiveTests|DevicesTests|ScheduleTests|ProjectsTests.*(MainFinder|ModuleName|ExtensionFolder|CompilerMessages)'
out=.build/smoke
rm -rf "$out"
if ! swift test -c release --filter "$fast" >.build/smoke.log 2>&1; then
  grep -E "error:|failed" .build/smoke.log | head -20
  echo "smoke: tests failed; .build/smoke.log has the rest" >&2
  exit 1
fi
grep -E "Executed .* tests" .build/smoke.log | tail -1
.build/release/vitrine render Examples/SystemStatus --family small --entry 0 --out "$out/"
for file in "$out"/*.png; do
  [ -s "$file" ] || { echo "smoke: no picture was drawn" >&2; exit 1; }
done
echo "smoke: good"
