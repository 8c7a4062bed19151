#!/usr/bin/env bash
# Makes .build/venv with what the requirements.txt of the tests in Python name, unless it is there already.
set -euo pipefail
cd "$(dirname "$0")/.."

venv=.build/venv
requirements=(Tests/Browser/requirements.txt Tests/Push/requirements.txt)
stamp=$venv/requirements.sha256
wanted=$(cat "${requirements[@]}" | sha256sum)

if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$wanted" ]; then exit 0; fi
echo "Making $venv"
rm -rf "$venv"
python3 -m venv "$venv"
"$venv/bin/pip" install --quiet --disable-pip-version-check "${requirements[@]/#/--requirement=}"
printf '%s\n' "$wanted" >"$stamp"
