"""Controls of Examples/Lights in the real `vitrine dev`: added, pressed, kept, refused. Needs VITRINE_BIN."""

import json
import urllib.request

from playwright.sync_api import expect

SLOW = 90_000
CONTROLS = "/?surface=control"


def controls(real):
    return json.load(urllib.request.urlopen(f"{real.url}/api/state", timeout=20))["controls"]


def opened(open_page, real):
    page = open_page(real.url)
    page.wait_for_selector(".widget .picture > svg", timeout=SLOW)
    page.goto(real.url + CONTROLS)
    return page


def add(page, name):
    page.get_by_role("button", name="Edit controls").click()
    page.get_by_role("button", name="Add a Control").first.click()
    sheet = page.get_by_role("dialog", name="Add a Control")
    sheet.locator(".gallery-tile").filter(has=page.locator(".name").get_by_text(name, exact=True)).click(timeout=SLOW)
    expect(sheet).to_have_count(0)


def test_a_lamp_is_turned_on_and_stays_on_over_a_restart(real_lights, open_page):
    page = opened(open_page, real_lights)
    add(page, "Lamp")
    page.goto(real_lights.url + CONTROLS)
    lamp = page.get_by_role("switch", name="Lamp")
    expect(lamp).to_have_attribute("aria-checked", "false", timeout=SLOW)
    lamp.click()
    expect(page.get_by_role("switch", name="Lamp, On")).to_have_attribute("aria-checked", "true", timeout=SLOW)
    assert [(control["isOn"], control["value"], control.get("problem")) for control in controls(real_lights)] == [(True, "On", None)]
    real_lights.restart()
    page.goto(real_lights.url + CONTROLS)
    expect(page.get_by_role("switch", name="Lamp, On")).to_have_attribute("aria-checked", "true", timeout=SLOW)


def test_the_garage_refuses_goes_back_and_says_why(real_lights, open_page):
    page = opened(open_page, real_lights)
    add(page, "Room")
    sheet = page.get_by_role("dialog", name="Room")
    sheet.locator("[data-parameter=room] .chooser").click(timeout=SLOW)
    page.locator(".picker [role=option]").filter(has_text="Garage").click(timeout=SLOW)
    expect(sheet.locator("[data-parameter=room]")).to_contain_text("Garage")
    sheet.get_by_role("button", name="Done").click()
    expect(sheet).to_have_count(0)
    page.goto(real_lights.url + CONTROLS)
    garage = page.get_by_role("switch", name="Garage")
    expect(garage).to_have_attribute("aria-checked", "false", timeout=SLOW)
    garage.click()
    expect(page.locator(".toast.failure")).to_contain_text("The lamp in the garage does not answer", timeout=SLOW)
    expect(garage).to_have_attribute("aria-checked", "false")
    assert [control["isOn"] for control in controls(real_lights)] == [False]
