"""Examples/Tasks in the real `vitrine dev`: check off, add, fail, configure, restart. Needs VITRINE_BIN."""

import json
import urllib.request

from playwright.sync_api import expect

SLOW = 90_000


def state(real):
    return json.load(urllib.request.urlopen(f"{real.url}/api/state", timeout=20))


def large(real):
    return next(widget["id"] for widget in state(real)["widgets"] if widget["family"] == "systemLarge")


def opened(open_page, real):
    page = open_page(real.url)
    page.wait_for_selector(".widget .picture > svg", timeout=SLOW)
    identifier = large(real)
    page.goto(f"{real.url}/?widget={identifier}")
    widget = page.locator(f".home-page [data-widget='{identifier}']")
    expect(widget.get_by_role("switch").first).to_be_visible(timeout=SLOW)
    return page, widget


def fresh(page, real, widget):
    """After a restart: the page again, with what it shows now."""
    page.goto(page.url)
    expect(widget.get_by_role("switch").first).to_be_visible(timeout=SLOW)


def test_a_task_is_checked_off_and_stays_so(real_tasks, open_page):
    page, widget = opened(open_page, real_tasks)
    task = widget.get_by_role("switch", checked=False).first
    name = task.get_attribute("aria-label")
    task.click()
    checked = widget.get_by_role("switch", name=name, exact=True)
    expect(checked).to_have_attribute("aria-checked", "true")
    expect(widget).not_to_have_attribute("data-pending", "true", timeout=SLOW)
    expect(checked).to_have_attribute("aria-checked", "true")
    identifier = widget.get_attribute("data-widget")
    hit = next(hit for each in state(real_tasks)["widgets"] if each["id"] == identifier for hit in each["hits"] if hit["label"] == name)
    assert hit["isOn"] is True
    real_tasks.restart()
    fresh(page, real_tasks, widget)
    expect(checked).to_have_attribute("aria-checked", "true")


def test_adding_says_so_and_failing_says_why(real_tasks, open_page):
    page, widget = opened(open_page, real_tasks)
    count = widget.get_by_role("switch").count()
    widget.get_by_role("button", name="Add").click()
    expect(page.locator(".toasts[role=status] .toast")).to_contain_text("Added “New Task”.", timeout=SLOW)
    expect(widget.get_by_role("switch")).to_have_count(count + 1, timeout=SLOW)
    widget.get_by_role("button", name="Sync").click()
    expect(page.locator(".toasts[role=alert] .toast")).to_be_visible(timeout=SLOW)


def test_the_home_screen_behind_the_lock(real_tasks, open_page):
    page, widget = opened(open_page, real_tasks)
    page.locator("#lock").click()
    expect(page.locator("#lock")).to_have_attribute("aria-pressed", "true")
    widget.get_by_role("button", name="Clear Done").click()
    page.get_by_role("dialog").get_by_role("button", name="Unlock").click()
    expect(page.locator("#lock")).to_have_attribute("aria-pressed", "false")
    expect(widget.get_by_role("switch", checked=True)).to_have_count(0, timeout=SLOW)


def test_a_tap_beside_the_regions_opens_the_app(real_tasks, open_page):
    page, _ = opened(open_page, real_tasks)
    page.get_by_role("button", name="Open app").click()
    expect(page.locator("#inspector .opened code").first).to_contain_text("tasks://list/")


def test_the_chosen_list_is_kept(real_tasks, open_page):
    page, widget = opened(open_page, real_tasks)
    before = widget.get_attribute("aria-label")
    page.get_by_role("button", name="Edit Widget").click()
    sheet = page.get_by_role("dialog", name="Tasks")
    sheet.locator("[data-parameter=list] .chooser").click(timeout=SLOW)
    other = page.locator(".picker [role=option][aria-selected=false]").filter(has_not_text="None").last
    name = other.locator(".title").inner_text()
    other.click()
    expect(sheet.locator("[data-parameter=list]")).to_contain_text(name)
    expect(sheet.locator("[data-parameter=tag]")).to_have_count(0)
    sheet.locator("[data-parameter=filters] [role=switch]").click()
    expect(sheet.locator("[data-parameter=tag]")).to_be_visible(timeout=SLOW)
    sheet.get_by_role("button", name="Done", exact=True).click()
    expect(sheet).to_have_count(0)
    expect(widget).not_to_have_attribute("aria-label", before, timeout=SLOW)
    real_tasks.restart()
    page.goto(page.url)
    page.get_by_role("button", name="Edit Widget").click(timeout=SLOW)
    expect(sheet.locator("[data-parameter=list]")).to_contain_text(name, timeout=SLOW)
    expect(sheet.locator("[data-parameter=filters] [role=switch]")).to_have_attribute("aria-checked", "true")
