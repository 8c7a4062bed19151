"""Times a page of `vitrine dev` with Examples/Tasks in headless Chromium: from a click on a toggle until its new picture stands in the
page, and from asking for the edit sheet until its first row does. Prints medians in ms as JSON."""
import json
import statistics
import sys
import time
import urllib.request

from playwright.sync_api import sync_playwright

URL = sys.argv[1]
RUNS = int(sys.argv[2]) if len(sys.argv) > 2 else 20
SLOW = 120_000

# Settles with the milliseconds until another SVG stands in the widget's picture, and is painted.
CLICK = """(picture, toggle) => new Promise((resolve) => {
  const before = new Set(picture.querySelectorAll("svg"));
  const observer = new MutationObserver(() => {
    if (![...picture.querySelectorAll("svg")].some((svg) => !before.has(svg))) return;
    observer.disconnect();
    requestAnimationFrame(() => resolve(performance.now() - start));
  });
  observer.observe(picture, { childList: true, subtree: true });
  const start = performance.now();
  toggle.click();
})"""

SHEET = """(button) => new Promise((resolve) => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector("[role=dialog] [data-parameter], dialog [data-parameter]")) return;
    observer.disconnect();
    requestAnimationFrame(() => resolve(performance.now() - start));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const start = performance.now();
  button.click();
})"""


def large():
    """The identifier of the large widget, once `vitrine dev` has built and placed it."""
    deadline = time.time() + SLOW / 1000
    while time.time() < deadline:
        try:
            with urllib.request.urlopen(f"{URL}/api/state", timeout=5) as answer:
                for widget in json.load(answer)["widgets"]:
                    if widget["family"] == "systemLarge" and widget["hits"]:
                        return widget["id"]
        except OSError:
            pass
        time.sleep(0.2)
    sys.exit("no widget to click on")


identifier = large()
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    page = browser.new_page()
    page.goto(f"{URL}/?widget={identifier}")
    widget = page.locator(f".home-page [data-widget='{identifier}']")
    settled = page.locator(f".home-page [data-widget='{identifier}']:not([data-pending=true])")
    widget.get_by_role("switch").first.wait_for(timeout=SLOW)
    clicks, sheets = [], []
    for _ in range(RUNS + 3):
        clicks.append(widget.evaluate(CLICK, widget.get_by_role("switch").first.element_handle()))
        settled.wait_for(timeout=SLOW)
        page.wait_for_timeout(700)
    for _ in range(RUNS + 3):
        sheets.append(page.get_by_role("button", name="Edit Widget").evaluate(SHEET))
        page.keyboard.press("Escape")
        page.locator("[data-parameter]").first.wait_for(state="detached", timeout=SLOW)
        page.wait_for_timeout(400)
    browser.close()
print(json.dumps({"click_ms": statistics.median(clicks[3:]), "sheet_ms": statistics.median(sheets[3:])}))
