"""The real `vitrine dev`, on a copy of a folder so that tests can edit its source, with a state folder of its own."""

import json
import os
import pathlib
import shutil
import socket
import subprocess
import time
import urllib.request

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


class RealHost:
    """A running `vitrine dev`. `options` are further words for its command line."""

    def __init__(self, binary, example, folder, *options):
        self.binary = binary
        self.folder = folder / example.name
        shutil.copytree(example, self.folder, ignore=shutil.ignore_patterns(".build"))
        # What is kept between runs and by which commands find the session is this test's only.
        self.environment = {**os.environ, "XDG_STATE_HOME": str(folder / "state"), "PATH": f"{os.path.dirname(binary)}:{os.environ['PATH']}"}
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.output = open(folder / "vitrine.log", "a+", encoding="utf-8")
        self.command = [binary, "dev", str(self.folder), "--port", str(self.port), "--push-port", "0", "--no-open", *options]
        self.process = None
        self.start()

    def start(self):
        self.process = subprocess.Popen(self.command, stdout=self.output, stderr=subprocess.STDOUT, env=self.environment)

    def wait(self, seconds=180):
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                pytest.fail(f"vitrine dev left with status {self.process.returncode}:\n{self.log()}")
            try:
                self.state()
                return self
            except OSError:
                time.sleep(0.2)
        pytest.fail(f"vitrine dev did not listen within {seconds} s:\n{self.log()}")

    # MARK: - Asking

    def state(self):
        return json.load(urllib.request.urlopen(f"{self.url}/api/state", timeout=20))

    def until(self, read, seconds=30):
        """What `read` makes of the state, as soon as that is something true."""
        deadline = time.monotonic() + seconds
        while not (found := read(state := self.state())):
            assert time.monotonic() < deadline, f"it never came true: {json.dumps(state)[:4000]}\n{self.log()}"
            time.sleep(0.03)
        return found

    def post(self, path, body):
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), {"content-type": "application/json"})
        return json.load(urllib.request.urlopen(request, timeout=20))

    def now(self):
        return self.state()["now"]

    def advance(self, seconds):
        """Moves the host's clock ahead; returns when it has done all that is due by then. Needs `--movable-clock`."""
        return self.post("/api/clock", {"now": self.now() + seconds})["now"]

    def vitrine(self, *words):
        """What another `vitrine` command answers."""
        return subprocess.run([self.binary, *words], env=self.environment, capture_output=True, text=True, timeout=120, check=True).stdout

    def activity(self, identifier):
        return next((each for each in self.state()["activities"] if each["id"] == identifier), None)

    def token(self, kind):
        """The first token of a kind, once there is one."""
        return self.until(lambda state: next((each["hex"] for each in state["tokens"] if each["kind"] == kind), None), 90)

    # MARK: - Ending

    def log(self):
        self.output.flush()
        self.output.seek(0)
        return self.output.read()[-4000:]

    def end(self):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def restart(self):
        self.end()
        self.start()
        return self.wait()

    def stop(self):
        self.end()
        self.output.close()


def real_host(source, folder, *options):
    """The real thing on a folder below the project's; skipped unless VITRINE_BIN names the executable."""
    binary = os.environ.get("VITRINE_BIN")
    if not binary:
        pytest.skip("VITRINE_BIN is not set: build vitrine and name the executable to run these tests")
    host = RealHost(os.path.abspath(binary), ROOT / source, folder, *options)
    try:
        yield host.wait()
    finally:
        host.stop()
