#!/usr/bin/env bash
# Makes .build/venv with what Tests/Browser/requirements.txt names, unless it is there already.
set -euo pipefail
cd "$(dirname "$0")/.."

venv=.build/venv
requirements=Tests/Browser/requirements.txt
stamp=$venv/requirements.sha256
wanted=$(sha256sum <"$requirements")

if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$wanted" ]; then exit 0; fi
echo "Making $venv"
rm -rf "$venv"
python3 -m venv "$venv"
"$venv/bin/pip" install --quiet --disable-pip-version-check --requirement "$requirements"
printf '%s\n' "$wanted" >"$stamp"
