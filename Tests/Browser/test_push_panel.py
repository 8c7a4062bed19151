"""The Push panel: sending through the gateway's rules, traces that say why, tokens and channels with their curl lines."""

import json

from playwright.sync_api import expect

from fake_push import BUNDLE, START, TYPE
from waiting import until

PUSH = "/?surface=push"


def running(pushes):
    identifier = pushes.begin_new({"order": 7, "shop": "Bakery"}, {**TYPE["state"]}, "app")
    return identifier, pushes.activity(identifier)["token"]


def payload(page):
    return page.get_by_role("textbox", name="Payload")


def test_a_push_starts_an_activity_and_says_what_became_of_it(pushes, open_page):
    page = open_page(pushes.url + PUSH)
    expect(page.get_by_label("To", exact=True)).to_have_value(START)
    assert json.loads(payload(page).input_value())["aps"]["attributes-type"] == "DeliveryAttributes"
    page.get_by_role("button", name="Send Push").click()
    expect(page.locator(".sender .result")).to_have_text("200, applied: DeliveryAttributes was started.")
    [sent] = pushes.sent
    assert sent["token"] == START and sent["bundle"] == BUNDLE and sent["type"] == "liveactivity" and sent["priority"] == 10
    assert abs(sent["payload"]["aps"]["timestamp"] - pushes.now()) < 5 and "expiration" not in sent
    row = page.locator(".trace").first
    expect(row).to_contain_text("Start DeliveryAttributes")
    expect(row).to_have_attribute("data-tone", "good")
    assert len(pushes.activities) == 1


def test_a_push_from_elsewhere_appears_the_moment_it_arrives(pushes, open_page):
    identifier, token = running(pushes)
    page = open_page(pushes.url + PUSH)
    expect(page.locator(".trace-list")).to_contain_text("No push yet")
    aps = {"event": "update", "timestamp": 1785000000, "content-state": {**TYPE["state"], "minutes": 3}}
    pushes.receive({"token": token, "bundle": BUNDLE, "payload": {"aps": aps}})
    expect(page.locator(".trace")).to_have_count(1)
    pushes.receive({"token": token, "bundle": BUNDLE, "payload": {"aps": {**aps, "timestamp": 1784999999}}})
    expect(page.locator(".trace")).to_have_count(2)
    expect(page.locator(".trace").first).to_contain_text("Dropped: Its timestamp 1784999999 is not later than 1785000000")
    expect(page.locator(".trace").first).to_have_attribute("data-tone", "warn")


def test_a_trace_is_a_page_of_its_own(pushes, open_page):
    identifier, token = running(pushes)
    trace = pushes.receive({"token": token, "bundle": BUNDLE, "payload": {"aps": {"event": "update", "timestamp": 1785000000, "content-state": {**TYPE["state"], "minutes": 3}}}})
    page = open_page(pushes.url + PUSH)
    page.locator(".trace a").click()
    until(page, "() => location.search.includes('push=')")
    shown = page.get_by_role("article", name="Trace of a push")
    expect(shown).to_be_focused()
    for words in ["Update: applied", "applied", "Authorised with key VITRINEKEY of team VITRINETM", "Updates Delivery, Bakery", trace["id"], token, "content-state"]:
        expect(shown).to_contain_text(words)
    page.keyboard.press("Escape")
    expect(page.locator(".trace a")).to_be_focused()
    page.go_back()
    page.goto(f"{pushes.url}{PUSH}&push={trace['id']}")
    expect(page.get_by_role("article", name="Trace of a push")).to_contain_text("Update: applied")
    page.get_by_role("link", name="Delivery, Bakery").click()
    expect(page.locator(".activity-panel")).to_be_visible()
    expect(page.locator(".history")).to_contain_text("Push applied: DeliveryAttributes: the content was applied.")
    page.goto(f"{pushes.url}{PUSH}&push=00000000-0000-0000-0000-000000000000")
    expect(page.get_by_role("article", name="Trace of a push")).to_contain_text("The gateway has no push with this apns-id.")


def test_a_refusal_names_reason_and_cure(pushes, open_page):
    running(pushes)
    pushes.refuse_next = (400, "BadDeviceToken", "No app here was given this token: copy one from the page.")
    page = open_page(pushes.url + PUSH)
    page.get_by_role("button", name="Send Push").click()
    expect(page.locator(".sender .result")).to_have_text("400 BadDeviceToken, refused: No app here was given this token: copy one from the page.")
    expect(page.locator(".sender .result")).to_have_attribute("data-tone", "bad")
    expect(page.locator(".trace")).to_have_attribute("data-tone", "bad")


