"""Live Activities on the page: the Dynamic Island on every surface, cards of the Lock Screen, banners, and their marks on the time bar."""

import re

import pytest
from playwright.sync_api import expect

from fake_activities import ActivitiesHost
from waiting import until

# Where the black shape is on the screen, in points.
SHAPE = """() => { const e = document.querySelector('.island-body'); return e && [e.style.left, e.style.top, e.style.width, e.style.height].map(parseFloat); }"""
RESTS = """width => { const e = document.querySelector('.island-body'); return e && Math.abs(parseFloat(e.style.width) - width) < 0.001; }"""


@pytest.fixture
def courier():
    host = ActivitiesHost()
    yield host
    host.stop()


@pytest.fixture
def courier_on():
    """A function that makes the host of another device."""
    hosts = []

    def make(device):
        hosts.append(ActivitiesHost(device=device))
        return hosts[-1]

    yield make
    for host in hosts:
        host.stop()


def island(page):
    return page.locator(".island-body")


def hold(page, locator):
    box = locator.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    until(page, "() => document.querySelector('.dynamic-island').dataset.state === 'expanded'")
    page.mouse.up()


def test_without_an_activity_the_island_is_the_camera(courier, open_page):
    page = open_page(courier.url)
    assert page.evaluate(SHAPE) == [133.83, 11.33, 125.34, 36.67]
    assert page.evaluate("document.querySelector('.island-body').inert")


def test_one_activity_is_compact_around_the_camera_on_every_surface(courier, open_page):
    """Statement 199."""
    courier.begin("a1")
    page = open_page(courier.url)
    for surface, key in [("home", "1"), ("today", "3"), ("control", "4")]:
        page.keyboard.press(key)
        until(page, RESTS, 125.34 + 36.67 + 52.33)
        leading, trailing = (page.locator(f".island-body [data-presentation={name}]").bounding_box() for name in ("compactLeading", "compactTrailing"))
        camera = page.locator(".cutout").bounding_box()
        assert leading["x"] + leading["width"] <= camera["x"] + 1 and trailing["x"] >= camera["x"] + camera["width"] - 1, surface
    expect(island(page)).to_have_attribute("aria-label", re.compile("Dynamic Island, Delivery, compact.*12 minutes"))


def test_on_the_lock_screen_activities_are_cards_instead(courier, open_page):
    courier.begin("a1")
    page = open_page(f"{courier.url}/?surface=lock")
    expect(page.locator(".activity-card .picture > svg")).to_have_count(1)
    assert page.evaluate(SHAPE)[2] == 125.34
    card = page.locator(".activity-card").evaluate("e => [e.offsetWidth, e.offsetHeight]")
    assert card == [371, 132]


def test_two_apps_are_minimal_attached_and_detached(courier, open_page):
    """Statement 213."""
    courier.begin("a1", relevance=5)
    page = open_page(courier.url)
    until(page, RESTS, 125.34 + 36.67 + 52.33)
    courier.begin("a2", "Timer")
    until(page, RESTS, 125.34 + 36.67)
    circle = page.locator(".island-circle")
    expect(circle.locator("[data-presentation=minimal] svg")).to_have_count(1)
    until(page, "() => Math.abs(parseFloat(document.querySelector('.island-circle').style.left) - 268.17) < .05")
    expect(circle).to_have_attribute("aria-label", re.compile("Timer"))
    courier.vanish("a2")
    until(page, RESTS, 125.34 + 36.67 + 52.33)
    assert page.evaluate("document.querySelector('.island-circle').inert")


def test_held_it_expands_with_corners_of_44_and_a_click_outside_closes_it(courier, open_page):
    """Statement 214."""
    courier.begin("a1")
    page = open_page(courier.url)
    until(page, RESTS, 125.34 + 36.67 + 52.33)
    hold(page, island(page))
    until(page, RESTS, 371)
    assert page.evaluate(SHAPE) == [11, 11.33, 371, 148]
    assert courier.posts[-1] == ("/api/island", {"expand": "a1"})
    expect(island(page)).to_have_attribute("aria-expanded", "true")
    path = page.locator(".island-body .black").get_attribute("d")
    assert path.startswith("M0 67.261"), "the corner's flat end: 44 times 1.5287"
    assert courier.taps == [], "the release of a hold is no tap"
    page.mouse.click(*[page.locator(".dock").bounding_box()[key] + 10 for key in ("x", "y")])
    until(page, RESTS, 125.34 + 36.67 + 52.33)
    assert courier.posts[-1] == ("/api/island", {"expand": None})


