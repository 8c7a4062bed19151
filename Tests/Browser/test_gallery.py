"""The gallery: every widget in its sizes, search, presets, adding to each surface."""

import re
import threading

from playwright.sync_api import expect

from waiting import until


def gallery(page):
    page.get_by_role("button", name="Add", exact=True).click()
    return page.get_by_role("dialog")


def posts(host, path):
    return [body for posted, body in host.posts if posted == path]


def test_each_widget_has_a_page_for_each_size(surfaces, open_page):
    page = open_page(surfaces.url)
    sheet = gallery(page)
    expect(sheet.locator(".gallery-dots button")).to_have_count(7)
    expect(sheet.locator("section:not([inert]) h3")).to_have_text("Processor")
    expect(sheet.locator("section:not([inert]) .gallery-picture svg")).to_have_count(1)
    sheet.locator(".gallery-track").focus()
    for name in ["Focus", "Forecast", "Week", "Shades"]:
        page.keyboard.press("ArrowRight")
        expect(sheet.locator("section:not([inert]) h3")).to_have_text(name)
    expect(sheet.locator("section:not([inert]) figcaption")).to_have_text("Small")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_search_finds_by_name_and_by_words(surfaces, open_page):
    page = open_page(surfaces.url)
    sheet = gallery(page)
    search = sheet.get_by_role("searchbox")
    expect(search).to_be_focused()
    search.fill("training")
    expect(sheet.locator("section h3")).to_have_text(["Week"])
    search.fill("nothing like it")
    expect(sheet.locator(".gallery-note")).to_have_text("Nothing is called “nothing like it”.")
    search.fill("")
    expect(sheet.locator(".gallery-dots button")).to_have_count(7)


def test_what_is_typed_before_the_apps_are_there_counts(surfaces, open_page):
    gate, apps = threading.Event(), surfaces.gallery
    surfaces.gallery = lambda: gate.wait(5) and apps()
    page = open_page(surfaces.url)
    sheet = gallery(page)
    sheet.get_by_role("searchbox").fill("training")
    expect(sheet.locator(".gallery-note")).to_have_text("Looking at the apps")
    gate.set()
    expect(sheet.locator("section h3")).to_have_text(["Week"])


def test_a_widget_is_added_selected_and_its_page_shown(surfaces, open_page):
    page = open_page(surfaces.url)
    sheet = gallery(page)
    sheet.get_by_role("searchbox").fill("week")
    sheet.get_by_role("button", name="Add Widget").click()
    expect(sheet).to_have_count(0)
    expect(page.locator("[data-widget=added-1]")).to_be_visible()
    expect(page.locator("[data-widget=added-1]")).to_have_attribute("aria-current", "true")
    expect(page).to_have_url(re.compile("widget=added-1"))
    expect(page).to_have_url(re.compile("page=3"))
    assert posts(surfaces, "/api/widgets") == [{"extension": "SystemStatus", "kind": "Week", "family": "systemLarge", "surface": "home", "values": {}}]
    page.reload()
    expect(page.locator("[data-widget=added-1]")).to_be_visible()
    page.keyboard.press("Control+z")
    expect(page.locator("[data-widget=added-1]")).to_have_count(0)


def test_a_preset_goes_along_and_the_sheet_is_asked_for(surfaces, open_page):
    page = open_page(surfaces.url)
    page.evaluate("() => { window.asked = []; addEventListener('configure', (event) => asked.push(event.detail)); }")
    sheet = gallery(page)
    sheet.get_by_role("searchbox").fill("shades")
    sheet.locator("section:not([inert])").get_by_role("radio", name="Ember").click()
    until(page, "() => performance.getEntriesByType('resource').some((entry) => entry.name.includes('/api/gallery/SystemStatus/Shades/systemSmall.svg') && entry.name.includes('preset=1'))")
    sheet.get_by_role("button", name="Add Widget").click()
    expect(page.locator("[data-widget=added-1]")).to_have_count(1)
    assert posts(surfaces, "/api/widgets")[0]["values"] == {"shade": {"string": "ember"}}
    until(page, "() => asked.length === 1 && asked[0].widget === 'added-1'")


def test_each_surface_offers_what_fits(surfaces, open_page):
    page = open_page(f"{surfaces.url}/?surface=lock")
    sheet = gallery(page)
    names = sheet.locator("section figcaption")
    expect(names).to_have_text(["Rectangular", "Inline", "Circular"])
    page.keyboard.press("Escape")
    page.keyboard.press("4")
    sheet = gallery(page)
    expect(sheet.locator(".gallery-tile .name")).to_have_text(["Lamp", "Start Timer", "Heating", "Garage", "Vacuum", "Guest Mode"])
    expect(sheet.locator(".gallery-tile .tile-face svg")).to_have_count(6)


def test_the_keyboard_stays_in_the_sheet_and_comes_back(surfaces, open_page):
    page = open_page(surfaces.url)
    button = page.get_by_role("button", name="Add", exact=True)
    button.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".gallery-add")
    for _ in range(30):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('.gallery') !== null")
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
