"""The Activity panel: JSON that is checked as it is typed, start, update, end, and what happened."""

import json

from playwright.sync_api import expect

from fake_push import TYPE
from waiting import until

NEW = "/?surface=activities&activity=new"


def posts(host, end):
    return [body for path, body in host.posts if path.endswith(end)]


def running(pushes):
    return pushes.begin_new({"order": 7, "shop": "Bakery"}, {**TYPE["state"]}, "app")


def state_of(page):
    return page.get_by_role("textbox", name="Content state")


def test_the_type_completes_a_new_activity_and_starts_it(pushes, open_page):
    page = open_page(pushes.url + NEW)
    expect(page.get_by_label("Attributes type")).to_have_value("Courier DeliveryAttributes")
    assert json.loads(state_of(page).input_value()) == TYPE["state"]
    assert json.loads(page.get_by_role("textbox", name="Attributes", exact=True).input_value()) == TYPE["attributes"]
    page.get_by_label("Stale in, s").fill("600")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("heading", name="Delivery, Bakery")).to_be_visible()
    expect(page.locator(".tag[data-phase=active]")).to_have_text("Active")
    [body] = posts(pushes, "/api/activities")
    assert body["type"] == "DeliveryAttributes" and body["extension"] == "Courier" and body["state"] == TYPE["state"]
    assert body["push"] == "token"
    assert 590 < body["staleDate"] - pushes.now() <= 600
    until(page, "() => location.search.includes('activity=new-1')")
    expect(page.locator(".history li").first).to_contain_text("The system ends it after 8 hours")
    expect(page.locator(".history")).to_contain_text("Requested by this page")
    until(page, "() => document.querySelectorAll('.presentation .picture > svg').length === 6")


def test_json_is_checked_as_it_is_typed(pushes, open_page):
    page = open_page(f"{pushes.url}/?surface=activities&activity={running(pushes)}")
    findings = page.get_by_role("status", name="Check of Content state")
    expect(findings).to_have_text("Every key is read by the type.")
    state_of(page).fill('{\n  "minutes": 9\n  "arrives": 5\n}')
    expect(findings).to_have_text("Line 3, column 3: A comma or } belongs here.")
    expect(state_of(page)).to_have_attribute("aria-invalid", "true")
    page.get_by_role("button", name="Update").click()
    expect(page.locator(".activity-editor .result")).to_have_text("This is no JSON yet.")
    assert posts(pushes, "/update") == []
    assert page.evaluate("() => document.activeElement.selectionStart") == 19
    state_of(page).fill('{\n  "minutes": "9",\n  "curier": {"name": "x"},\n  "arrives": 5\n}')
    expect(findings).to_contain_text("Line 2, column 3: “minutes” is a text; an Int is read.")
    expect(findings).to_contain_text("Line 3, column 3: “curier” is not read by the type. Is “courier” meant?")
    expect(findings).to_contain_text("“courier.name” is missing: a String.")
    page.get_by_title("Add courier.name").click()
    until(page, "() => document.querySelector('.json-text').value.includes('\"courier\"')")
    expect(findings).not_to_contain_text("courier.name")


def test_mistakes_have_their_place(pushes, open_page):
    page = open_page(f"{pushes.url}/?surface=activities&activity={running(pushes)}")
    findings = page.get_by_role("status", name="Check of Content state")
    for text, words in [("", "There is no JSON here."), ("{", "The object is not closed"), ('{"a":1,}', "A comma before }"), ("{'a':1}", "A key in double quotes"),
                        ('{"a":01}', "A value belongs here"), ('{"a":tru}', "A value belongs here"), ('{"a":"x}', "The text is not closed"), ('{"a":1} x', "Nothing may follow"),
                        ('{"a":1,"a":2}', "“a” stands here twice."), ("[1]", "An object belongs here"), ('{"a":[1,]}', "A comma before ]"), ('{"a" 1}', "A colon belongs"),
                        ("{\"a\":" + "[" * 300 + "}", "200 deep")]:
        state_of(page).fill(text)
        expect(findings).to_contain_text(words)


def test_an_update_shows_what_changed(pushes, open_page):
    identifier = running(pushes)
    page = open_page(f"{pushes.url}/?surface=activities&activity={identifier}")
    state_of(page).fill(json.dumps({**TYPE["state"], "minutes": 4}))
    expect(page.locator(".edited").first).to_be_visible()
    page.get_by_label("Alert", exact=True).fill("Nearly there")
    page.get_by_role("button", name="Update").click()
    expect(page.locator(".history")).to_contain_text("minutes: 12 → 4")
    [body] = posts(pushes, "/update")
    assert body["state"]["minutes"] == 4 and body["alert"] == {"title": "Nearly there", "body": ""}
    expect(page.get_by_label("Alert", exact=True)).to_have_value("")
    expect(page.locator(".edited").first).to_be_hidden()