def test_the_payload_is_checked_against_the_type(pushes, open_page):
    _, token = running(pushes)
    page = open_page(f"{pushes.url}{PUSH}&target={token}")
    findings = page.get_by_role("status", name="Check of Payload")
    expect(findings).to_have_text("Every key is read by the type.")
    body = json.loads(payload(page).input_value())
    assert body == {"aps": {"event": "update", "content-state": TYPE["state"]}}
    body["aps"]["content-state"]["minutes"] = "3"
    payload(page).fill(json.dumps(body))
    expect(findings).to_contain_text("“aps.content-state.minutes” is a text; an Int is read.")
    page.get_by_role("group", name="Event").get_by_role("button", name="End").click()
    assert json.loads(payload(page).input_value())["aps"]["event"] == "end"
    payload(page).fill('{"aps": {"event": "end"}}')
    expect(findings).to_have_text("Every key is read by the type.")
    payload(page).fill('{"aps": {"event": "update", "content-state": {}, "a": "' + "x" * 4200 + '"}}')
    expect(page.locator(".push-panel .json-size")).to_have_attribute("data-over", "")


def test_sending_again_has_a_time_of_its_own(pushes, open_page):
    _, token = running(pushes)
    trace = pushes.receive({"token": token, "bundle": BUNDLE, "payload": {"aps": {"event": "update", "timestamp": 1785000000, "content-state": {**TYPE["state"], "minutes": 3}}}})
    page = open_page(f"{pushes.url}{PUSH}&push={trace['id']}")
    page.get_by_role("button", name="Edit and Send Again").click()
    expect(payload(page)).to_be_focused()
    assert json.loads(payload(page).input_value())["aps"] == {"event": "update", "content-state": {**TYPE["state"], "minutes": 3}}
    page.keyboard.press("Control+Enter")
    expect(page.locator(".sender .result")).to_contain_text("200, applied")
    assert pushes.sent[-1]["payload"]["aps"]["timestamp"] > 1785000000


def test_tokens_have_a_line_to_copy_and_can_be_rotated(pushes, open_page):
    page = open_page(f"{pushes.url}{PUSH}&tab=tokens")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    expect(page.locator(".card")).to_have_count(3)
    page.get_by_role("button", name="Copy curl for Reloads the widgets of Courier").click()
    expect(page.get_by_role("button", name="Copy curl for Reloads the widgets of Courier")).to_have_text("Copied")
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert copied.startswith("curl --http2") and "apns-topic: dev.vitrine.courier.push-type.widgets" in copied and '{"aps":{"content-changed":true}}' in copied
    page.get_by_role("button", name="Send to Reloads the control Doorbell").click()
    expect(payload(page)).to_be_focused()
    assert json.loads(payload(page).input_value()) == {"aps": {"content-changed": True}}
    page.get_by_role("button", name="Rotate the token that starts deliveryattributes").click()
    expect(page.locator(".toast")).to_contain_text("The old one is answered with 410 Unregistered")
    assert pushes.rotated == [START]


def test_channels_are_made_and_deleted(pushes, open_page):
    page = open_page(f"{pushes.url}{PUSH}&tab=channels")
    page.get_by_label("Storage").select_option("1")
    page.get_by_role("button", name="Make Channel").click()
    card = page.locator(".card[data-channel]")
    expect(card).to_contain_text("dHN0LXNyY2gtY2hubC0x+/A==")
    expect(card).to_contain_text("stores the latest push")
    assert pushes.posts[-1] == ("/api/channels", {"bundle": BUNDLE, "policy": 1})
    card.get_by_role("button", name="Send to channel").click()
    expect(page.locator(".sender .command")).to_contain_text("/4/broadcasts/apps/dev.vitrine.courier")
    expect(page.locator(".sender .command")).to_contain_text("apns-expiration: 0")
    page.get_by_role("button", name="Delete channel").click()
    expect(page.locator(".card[data-channel]")).to_have_count(0)


def test_tabs_by_keyboard(pushes, open_page):
    page = open_page(pushes.url + PUSH)
    page.get_by_role("tab", name="Pushes").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Tokens")).to_be_focused()
    expect(page.get_by_role("tabpanel", name="Tokens")).to_be_visible()
    until(page, "() => location.search.includes('tab=tokens')")


def test_on_a_phone(pushes, open_page):
    running(pushes)
    page = open_page(pushes.url + PUSH, width=390, height=844, color_scheme="dark")
    assert page.evaluate("() => [document.documentElement.scrollWidth, document.querySelector('.panel').scrollWidth]") == [390, 390]
    page.get_by_role("button", name="Send Push").click()
    expect(page.locator(".sender .result")).to_contain_text("200, applied")
