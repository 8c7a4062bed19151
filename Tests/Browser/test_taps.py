"""Taps: what can be tapped in a widget, what happens at once, what comes back, a locked device, opened addresses."""

import pytest
from playwright.sync_api import expect

from fake_tasks import TasksHost, token
from waiting import comes, until

WIDGET = ".home-page [data-widget=tasks-large]"


@pytest.fixture
def tasks():
    host = TasksHost()
    yield host
    if host.server:
        host.stop()


def opened(open_page, host, path="/", **options):
    page = open_page(host.url + path, **options)
    page.wait_for_selector(f"{WIDGET} .hit")
    page.wait_for_selector(".connection[data-state=live]")
    page.wait_for_timeout(150)
    return page


def task(page, name):
    return page.locator(WIDGET).get_by_role("switch", name=name)


def face(page, index, on):
    return page.locator(f"{WIDGET} .picture > svg [data-toggle='{index}'][data-on={str(on).lower()}]").first


def test_each_region_is_a_button_with_its_words(tasks, open_page):
    page = opened(open_page, tasks)
    expect(page.locator(f"{WIDGET} .hit")).to_have_count(7)
    expect(task(page, "Oat milk")).to_have_attribute("aria-checked", "false")
    expect(task(page, "Sourdough")).to_have_attribute("aria-checked", "true")
    expect(page.locator(WIDGET).get_by_role("link", name="Groceries")).to_be_visible()
    places = page.evaluate("""() => [...document.querySelectorAll('.hit')].slice(0, 2).map((hit) => [hit.offsetLeft, hit.offsetTop, hit.offsetWidth, hit.offsetHeight])""")
    assert places == [[12, 44, 314, 36], [12, 80, 314, 36]], "in the widget's own points"


def test_a_tap_runs_once_and_the_new_picture_comes(tasks, open_page):
    page = opened(open_page, tasks)
    page.get_by_label("Add", exact=True).click()
    expect(task(page, "Task 5")).to_have_attribute("aria-checked", "false")
    expect(page.locator(f"{WIDGET} .picture").get_by_text("4 left")).to_be_attached()
    page.get_by_label("Add", exact=True).click()
    expect(task(page, "Task 6")).to_be_attached()
    assert [hit for _, hit, _, _ in tasks.taps] == [token("Add")] * 2
    assert len({nonce for _, _, nonce, _ in tasks.taps}) == 2, "a number of its own for each tap"


def test_a_toggle_flips_at_once_and_what_waits_is_dimmed(tasks, open_page):
    tasks.tap_gate.clear()
    page = opened(open_page, tasks)
    assert face(page, 0, False).evaluate("face => face.getAttribute('display')") is None
    task(page, "Oat milk").click()
    expect(task(page, "Oat milk")).to_have_attribute("aria-checked", "true")
    assert face(page, 0, True).evaluate("face => face.getAttribute('display')") is None
    assert face(page, 0, False).get_attribute("display") == "none"
    expect(page.locator(WIDGET)).to_have_attribute("data-pending", "true")
    until(page, f"() => getComputedStyle(document.querySelector('{WIDGET} [data-invalidatable]')).opacity === '0.5'")
    tasks.tap_gate.set()
    expect(page.locator(WIDGET)).not_to_have_attribute("data-pending", "true")
    expect(page.locator(f"{WIDGET} .picture").get_by_text("2 left")).to_be_attached()
    expect(task(page, "Oat milk")).to_have_attribute("aria-checked", "true")


def test_a_toggle_never_shows_the_old_state_again_on_its_way(tasks, open_page):
    tasks.tap_seconds = 0.3
    page = opened(open_page, tasks)
    page.evaluate("""() => {
        window.states = [];
        const watch = () => {
            const state = document.querySelector('[data-widget=tasks-large] .hit').getAttribute('aria-checked');
            if (window.states.at(-1) !== state) window.states.push(state);
            requestAnimationFrame(watch);
        };
        watch();
    }""")
    task(page, "Oat milk").click()
    until(page, f"() => !document.querySelector('{WIDGET}').dataset.pending")
    page.wait_for_timeout(300)
    assert page.evaluate("window.states") == ["false", "true"]


def test_a_failed_toggle_goes_back_and_says_why(tasks, open_page):
    tasks.tap_gate.clear()
    tasks.failure = {"code": "intent-threw", "message": "The list is read-only.", "cure": "Ask its owner."}
    page = opened(open_page, tasks)
    task(page, "Oat milk").click()
    expect(task(page, "Oat milk")).to_have_attribute("aria-checked", "true")
    tasks.tap_gate.set()
    alert = page.get_by_role("alert").filter(has_text="The list is read-only.")
    expect(alert).to_contain_text("Ask its owner.")
    expect(task(page, "Oat milk")).to_have_attribute("aria-checked", "false")
    assert face(page, 0, True).get_attribute("display") == "none"
    alert.get_by_role("button", name="Dismiss").click()
    expect(page.locator(".toast")).to_have_count(0)


def test_a_host_that_is_gone_is_a_failure_too(tasks, open_page):
    page = opened(open_page, tasks)
    tasks.stop()
    task(page, "Oat milk").click()
    expect(page.locator(".toast.failure")).to_contain_text("Vitrine does not answer.")
    expect(task(page, "Oat milk")).to_have_attribute("aria-checked", "false")
    tasks.server = None


def test_a_dialog_is_read_out_calmly(tasks, open_page):
    tasks.dialog = "Added to Groceries."
    page = opened(open_page, tasks)
    page.get_by_label("Add", exact=True).click()
    expect(page.locator(".toasts[role=status] .toast")).to_contain_text("Added to Groceries.")