def test_the_morph_is_elastic_and_is_one_element(courier, open_page):
    """Statement 217: between its states the island swings past its goal and back."""
    courier.begin("a1")
    page = open_page(courier.url)
    until(page, RESTS, 125.34 + 36.67 + 52.33)
    page.evaluate("""() => { window.widths = []; window.body = document.querySelector('.island-body');
        const watch = () => { window.widths.push(parseFloat(window.body.style.width)); requestAnimationFrame(watch); }; watch(); }""")
    island(page).focus()
    page.keyboard.press("ArrowDown")
    until(page, "() => Math.max(...window.widths) > 371.5")
    until(page, RESTS, 371)
    widths = page.evaluate("window.widths")
    assert len({round(width) for width in widths}) > 6, "it takes every width between"
    assert max(widths) < 371 * 1.12, "elastic, not loose"
    assert page.evaluate("window.body === document.querySelector('.island-body')")


def test_the_keyboard_opens_expands_and_closes(courier, open_page):
    courier.begin("a1")
    page = open_page(courier.url)
    until(page, RESTS, 125.34 + 36.67 + 52.33)
    island(page).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".toast")).to_contain_text("Opened courier://compactLeading in the app")
    assert courier.taps == [("a1", "compactLeading", "widget")]
    page.keyboard.press("ArrowDown")
    until(page, RESTS, 371)
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("button", name="Call")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".toast:not(.leaving)")).to_contain_text("Calling the courier")
    assert courier.taps[-1] == ("a1", "expanded", "call")
    page.keyboard.press("Escape")
    expect(island(page)).to_be_focused()
    page.keyboard.press("Escape")
    until(page, RESTS, 125.34 + 36.67 + 52.33)


def test_a_click_opens_what_the_touched_side_says(courier, open_page):
    courier.begin("a1")
    page = open_page(courier.url)
    until(page, RESTS, 125.34 + 36.67 + 52.33)
    page.locator("[data-presentation=compactTrailing]").click()
    expect(page.locator(".toast")).to_contain_text("courier://compactTrailing")
    assert "activity=a1" in page.url
    expect(page.locator(".timebar .subject")).to_contain_text("Delivery: active, stale in")


def test_a_swipe_towards_the_camera_tucks_it_away_and_one_outwards_brings_it_back(courier, open_page):
    courier.begin("a1")
    page = open_page(courier.url)
    until(page, RESTS, 125.34 + 36.67 + 52.33)
    box = island(page).bounding_box()
    y = box["y"] + 12

    def swipe(start, end):
        page.mouse.move(start, y)
        page.mouse.down()
        page.mouse.move(end, y, steps=6)
        page.mouse.up()

    swipe(box["x"] + 8, box["x"] + 70)
    until(page, RESTS, 125.34)
    assert courier.posts == [], "its card stays: nothing was asked of the host"
    middle = box["x"] + box["width"] / 2
    swipe(middle, middle - 60)
    until(page, RESTS, 125.34 + 36.67 + 52.33)
    assert courier.taps == []


def test_an_alert_expands_the_island_and_is_read_out(courier, open_page):
    courier.begin("a1")
    page = open_page(courier.url)
    until(page, RESTS, 125.34 + 36.67 + 52.33)
    courier.alert_with("a1", "Mira is here", "She waits at the door.")
    until(page, RESTS, 371)
    expect(page.locator("#announcer")).to_have_text("Mira is here. She waits at the door.")
    courier.alert_over()
    until(page, RESTS, 125.34 + 36.67 + 52.33)


def test_timers_tick_and_updates_change_the_picture_in_place(courier, open_page):
    courier.begin("a1", "Timer")
    page = open_page(courier.url)
    timer = page.locator("[data-presentation=compactTrailing] .live")
    first = timer.text_content()
    expect(timer).not_to_have_text(first)
    assert re.fullmatch(r"1[12]:\d\d", timer.text_content())
    before = len(courier.drawn)
    until(page, "() => document.querySelectorAll('[data-presentation=compactTrailing] svg').length === 1")
    courier.update("a1", until=courier.now() + 61)
    expect(timer.last).to_have_text(re.compile("1:0[01]"))
    assert len(courier.drawn) > before


