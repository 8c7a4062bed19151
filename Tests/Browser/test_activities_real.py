"""Live Activities of Examples/Delivery in the real `vitrine dev`, from the first push to the last picture. Hours pass as the host's
clock is moved. Needs VITRINE_BIN."""

import re
import subprocess
import sys

import pytest
from playwright.sync_api import expect

from delivery import Orders
from waiting import until

SLOW = 40_000
LIVE = "() => [...document.querySelectorAll('.activity-card .live[data-live]')].map((element) => element.textContent).join()"


@pytest.fixture
def orders(real_delivery):
    with Orders(real_delivery) as orders:
        yield orders


def opened(open_page, host, surface):
    # A surface where nothing runs yet has no picture to wait for; this panel has something always.
    page = open_page(f"{host.url}/?surface=push")
    page.goto(f"{host.url}/?surface={surface}")
    return page


def card(page):
    return page.locator(".activity-card")


def island(page, state):
    until(page, "state => document.querySelector('.dynamic-island')?.dataset.state === state", state, 20)


def minutes_left(page):
    """What the countdown on the card reads, in minutes."""
    return int(page.evaluate(LIVE).split(":")[0])


def test_a_push_starts_an_order_that_ticks_alerts_goes_stale_ends_and_vanishes(real_delivery, orders, open_page):
    """Statements 205, 207, 210: stale after its stale date, ended by its end, gone at its dismissal date."""
    page = opened(open_page, real_delivery, "lock")
    identifier = orders.start(minutes=30, stale_date=int(real_delivery.now()) + 600)
    expect(card(page).locator(".picture > svg").first).to_be_visible(timeout=SLOW)
    expect(card(page)).to_have_attribute("aria-label", re.compile("Preparing your order"))

    first = page.evaluate(LIVE)
    assert re.fullmatch(r"(29|30):\d\d", first), first
    until(page, f"(first) => ({LIVE})() !== first", first)
    real_delivery.advance(120)
    until(page, f"() => parseInt(({LIVE})()) <= 27")
    assert minutes_left(page) == 27, "an hour hand, not a new picture, moved it"

    assert real_delivery.activity(identifier)["isStale"] is False
    real_delivery.advance(480)
    assert real_delivery.activity(identifier)["phase"] == "stale"
    expect(card(page)).to_have_attribute("aria-label", re.compile("Updating"), timeout=SLOW)

    assert orders.push("update", orders.state("onTheWay", 11, stops=0), stale_date=int(real_delivery.now()) + 600) == ("applied", "applied")
    expect(card(page)).to_have_attribute("aria-label", re.compile("On the way"), timeout=SLOW)
    assert real_delivery.activity(identifier)["phase"] == "active"

    leaves = int(real_delivery.now()) + 900
    assert orders.push("end", orders.state("delivered", 1, "Left at the door"), dismissal_date=leaves) == ("applied", "applied")
    expect(card(page)).to_have_attribute("aria-label", re.compile("Delivered.*ended|ended.*Delivered"), timeout=SLOW)
    real_delivery.advance(800)
    assert real_delivery.activity(identifier)["phase"] == "ended"
    expect(card(page)).to_have_count(1)
    real_delivery.advance(101)
    expect(card(page)).to_have_count(0)
    assert real_delivery.activity(identifier) is None


def test_an_alert_expands_the_island_and_it_goes_back(real_delivery, orders, open_page):
    """Statement 199: compact, expanded, and compact again."""
    page = opened(open_page, real_delivery, "today")
    identifier = orders.start()
    island(page, "expanded")
    real_delivery.advance(6)
    island(page, "compact")
    orders.push("update", orders.state("onTheWay", 11))
    assert real_delivery.state()["island"] == {"state": "compact", "id": identifier}, "without an alert nothing opens"
    orders.push("update", orders.state("onTheWay", 3), alert={"title": "Almost there", "body": "Noor turns into your street."})
    island(page, "expanded")
    assert real_delivery.state()["alert"]["title"] == "Almost there"
    real_delivery.advance(6)
    island(page, "compact")
    assert real_delivery.state().get("alert") is None


