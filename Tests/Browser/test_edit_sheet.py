"""The edit sheet: opened by a long press, rows of every kind, options of any number, stored or left alone."""

import time

import pytest
from playwright.sync_api import expect

from fake_tasks import TasksHost
from waiting import until

WIDGET = ".home-page [data-widget=tasks-large]"


@pytest.fixture
def tasks():
    host = TasksHost()
    yield host
    if host.server:
        host.stop()


def opened(open_page, host, **options):
    page = open_page(host.url + "/?widget=tasks-large", **{"reduced_motion": "reduce", **options})
    page.wait_for_selector(f"{WIDGET} .hit")
    page.wait_for_selector(".connection[data-state=live]")
    page.wait_for_timeout(150)
    return page


def sheet_of(page):
    page.get_by_role("button", name="Edit Widget").click()
    sheet = page.get_by_role("dialog", name="Task List")
    expect(sheet.locator("[data-parameter=list]")).to_be_visible()
    return sheet


def row(sheet, name):
    return sheet.locator(f".row[data-parameter={name}]")


def done(page):
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def last(host, name):
    """The value that the last question about the sheet had."""
    return host.sheets[-1].get("values", {}).get(name)


def when_sent(page, host, name, value):
    deadline = time.monotonic() + 5
    while last(host, name) != value:
        assert time.monotonic() < deadline, f"{name} is {last(host, name)}"
        page.wait_for_timeout(30)


# Opening and leaving


def test_a_long_press_opens_the_menu_and_edit_the_sheet(tasks, open_page):
    page = opened(open_page, tasks)
    box = page.locator(WIDGET).bounding_box()
    page.mouse.move(box["x"] + 60, box["y"] + 60)
    page.mouse.down()
    menu = page.get_by_role("menu", name="Task List")
    expect(menu).to_be_visible()
    page.mouse.up()
    expect(menu.get_by_role("menuitem")).to_have_text(["Edit “Task List”", "Edit Home Screen", "Remove Widget"])
    assert tasks.taps == [], "letting go is no tap"
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Task List")).to_be_visible()


def test_a_short_press_and_a_moved_one_open_nothing(tasks, open_page):
    page = opened(open_page, tasks)
    box = page.locator(WIDGET).bounding_box()
    page.mouse.move(box["x"] + 220, box["y"] + 200)
    page.mouse.down()
    page.wait_for_timeout(200)
    page.mouse.up()
    page.mouse.down()
    page.mouse.move(box["x"] + 180, box["y"] + 200)
    page.wait_for_timeout(700)
    page.mouse.up()
    expect(page.get_by_role("menu")).to_have_count(0)


def test_the_secondary_button_and_the_keyboard_open_it_too(tasks, open_page):
    page = opened(open_page, tasks)
    page.locator(WIDGET).click(button="right", position={"x": 220, "y": 200})
    menu = page.get_by_role("menu")
    expect(menu.get_by_role("menuitem").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(menu.get_by_role("menuitem", name="Edit Home Screen")).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    page.keyboard.press("e")
    expect(page.get_by_role("dialog", name="Task List")).to_be_visible()


def test_the_home_screens_editing_and_removal_are_in_the_menu(tasks, open_page):
    page = opened(open_page, tasks)
    page.evaluate("addEventListener('edit-home', (event) => { window.asked = event.detail.widget; })")
    page.locator(WIDGET).click(button="right", position={"x": 220, "y": 200})
    page.get_by_role("menuitem", name="Edit Home Screen").click()
    assert page.evaluate("window.asked") == "tasks-large"
    page.keyboard.press("Escape")
    expect(page.locator("[data-editing]")).to_have_count(0)
    page.locator(WIDGET).click(button="right", position={"x": 220, "y": 200}, force=True)
    page.get_by_role("menuitem", name="Remove Widget").click()
    expect(page.locator(WIDGET)).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(WIDGET)).to_have_count(1)


def test_a_new_widget_asks_for_its_configuration(tasks, open_page):
    page = opened(open_page, tasks)
    page.evaluate("document.dispatchEvent(new CustomEvent('configure', { detail: { widget: 'tasks-large' } }))")
    expect(page.get_by_role("dialog", name="Task List")).to_be_visible()


