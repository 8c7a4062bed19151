"""Pushes a second that the gateway accepts, beside `nghttpd` answering the same requests with empty 200s; both on one core, `h2load` on
another, alternating in one run."""

import json
import os
import pathlib
import re
import subprocess
import tempfile
import time

ROUNDS = 3
REQUESTS = 200_000
PUSH = {"aps": {"timestamp": 1785000000, "event": "update", "content-state": {
    "driver": "Anne Johnson", "stops": 3, "eta": 806692800, "status": "onTheWay"}, "stale-date": 1785003600, "relevance-score": 75,
    "alert": {"title": "Your order is near", "body": "Anne is three stops away"}}}


def on_core(core, *command):
    return ["taskset", "-c", str(core % os.cpu_count()), *map(str, command)]


def seconds_of(pid):
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def load(port, said, body, pid):
    before = seconds_of(pid)
    printed = subprocess.run(
        on_core(1, "h2load", "-n", REQUESTS, "-c", 4, "-m", 100, "-d", body, "-H", f"authorization: bearer {said['jwt']}",
                "-H", "apns-push-type: liveactivity", "-H", f"apns-topic: {said['topic']}", "-H", "apns-priority: 10",
                f"http://127.0.0.1:{port}/3/device/{said['token']}", "--log-file", body.with_suffix(".log")),
        check=True, capture_output=True, text=True).stdout
    if f"{REQUESTS} succeeded, 0 failed" not in printed:
        raise SystemExit(f"h2load: not all requests succeeded:\n{printed}")
    times = sorted(int(line.split()[2]) for line in body.with_suffix(".log").read_text().splitlines())
    body.with_suffix(".log").unlink()
    return {"rate": float(re.search(r"([\d.]+) req/s", printed).group(1)), "cpu_us": (seconds_of(pid) - before) / REQUESTS * 1e6,
            "p99_ms": times[len(times) * 99 // 100] / 1000}


def measure(program):
    """Medians of a few rounds for both servers: rate, processor time a request, 99th percentile."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        body = folder / "push.json"
        body.write_text(json.dumps(PUSH, separators=(",", ":")))
        gateway = subprocess.Popen(on_core(0, program, "push"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        said = json.loads(gateway.stdout.readline())
        empty = folder / "root" / "3" / "device" / said["token"]
        empty.parent.mkdir(parents=True)
        empty.touch()
        port = said["port"] + 1 if said["port"] < 65_000 else said["port"] - 1
        nghttpd = subprocess.Popen(on_core(0, "nghttpd", "--no-tls", "-n1", "-a", "127.0.0.1", "-d", folder / "root", port),
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            time.sleep(1)
            servers = {"gateway": (said["port"], gateway.pid), "nghttpd": (port, nghttpd.pid)}
            rounds = {name: [] for name in servers}
            for _ in range(ROUNDS):
                for name, (place, pid) in servers.items():
                    rounds[name].append(load(place, said, body, pid))
            return {name: {key: sorted(figure[key] for figure in figures)[ROUNDS // 2] for key in figures[0]}
                    for name, figures in rounds.items()}
        finally:
            gateway.stdin.close()
            gateway.wait(timeout=30)
            nghttpd.terminate()
            nghttpd.wait(timeout=10)


if __name__ == "__main__":
    import sys
    print(json.dumps(measure(sys.argv[1]), indent=2))