def test_an_order_that_nobody_ends_is_ended_after_eight_hours_and_gone_after_twelve(real_delivery, orders, open_page):
    """Statements 209, 227: the system ends it, and .default leaves it for four hours."""
    page = opened(open_page, real_delivery, "lock")
    identifier = orders.start()
    expect(card(page)).to_have_count(1, timeout=SLOW)
    real_delivery.advance(8 * 3600 - 60)
    assert real_delivery.activity(identifier)["phase"] == "active"
    real_delivery.advance(60)
    assert real_delivery.activity(identifier)["phase"] == "ended"
    expect(card(page)).to_have_attribute("data-phase", "ended")
    real_delivery.advance(4 * 3600 - 60)
    assert real_delivery.activity(identifier)["phase"] == "ended"
    real_delivery.advance(60)
    expect(card(page)).to_have_count(0)


def test_the_watch_gets_late_what_happened_out_of_range(real_delivery, orders, open_page):
    """Statements 222, 223, 225."""
    page = opened(open_page, real_delivery, "watch")
    identifier = orders.start()
    mirror = page.locator(f".mirror[data-activity='{identifier}']")
    expect(mirror).to_have_attribute("aria-label", re.compile("Preparing your order"), timeout=SLOW)
    page.get_by_role("switch", name="Watch connected").click()
    expect(page.locator(".link")).to_contain_text("Out of range.")
    orders.push("update", orders.state("onTheWay", 11))
    expect(page.locator(".link")).to_contain_text("1 change waits.")
    expect(mirror).to_have_attribute("aria-label", re.compile("not up to date"))
    real_delivery.advance(45)
    page.get_by_role("switch", name="Watch connected").click()
    expect(mirror.locator(".late")).to_have_text(re.compile(r"4\d s late|5\d s late"))
    expect(mirror).to_have_attribute("aria-label", re.compile("On the way"), timeout=SLOW)


def test_the_app_starts_one_and_hears_what_becomes_of_it(real_delivery, open_page):
    """Statement 201: attributes at the start; then only the state changes."""
    page = opened(open_page, real_delivery, "lock")
    real_delivery.token("start")
    log = real_delivery.folder.parent / "app.log"
    with open(log, "w") as output:
        app = subprocess.Popen([real_delivery.binary, "app", str(real_delivery.folder)], env=real_delivery.environment, stdout=output, stderr=output)
    try:
        expect(card(page)).to_have_attribute("aria-label", re.compile("Order accepted"), timeout=SLOW)
        [activity] = real_delivery.state()["activities"]
        assert (activity["origin"], activity["attributes"]["order"]) == ("app", 4711)
        with Orders(real_delivery) as orders:
            orders.token = real_delivery.token("update")
            assert orders.push("update", orders.state("onTheWay", 11)) == ("applied", "applied")
        expect(card(page)).to_have_attribute("aria-label", re.compile("On the way"), timeout=SLOW)
        page.get_by_role("button", name="Leave at the door").click()
        expect(card(page)).to_have_attribute("aria-label", re.compile("Noor is close by · at the door"), timeout=SLOW)
        real_delivery.vitrine("activity", "end", "--dismissal", "immediate")
        expect(card(page)).to_have_count(0)
        # Its sequences end with the activity, and so does it.
        assert app.wait(20) == 0, log.read_text()
    finally:
        if app.poll() is None:
            app.kill()
            app.wait()
    said = log.read_text()
    for words in [f"started {activity['id']}", f"token {orders.token}", "On the way", "state dismissed"]:
        assert words in said, said