def test_escape_and_cancel_store_nothing_and_give_the_keyboard_back(tasks, open_page):
    page = opened(open_page, tasks)
    sheet = sheet_of(page)
    assert page.evaluate("document.querySelector('#stage').inert && document.querySelector('#inspector').inert")
    row(sheet, "showsDone").get_by_role("switch").click()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert tasks.saved == []
    expect(page.get_by_role("button", name="Edit Widget")).to_be_focused()
    sheet = sheet_of(page)
    expect(row(sheet, "showsDone").get_by_role("switch")).to_have_attribute("aria-checked", "true")
    page.get_by_role("button", name="Cancel").click()
    expect(sheet).to_have_count(0)


def test_the_keyboard_stays_in_the_sheet(tasks, open_page):
    tasks.every_kind = False
    page = opened(open_page, tasks)
    sheet_of(page)
    for _ in range(14):
        page.keyboard.press("Tab")
        assert page.evaluate("document.querySelector('.edit-card').contains(document.activeElement)")


def test_a_slow_sheet_opens_before_its_rows(tasks, open_page):
    tasks.sheet_gate.clear()
    page = opened(open_page, tasks)
    page.get_by_role("button", name="Edit Widget").click()
    expect(page.locator(".edit-card .ghost")).to_have_count(3)
    tasks.sheet_gate.set()
    expect(page.locator(".edit-card [data-parameter=list]")).to_be_visible()
    expect(page.locator(".edit-card .ghost")).to_have_count(0)


# Values


def test_every_kind_is_edited_and_stored(tasks, open_page):
    page = opened(open_page, tasks)
    sheet = sheet_of(page)
    row(sheet, "name").get_by_role("textbox").fill("Party")
    row(sheet, "remark").get_by_role("textbox").fill("Two\nlines")
    row(sheet, "limit").get_by_role("spinbutton").fill("42")
    row(sheet, "count").get_by_role("button", name="Increase Rows").click()
    row(sheet, "size").get_by_role("slider").fill("0.75")
    row(sheet, "day").locator("input").fill("2026-07-04")
    row(sheet, "at").locator("input").fill("09:30")
    row(sheet, "parts").locator("input").fill("2027-01-31")
    row(sheet, "site").get_by_role("textbox").fill("https://example.com/a")
    row(sheet, "near").get_by_role("spinbutton").fill("2.5")
    row(sheet, "near").get_by_role("combobox").select_option("mi")
    with page.expect_file_chooser() as chooser:
        row(sheet, "photo").get_by_role("button", name="Choose a file for Photo").click()
    chooser.value.set_files({"name": "me.png", "mimeType": "image/png", "buffer": b"\x89PNG"})
    expect(row(sheet, "photo")).to_contain_text("me.png")
    done(page)
    saved = tasks.saved[-1]
    assert saved["name"] == {"string": "Party"} and saved["remark"] == {"string": "Two\nlines"}
    assert saved["limit"] == {"integer": 42} and saved["count"] == {"integer": 5} and saved["size"] == {"number": 0.75}
    day, at = time.localtime(saved["day"]["date"]), time.localtime(saved["at"]["date"])
    assert (day.tm_year, day.tm_mon, day.tm_mday) == (2026, 7, 4) and (at.tm_hour, at.tm_min) == (9, 30)
    assert (at.tm_year, at.tm_mon) == (2027, 1), "a time keeps its day"
    assert saved["parts"] == {"dateComponents": {"year": 2027, "month": 1, "day": 31}}
    assert saved["site"] == {"url": "https://example.com/a"} and saved["near"] == {"measurement": {"value": 2.5, "unit": "mi"}}
    assert saved["photo"] == {"file": {"name": "me.png", "type": "public.png", "data": "iVBORw=="}}


def test_a_stepper_stops_at_its_bounds(tasks, open_page):
    page = opened(open_page, tasks)
    sheet = sheet_of(page)
    more = row(sheet, "count").get_by_role("button", name="Increase Rows")
    more.click()
    more.click()
    expect(more).to_be_disabled()
    expect(row(sheet, "count").locator("output")).to_have_text("6")
    when_sent(page, tasks, "count", {"integer": 6})


