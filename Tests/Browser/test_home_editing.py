"""Editing the Home Screen and Today View: move, stack, resize, remove, undo, by pointer and by keys."""

import threading

from playwright.sync_api import expect

from waiting import comes, until


def edits(host):
    return [body for path, body in host.posts if path == "/api/layout"]


def middle(page, selector):
    box = page.locator(selector).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page, selector, x, y, over=None):
    """Drags from the middle of an element to a point, and lets go once `over` (a selector) is there."""
    page.mouse.move(*middle(page, selector))
    page.mouse.down()
    page.mouse.move(x, y, steps=12)
    page.mouse.move(x + 1, y)
    if over:
        page.wait_for_selector(over)
    page.mouse.up()


def edit(page):
    page.get_by_role("button", name="Edit", exact=True).click()
    expect(page.locator("#surface")).to_have_attribute("data-editing", "home")


def frame(page, identifier):
    return page.evaluate("id => { const e = document.querySelector(`.home-page [data-widget=${id}]`); return [e.offsetLeft, e.offsetTop, e.offsetWidth, e.offsetHeight] }", identifier)


def test_editing_begins_and_ends_in_each_way(surfaces, open_page):
    page = open_page(surfaces.url)
    stage = page.locator("#surface")
    expect(page.locator(".home-page .minus")).to_have_count(0)
    edit(page)
    expect(page.locator(".home-page .minus")).to_have_count(5)
    expect(page.locator(".home-page .grip")).to_have_count(5)
    page.locator(".edit-bar").get_by_role("button", name="Done").click()
    expect(stage).not_to_have_attribute("data-editing", "home")
    page.keyboard.press("j")
    expect(stage).to_have_attribute("data-editing", "home")
    page.keyboard.press("Escape")
    expect(page.locator(".home-page .minus")).to_have_count(0)
    x, y = middle(page, ".screen")
    page.mouse.move(x + 60, y + 120)
    page.mouse.down()
    expect(stage).to_have_attribute("data-editing", "home")
    page.mouse.up()
    expect(stage).to_have_attribute("data-editing", "home")
    page.mouse.click(x + 60, y + 120)
    expect(page.locator(".home-page .minus")).to_have_count(0)


def test_widgets_jiggle_but_not_where_motion_is_reduced(surfaces, open_page):
    moving = "() => getComputedStyle(document.querySelector('[data-widget=focus-small]')).animationName"
    for motion, name in [("no-preference", "jiggle"), ("reduce", "none")]:
        page = open_page(surfaces.url, reduced_motion=motion)
        page.keyboard.press("j")
        page.wait_for_selector(".minus")
        assert page.evaluate(moving) == name
    assert "dashed" in page.evaluate("() => getComputedStyle(document.querySelector('[data-widget=focus-small]'), '::after').borderTopStyle")


def test_a_drag_moves_and_the_others_make_room(surfaces, open_page):
    page = open_page(surfaces.url)
    edit(page)
    # Between the two: over the middle of one, a slow machine would hold it long enough for a stack.
    neighbours = ["processor-small", "focus-small"]
    before = [frame(page, name) for name in neighbours]
    (left, y), (right, _) = (middle(page, f"[data-widget={name}]") for name in neighbours)
    drag(page, "[data-widget=shades-small]", (left + right) / 2, y)
    until(page, "([x, y]) => { const e = document.querySelector('[data-widget=shades-small]'); return Math.abs(e.offsetLeft - x) < 2 && e.offsetTop === y }",
          [(before[0][0] + before[1][0]) / 2, before[0][1]])
    assert edits(surfaces) == [{"edit": "move", "id": "shades-small", "surface": "home", "page": 0, "column": 1, "row": 0}]
    assert all(frame(page, name)[:2] != place[:2] for name, place in zip(neighbours, before))
    expect(page.locator(".ghost")).to_have_count(0)
    expect(page.locator("#surface")).to_have_attribute("data-editing", "home")
    expect(page.locator("#editing-announcer")).to_have_text("Moved Shades to column 2, row 1")


def test_a_drag_back_to_its_place_asks_nothing(surfaces, open_page):
    page = open_page(surfaces.url)
    edit(page)
    x, y = middle(page, "[data-widget=shades-small]")
    drag(page, "[data-widget=shades-small]", x + 12, y + 9)
    expect(page.locator(".ghost")).to_have_count(0)
    assert edits(surfaces) == []