def test_cards_stack_by_relevance_and_a_swipe_clears(courier, open_page):
    courier.begin("a1", tint=True)
    courier.begin("a2", "Timer", relevance=9)
    page = open_page(f"{courier.url}/?surface=lock")
    cards = page.locator(".activity-card")
    expect(cards).to_have_count(2)
    assert cards.evaluate_all("list => list.map((e) => e.dataset.activity)") == ["a2", "a1"]
    tops = cards.evaluate_all("list => list.map((e) => e.getBoundingClientRect().top)")
    assert tops[0] < tops[1]
    delivery = page.locator(".activity-card[data-activity=a1]")
    assert "rgb(255, 240, 214)" in delivery.locator(".card-ground").evaluate("e => getComputedStyle(e).backgroundColor")
    box = delivery.bounding_box()
    x, y = box["x"] + 150, box["y"] + 20
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 70, y, steps=6)
    page.mouse.up()
    clear = page.get_by_role("button", name="Clear Delivery")
    expect(clear).to_be_visible()
    assert courier.taps == [], "a swipe is no tap"
    assert clear.evaluate("e => getComputedStyle(e).color") == "rgb(200, 90, 0)", "activitySystemActionForegroundColor"
    clear.click()
    expect(cards).to_have_count(1)
    assert courier.posts[-1] == ("/api/activities/a1/dismiss", {})


def test_a_card_cleared_by_the_keyboard_and_one_that_may_not_go(courier, open_page):
    courier.begin("a1")
    courier.problem = {"code": "unknown-activity", "message": "It is gone already.", "cure": "Reload the page."}
    page = open_page(f"{courier.url}/?surface=lock", reduced_motion="reduce")
    card = page.locator(".activity-card")
    card.focus()
    page.keyboard.press("Delete")
    expect(page.locator(".toast.failure")).to_contain_text("It is gone already.")
    expect(card).to_have_count(1)
    courier.problem = None
    card.focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name="Clear Delivery")).to_be_focused()
    page.keyboard.press("Enter")
    expect(card).to_have_count(0)


def test_a_card_opened_again_while_a_refusal_arrives_stays_open(courier, open_page):
    courier.begin("a1")
    courier.problem = {"code": "unknown-activity", "message": "It is gone already.", "cure": "Reload the page."}
    page = open_page(f"{courier.url}/?surface=lock", reduced_motion="reduce")
    card = page.locator(".activity-card")
    held = []
    page.route("**/api/state*", lambda route: held.append(route))
    card.focus()
    page.keyboard.press("Delete")
    expect(page.locator(".toast.failure")).to_contain_text("It is gone already.")
    courier.problem = None
    page.keyboard.press("ArrowLeft")
    for route in held:
        route.continue_()
    page.unroute("**/api/state*")
    expect(page.locator(".activity-card.clearing")).to_have_count(0)
    expect(page.get_by_role("button", name="Clear Delivery")).to_be_focused()
    page.keyboard.press("Enter")
    expect(card).to_have_count(0)


def test_an_ended_card_stays_until_it_is_dismissed_and_leaves_the_island(courier, open_page):
    """Statement 209."""
    courier.begin("a1")
    page = open_page(courier.url)
    until(page, RESTS, 125.34 + 36.67 + 52.33)
    courier.finish("a1", courier.now() + 4 * 3600)
    until(page, RESTS, 125.34)
    page.keyboard.press("2")
    card = page.locator(".activity-card")
    expect(card).to_have_attribute("aria-label", re.compile("ended"))
    courier.vanish("a1")
    expect(card).to_have_count(0)