def test_what_is_out_of_bounds_is_said_and_not_stored(tasks, open_page):
    page = opened(open_page, tasks)
    sheet = sheet_of(page)
    field = row(sheet, "limit").get_by_role("spinbutton")
    field.fill("1000")
    page.get_by_role("button", name="Done").click()
    expect(row(sheet, "limit").get_by_role("alert")).to_have_text("From 1 to 100.")
    expect(field).to_be_focused()
    expect(field).to_have_value("1000")
    assert tasks.saved == []
    field.fill("100")
    done(page)
    assert tasks.saved[-1]["limit"] == {"integer": 100}


def test_a_file_that_is_too_large_is_refused(tasks, open_page):
    page = opened(open_page, tasks)
    sheet = sheet_of(page)
    with page.expect_file_chooser() as chooser:
        row(sheet, "photo").get_by_role("button", name="Choose a file for Photo").click()
    chooser.value.set_files({"name": "film.png", "mimeType": "image/png", "buffer": b"x" * 1_300_000})
    expect(row(sheet, "photo").get_by_role("alert")).to_have_text("“film.png” has 1.2 MB. Choose a file of 1 MB at most.")


def test_rows_come_and_go_without_taking_the_keyboard(tasks, open_page):
    page = opened(open_page, tasks, reduced_motion="no-preference")
    sheet = sheet_of(page)
    expect(row(sheet, "order")).to_be_visible()
    row(sheet, "showsDone").get_by_role("switch").click()
    expect(row(sheet, "order")).to_have_count(0)
    expect(row(sheet, "showsDone").get_by_role("switch")).to_be_focused()
    page.keyboard.press(" ")
    expect(row(sheet, "order")).to_be_visible()
    expect(row(sheet, "showsDone").get_by_role("switch")).to_be_focused()
    names = sheet.locator(".sheet-rows > .row").evaluate_all("rows => rows.slice(0, 4).map((row) => row.dataset.parameter)")
    assert names == ["list", "showsDone", "order", "section"]


def test_typing_goes_on_while_the_host_thinks(tasks, open_page):
    page = opened(open_page, tasks)
    sheet = sheet_of(page)
    tasks.sheet_gate.clear()
    field = row(sheet, "name").get_by_role("textbox")
    field.fill("")
    field.press_sequentially("A long name for a list")
    when_sent(page, tasks, "name", {"string": "A long name for a list"})
    tasks.findings = [{"code": "value-dropped", "severity": "note", "message": "The answer is here."}]
    tasks.sheet_gate.set()
    expect(sheet.locator(".findings li")).to_have_text(["The answer is here."])
    expect(field).to_have_value("A long name for a list")
    expect(field).to_be_focused()
    assert len(tasks.sheets) < 8, "not a question a letter"


def test_optional_values_are_cleared(tasks, open_page):
    tasks.values = {"day": {"date": 1_800_000_000}, "city": {"entity": "Faro"}}
    page = opened(open_page, tasks)
    sheet = sheet_of(page)
    row(sheet, "day").get_by_role("button", name="Clear Day").click()
    expect(row(sheet, "day").locator("input")).to_have_value("")
    row(sheet, "city").get_by_role("button").click()
    page.get_by_role("option", name="None").click()
    expect(row(sheet, "city")).to_contain_text("None")
    done(page)
    assert tasks.saved[-1]["day"] == {"nothing": True} and tasks.saved[-1]["city"] == {"nothing": True}


# Options


def test_an_option_is_chosen_from_its_sections(tasks, open_page):
    page = opened(open_page, tasks)
    sheet = sheet_of(page)
    row(sheet, "list").get_by_role("button", name="List, Groceries").click()
    options = page.get_by_role("listbox", name="List")
    expect(options.get_by_role("option")).to_have_count(3)
    expect(options.locator(".section h3")).to_have_text(["Home", "Work"])
    expect(options.get_by_role("option", selected=True)).to_contain_text("Groceries")
    options.get_by_role("option", name="Work").click()
    expect(row(sheet, "list")).to_contain_text("Work")
    expect(row(sheet, "list").get_by_role("button")).to_be_focused()
    done(page)
    assert tasks.saved[-1]["list"] == {"entity": "work"}
    expect(page.locator(f"{WIDGET} .picture").get_by_text("Work")).to_be_attached()


