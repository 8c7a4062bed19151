"""The refresh budget on the page: what is in sight is told, and the inspector says why a widget was or was not reloaded."""

from playwright.sync_api import expect

from waiting import until


def row(number, **changes):
    return {"number": number, "widget": "status-small", "extension": "Status", "kind": "Status", "family": "systemSmall", "at": 1_800_000_000 - 600 * (40 - number),
            "cause": "policy", "outcome": "granted", "rule": "withinBudget", "charged": True, "used": number, "allowance": 48,
            "sentence": f"Loaded, since its timeline asked for it. Charged: {number} of 48 in 24 hours.", **changes}


def seen(host, page, wanted):
    """Waits until the page has told that these widgets are in sight."""
    for _ in range(200):
        if host.seen and set(host.seen[-1]) == set(wanted):
            return
        page.wait_for_timeout(40)
    raise AssertionError(f"told {host.seen[-3:]}, wanted {wanted}")


WIDGETS = "of => [...document.querySelectorAll(of)].map(e => e.dataset.widget)"


def test_the_page_tells_what_is_in_sight(host, open_page):
    page = open_page(host.url)
    first = page.evaluate(WIDGETS, ".home-page:first-child [data-widget]")
    assert first
    seen(host, page, first)
    page.keyboard.press("2")
    until(page, "() => document.documentElement.dataset.surface === 'lock'")
    seen(host, page, page.evaluate(WIDGETS, "#surface [data-widget]"))


def test_the_inspector_says_why(host, open_page):
    widget = host.widgets[0]["id"]
    host.ledger[widget] = [
        row(13, outcome="deferred", rule="hourlyPace", charged=False, sentence="Put off until 14:20, though its timeline asked for it: the hour's share of the budget is used. 12 of 48 are used."),
        *[row(number) for number in range(12, 0, -1)]]
    host.widgets[0]["budget"] = {"used": 12, "allowance": 48}
    page = open_page(host.url)
    page.click(f"[data-widget={widget}]")
    budget = page.locator(".budget")
    expect(budget.locator("h3")).to_contain_text("12 of 48 in 24 h")
    expect(budget.get_by_role("meter")).to_have_attribute("aria-valuenow", "12")
    expect(budget.locator("li")).to_have_count(8)
    expect(budget.locator("li").first).to_contain_text("the hour's share of the budget is used")
    expect(budget.locator("li").first).to_contain_text("put off")
    budget.get_by_role("button", name="Earlier").click()
    expect(budget.locator("li")).to_have_count(13)
    expect(budget.get_by_role("button", name="Earlier")).to_be_hidden()


def test_a_decision_appears_at_once(host, open_page):
    widget = host.widgets[0]["id"]
    host.ledger[widget] = [row(1)]
    host.widgets[0]["budget"] = {"used": 48, "allowance": 48}
    page = open_page(host.url)
    page.click(f"[data-widget={widget}]")
    expect(page.locator(".ledger li")).to_have_count(1)
    expect(page.locator(".budget-meter")).to_have_attribute("data-level", "spent")
    host.ledger[widget] = [row(2, outcome="granted", rule="person", charged=False, sentence="Loaded, since a person asked for it."), row(1)]
    host.send("ledger", {"id": widget})
    expect(page.locator(".ledger li").first).to_contain_text("a person asked for it")
    expect(page.locator(".ledger li").first).to_contain_text("free")


def test_without_a_budget_there_is_no_part_of_it(host, open_page):
    page = open_page(host.url)
    page.click(f"[data-widget={host.widgets[0]['id']}]")
    expect(page.locator("#inspector h3", has_text="Timeline")).to_be_visible()
    expect(page.locator(".budget")).to_have_count(0)