def test_a_locked_device_asks_first(tasks, open_page):
    tasks.protected = True
    page = opened(open_page, tasks)
    page.locator("#lock").click()
    expect(page.locator("#lock")).to_have_attribute("aria-pressed", "true")
    task(page, "Oat milk").click()
    prompt = page.get_by_role("dialog")
    expect(prompt).to_contain_text("Unlock it to use “Task List”.")
    expect(task(page, "Oat milk")).to_have_attribute("aria-checked", "false")
    page.keyboard.press("Escape")
    expect(prompt).to_have_count(0)
    assert tasks.tasks[0][1] is False
    task(page, "Oat milk").click()
    prompt.get_by_role("button", name="Unlock").click()
    expect(page.locator("#lock")).to_have_attribute("aria-pressed", "false")
    expect(task(page, "Oat milk")).to_have_attribute("aria-checked", "true")
    comes(page, lambda: [authenticated for *_, authenticated in tasks.taps], [False, False, True])
    comes(page, lambda: tasks.tasks[0][1], True)


def test_a_home_screen_behind_the_lock_asks_too(tasks, open_page):
    page = opened(open_page, tasks)
    tasks.failure = {"code": "device-locked", "message": "It stands on the Home Screen.", "cure": "Unlock the device first."}
    task(page, "Basil").click()
    prompt = page.get_by_role("dialog")
    expect(prompt).to_be_visible()
    expect(page.locator(".toast")).to_have_count(0)
    tasks.failure = None
    prompt.get_by_role("button", name="Unlock").click()
    expect(page.locator(f"{WIDGET} .picture").get_by_text("2 left")).to_be_attached()


def test_links_and_the_widgets_own_address_are_listed(tasks, open_page):
    page = opened(open_page, tasks)
    page.locator(WIDGET).get_by_role("link", name="Groceries").click()
    expect(page.locator(".toast")).to_contain_text("Opened tasks://new in the app")
    expect(page.locator("#inspector .opened code")).to_have_text(["tasks://new"])
    page.get_by_role("button", name="Open app").click()
    expect(page.locator("#inspector .opened code")).to_have_text(["tasks://list/groceries", "tasks://new"])
    page.locator(WIDGET).dblclick(position={"x": 220, "y": 200})
    expect(page.locator("#inspector .opened code")).to_have_count(3)
    assert [hit for _, hit, _, _ in tasks.taps][-1] == "widget"


def test_a_click_beside_the_regions_only_selects(tasks, open_page):
    page = opened(open_page, tasks)
    page.locator(WIDGET).click(position={"x": 220, "y": 200})
    expect(page.locator(WIDGET)).to_have_attribute("aria-current", "true")
    expect(page.locator("#inspector h2")).to_have_text("Task List")
    page.wait_for_timeout(150)
    assert tasks.taps == []


def test_turning_the_page_with_the_mouse_is_no_tap(tasks, open_page):
    tasks.widgets[1]["page"] = 1
    page = opened(open_page, tasks)
    box = task(page, "Oat milk").bounding_box()
    page.mouse.move(box["x"] + 200, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 12, steps=6)
    page.mouse.up()
    page.wait_for_timeout(300)
    assert tasks.taps == []


def test_the_keyboard_goes_in_taps_and_comes_out(tasks, open_page):
    page = opened(open_page, tasks)
    page.locator(WIDGET).focus()
    page.keyboard.press("Enter")
    expect(task(page, "Oat milk")).to_be_focused()
    page.keyboard.press("Tab")
    expect(task(page, "Sourdough")).to_be_focused()
    page.keyboard.press(" ")
    expect(task(page, "Sourdough")).to_have_attribute("aria-checked", "false")
    until(page, f"() => !document.querySelector('{WIDGET}').dataset.pending")
    expect(task(page, "Sourdough")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(WIDGET)).to_be_focused()
    assert tasks.tasks[1][1] is False


def test_the_tap_map_marks_what_is_too_small(tasks, open_page):
    page = opened(open_page, tasks, "/?widget=tasks-large")
    page.keyboard.press("t")
    expect(page.get_by_role("button", name="Tap map")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_label("Add", exact=True)).to_have_attribute("data-small", "92 × 32")
    assert page.get_by_label("Add", exact=True).evaluate("hit => getComputedStyle(hit).outlineStyle") == "solid"
    page.keyboard.press("t")
    expect(page.get_by_role("button", name="Tap map")).to_have_attribute("aria-pressed", "false")


def test_another_browser_sees_what_was_tapped_here(tasks, open_page):
    here, there = opened(open_page, tasks), opened(open_page, tasks)
    task(here, "Basil").click()
    expect(task(there, "Basil")).to_have_attribute("aria-checked", "true")
    task(there, "Tomatoes").click()
    expect(task(here, "Tomatoes")).to_have_attribute("aria-checked", "true")
    assert len(tasks.taps) == 2


def test_what_came_of_a_tap_is_in_the_inspector(tasks, open_page):
    page = opened(open_page, tasks)
    task(page, "Basil").click()
    last = page.locator("#inspector .last-tap")
    expect(last).to_contain_text("Last tap, Basil")
    expect(last).to_contain_text("perform()2.3 ms", use_inner_text=False)
    expect(last).to_contain_text("On a device this intent runs in the app.")


def test_taps_without_motion(tasks, open_page):
    tasks.tap_seconds = 0.2
    page = opened(open_page, tasks, reduced_motion="reduce")
    task(page, "Basil").click()
    expect(page.locator(f"{WIDGET} .picture").get_by_text("2 left")).to_be_attached()
    assert page.evaluate("document.getAnimations().length") == 0