def test_dependent_options_are_those_of_the_choice_before(tasks, open_page):
    page = opened(open_page, tasks)
    sheet = sheet_of(page)
    row(sheet, "list").get_by_role("button").click()
    page.get_by_role("option", name="Garden").click()
    row(sheet, "section").get_by_role("button").click()
    expect(page.locator(".picker [role=option]")).to_have_text(["None", "Garden 1", "Garden 2", "Garden 3"])


def test_ten_thousand_options_open_at_once_and_few_are_in_the_page(tasks, open_page):
    tasks.option_count = 10_000
    page = opened(open_page, tasks)
    sheet = sheet_of(page)
    row(sheet, "city").scroll_into_view_if_needed()
    milliseconds = page.evaluate("""async () => {
        const began = performance.now();
        document.querySelector('[data-parameter=city] .chooser').click();
        while (!document.querySelector('.options .option')) await new Promise(requestAnimationFrame);
        return performance.now() - began;
    }""")
    assert milliseconds < 1000, "200 ms on a machine that does nothing else"
    options = page.get_by_role("listbox", name="City")
    assert options.locator("[role=option]").count() < 60
    expect(options.get_by_role("option").nth(1)).to_have_attribute("aria-setsize", "10000")
    options.focus()
    page.keyboard.press("End")
    expect(options.get_by_role("option", name="City 9999")).to_have_attribute("data-active", "true")
    assert options.get_attribute("aria-activedescendant") == options.get_by_role("option", name="City 9999").get_attribute("id")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    expect(options.get_by_role("option", name="Lisbon")).to_have_attribute("data-active", "true")
    page.keyboard.type("city 77")
    page.keyboard.press("Enter")
    expect(row(sheet, "city")).to_contain_text("City 77")


def test_search_asks_the_extension_once_typing_stops(tasks, open_page):
    tasks.option_count = 500
    page = opened(open_page, tasks)
    sheet = sheet_of(page)
    row(sheet, "city").get_by_role("button").click()
    field = page.get_by_role("combobox", name="Search City")
    expect(field).to_be_focused()
    asked = lambda: sum(path.endswith("/options") for path in tasks.requests)
    before = asked()
    field.press_sequentially("fAr")
    expect(page.locator(".picker [role=option]")).to_have_text(["FaroPortugal"])
    assert asked() - before == 1
    page.keyboard.press("Enter")
    expect(row(sheet, "city")).to_contain_text("Faro")
    row(sheet, "city").get_by_role("button").click()
    field.fill("nowhere")
    expect(page.locator(".picker .status")).to_have_text("No results for “nowhere”")
    page.keyboard.press("Escape")
    expect(field).to_have_value("")
    page.keyboard.press("Escape")
    expect(page.locator(".picker")).to_have_count(0)
    expect(sheet).to_be_visible()


def test_options_that_fail_can_be_asked_for_again(tasks, open_page):
    tasks.options_refusal = {"code": "query-threw", "message": "The query failed: no network.", "cure": "Look at the log of the extension."}
    page = opened(open_page, tasks)
    sheet = sheet_of(page)
    row(sheet, "list").get_by_role("button").click()
    expect(page.locator(".picker .status")).to_contain_text("The query failed: no network.")
    tasks.options_refusal = None
    page.get_by_role("button", name="Try Again").click()
    expect(page.locator(".picker [role=option]")).to_have_count(3)


# Lists


def test_a_list_is_added_to_put_in_order_and_shortened(tasks, open_page):
    page = opened(open_page, tasks)
    sheet = sheet_of(page)
    cities = row(sheet, "cities")
    texts = lambda: cities.locator("li").all_inner_texts()
    assert texts() == ["Lisbon", "Porto"]
    cities.get_by_role("button", name="Add to Cities").click()
    page.get_by_role("option", name="Faro").click()
    expect(cities.locator("li")).to_have_text(["Lisbon", "Porto", "Faro"])
    cities.get_by_role("button", name="Reorder Faro").focus()
    page.keyboard.press("ArrowUp")
    expect(cities.locator("li")).to_have_text(["Lisbon", "Faro", "Porto"])
    expect(cities.get_by_role("button", name="Reorder Faro")).to_be_focused()
    grip, target = cities.get_by_role("button", name="Reorder Porto"), cities.get_by_role("button", name="Reorder Lisbon")
    target.scroll_into_view_if_needed()
    start, end = grip.bounding_box(), target.bounding_box()
    page.mouse.move(start["x"] + 10, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + 10, end["y"] + 8, steps=8)
    page.mouse.up()
    expect(cities.locator("li")).to_have_text(["Porto", "Lisbon", "Faro"])
    cities.get_by_role("button", name="Remove Lisbon").click()
    expect(cities.locator("li")).to_have_text(["Porto", "Faro"])
    done(page)
    assert tasks.saved[-1]["cities"] == {"list": [{"entity": "Porto"}, {"entity": "Faro"}]}


