"""Control Center and the Action Button: pressing, what shows at once, refusals, editing."""

import threading

import pytest
from playwright.sync_api import expect

from waiting import comes, until

CONTROLS = "/?surface=control"


def posts(host, end):
    return [body for path, body in host.posts if path.endswith(end)]


def test_tiles_have_the_shapes_and_words_of_controls(surfaces, open_page):
    page = open_page(surfaces.url + CONTROLS)
    expect(page.locator(".control-grid .control")).to_have_count(6)
    sizes = page.evaluate("() => Object.fromEntries([...document.querySelectorAll('.control-place')].map((e) => [e.firstChild.dataset.control, [e.offsetWidth, e.offsetHeight]]))")
    assert sizes["control-Lamp-0"] == [70, 70] and sizes["control-Heating-2"] == [154, 70] and sizes["control-Garage-3"] == [154, 154]
    expect(page.get_by_role("switch", name="Heating, On")).to_have_attribute("aria-checked", "true")
    expect(page.get_by_role("button", name="Start Timer", exact=True).first).to_be_visible()
    expect(page.get_by_role("switch", name="Vacuum, Off")).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_role("switch", name="Guest Mode, Off, The value provider of Guest threw: not reachable.")).to_have_class("control preview")


def test_a_press_shows_at_once_and_stays(surfaces, open_page):
    page = open_page(surfaces.url + CONTROLS)
    until(page, "() => document.querySelectorAll('[data-control=control-Garage-3] .tile-face svg').length === 2")
    gate, press = threading.Event(), surfaces.press
    surfaces.press = lambda control, body: gate.wait(5) and press(control, body)
    garage = page.get_by_role("switch", name="Garage")
    garage.click()
    expect(garage).to_have_attribute("aria-checked", "true")
    assert surfaces.pressed == []
    gate.set()
    until(page, "() => document.querySelector('[data-control=control-Garage-3]').getAttribute('aria-label') === 'Garage, On'")
    expect(garage).to_have_attribute("aria-checked", "true")


def test_presses_follow_each_other_and_each_has_its_number(surfaces, open_page):
    page = open_page(surfaces.url + CONTROLS)
    garage = page.get_by_role("switch", name="Garage")
    for _ in range(3):
        garage.click()
    expect(garage).to_have_attribute("aria-checked", "true")
    # On is what the first press makes of it, too.
    comes(page, lambda: len(posts(surfaces, "/press")), 3)
    until(page, "() => document.querySelector('[data-control=control-Garage-3]').getAttribute('aria-label') === 'Garage, On'")
    numbers = [body["nonce"] for body in posts(surfaces, "/press")]
    assert len(numbers) == len(set(numbers)) == 3


def test_a_refused_press_goes_back_and_says_why(surfaces, open_page):
    surfaces.refusal = "ToggleGarage threw: the door is blocked."
    page = open_page(surfaces.url + CONTROLS)
    garage = page.get_by_role("switch", name="Garage")
    garage.click()
    expect(page.locator(".toast.failure")).to_contain_text("the door is blocked")
    expect(garage).to_have_attribute("aria-checked", "false")


def test_a_disabled_control_is_not_pressed(surfaces, open_page):
    page = open_page(surfaces.url + CONTROLS)
    page.get_by_role("switch", name="Vacuum").click(force=True)
    expect(page.locator("#editing-announcer")).to_have_text("Vacuum is not available")
    assert posts(surfaces, "/press") == []


def test_a_locked_device_asks_first(surfaces, open_page):
    surfaces.authenticates = True
    page = open_page(surfaces.url + CONTROLS)
    garage = page.get_by_role("switch", name="Garage")
    garage.click()
    page.get_by_role("button", name="Cancel").click()
    expect(garage).to_have_attribute("aria-checked", "false")
    garage.click()
    page.get_by_role("button", name="Unlock").click()
    until(page, "() => document.querySelector('[data-control=control-Garage-3]').getAttribute('aria-label') === 'Garage, On'")
    assert [body["authenticated"] for body in posts(surfaces, "/press")] == [False, False, True]


def test_words_of_an_action_show_for_a_moment(surfaces, open_page):
    page = open_page(surfaces.url + CONTROLS)
    page.get_by_role("switch", name="Lamp").click()
    expect(page.locator(".hud")).to_have_text("Lamp switched")
    expect(page.locator(".hud")).to_have_count(0)


def test_a_long_press_opens_the_sheet_of_one_that_has_one(surfaces, open_page):
    page = open_page(surfaces.url + CONTROLS)
    page.evaluate("() => { window.asked = []; addEventListener('configure', (event) => asked.push(event.detail)); }")
    box = page.get_by_role("switch", name="Lamp").bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    until(page, "() => asked.length === 1 && asked[0].control === 'control-Lamp-0'")
    page.mouse.up()
    assert posts(surfaces, "/press") == []