def test_held_over_one_of_its_size_it_becomes_a_stack_that_turns(surfaces, open_page):
    page = open_page(surfaces.url)
    edit(page)
    drag(page, "[data-widget=shades-small]", *middle(page, "[data-widget=focus-small]"), over="[data-widget=focus-small].receiving")
    expect(page.locator("[data-widget=shades-small] .stack-dots i")).to_have_count(2)
    # Until it has landed, it is on its way there.
    expect(page.locator(".ghost")).to_have_count(0)
    assert edits(surfaces) == [{"edit": "stack", "id": "shades-small", "onto": "focus-small"}]
    page.keyboard.press("Escape")
    expect(page.locator("[data-widget=focus-small]")).to_be_hidden()
    page.mouse.move(*middle(page, "[data-widget=shades-small]"))
    page.mouse.wheel(0, 60)
    expect(page.locator("[data-widget=focus-small]")).to_be_visible()
    expect(page.locator("[data-widget=shades-small]")).to_be_hidden()
    page.focus("[data-widget=focus-small]")
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-widget=shades-small]")).to_be_focused()
    x, y = middle(page, "[data-widget=shades-small]")
    page.mouse.move(x, y + 30)
    page.mouse.down()
    page.mouse.move(x, y - 30, steps=6)
    page.mouse.up()
    expect(page.locator("[data-widget=focus-small]")).to_be_visible()
    page.keyboard.press("j")
    page.focus("[data-widget=focus-small]")
    page.keyboard.press("Enter")
    page.get_by_role("menuitem", name="Take out of Stack").click()
    expect(page.locator(".stack-dots")).to_have_count(0)
    expect(page.locator("[data-widget=shades-small]")).to_be_visible()


def test_a_stack_turns_where_the_host_turns_it_and_the_host_learns_of_a_persons_turns(surfaces, open_page):
    surfaces.edit({"edit": "stack", "id": "shades-small", "onto": "focus-small"})
    page = open_page(surfaces.url)
    shades, focus = page.locator("[data-widget=shades-small]"), page.locator("[data-widget=focus-small]")
    expect(shades).to_be_visible()
    surfaces.turn("focus-small")
    surfaces.send("layout", {})
    expect(focus).to_be_visible()
    expect(shades).to_be_hidden()
    page.focus("[data-widget=focus-small]")
    page.keyboard.press("ArrowUp")
    expect(shades).to_be_visible()
    expect(focus).to_be_hidden()
    assert ("/api/stack", {"id": "shades-small"}) in surfaces.posts
    # What is told again turns nothing.
    surfaces.send("layout", {})
    expect(shades).to_be_visible()


def test_the_corner_resizes_to_what_the_widget_supports(surfaces, open_page):
    page = open_page(surfaces.url, reduced_motion="reduce")
    edit(page)
    grip = page.locator("[data-widget=shades-small] .grip")
    box = grip.bounding_box()
    page.mouse.move(box["x"] + box["width"] - 12, box["y"] + box["height"] - 12)
    page.mouse.down()
    page.mouse.move(box["x"] + 150, box["y"] + 20, steps=8)
    expect(page.locator(".outline")).to_have_text("Medium")
    page.mouse.up()
    until(page, "() => document.querySelector('[data-widget=shades-small]').offsetWidth === 338")
    assert edits(surfaces)[-1] == {"edit": "resize", "id": "shades-small", "family": "systemMedium"}
    expect(page.locator(".outline")).to_have_count(0)
    grip.focus()
    page.keyboard.press("Enter")
    page.get_by_role("menuitemradio", name="Small").click()
    until(page, "() => document.querySelector('[data-widget=shades-small]').offsetWidth === 158")


def test_sizes_that_come_late_are_still_chosen_from(surfaces, open_page):
    gate, apps = threading.Event(), surfaces.gallery
    surfaces.gallery = lambda: gate.wait(20) and apps()
    page = open_page(surfaces.url, reduced_motion="reduce")
    edit(page)
    box = page.locator("[data-widget=shades-small] .grip").bounding_box()
    page.mouse.move(box["x"] + box["width"] - 12, box["y"] + box["height"] - 12)
    page.mouse.down()
    page.mouse.move(box["x"] + 150, box["y"] + 20, steps=8)
    expect(page.locator(".outline")).to_have_text("Small")
    gate.set()
    expect(page.locator(".outline")).to_have_text("Medium")
    page.mouse.up()
    until(page, "() => document.querySelector('[data-widget=shades-small]').offsetWidth === 338")


def test_the_secondary_button_offers_removal_while_editing(surfaces, open_page):
    page = open_page(surfaces.url, reduced_motion="reduce")
    edit(page)
    page.locator("[data-widget=forecast-medium]").click(button="right")
    page.get_by_role("menuitem", name="Remove Widget").click()
    expect(page.locator("[data-widget=forecast-medium]")).to_have_count(0)