def test_a_list_keeps_to_its_smallest_and_largest_number(tasks, open_page):
    tasks.values = {"cities": {"list": [{"entity": "Lisbon"}, {"entity": "Porto"}, {"entity": "Faro"}]}}
    page = opened(open_page, tasks)
    cities = row(sheet_of(page), "cities")
    expect(cities.locator(".limit")).to_have_text("3 of up to 4")
    cities.get_by_role("button", name="Add to Cities").click()
    page.get_by_role("option", name="Braga").click()
    expect(cities.get_by_role("button", name="Add to Cities")).to_have_count(0)
    for name in ["Lisbon", "Porto", "Faro"]:
        cities.get_by_role("button", name=f"Remove {name}").click()
    expect(cities.get_by_role("button", name="Remove Braga")).to_be_disabled()


def test_texts_in_a_list_are_typed(tasks, open_page):
    page = opened(open_page, tasks)
    tags = row(sheet_of(page), "tags")
    tags.get_by_role("button", name="Add to Tags").click()
    page.keyboard.type("cheap")
    when_sent(page, tasks, "tags", {"list": [{"string": "fresh"}, {"string": "cheap"}]})
    expect(tags.get_by_role("textbox").nth(1)).to_be_focused()


# Refusals


def test_a_refused_sheet_says_why_and_tries_again(tasks, open_page):
    tasks.sheet_refusal = {"code": "extension-crashed", "message": "The extension crashed.", "cure": "Read its log."}
    page = opened(open_page, tasks)
    page.get_by_role("button", name="Edit Widget").click()
    expect(page.locator(".edit-card .refusal")).to_contain_text("The extension crashed.")
    expect(page.get_by_role("button", name="Done")).to_be_disabled()
    tasks.sheet_refusal = None
    page.get_by_role("button", name="Try Again").click()
    expect(page.locator(".edit-card [data-parameter=list]")).to_be_visible()
    expect(page.locator(".edit-card .refusal")).to_have_count(0)


def test_a_refused_change_keeps_what_was_typed(tasks, open_page):
    page = opened(open_page, tasks)
    sheet = sheet_of(page)
    tasks.sheet_refusal = {"code": "query-hung", "message": "The query took longer than 5 seconds.", "cure": None}
    row(sheet, "name").get_by_role("textbox").fill("Kept")
    expect(sheet.locator(".refusal")).to_contain_text("longer than 5 seconds")
    expect(row(sheet, "name").get_by_role("textbox")).to_have_value("Kept")
    tasks.sheet_refusal = None
    tasks.save_refusal = {"code": "value-refused", "message": "“Kept” is taken.", "cure": "Choose another name."}
    page.get_by_role("button", name="Done").click()
    expect(sheet.locator(".refusal")).to_contain_text("“Kept” is taken.")
    expect(row(sheet, "name").get_by_role("textbox")).to_have_value("Kept")
    tasks.save_refusal = None
    done(page)
    assert tasks.saved[-1]["name"] == {"string": "Kept"}


def test_findings_are_notes(tasks, open_page):
    tasks.findings = [{"code": "value-dropped", "severity": "warning", "message": "“Old list” is no longer there."}]
    page = opened(open_page, tasks)
    expect(sheet_of(page).locator(".findings li")).to_have_text(["“Old list” is no longer there."])


def test_on_a_phone_it_comes_from_below(tasks, open_page):
    page = opened(open_page, tasks, width=390, height=844)
    page.evaluate("document.dispatchEvent(new CustomEvent('configure', { detail: { widget: 'tasks-large' } }))")
    card = page.locator(".edit-card")
    expect(card.locator("[data-parameter=list]")).to_be_visible()
    box = card.bounding_box()
    assert (box["x"], box["width"]) == (0, 390) and round(box["y"] + box["height"]) == 844
    assert page.evaluate("document.documentElement.scrollWidth") == 390