@pytest.mark.parametrize("key, size", [("Wide", [154, 70]), ("Large", [154, 154])])
def test_sizes_by_menu(surfaces, open_page, key, size):
    page = open_page(surfaces.url + CONTROLS)
    page.keyboard.press("j")
    page.locator("[data-control=control-Lamp-0]").focus()
    page.keyboard.press("Enter")
    page.get_by_role("menuitemradio", name=key).click()
    until(page, "size => { const e = document.querySelector('[data-control=control-Lamp-0]').parentElement; return e.offsetWidth === size[0] && e.offsetHeight === size[1] }", size)


def test_the_secondary_button_offers_removal_while_editing(surfaces, open_page):
    page = open_page(surfaces.url + CONTROLS, reduced_motion="reduce")
    page.keyboard.press("j")
    page.locator("[data-control=control-Garage-3]").click(button="right")
    page.get_by_role("menuitem", name="Remove Control").click()
    expect(page.locator("[data-control=control-Garage-3]")).to_have_count(0)


def test_the_corner_resizes(surfaces, open_page):
    page = open_page(surfaces.url + CONTROLS, reduced_motion="reduce")
    page.keyboard.press("j")
    box = page.locator("[data-control=control-Lamp-0] ~ .grip").bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 100, box["y"] + 20, steps=6)
    page.mouse.up()
    until(page, "() => document.querySelector('[data-control=control-Lamp-0]').dataset.size === 'wide'")
    comes(page, lambda: posts(surfaces, "/resize"), [{"size": "wide"}])


def test_a_drag_changes_the_order_and_others_make_room_meanwhile(surfaces, open_page):
    page = open_page(surfaces.url + CONTROLS, reduced_motion="reduce")
    page.keyboard.press("j")
    lamp, timer = (page.locator(f"[data-control=control-{name}]").bounding_box() for name in ("Lamp-0", "Timer-1"))
    page.mouse.move(lamp["x"] + 24, lamp["y"] + 24)
    page.mouse.down()
    page.mouse.move(timer["x"] + 24, timer["y"] + 24, steps=8)
    until(page, "x => Math.abs(document.querySelector('.control-grid [data-control=control-Timer-1]').getBoundingClientRect().x - x) < 3", lamp["x"])
    assert posts(surfaces, "/move") == []
    page.mouse.up()
    until(page, "x => Math.abs(document.querySelector('[data-control=control-Lamp-0]').getBoundingClientRect().x - x) < 3", timer["x"])
    comes(page, lambda: posts(surfaces, "/move"), [{"place": "controlCenter", "position": 1}])


def test_added_removed_and_brought_back(surfaces, open_page):
    page = open_page(surfaces.url + CONTROLS)
    page.keyboard.press("j")
    page.get_by_role("button", name="Add a Control").click()
    page.get_by_role("dialog").get_by_role("button", name="Garage").click()
    expect(page.locator(".control-grid .control")).to_have_count(7)
    page.get_by_role("button", name="Remove Garage").last.click()
    expect(page.locator(".control-grid .control")).to_have_count(6)
    page.keyboard.press("Control+z")
    expect(page.locator(".control-grid .control")).to_have_count(7)
    page.reload()
    expect(page.locator(".control-grid .control")).to_have_count(7)


def test_the_action_button_says_what_it_will_do_and_does_it_when_held(surfaces, open_page):
    """Statement 240: the Action Button of iPhone 15 Pro and later runs a control."""
    page = open_page(surfaces.url + CONTROLS)
    key = page.get_by_role("button", name="Action Button: Start Timer")
    box = key.bounding_box()
    page.mouse.move(box["x"] + 8, box["y"] + 12)
    page.mouse.down()
    expect(page.locator(".hud")).to_have_text("Hold to Start Timer")
    page.mouse.up()
    assert posts(surfaces, "/press") == [], "let go early, it only says"
    page.mouse.down()
    until(page, "() => document.querySelector('.action-key.ran')")
    page.mouse.up()
    comes(page, lambda: len(posts(surfaces, "/press")), 1)
    page.keyboard.press("j")
    page.get_by_role("button", name="Remove Start Timer from the Action Button").click()
    page.get_by_role("button", name="Choose a control", exact=False).last.click()
    page.get_by_role("dialog").get_by_role("button", name="Heating").click()
    expect(page.get_by_role("button", name="Action Button: Heating")).to_have_count(1)