def test_without_an_island_an_alert_is_a_banner_from_the_top(courier_on, open_page):
    host = courier_on("iphone-se-3rd-generation")
    host.begin("a1")
    page = open_page(host.url)
    expect(page.locator(".dynamic-island")).to_have_count(0)
    banner = page.locator(".activity-banner")
    expect(banner).to_be_hidden()
    host.alert_with("a1", "Mira is here", "She waits.")
    expect(banner.locator(".picture > svg")).to_be_visible()
    assert banner.locator(".activity-card").evaluate("e => e.offsetWidth") == 353
    banner.locator(".activity-card").click(position={"x": 60, "y": 20})
    expect(page.locator(".toast")).to_contain_text("courier://lockScreen")
    box = banner.bounding_box()
    page.mouse.move(box["x"] + 80, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(box["x"] + 80, box["y"] + 10, steps=5)
    page.mouse.up()
    expect(banner).to_be_hidden()


def test_island_shows_every_state_of_one_activity_in_true_size(courier, open_page):
    courier.begin("a1", relevance=5)
    courier.begin("a2", "Timer")
    page = open_page(f"{courier.url}/?surface=island")
    figures = page.locator(".island-figure")
    expect(figures).to_have_count(6)
    widths = page.evaluate("""() => Object.fromEntries([...document.querySelectorAll('.island-figure .dynamic-island')].map((e) =>
        [e.closest('figure').dataset.state, Math.round(e.querySelector('.island-body').getBoundingClientRect().width)]))""")
    assert widths == {"compact": 214, "minimal": 162, "detached": 125, "expanded": 371}
    page.locator(".island-figure[data-state=expanded]").get_by_role("button", name="Call").click()
    expect(page.locator(".toast:not(.leaving)")).to_contain_text("Calling the courier")
    page.get_by_role("radio", name="Timer").click()
    assert "activity=a2" in page.url
    expect(page.locator(".timebar .subject")).to_contain_text("Timer: active")
    page.reload()
    expect(page.get_by_role("radio", name="Timer")).to_have_attribute("aria-checked", "true")
    page.keyboard.press("Tab")


def test_island_says_what_to_do_when_nothing_runs(courier, open_page):
    page = open_page(f"{courier.url}/?surface=island")
    expect(page.locator(".empty")).to_contain_text("No Live Activity")
    expect(page.locator(".empty code")).to_have_text("vitrine activity start DeliveryAttributes")


def test_the_instants_of_an_activity_are_marks_with_a_sentence(courier, open_page):
    """Statement 207."""
    courier.begin("a1")
    page = open_page(f"{courier.url}/?activity=a1")
    marks = page.locator(".track .activity")
    expect(marks).to_have_count(3)
    labels = marks.evaluate_all("list => list.map((e) => e.getAttribute('aria-label'))")
    assert re.match(r"Delivery started at .*, 1 min( \d+ s)? ago", labels[0])
    assert re.match(r"Delivery becomes stale at .*, in 1[45] min.*, unless it is updated", labels[1])
    assert "The system ends Delivery at" in labels[2] and "8 hours are the most" in labels[2]
    courier.finish("a1", courier.now() + 600)
    until(page, "() => [...document.querySelectorAll('.track .activity')].some((e) => /leaves the Lock Screen at .*in 10 min/.test(e.getAttribute('aria-label')))")


def test_nothing_moves_where_motion_is_reduced(courier, open_page):
    courier.begin("a1")
    page = open_page(courier.url, reduced_motion="reduce")
    until(page, RESTS, 125.34 + 36.67 + 52.33)
    island(page).focus()
    page.evaluate("""() => { window.widths = new Set(); new MutationObserver(() => window.widths.add(document.querySelector('.island-body').style.width))
        .observe(document.querySelector('.island-body'), { attributes: true }); }""")
    page.keyboard.press("ArrowDown")
    until(page, RESTS, 371)
    assert page.evaluate("[...window.widths]") == ["371px"]
    assert page.evaluate("document.getAnimations().filter((a) => a.effect.target.closest('.dynamic-island')).length") == 0


def test_the_host_gone_and_back_leaves_the_island_as_it_was(courier, open_page):
    courier.begin("a1")
    page = open_page(courier.url)
    until(page, RESTS, 125.34 + 36.67 + 52.33)
    courier.stop()
    page.wait_for_selector(".connection[data-state=lost]")
    island(page).click()
    expect(page.locator(".toast.failure")).to_contain_text("Vitrine does not answer.")
    until(page, RESTS, 125.34 + 36.67 + 52.33)
    courier.start()
    page.wait_for_selector(".connection[data-state=live]")


def test_an_extension_without_widgets_offers_its_activities(courier, open_page):
    courier.widgets = courier.controls = []
    page = open_page(courier.url)
    expect(page.locator(".empty h2")).to_have_text("Live Activities only")
    page.get_by_role("button", name="Start an Activity").click()
    expect(page).to_have_url(re.compile("surface=activities"))
    courier.begin("a1")
    page.keyboard.press("1")
    expect(page.locator(".empty")).to_have_count(0)
    until(page, SHAPE)
    expect(page.locator("#surfaces [data-surface=lock] .count")).to_have_text("1")
