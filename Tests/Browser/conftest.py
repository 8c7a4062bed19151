"""Fixtures: a browser (Debian's Chromium, never a downloaded one), a fake host, and the real `vitrine dev`.

    python3 -m venv .venv && .venv/bin/pip install -r Tests/Browser/requirements.txt
    .venv/bin/pytest Tests/Browser
    VITRINE_BIN=.build/release/vitrine .venv/bin/pytest Tests/Browser

CHROMIUM names another browser than the one on the path.
"""

import os
import shutil

import pytest
from playwright.sync_api import sync_playwright

from fake_host import FakeHost
from fake_push import PushHost
from fake_surfaces import SurfacesHost
from vitrine_dev import real_host


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


@pytest.fixture
def real(tmp_path):
    yield from real_host("Examples/SystemStatus", tmp_path)


@pytest.fixture
def real_tasks(tmp_path):
    yield from real_host("Examples/Tasks", tmp_path)


@pytest.fixture
def real_lights(tmp_path):
    yield from real_host("Examples/Lights", tmp_path)


@pytest.fixture
def real_delivery(tmp_path):
    yield from real_host("Examples/Delivery", tmp_path, "--movable-clock")


@pytest.fixture
def real_match(tmp_path):
    yield from real_host("Examples/Match", tmp_path)