def test_what_somebody_types_is_not_overwritten(pushes, open_page):
    identifier = running(pushes)
    page = open_page(f"{pushes.url}/?surface=activities&activity={identifier}")
    state_of(page).fill('{"minutes": 1')
    pushes.update(identifier, content={**TYPE["state"], "minutes": 8})
    expect(page.locator(".history")).to_contain_text("minutes: 12 → 8")
    expect(state_of(page)).to_have_value('{"minutes": 1')
    page.get_by_role("button", name="Revert").click()
    assert json.loads(state_of(page).input_value())["minutes"] == 8


def test_stale_ended_and_gone(pushes, open_page):
    identifier = running(pushes)
    page = open_page(f"{pushes.url}/?surface=activities&activity={identifier}")
    pushes.update(identifier, phase="stale", isStale=True)
    expect(page.locator(".tag[data-phase=stale]")).to_have_text("Stale")
    expect(page.locator(".history")).to_contain_text("Stale: its content is out of date")
    page.get_by_role("button", name="End", exact=True).click()
    expect(page.locator(".tag[data-phase=ended]")).to_have_text("Ended")
    expect(page.locator(".history li[data-ahead]").first).to_contain_text("Leaves the Lock Screen")
    expect(page.get_by_role("button", name="Update")).to_be_hidden()
    page.get_by_role("button", name="Dismiss").click()
    expect(page.locator(".tag[data-phase=dismissed]")).to_have_text("Dismissed")
    expect(page.locator(".history")).to_contain_text("Left the Lock Screen")


def test_a_refusal_says_why_and_what_to_do(pushes, open_page):
    pushes.problem = {"code": "denied", "message": "Live Activities are turned off for Courier.", "cure": "Turn them on under Settings of the person."}
    page = open_page(pushes.url + NEW)
    page.get_by_role("button", name="Start", exact=True).click()
    result = page.locator(".activity-editor .result")
    expect(result).to_contain_text("Live Activities are turned off for Courier.")
    expect(result).to_contain_text("Turn them on")
    assert json.loads(state_of(page).input_value()) == TYPE["state"], "what was typed is still there"


def test_the_curl_line_does_what_the_button_does(pushes, open_page):
    identifier = running(pushes)
    page = open_page(f"{pushes.url}/?surface=activities&activity={identifier}")
    line = page.locator(".activity-editor .command")
    token = pushes.activity(identifier)["token"]
    for part in ["curl --http2", 'bearer $(vitrine push token)"', "apns-topic: dev.vitrine.courier.push-type.liveactivity", f"/3/device/{token}", '"$(date +%s)"']:
        expect(line).to_contain_text(part)
    state_of(page).fill('{"minutes": 1, "courier": {"name": "O\'Neil"}, "arrives": 0}')
    expect(line).to_contain_text("O'\\''Neil")


def test_the_person_turns_live_activities_off(pushes, open_page):
    page = open_page(pushes.url + NEW)
    switch = page.get_by_role("switch", name="Live Activities")
    expect(switch).to_have_attribute("aria-checked", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "false")
    until(page, "() => true")
    assert posts(pushes, "/authorization") == [{"extension": "Courier", "activities": False, "frequentPushes": False}]


def test_by_keyboard_alone(pushes, open_page):
    page = open_page(pushes.url + NEW)
    state_of(page).focus()
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.localName") != "textarea", "Tab leaves the field"
    state_of(page).focus()
    page.keyboard.press("Control+Enter")
    expect(page.get_by_role("heading", name="Delivery, Bakery")).to_be_visible()


def test_on_a_phone_nothing_is_cut_off(pushes, open_page):
    page = open_page(f"{pushes.url}/?surface=activities&activity={running(pushes)}", width=390, height=844)
    expect(state_of(page)).to_be_visible()
    assert page.evaluate("() => [document.documentElement.scrollWidth, document.body.scrollLeft, document.querySelector('.panel').scrollWidth]") == [390, 0, 390]
    expect(page.locator(".surfaces [aria-current]")).to_be_in_viewport()


def test_the_home_screen_does_not_wait_for_the_panels(pushes, open_page):
    open_page(pushes.url)
    assert not [path for path in pushes.requests if "activitypanel/panel" in path or "push/panel" in path or "companions/" in path]
