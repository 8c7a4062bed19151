"""Fixtures: a browser (Debian's Chromium, never a downloaded one), a fake host, and the real `vitrine dev`.

    python3 -m venv .venv && .venv/bin/pip install -r Tests/Browser/requirements.txt
    .venv/bin/pytest Tests/Browser
    VITRINE_BIN=.build/release/vitrine .venv/bin/pytest Tests/Browser

CHROMIUM names another browser than the one on the path.
"""

import os
import pathlib
import shutil
import socket
import subprocess
import time
import urllib.request

import pytest
from playwright.sync_api import sync_playwright

from fake_host import FakeHost
from fake_push import PushHost
from fake_surfaces import SurfacesHost

ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def browser():
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if not path:
        pytest.fail("Chromium is missing: apt-get install chromium, or name one in CHROMIUM.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser):
    """A function that opens a URL in a fresh context. The test fails when the page logged an error."""
    contexts, complaints = [], []

    def open_page(url, width=1440, height=900, **options):
        context = browser.new_context(viewport={"width": width, "height": height}, locale="en-US", **options)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.append(message.text)
                if message.type == "error" and "Failed to load resource" not in message.text
                and "net::ERR" not in message.text else None)
        page.on("request", lambda request: complaints.append(f"outside: {request.url}")
                if not request.url.startswith(("http://127.0.0.1", "data:", "blob:")) else None)
        page.goto(url)
        page.wait_for_selector(".picture > svg, .empty, .control svg, .panel, .companion")
        return page

    open_page.complaints = complaints
    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def host():
    host = FakeHost()
    yield host
    if host.server:
        host.stop()


@pytest.fixture
def surfaces():
    """A fake host with every surface, controls, a gallery and undo."""
    host = SurfacesHost()
    yield host
    host.stop()


@pytest.fixture
def pushes():
    """A fake host with Live Activities, companions and a push gateway."""
    host = PushHost()
    yield host
    host.stop()


class RealHost:
    """`vitrine dev` on a copy of an example, so that tests can edit its source."""

    def __init__(self, binary, example, folder):
        self.folder = folder / example.name
        shutil.copytree(example, self.folder, ignore=shutil.ignore_patterns(".build"))
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.output = open(folder / "vitrine.log", "a+", encoding="utf-8")
        self.command = [binary, "dev", str(self.folder), "--port", str(self.port)]
        self.process = None
        self.start()

    def start(self):
        self.process = subprocess.Popen(self.command, stdout=self.output, stderr=subprocess.STDOUT)

    def wait(self, seconds=180):
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                pytest.fail(f"vitrine dev left with status {self.process.returncode}:\n{self.log()}")
            try:
                urllib.request.urlopen(f"{self.url}/api/state", timeout=2).read()
                return self
            except OSError:
                time.sleep(0.2)
        pytest.fail(f"vitrine dev did not listen within {seconds} s:\n{self.log()}")

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


def real_host(example, folder):
    """The real thing on an example; skipped unless VITRINE_BIN names the executable."""
    binary = os.environ.get("VITRINE_BIN")
    if not binary:
        pytest.skip("VITRINE_BIN is not set: build vitrine and name the executable to run these tests")
    host = RealHost(os.path.abspath(binary), ROOT / "Examples" / example, folder)
    try:
        yield host.wait()
    finally:
        host.stop()


@pytest.fixture
def real(tmp_path):
    yield from real_host("SystemStatus", tmp_path)


@pytest.fixture
def real_tasks(tmp_path):
    yield from real_host("Tasks", tmp_path)


@pytest.fixture
def real_lights(tmp_path):
    yield from real_host("Lights", tmp_path)
