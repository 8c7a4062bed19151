"""The surfaces of the real `vitrine dev`: what a person does there is there again after a restart. Needs VITRINE_BIN."""

import json
import urllib.request

from playwright.sync_api import expect

from waiting import until

SLOW = 90_000


def state(real):
    return json.load(urllib.request.urlopen(f"{real.url}/api/state", timeout=20))


def test_added_moved_removed_brought_back_and_still_there_after_a_restart(real, open_page):
    page = open_page(real.url, reduced_motion="reduce")
    page.wait_for_selector(".widget .picture > svg", timeout=SLOW)
    before = {widget["id"] for widget in state(real)["widgets"]}
    page.get_by_role("button", name="Add", exact=True).click()
    sheet = page.get_by_role("dialog")
    sheet.locator("section:not([inert]) .gallery-picture svg").wait_for(timeout=SLOW)
    sheet.get_by_role("button", name="Add Widget").click()
    until(page, "before => document.querySelectorAll('.home-page .widget').length > 0 && [...document.querySelectorAll('.home-page .widget')].some((e) => !before.includes(e.dataset.widget))", list(before), 30)
    added = next(widget["id"] for widget in state(real)["widgets"] if widget["id"] not in before)
    widget = page.locator(f".home-page [data-widget='{added}']")
    page.keyboard.press("j")
    widget.focus()
    page.keyboard.press("Delete")
    expect(widget).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(widget).to_have_count(1)
    place = next((w["page"], w["column"], w["row"]) for w in state(real)["widgets"] if w["id"] == added)
    real.restart()
    assert next((w["page"], w["column"], w["row"]) for w in state(real)["widgets"] if w["id"] == added) == place
    page.goto(f"{real.url}/?widget={added}")
    expect(page.locator(f".home-page [data-widget='{added}'] .picture > svg")).to_have_count(1, timeout=SLOW)


def test_the_tinted_home_screen_stands_on_glass(real, open_page):
    page = open_page(real.url)
    page.wait_for_selector(".widget .picture > svg", timeout=SLOW)
    page.select_option("#appearance", "tinted")
    until(page, "() => document.documentElement.dataset.appearance === 'tinted'")
    until(page, "() => document.querySelector('.home-page .widget.on-glass .picture > svg')", None, 30)
    assert state(real)["appearance"] == "tinted"
    page.get_by_role("radio", name="Rose").click()
    until(page, "() => performance.getEntriesByType('resource').some((entry) => entry.name.includes('tint=ff9fb4'))")
