"""Times the forecast card as HTML: content set and picture taken, in one warm headless Chromium. Prints the median in ms."""
import pathlib
import statistics
import sys
import time

from playwright.sync_api import sync_playwright

runs = int(sys.argv[1]) if len(sys.argv) > 1 else 40
page_source = pathlib.Path(__file__).with_name("forecast.html").read_text()
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    page = browser.new_page(viewport={"width": 360, "height": 170}, device_scale_factor=3)
    times = []
    for run in range(runs + 5):
        start = time.perf_counter()
        page.set_content(page_source.replace("18°</div></div>", f"{run}°</div></div>"))
        page.screenshot(type="png", omit_background=True)
        times.append((time.perf_counter() - start) * 1000)
    browser.close()
print(f"{statistics.median(times[5:]):.3f}")
