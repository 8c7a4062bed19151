"""How long a developer waits: for the first build of an extension, and from saving a one-line edit to its picture.

    python3 Scripts/build_bench.py        # only these figures
"""

import contextlib
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parent.parent
VITRINE = ROOT / ".build" / "release" / "vitrine"
RUNS = 5
PORT = 18473


def environment(folder):
    """Everything that Vitrine keeps goes below `folder`, so that nothing is there from before."""
    kept = {f"XDG_{name.upper()}_HOME": str(pathlib.Path(folder) / name) for name in ("cache", "data", "state")}
    return {**dict(os.environ), **kept}


def twenty_files(folder):
    """An extension of 20 files and about 1,500 lines: three examples in one, with the bundle of the first."""
    shutil.copytree(ROOT / "Examples" / "Gallery", folder)
    for example in ("Tasks", "Water"):
        for source in (ROOT / "Examples" / example).rglob("*.swift"):
            (folder / source.name).write_text(source.read_text().replace("@main\n", ""))
    count = len(list(folder.rglob("*.swift")))
    assert count == 20, f"the examples have {count} files now; choose others"


def first_build_seconds():
    """From a command on source that was never built, to its answer: read, compile, link, start, ask."""
    times = []
    for _ in range(RUNS):
        with tempfile.TemporaryDirectory() as folder:
            project = pathlib.Path(folder) / "Twenty"
            twenty_files(project)
            start = time.perf_counter()
            subprocess.run([VITRINE, "list", project, "--json"], check=True, capture_output=True, env=environment(folder))
            times.append(time.perf_counter() - start)
    return sorted(times)[RUNS // 2]


@contextlib.contextmanager
def dev(project, folder):
    server = subprocess.Popen(
        [VITRINE, "dev", project, "--port", str(PORT), "--no-open"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        env=environment(folder))
    try:
        yield f"http://127.0.0.1:{PORT}"
    finally:
        server.terminate()
        server.wait(timeout=20)


def picture(base, kind, family):
    """The SVG of the first widget of a kind and family; empty where there is none yet."""
    try:
        with urllib.request.urlopen(base + "/api/state", timeout=5) as answer:
            widgets = [each for each in json.load(answer)["widgets"] if (each["kind"], each["family"]) == (kind, family)]
        if not widgets:
            return ""
        with urllib.request.urlopen(f"{base}/api/widgets/{widgets[0]['id']}.svg?scheme=light", timeout=5) as answer:
            return answer.read().decode()
    except (OSError, ValueError):
        return ""


def edit_seconds(project, folder, kind, family, file, before, after):
    """From saving a one-line edit to the picture that has it. `after` has a `#` for a number."""
    times = []
    with dev(project, folder) as base:
        deadline = time.time() + 90
        while not picture(base, kind, family) and time.time() < deadline:
            time.sleep(0.2)
        source = project / file
        text = source.read_text()
        assert before in text, f"{file} has no {before}"
        for number in range(RUNS):
            start = time.perf_counter()
            source.write_text(text.replace(before, after.replace("#", str(number))))
            while f"Edited{number}" not in picture(base, kind, family) and time.perf_counter() - start < 30:
                time.sleep(0.01)
            times.append(time.perf_counter() - start)
    return sorted(times)[RUNS // 2]


def figures():
    with tempfile.TemporaryDirectory() as folder:
        small = pathlib.Path(folder) / "SystemStatus"
        shutil.copytree(ROOT / "Examples" / "SystemStatus", small)
        edit = edit_seconds(
            small, folder, "SystemStatus", "systemMedium", "StatusView.swift", 'name: "CPU", symbol', 'name: "Edited#", symbol')
    with tempfile.TemporaryDirectory() as folder:
        twenty = pathlib.Path(folder) / "Twenty"
        twenty_files(twenty)
        edit20 = edit_seconds(
            twenty, folder, "Controls", "systemLarge", "ControlsChapter.swift", 'Text("AQI")', 'Text("Edited#")')
    return {"first_s": first_build_seconds(), "edit_s": edit, "edit20_s": edit20}


if __name__ == "__main__":
    for name, value in figures().items():
        print(f"{name:10} {value:6.2f}")