def test_the_curl_line_of_the_page_works_as_it_stands(real_delivery, orders, open_page):
    identifier = orders.start()
    page = opened(open_page, real_delivery, "push")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("tab", name="Tokens").click()
    page.locator(f"[data-token='{orders.token}']").get_by_role("button", name="Copy curl").click()
    until(page, "() => document.querySelector('[data-copied=true]')")
    line = page.evaluate("() => navigator.clipboard.readText()")
    before = real_delivery.activity(identifier)["updates"]
    ran = subprocess.run(["sh", "-c", line], env=real_delivery.environment, capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0 and "reason" not in ran.stdout, (line, ran.stdout, ran.stderr)
    real_delivery.until(lambda state: state["activities"][0]["updates"] == before + 1)
    page.get_by_role("tab", name="Pushes").click()
    expect(page.locator(".trace").first).to_contain_text("applied", ignore_case=True)


def test_a_restart_loses_no_order(real_delivery, orders, open_page):
    identifier = orders.start()
    orders.push("update", orders.state("onTheWay", 11))
    before = real_delivery.until(lambda state: state["activities"][0].get("presentations") and state["activities"][0])
    real_delivery.restart()
    after = real_delivery.until(lambda state: state["activities"] and state["activities"][0])
    for key in ("id", "phase", "content", "attributes", "updates", "token", "requestedAt"):
        assert after[key] == before[key], key
    page = opened(open_page, real_delivery, "lock")
    expect(card(page)).to_have_attribute("aria-label", re.compile("On the way"), timeout=SLOW)
    # The gateway may have another port now; key, certificate and tokens are as they were.
    with Orders(real_delivery) as again:
        again.token, again.timestamp = orders.token, orders.timestamp
        assert again.sender.key["keyID"] == orders.sender.key["keyID"]
        assert again.push("update", again.state("onTheWay", 2, "At the corner")) == ("applied", "applied")
    expect(card(page)).to_have_attribute("aria-label", re.compile("At the corner"), timeout=SLOW)
    assert real_delivery.activity(identifier)["updates"] == before["updates"] + 1


def test_the_bundled_sender_follows_an_order_up(real_delivery, open_page):
    """`Examples/Delivery/send.py`, as the README says."""
    page = opened(open_page, real_delivery, "lock")
    real_delivery.token("start")
    said = subprocess.run(
        [sys.executable, str(real_delivery.folder / "send.py"), "--start", "--pause", "1"], env=real_delivery.environment,
        capture_output=True, text=True, timeout=120)
    assert said.returncode == 0, said.stderr
    lines = said.stdout.splitlines()
    assert [line.split()[0] for line in lines] == ["start", "update", "update", "update", "end"]
    assert all(" 200 applied: " in line for line in lines), said.stdout
    expect(card(page)).to_have_attribute("aria-label", re.compile("Delivered"), timeout=SLOW)


def test_a_match_is_broadcast_to_all_that_follow_it(real_match, open_page):
    """`Examples/Match/send.py`: one push, every activity on the channel."""
    page = opened(open_page, real_match, "lock")
    real_match.token("start")
    channel = real_match.vitrine("push", "channels", "--make", "com.example.match").strip()
    fans = [subprocess.Popen([real_match.binary, "app", str(real_match.folder), "--", channel], env=real_match.environment,
                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for _ in range(2)]
    try:
        real_match.until(lambda state: len(state["activities"]) == 2, 90)
        said = subprocess.run(
            [sys.executable, str(real_match.folder / "send.py"), "--channel", channel, "--start", "--pause", "1", "--until", "4"],
            env=real_match.environment, capture_output=True, text=True, timeout=120)
        assert said.returncode == 0, said.stderr
        assert said.stdout.count(" 200 applied: ") == 5, said.stdout
        assert [each["content"]["away"] for each in real_match.state()["activities"]] == [1, 1, 1]
        expect(card(page)).to_have_count(3, timeout=SLOW)
        for number in range(3):
            expect(card(page).nth(number)).to_have_attribute("aria-label", re.compile(r"Conti\s40′"), timeout=SLOW)
    finally:
        for fan in fans:
            fan.kill()
            fan.wait()
