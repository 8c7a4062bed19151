"""The Lock Screen: date, clock, accessories, controls, the wallpaper's colour."""

import re

from playwright.sync_api import expect

from waiting import until

LOCK = "/?surface=lock"


def test_everything_stands_where_ios_has_it(surfaces, open_page):
    page = open_page(surfaces.url + LOCK)
    expect(page.locator(".lock-clock")).to_have_text(re.compile(r"^\d{1,2}:\d\d$"))
    expect(page.locator(".lock-layer .widget")).to_have_count(3)
    boxes = page.evaluate("() => Object.fromEntries([...document.querySelectorAll('.lock-layer .widget, .lock-clock, .lock-date, .home-indicator')]"
                          ".map((e) => [e.dataset.widget ?? e.className.split(' ')[0], [e.offsetLeft, e.offsetTop, e.offsetWidth, e.offsetHeight]]))")
    assert boxes["lock-date"][1] < boxes["lock-clock"][1] < boxes["lock-1"][1]
    assert boxes["lock-1"][2:] == [72, 72] and boxes["lock-2"][2:] == [160, 72]
    assert boxes["lock-2"][0] > boxes["lock-1"][0] + 72, "the rectangle stands in the second place"
    assert boxes["home-indicator"][1] > 800
    expect(page.locator(".lock-layer .control")).to_have_count(1)


def test_date_and_inline_widget_stand_centred_together(surfaces, open_page):
    page = open_page(surfaces.url + LOCK)
    expect(page.locator(".lock-date")).to_have_text(re.compile(r"^\w{3} \d{1,2}$"))
    until(page, """() => {
        const screen = document.querySelector('.screen').getBoundingClientRect(), date = document.querySelector('.lock-date').getBoundingClientRect();
        const drawn = document.querySelector('[data-widget=lock-0] .picture > svg')?.lastElementChild.getBoundingClientRect();
        if (!drawn) return false;
        return Math.abs((date.left + drawn.right) / 2 - (screen.left + screen.right) / 2) < 6 && drawn.left > date.right;
    }""")
    page.keyboard.press("j")
    page.get_by_role("button", name="Remove Focus").first.click()
    expect(page.locator(".lock-date")).to_have_text(re.compile(r"^\w+, \w+ \d{1,2}$"))
    page.get_by_role("button", name="Add a widget beside the date").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("section figcaption")).to_have_text(["Inline"])
    sheet.get_by_role("button", name="Add Widget").click()
    expect(page.locator(".lock-layer [data-widget=added-1]")).to_have_count(1)


def test_the_row_takes_what_fits_and_says_when_it_is_full(surfaces, open_page):
    page = open_page(surfaces.url + LOCK)
    page.keyboard.press("j")
    for count in (1, 2):
        page.locator(".lock-slot.row").click(position={"x": 120, "y": 1})
        sheet = page.get_by_role("dialog")
        sheet.get_by_role("searchbox").fill("disk")
        expect(sheet.locator("section figcaption")).to_have_text(["Circular"])
        sheet.get_by_role("button", name="Add Widget").click()
        if count == 1:
            expect(page.locator(".lock-layer .widget")).to_have_count(4)
        else:
            expect(page.locator(".toast.failure")).to_contain_text("There is no room left on the Lock Screen.")


def test_a_drag_along_the_row(surfaces, open_page):
    page = open_page(surfaces.url + LOCK)
    page.keyboard.press("j")
    box, slot = page.locator("[data-widget=lock-1]").bounding_box(), page.locator(".lock-slot.row").bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(slot["x"] + slot["width"] - 30, box["y"] + 30, steps=10)
    page.mouse.up()
    until(page, "() => document.querySelector('[data-widget=lock-1]').offsetLeft > 250")
    assert surfaces.posts[-1] == ("/api/layout", {"edit": "move", "id": "lock-1", "surface": "lock", "page": 0, "column": 3, "row": 1})


def test_controls_at_the_bottom(surfaces, open_page):
    page = open_page(surfaces.url + LOCK)
    lamp = page.get_by_role("switch", name="Lamp")
    expect(lamp).to_have_attribute("aria-checked", "true")
    lamp.click()
    expect(lamp).to_have_attribute("aria-checked", "false")
    until(page, "() => document.querySelector('.hud')?.textContent === 'Lamp switched'")
    page.keyboard.press("j")
    page.get_by_role("button", name="Add a control: Right button").click()
    page.get_by_role("dialog").get_by_role("button", name="Garage").click()
    expect(page.locator(".lock-layer .control")).to_have_count(2)
    assert surfaces.posts[-1] == ("/api/controls", {"extension": "SystemStatus", "kind": "Garage", "place": "lockTrailing", "values": {}})
    page.get_by_role("button", name="Remove Lamp").click()
    expect(page.locator(".lock-layer .control")).to_have_count(1)
    page.keyboard.press("Escape")
    page.reload()
    expect(page.get_by_role("switch", name="Garage")).to_be_visible()


def test_the_wallpapers_colour_is_in_the_address(surfaces, open_page):
    page = open_page(surfaces.url + LOCK)
    expect(page.locator(".walls").get_by_role("radio")).to_have_count(5)
    page.get_by_role("radio", name="Ember").click()
    expect(page).to_have_url(re.compile("wall=ember"))
    page.reload()
    expect(page.get_by_role("radio", name="Ember")).to_have_attribute("aria-checked", "true")
    assert page.evaluate("() => getComputedStyle(document.querySelector('.wallpaper')).filter") != "none"


def test_a_locked_device_shows_its_padlock_closed(surfaces, open_page):
    page = open_page(surfaces.url + LOCK)
    expect(page.locator(".screen")).not_to_have_class(re.compile("is-locked"))
    page.click("#lock")
    expect(page.locator(".screen")).to_have_class(re.compile("is-locked"))
