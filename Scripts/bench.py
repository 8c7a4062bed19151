"""Measures speed and size in one run on one machine, prints a table, and writes `.build/bench.json`.

Rows: {name, value, unit, goal, against, ratio}. Times are medians. Needs a release build, Debian's chromium, and Playwright in the
interpreter that runs this (`make bench` sees to all three).
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request

import build_bench
import push_bench

ROOT = pathlib.Path(__file__).resolve().parent.parent
BIN = ROOT / ".build" / "release"
RUNS = 5


def say(text):
    print(f"· {text}", file=sys.stderr, flush=True)


def run(*command):
    return subprocess.run([str(part) for part in command], check=True, capture_output=True, text=True, cwd=ROOT).stdout


def median(values):
    return sorted(values)[len(values) // 2]


def floor_figures():
    """The same card in plain C with Cairo and Pango."""
    folder = ROOT / "Benchmarks" / "floor"
    program = ROOT / ".build" / "floor"
    flags = run("pkg-config", "--cflags", "--libs", "pangocairo", "pangoft2", "fontconfig", "libdeflate").split()
    run("cc", "-O2", "-o", program, folder / "floor.c", *flags, "-lm")
    printed = run(program, ROOT / "Sources" / "Text" / "Resources" / "Fonts")
    draw, encode = re.search(r"draw ([\d.]+) ms +encode ([\d.]+) ms", printed).groups()
    return {"draw_ms": float(draw), "encode_ms": float(encode)}


def built(project, *figures):
    """Figures of `vitrine-bench` for the newest executable of a project, made by the tool itself."""
    with tempfile.TemporaryDirectory() as folder:
        cache = pathlib.Path(folder) / "cache"
        env_run = subprocess.run(
            [BIN / "vitrine", "list", project, "--json"],
            check=True, capture_output=True, text=True, cwd=ROOT, env={**dict(os.environ), "XDG_CACHE_HOME": str(cache)})
        json.loads(env_run.stdout)
        programs = [
            path for path in cache.rglob("*")
            if path.is_file() and path.stat().st_mode & 0o111 and path.read_bytes()[:4] == b"\x7fELF"]
        program = max(programs, key=lambda path: path.stat().st_mtime)
        return json.loads(run(BIN / "vitrine-bench", figures[0], program, *figures[1:]))


def built_all(projects, *figures):
    """Figures of `vitrine-bench` for the executables of several projects."""
    programs = []
    with tempfile.TemporaryDirectory() as folder:
        for project in projects:
            cache = pathlib.Path(folder) / pathlib.Path(project).name
            subprocess.run(
                [BIN / "vitrine", "list", project, "--json"],
                check=True, capture_output=True, cwd=ROOT, env={**dict(os.environ), "XDG_CACHE_HOME": str(cache)})
            found = [
                path for path in cache.rglob("*")
                if path.is_file() and path.stat().st_mode & 0o111 and path.read_bytes()[:4] == b"\x7fELF"]
            programs.append(max(found, key=lambda path: path.stat().st_mtime))
        return json.loads(run(BIN / "vitrine-bench", *figures, *programs))


def idle_host():
    """Share of a core and megabytes of a host that shows a hundred widgets to nobody, without its idle extension."""
    with tempfile.TemporaryDirectory() as folder:
        port = 18475
        base = f"http://127.0.0.1:{port}"
        server = subprocess.Popen(
            [BIN / "vitrine", "dev", ROOT / "Examples" / "SystemStatus", "--port", str(port), "--no-open"], cwd=ROOT,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**dict(os.environ), "XDG_CACHE_HOME": folder + "/cache", "XDG_DATA_HOME": folder + "/data", "XDG_STATE_HOME": folder + "/state"})

        def state():
            with urllib.request.urlopen(base + "/api/state", timeout=30) as answer:
                return json.load(answer)

        def spent():
            fields = pathlib.Path(f"/proc/{server.pid}/stat").read_text().rsplit(")", 1)[1].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

        try:
            deadline = time.time() + 90
            while time.time() < deadline:
                try:
                    if all(widget.get("loadedAt") for widget in state()["widgets"]) and state()["widgets"]:
                        break
                except OSError:
                    pass
                time.sleep(0.2)
            first = state()["widgets"][0]
            for _ in range(100 - len(state()["widgets"])):
                body = {"extension": first["extension"], "kind": first["kind"], "family": "systemSmall", "surface": "home"}
                request = urllib.request.Request(base + "/api/widgets", json.dumps(body).encode(), {"content-type": "application/json"})
                urllib.request.urlopen(request, timeout=30).read()
            while not all(widget.get("loadedAt") for widget in state()["widgets"]):
                time.sleep(0.2)
            placed = len(state()["widgets"])
            # What the last request left to do.
            time.sleep(2)
            before, start = spent(), time.perf_counter()
            time.sleep(20)
            share = (spent() - before) / (time.perf_counter() - start)
            memory = next(int(line.split()[1]) for line in pathlib.Path(f"/proc/{server.pid}/status").read_text().splitlines() if line.startswith("VmRSS"))
            return {"widgets": placed, "percent": share * 100, "mb": memory / 1024}
        finally:
            server.terminate()
            server.wait(timeout=20)


def clicks():
    """Milliseconds from a click on a toggle to its new picture in the page, and from asking for an edit sheet to its first row."""
    with tempfile.TemporaryDirectory() as folder:
        port = 18474
        server = subprocess.Popen(
            [BIN / "vitrine", "dev", ROOT / "Examples" / "Tasks", "--port", str(port), "--no-open"], cwd=ROOT,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**dict(os.environ), "XDG_CACHE_HOME": folder + "/cache", "XDG_DATA_HOME": folder + "/data", "XDG_STATE_HOME": folder + "/state"})
        try:
            return json.loads(run(sys.executable, ROOT / "Benchmarks" / "browser" / "click.py", f"http://127.0.0.1:{port}"))
        finally:
            server.terminate()
            server.wait(timeout=20)


def type_check_ms():
    """Milliseconds that the compiler spends on the body of the forecast view, against the SDK that users' code sees."""
    flags = run("pkg-config", "--cflags-only-I", "pangocairo", "pangoft2", "fontconfig").split()
    times = []
    for _ in range(3):
        listed = subprocess.run(
            ["swiftc", "-frontend", "-typecheck", "-swift-version", "6", "-debug-time-function-bodies",
             "-I", str(BIN / "Modules"),
             "-Xcc", f"-fmodule-map-file={BIN / 'COpenCombineHelpers.build/module.modulemap'}", "-I", str(ROOT / "Sources/Text/CPango"), *sum((["-Xcc", f] for f in flags), []),
             str(ROOT / "Benchmarks/Bench/ForecastView.swift")],
            check=True, capture_output=True, text=True)
        lines = (listed.stdout + listed.stderr).splitlines()
        times.append(sum(float(line.split("ms")[0]) for line in lines if "ForecastView.swift" in line and "ms" in line))
    return median(times)


