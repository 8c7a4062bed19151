#!/usr/bin/env bash
# Runs the benchmark in the virtual environment of the browser tests: it drives headless Chromium for comparison.
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/setup.sh --tests
Scripts/venv.sh
exec .build/venv/bin/python Scripts/bench.py "$@"
