"""Other devices: StandBy, Watch, CarPlay and Mac mirror the activities; out of range they are late."""

from playwright.sync_api import expect

from fake_push import TYPE
from waiting import until


def running(pushes, **values):
    return pushes.begin_new({"order": 7, "shop": "Bakery"}, {**TYPE["state"]}, "app", **values)


def test_the_watch_is_late_after_it_was_out_of_range(pushes, open_page):
    """Statements 223, 224, 225: an activity is in the Smart Stack, a push refreshes it, out of range it is refreshed late."""
    identifier = running(pushes)
    page = open_page(pushes.url + "/?surface=watch")
    card = page.locator(f".mirror[data-activity={identifier}]")
    expect(card.locator(".picture > svg").first).to_contain_text("12 min")
    pushes.update(identifier, content={**TYPE["state"], "minutes": 9})
    expect(card.locator("[data-presentation=small] svg").last).to_contain_text("9 min")
    switch = page.get_by_role("switch", name="Watch connected")
    switch.click()
    expect(page.locator(".link")).to_contain_text("Out of range.")
    pushes.update(identifier, content={**TYPE["state"], "minutes": 5})
    expect(page.locator(".link")).to_contain_text("1 change waits.")
    expect(card).to_have_attribute("data-behind", "")
    expect(card.locator("[data-presentation=small] svg").last).to_contain_text("9 min")
    pushes.ahead += 12
    switch.click()
    expect(card.locator(".late")).to_have_text("12 s late")
    expect(card.locator("[data-presentation=small] svg").last).to_contain_text("5 min")
    expect(page.locator(".link")).to_contain_text("In range again: delivered 12 s late.")
    pushes.update(identifier, content={**TYPE["state"], "minutes": 4})
    expect(card.locator(".late")).to_be_hidden()


def test_a_watch_loaded_out_of_range_does_not_show_what_it_never_got(pushes, open_page):
    identifier = running(pushes)
    pushes.connect("watch", False)
    pushes.update(identifier, content={**TYPE["state"], "minutes": 5})
    page = open_page(pushes.url + "/?surface=watch")
    card = page.locator(f".mirror[data-activity={identifier}]")
    expect(card).to_contain_text("What it has is older than this page.")
    expect(card.locator("svg")).to_have_count(0)


def test_an_activity_that_ends_out_of_range_stays_on_the_watch(pushes, open_page):
    identifier = running(pushes)
    page = open_page(pushes.url + "/?surface=watch")
    expect(page.locator(".mirror .picture > svg").first).to_be_visible()
    page.get_by_role("switch").click()
    expect(page.locator(".link")).to_contain_text("Out of range.")
    pushes.vanish(identifier)
    expect(page.locator(f".mirror[data-activity={identifier}]")).to_have_attribute("data-behind", "")


def test_carplay_shows_the_pair_and_nothing_can_be_pressed(pushes, open_page):
    """Statement 218; without `.medium` the compact pair stands in for it."""
    identifier = running(pushes)
    page = open_page(pushes.url + "/?surface=carplay")
    card = page.locator(f".mirror[data-activity={identifier}]")
    until(page, "() => document.querySelectorAll('.mirror .pair .picture > svg').length === 2")
    assert page.evaluate("() => [document.querySelector('.mirror').offsetWidth, document.querySelector('.mirror').offsetHeight]") == [240, 100]
    expect(card.locator("button")).to_have_count(0)


def test_the_mac_has_compact_in_its_menu_bar_and_expanded_on_a_click(pushes, open_page):
    """Statements 220 and 221."""
    identifier = running(pushes)
    page = open_page(pushes.url + "/?surface=mac")
    item = page.get_by_role("button", name="Delivery, Bakery")
    expect(item.locator(".picture > svg")).to_have_count(2)
    item.click()
    panel = page.get_by_role("dialog", name="Delivery, Bakery")
    expect(panel.locator("[data-presentation=expanded] svg")).to_contain_text("Mira is three streets away")
    until(page, "() => location.search.includes('open=')")
    assert page.evaluate("() => [document.querySelector('.mac-black').offsetWidth, document.querySelector('.mac-black').offsetHeight]") == [371, 148]
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(item).to_be_focused()
    page.goto(f"{pushes.url}/?surface=mac&open={identifier}")
    expect(page.get_by_role("dialog", name="Delivery, Bakery")).to_be_visible()


def test_standby_shows_a_circle_and_on_a_tap_the_card_twice_as_large(pushes, open_page):
    """Statement 219's manner: the Lock Screen's card at 200 %."""
    running(pushes)
    page = open_page(pushes.url + "/?surface=standby")
    circle = page.locator(".standby-minimals").get_by_role("button", name="Delivery, Bakery")
    expect(circle.locator("svg")).to_have_count(1)
    circle.click()
    full = page.get_by_role("dialog", name="Delivery, Bakery, whole screen")
    expect(full.locator("[data-presentation=lockScreen] svg")).to_contain_text("Mira is three streets away")
    sizes = "() => { const card = document.querySelector('.standby-card').getBoundingClientRect(), screen = document.querySelector('.standby-screen').getBoundingClientRect(); return card.width / screen.width; }"
    until(page, f"() => Math.abs(({sizes})() - 742 / 852) < 0.002")
    full.get_by_role("button", name="Call").click()
    expect(page.locator(".toast")).to_contain_text("Calling the courier")
    page.keyboard.press("Escape")
    expect(full).to_be_hidden()
    expect(circle).to_be_focused()


def test_without_activities_each_says_so(pushes, open_page):
    for surface, words in [("watch", "No Live Activity"), ("carplay", "No Live Activity"), ("mac", "appear in the menu bar"), ("standby", "One appears here as a circle")]:
        page = open_page(f"{pushes.url}/?surface={surface}")
        expect(page.locator("#surface")).to_contain_text(words)


def test_a_refused_switch_goes_back(pushes, open_page):
    pushes.problem = {"code": "store-failed", "message": "The store is full.", "cure": "Free some space."}
    page = open_page(pushes.url + "/?surface=mac")
    switch = page.get_by_role("switch", name="Mac connected")
    switch.click()
    expect(page.locator(".toast.failure")).to_contain_text("The store is full.")
    expect(switch).to_have_attribute("aria-checked", "true")


def test_lateness_in_words(pushes, open_page):
    page = open_page(pushes.url + "/?surface=watch")
    words = page.evaluate("() => import('/assets/modules/companions/link.js').then(({ lateness }) => [0, 0.4, 1, 12.3, 119, 180, 7300, null].map(lateness))")
    assert words == ["", "", "1 s late", "12 s late", "119 s late", "3 min late", "2 h late", ""]
