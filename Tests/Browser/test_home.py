"""The Home Screen: true sizes, pages, keyboard, selection, appearance."""

import re

from playwright.sync_api import expect

from waiting import until


def test_widgets_stand_where_the_grid_says(host, open_page):
    page = open_page(host.url)
    expect(page.locator(".home-page").first.locator(".widget")).to_have_count(3)
    sizes = page.evaluate("""() => Object.fromEntries([...document.querySelectorAll('.home-page .widget')].map((widget) => [
        widget.dataset.widget, [widget.offsetLeft, widget.offsetTop, widget.offsetWidth, widget.offsetHeight]]))""")
    assert sizes["processor-small"][1:] == [92, 158, 158]
    assert sizes["forecast-medium"] == [27, 288, 338, 158]
    assert sizes["week-large"][2:] == [338, 354]
    assert page.locator(".home-page").first.locator(".label").all_inner_texts() == ["Processor", "Focus", "Forecast"]


def test_pictures_do_not_share_gradients(host, open_page):
    page = open_page(host.url)
    identifiers = page.eval_on_selector_all(".picture svg [id]", "list => list.map((element) => element.id)")
    assert len(identifiers) == len(set(identifiers)) > 3
    broken = page.evaluate("""() => [...document.querySelectorAll('.picture svg [fill^="url(#"]')]
        .filter((element) => !document.getElementById(element.getAttribute('fill').slice(5, -1))).length""")
    assert broken == 0


def test_a_click_selects_and_the_address_says_so(host, open_page):
    page = open_page(host.url)
    page.click("[data-widget=forecast-medium]")
    expect(page.locator("#inspector h2")).to_have_text("Forecast")
    expect(page).to_have_url(re.compile("widget=forecast-medium"))
    rows = page.locator("#inspector .rows").all_inner_texts()
    assert any("338 × 158 pt" in text for text in rows)
    assert any("1 of 12" in text for text in rows)
    expect(page.locator("#inspector .findings li")).to_have_count(2)
    expect(page.locator("[data-widget=forecast-medium]")).to_have_attribute("aria-current", "true")
    page.keyboard.press("Escape")
    expect(page).not_to_have_url(re.compile("widget="))
    expect(page.locator("#inspector h2")).to_have_text("SystemStatus")


def test_an_address_is_a_picture(host, open_page):
    page = open_page(f"{host.url}/?scheme=dark&page=2&widget=week-large")
    expect(page.locator("html")).to_have_attribute("data-scheme", "dark")
    expect(page.locator("#inspector h2")).to_have_text("Week")
    expect(page.locator(".dots button").nth(1)).to_have_attribute("aria-current", "true")


def test_a_widget_in_the_address_brings_its_page(host, open_page):
    page = open_page(f"{host.url}/?widget=week-large")
    expect(page.locator(".dots button").nth(1)).to_have_attribute("aria-current", "true")


def test_arrows_move_between_widgets_and_pages(host, open_page):
    page = open_page(host.url)
    page.focus("[data-widget=processor-small]")
    focused = lambda: page.evaluate("document.activeElement.dataset.widget")
    for key, widget in [("ArrowRight", "focus-small"), ("ArrowDown", "forecast-medium"), ("ArrowUp", "processor-small"),
                        ("ArrowRight", "focus-small"), ("ArrowLeft", "processor-small"), ("ArrowDown", "forecast-medium"), ("ArrowRight", "week-large")]:
        page.keyboard.press(key)
        until(page, "id => document.activeElement.dataset.widget === id", widget)
        assert focused() == widget
    expect(page.locator("#inspector h2")).to_have_text("Week")
    page.wait_for_url(re.compile("page=2"))
    page.keyboard.press("Enter")
    expect(page.locator("#inspector")).to_be_focused()


