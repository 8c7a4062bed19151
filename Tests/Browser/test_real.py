"""The real `vitrine dev` in a browser. Needs VITRINE_BIN."""

import json
import re
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from waiting import until

SLOW = 90_000
TITLE = re.compile(r'(Text|Label)\("[A-Z][A-Za-z ]+"')


def get(url, **headers):
    return urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=20)


def source(real):
    """A file of the example that draws a title."""
    files = [path for path in real.folder.rglob("*.swift") if TITLE.search(path.read_text())]
    assert files, "the example has no Text(\"…\") or Label(\"…\") to edit"
    return files[0]


def test_the_page_shows_the_widgets(real, open_page):
    page = open_page(real.url)
    page.wait_for_selector(".widget .picture > svg", timeout=SLOW)
    state = json.load(get(f"{real.url}/api/state"))
    assert state["widgets"], "no widget is placed"
    widget = next(widget for widget in state["widgets"] if widget["frame"])
    box = page.locator(f".home-page [data-widget='{widget['id']}']").first
    assert box.evaluate("element => element.offsetWidth") == round(widget["frame"]["width"])


def test_an_edit_is_a_new_picture(real, open_page):
    page = open_page(real.url)
    page.wait_for_selector(".widget .picture > svg", timeout=SLOW)
    path = source(real)
    path.write_text(TITLE.sub(r'\1("Zebra"', path.read_text(), count=1))
    until(page, """async () => {
        const { widgets } = await (await fetch('/api/state')).json();
        return widgets.some((widget) => widget.accessibility.includes('Zebra'));
    }""", None, 90)
    expect(page.locator("#sheet")).to_be_hidden()


def test_a_compile_error_is_a_sheet_over_the_last_picture(real, open_page):
    page = open_page(real.url)
    page.wait_for_selector(".widget .picture > svg", timeout=SLOW)
    path = source(real)
    good = path.read_text()
    path.write_text(good + "\nlet broken: Int = \"text\"\n")
    sheet = page.locator("#sheet")
    expect(sheet).to_be_visible(timeout=SLOW)
    expect(sheet.locator(".place").first).to_contain_text(f"{path.name}:")
    assert page.locator(".widget .picture > svg").count() > 0
    path.write_text(good)
    expect(sheet).to_be_hidden(timeout=SLOW)


def test_timers_tick(real, open_page):
    page = open_page(real.url)
    page.wait_for_selector(".widget .picture > svg", timeout=SLOW)
    if page.locator(".live[data-live]").count() == 0:
        pytest.skip("the example shows no live text")
    texts = "() => [...document.querySelectorAll('.live[data-live]')].map((element) => element.textContent).join()"
    before = page.evaluate(texts)
    if "day" in before:
        pytest.skip(f"a machine that is {before} has its time up told in hours")
    until(page, f"(before) => ({texts})() !== before", before, 65)


def test_pictures_by_address(real, open_page):
    open_page(real.url).wait_for_selector(".widget .picture > svg", timeout=SLOW)
    widget = json.load(get(f"{real.url}/api/state"))["widgets"][0]
    png = get(f"{real.url}/w/{widget['kind']}/{widget['family']}.png?scheme=dark").read()
    assert png.startswith(b"\x89PNG")


def test_other_sites_get_nothing(real):
    for headers in [{"Host": "evil.example"}, {"Origin": "https://evil.example"}]:
        with pytest.raises(urllib.error.HTTPError) as refusal:
            get(f"{real.url}/api/state", **headers)
        assert refusal.value.code == 403