def test_removed_and_brought_back(surfaces, open_page):
    page = open_page(surfaces.url, reduced_motion="reduce")
    edit(page)
    page.get_by_role("button", name="Remove Forecast").click()
    expect(page.locator("[data-widget=forecast-medium]")).to_have_count(0)
    page.locator(".toast").get_by_role("button", name="Undo").click()
    expect(page.locator("[data-widget=forecast-medium]")).to_have_count(1)
    page.focus("[data-widget=forecast-medium]")
    page.keyboard.press("Delete")
    expect(page.locator("[data-widget=forecast-medium]")).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(page.locator("[data-widget=forecast-medium]")).to_have_count(1)
    expect(page.locator("#editing-announcer")).to_contain_text("Remove Forecast")


def test_arrows_move_by_a_cell(surfaces, open_page):
    page = open_page(surfaces.url)
    edit(page)
    page.focus("[data-widget=shades-small]")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    until(page, "() => Math.round(document.querySelector('[data-widget=shades-small]').offsetLeft) === 207")
    assert [body["column"] for body in edits(surfaces)] == [1, 2]
    expect(page.locator("[data-widget=shades-small]")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#editing-announcer")).to_have_text("The edge")


def test_the_edge_of_the_screen_turns_the_page(surfaces, open_page):
    page = open_page(surfaces.url)
    edit(page)
    screen = page.locator(".screen").bounding_box()
    page.mouse.move(*middle(page, "[data-widget=shades-small]"))
    page.mouse.down()
    page.mouse.move(screen["x"] + screen["width"] - 4, screen["y"] + 300, steps=10)
    until(page, "() => document.querySelectorAll('.dots button')[1].hasAttribute('aria-current')")
    page.mouse.move(screen["x"] + 150, screen["y"] + screen["height"] * 0.62, steps=10)
    page.mouse.up()
    until(page, "() => document.querySelector('[data-widget=shades-small]').closest('.home-page').getAttribute('aria-label').startsWith('Page 2')")
    assert edits(surfaces)[-1]["page"] == 1


def test_a_refusal_puts_everything_back(surfaces, open_page):
    page = open_page(surfaces.url)
    edit(page)
    surfaces.edit = lambda body: "There is no room for Shades on this page."
    at = frame(page, "shades-small")
    drag(page, "[data-widget=shades-small]", *middle(page, "[data-widget=processor-small]"))
    expect(page.locator(".toast.failure")).to_contain_text("There is no room for Shades on this page.")
    until(page, "at => document.querySelector('[data-widget=shades-small]').offsetTop === at[1]", at)
    expect(page.locator(".lifted, .ghost")).to_have_count(0)


def test_today_view_is_a_column_that_can_be_edited(surfaces, open_page):
    page = open_page(f"{surfaces.url}/?surface=today", reduced_motion="reduce")
    expect(page.locator(".today-column .widget")).to_have_count(4)
    tops = page.evaluate("() => [...document.querySelectorAll('.today-column .widget')].map((e) => [e.dataset.widget, e.offsetTop, e.offsetTop + e.offsetHeight])")
    rows = {name: (top, bottom) for name, top, bottom in tops}
    assert rows["today-1"][0] == rows["today-2"][0] >= rows["today-0"][1] + 16
    assert rows["today-3"][0] >= rows["today-1"][1] + 16
    page.locator(".today-edit").click()
    page.get_by_role("button", name="Remove Forecast").click()
    expect(page.locator(".today-column .widget")).to_have_count(3)
    page.focus("[data-widget=today-1]")
    page.keyboard.press("Enter")
    page.get_by_role("menuitem", name="Stack on Focus").click()
    expect(page.locator(".today-column .stack-dots")).to_have_count(1)


def test_language_type_size_and_time_zone_are_set_for_the_whole_device(surfaces, open_page):
    page = open_page(surfaces.url)
    language, size, zone = (page.get_by_label(label) for label in ("Language", "Type size", "Time zone"))
    expect(zone).to_have_value("Etc/UTC")
    expect(size.locator("option")).to_have_text(["Medium", "Large", "XX Large", "Accessibility 1"])
    language.select_option("ar_EG")
    expect(language).to_have_value("ar_EG")
    size.select_option(label="Accessibility 1")
    zone.select_option("Asia/Tokyo")
    expect(size).to_have_value("accessibility1")
    wanted = [{"locale": "ar_EG"}, {"typeSize": "accessibility1"}, {"timeZone": "Asia/Tokyo"}]
    comes(page, lambda: [body for path, body in surfaces.posts if path == "/api/settings"], wanted)