def rows():
    say("drawing the forecast card")
    card = json.loads(run(BIN / "vitrine-bench", "card"))
    say("laying out 400 and 1,600 nodes")
    layout = json.loads(run(BIN / "vitrine-bench", "layout"))
    say("type-checking the forecast view")
    checking = type_check_ms()
    say("drawing it in plain C")
    floor = floor_figures()
    say("drawing it as HTML in headless Chromium")
    html = float(run(sys.executable, ROOT / "Benchmarks" / "browser" / "measure.py"))
    say("starting and reloading an extension")
    extension = built("Examples/SystemStatus", "extension", "SystemStatus")
    say("tapping the example Tasks, warm and cold")
    tap = built("Examples/Tasks", "tap")
    say("reloading a widget a thousand times")
    reload = built("Examples/SystemStatus", "reload")
    say("watching a host with a hundred widgets be idle")
    idle = idle_host()
    say("opening an edit sheet with 10,000 options")
    sheet = built("Benchmarks/ManyOptions", "sheet")
    say("a virtual day of 1,000,000 placed widgets, under a minute")
    schedule = json.loads(run(BIN / "vitrine-bench", "schedule"))
    say("a simulated day of 50 widgets of the examples")
    simulated = built_all(["Examples/Water", "Examples/Tasks", "Examples/SystemStatus", "Examples/Timer"], "simulate")
    say("the same with clocks, which have an entry for each minute")
    minutely = built_all(["Examples/Clocks", "Examples/Tasks", "Examples/SystemStatus", "Examples/Timer"], "simulate")
    say("a broadcast to 100,000 Live Activities")
    broadcast = json.loads(run(BIN / "vitrine-bench", "broadcast"))
    say("pushing to a Live Activity, and to 100,000 through the host")
    pushed = built("Examples/Delivery", "pushed")
    say("clicking in headless Chromium")
    click = clicks()
    say("pushing, with nghttpd beside it")
    push = push_bench.measure(BIN / "vitrine-bench")
    say("editing a line under `vitrine dev`")
    build = build_bench.figures()
    total = card["total_ms"]
    floor_total = floor["draw_ms"] + floor["encode_ms"]
    yield dict(name="forecast card, view to PNG", value=total, unit="ms", goal="≤ 6", against=None, ratio=None)
    yield dict(name="  evaluate + lay out + draw", value=card["scene_ms"] + card["draw_ms"], unit="ms", goal="≤ 1.5", against=None, ratio=None)
    for stage in ("scene", "draw", "encode"):
        yield dict(name=f"    {stage}", value=card[f"{stage}_ms"], unit="ms", goal=None, against=None, ratio=None)
    yield dict(name="  with transparent corners", value=card["rounded_ms"], unit="ms", goal=None, against=None, ratio=None)
    yield dict(name="same card as HTML in Chromium", value=html, unit="ms", goal="ratio ≥ 15", against="forecast card, view to PNG", ratio=html / total)
    yield dict(name="same drawing in plain C", value=floor_total, unit="ms", goal="ratio ≤ 1.7", against="forecast card, view to PNG", ratio=total / floor_total)
    yield dict(name="view of 400 nodes, evaluate + lay out", value=layout["nodes400_ms"], unit="ms", goal=None, against=None, ratio=None)
    yield dict(name="four times the nodes", value=layout["nodes1600_ms"], unit="ms", goal="ratio ≤ 5", against="view of 400 nodes, evaluate + lay out", ratio=layout["nodes1600_ms"] / layout["nodes400_ms"])
    yield dict(name="forecast view, type-checking its bodies", value=checking, unit="ms", goal="≤ 1000", against=None, ratio=None)
    yield dict(name="extension start to first scene", value=extension["start_ms"], unit="ms", goal="≤ 100", against=None, ratio=None)
    yield dict(name="warm reload", value=extension["warm_ms"], unit="ms", goal="≤ 10", against=None, ratio=None)
    yield dict(name="private dirty memory after ten scenes", value=extension["dirty_mb"], unit="MB", goal="≤ 12", against=None, ratio=None)
    for warmth, goal in (("warm", "≤ 50"), ("cold", "≤ 250")):
        yield dict(name=f"tap to new picture, {warmth} extension", value=tap[f"{warmth}_total_ms"], unit="ms", goal=goal, against=None, ratio=None)
        for stage in ("queue", "perform", "reload", "draw", "send"):
            yield dict(name=f"    {stage}", value=tap[f"{warmth}_{stage}_ms"], unit="ms", goal=None, against=None, ratio=None)
            if stage == "reload":
                for part in ("provider", "evaluate", "layout", "archive"):
                    yield dict(name=f"      {part}", value=tap[f"{warmth}_{part}_ms"], unit="ms", goal=None, against=None, ratio=None)
    yield dict(name="click to new picture in Chromium", value=click["click_ms"], unit="ms", goal=None, against=None, ratio=None)
    yield dict(name="edit sheet open in Chromium", value=click["sheet_ms"], unit="ms", goal=None, against=None, ratio=None)
    yield dict(name="edit sheet with 10,000 options", value=sheet["total_ms"], unit="ms", goal="≤ 200", against=None, ratio=None)
    for stage in ("sheet", "options", "json"):
        yield dict(name=f"    {stage}", value=sheet[f"{stage}_ms"], unit="ms", goal=None, against=None, ratio=None)
    yield dict(name="reload through host, process and store", value=reload["median_ms"], unit="ms", goal=None, against=None, ratio=None)
    yield dict(name="    the slowest of a hundred (p99)", value=reload["p99_ms"], unit="ms", goal=None, against=None, ratio=None)
    yield dict(name=f"idle host with {idle['widgets']} widgets", value=idle["percent"], unit="%", goal="≤ 0.5", against=None, ratio=None)
    yield dict(name="    its memory", value=idle["mb"], unit="MB", goal="≤ 80", against=None, ratio=None)
    yield dict(name="virtual day of 1,000,000 widgets, 48 reloads each", value=schedule["day_s"], unit="s", goal="≤ 60", against=None, ratio=None)
    yield dict(name="    memory of each", value=schedule["bytes_each"], unit="bytes", goal="≤ 400", against=None, ratio=None)
    yield dict(name="    ten times the widgets", value=schedule["day_s"], unit="s", goal="ratio ≤ 13", against=None, ratio=schedule["day_s"] / schedule["tenth_s"])
    yield dict(name="simulated day of 50 widgets of the examples", value=simulated["day_s"], unit="s", goal="≤ 5", against=None, ratio=None)
    yield dict(name="    timelines loaded", value=simulated["loads"], unit="", goal=None, against=None, ratio=None)
    yield dict(name="    entries shown", value=simulated["entries"], unit="", goal=None, against=None, ratio=None)
    yield dict(name="    in the extensions", value=simulated["extension_s"], unit="s", goal=None, against=None, ratio=None)
    yield dict(name="  with clocks among them, an entry a minute", value=minutely["day_s"], unit="s", goal="≤ 5", against=None, ratio=None)
    yield dict(name="    entries shown", value=minutely["entries"], unit="", goal=None, against=None, ratio=None)
    yield dict(name="broadcast to 100,000 Live Activities", value=broadcast["broadcast_ms"], unit="ms", goal="≤ 2000", against=None, ratio=None)
    yield dict(name="    with new relevance and stale date", value=broadcast["relevance_ms"], unit="ms", goal=None, against=None, ratio=None)
    yield dict(name="memory of each, beyond its content", value=broadcast["bytes_each"], unit="bytes", goal="≤ 2048", against=None, ratio=None)
    yield dict(name="  through the host, with its store", value=pushed["broadcast_host_ms"], unit="ms", goal="≤ 2000", against=None, ratio=None)
    yield dict(name="    and drawn where it shows", value=pushed["broadcast_host_drawn_ms"], unit="ms", goal=None, against=None, ratio=None)
    yield dict(name="push to new picture", value=pushed["push_total_ms"], unit="ms", goal="≤ 60", against=None, ratio=None)
    for stage in ("verdict", "event", "evaluate", "layout", "archive", "svg"):
        yield dict(name=f"    {stage}", value=pushed[f"push_{stage}_ms"], unit="ms", goal=None, against=None, ratio=None)
    ours, theirs = push["gateway"], push["nghttpd"]
    yield dict(name="empty 200s of nghttpd, one core", value=theirs["rate"] / 1000, unit="k/s", goal=None, against=None, ratio=None)
    yield dict(name="pushes accepted, one core", value=ours["rate"] / 1000, unit="k/s", goal="ratio ≥ 0.4", against="empty 200s of nghttpd, one core", ratio=ours["rate"] / theirs["rate"])
    yield dict(name="  99th percentile", value=ours["p99_ms"], unit="ms", goal=None, against=None, ratio=None)
    yield dict(name="  processor time", value=ours["cpu_us"], unit="µs", goal=None, against=None, ratio=None)
    yield dict(name="first build of an extension of 20 files", value=build["first_s"], unit="s", goal="≤ 10", against=None, ratio=None)
    yield dict(name="one-line edit to new picture, 3 files", value=build["edit_s"], unit="s", goal="≤ 3", against=None, ratio=None)
    yield dict(name="    20 files", value=build["edit20_s"], unit="s", goal="≤ 3", against=None, ratio=None)


table = list(rows())
(ROOT / ".build" / "bench.json").write_text(json.dumps(table, indent=2, ensure_ascii=False) + "\n")
print(f"{'':42}{'median':>10}      {'goal':<12}{'ratio':>7}")
for row in table:
    ratio = "" if row["ratio"] is None else f"{row['ratio']:.2f}x"
    print(f"{row['name']:42}{row['value']:10.3f} {row['unit']:4} {row['goal'] or '':<12}{ratio:>7}")