def test_pages_by_dot_and_by_mouse(host, open_page):
    page = open_page(host.url)
    page.click(".dots button:nth-child(2)")
    page.wait_for_url(re.compile("page=2"))
    box = page.locator(".screen").bounding_box()
    page.mouse.move(box["x"] + 80, box["y"] + box["height"] * 0.7)
    page.mouse.down()
    page.mouse.move(box["x"] + 250, box["y"] + box["height"] * 0.7, steps=6)
    page.mouse.up()
    page.wait_for_url(lambda url: "page=" not in url)
    expect(page.locator(".dots button").first).to_have_attribute("aria-current", "true")


def test_dark_follows_the_system_unless_chosen(host, open_page):
    page = open_page(host.url, color_scheme="light")
    root = page.locator("html")
    expect(root).to_have_attribute("data-scheme", "light")
    page.emulate_media(color_scheme="dark")
    expect(root).to_have_attribute("data-scheme", "dark")
    page.click("#scheme [data-scheme=light]")
    expect(root).to_have_attribute("data-scheme", "light")
    expect(page).to_have_url(re.compile("scheme=light"))
    page.keyboard.press("ArrowRight")
    expect(root).to_have_attribute("data-scheme", "dark")
    expect(page.locator("#scheme [data-scheme=dark]")).to_be_focused()
    until(page, "() => document.querySelector('[data-widget=processor-small] rect').getAttribute('fill') === '#1c1c1e'")


def test_another_device(host, open_page):
    page = open_page(host.url)
    page.select_option("#device", "iphone-16-pro")
    until(page, "() => document.querySelector('[data-widget=processor-small]').offsetWidth === 162")
    expect(page).to_have_url(re.compile("device=iphone-16-pro"))
    assert page.evaluate("document.querySelector('.screen').offsetWidth") == 402


def test_a_device_in_the_address_is_asked_of_the_host(host, open_page):
    page = open_page(f"{host.url}/?device=iphone-16-pro")
    until(page, "() => document.querySelector('.screen').offsetWidth === 402")
    assert host.device["id"] == "iphone-16-pro"


def test_all_shows_each_widget_in_both_schemes(host, open_page):
    page = open_page(host.url)
    page.click("[data-surface=all]")
    expect(page.locator(".contact .cell")).to_have_count(10)
    fills = page.evaluate("""() => [...document.querySelectorAll('.contact [data-widget=processor-small] rect')].map((rect) => rect.getAttribute('fill'))""")
    until(page, "() => document.querySelectorAll('.contact .picture > svg').length === 10")
    page.locator(".contact [data-widget=week-large]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".home-page [data-widget=week-large]")).to_be_focused()
    expect(page).not_to_have_url(re.compile("surface="))
    page.go_back()
    expect(page.locator(".contact")).to_be_visible()
    assert len(fills) <= 2


def test_widgets_speak(host, open_page):
    page = open_page(host.url)
    widget = page.get_by_role("group", name="Processor, Small. Processor, 42 percent, up 2 hours")
    expect(widget).to_have_count(1)
    expect(page.locator(".home-page .widget[tabindex='0']")).to_have_count(1)


def test_nothing_to_show(host, open_page):
    host.widgets = []
    page = open_page(host.url)
    expect(page.locator(".empty h2")).to_have_text("No widgets")


def test_it_fits_1024_and_a_phone(host, open_page):
    for width, height in [(1024, 768), (390, 844)]:
        page = open_page(host.url, width, height)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        device, stage = page.locator(".device-box").bounding_box(), page.locator("#stage").bounding_box()
        assert device["x"] >= stage["x"] and device["x"] + device["width"] <= stage["x"] + stage["width"]
        assert device["y"] >= stage["y"] and device["y"] + device["height"] <= stage["y"] + stage["height"]
    page.click("[data-widget=focus-small]")
    expect(page.locator("#inspector")).to_be_visible()
    page.get_by_role("button", name="Done").click()
    expect(page.locator("#inspector")).to_be_hidden()
