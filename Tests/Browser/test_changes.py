"""What happens while the page is open: new pictures, builds, crashes, logs, a host that goes away."""

from playwright.sync_api import expect

from waiting import until

ERROR = {"file": "Sources/Status/ProcessorView.swift", "line": 24, "column": 18, "severity": "error",
         "text": "cannot find 'loadAverge' in scope", "excerpt": "    Gauge(value: loadAverge)\n                 ^~~~~~~~~~"}
WARNING = {"file": "Sources/Status/Provider.swift", "line": 6, "column": 9, "severity": "warning", "text": "never mutated", "excerpt": None}


def live(page):
    page.wait_for_selector(".connection[data-state=live]")
    page.wait_for_timeout(150)


def picture(page, widget="processor-small"):
    return page.locator(f".home-page [data-widget={widget}] .picture")


def test_a_new_picture_fades_in_without_a_gap(host, open_page):
    page = open_page(host.url)
    live(page)
    page.evaluate("""() => {
        window.gaps = 0; window.most = 0;
        const frame = document.querySelector('[data-widget=processor-small] .picture');
        const watch = () => { const n = frame.querySelectorAll('svg').length; if (n === 0) window.gaps++; window.most = Math.max(window.most, n); requestAnimationFrame(watch); };
        watch();
    }""")
    host.change("processor-small", load=77)
    expect(picture(page).get_by_text("77%")).to_be_attached()
    until(page, "() => document.querySelectorAll('[data-widget=processor-small] .picture svg').length === 1")
    assert page.evaluate("[window.gaps, window.most]") == [0, 2]
    expect(picture(page).get_by_text("42%")).to_have_count(0)


def test_only_the_widget_that_changed_is_fetched(host, open_page):
    page = open_page(host.url)
    live(page)
    page.wait_for_timeout(300)
    host.requests.clear()
    host.change("processor-small", load=55)
    expect(picture(page).get_by_text("55%")).to_be_attached()
    assert [path for path in host.requests if path.endswith(".svg")] == ["/api/widgets/processor-small.svg"]


def test_reduced_motion_swaps_at_once(host, open_page):
    page = open_page(host.url, reduced_motion="reduce")
    live(page)
    host.change("processor-small", load=77)
    expect(picture(page).get_by_text("77%")).to_be_attached()
    assert picture(page).locator("svg").count() == 1
    assert page.evaluate("document.getAnimations().length") == 0


def test_a_build_error_is_a_sheet_until_it_is_mended(host, open_page):
    page = open_page(host.url)
    live(page)
    host.start_build()
    expect(page.locator("#build")).to_have_text("Building")
    host.finish_build(False, [WARNING, ERROR])
    sheet = page.locator("#sheet")
    expect(sheet).to_be_visible()
    expect(sheet.locator(".place").first).to_have_text("Sources/Status/ProcessorView.swift:24:18")
    expect(sheet.locator(".text").first).to_have_text("cannot find 'loadAverge' in scope")
    expect(sheet.locator(".caret").first).to_have_text("                 ^~~~~~~~~~")
    expect(page.locator("#announcer")).to_contain_text("ProcessorView.swift line 24")
    expect(page.locator("#build")).to_have_text("1 error")
    expect(picture(page).locator("svg")).to_have_count(1)
    host.finish_build(True)
    expect(sheet).to_be_hidden()
    expect(page.locator("#build")).to_have_text("Built in 1.21 s")


def test_a_build_error_is_there_on_opening(host, open_page):
    host.finish_build(False, [ERROR])
    page = open_page(host.url)
    expect(page.locator("#sheet")).to_be_visible()


def test_text_of_the_compiler_is_text(host, open_page):
    page = open_page(host.url)
    live(page)
    host.finish_build(False, [{**ERROR, "text": "<img src=x onerror=alert(1)>", "excerpt": "<b>x</b>\n^"}])
    expect(page.locator("#sheet .text")).to_have_text("<img src=x onerror=alert(1)>")
    assert page.locator("#sheet img, #sheet b").count() == 0


def test_a_crash_is_a_badge_with_a_cure(host, open_page):
    page = open_page(host.url)
    live(page)
    host.change("focus-small", problem={"code": "extension-crashed", "message": "The extension crashed.", "cure": "Read its log."})
    badge = page.locator("[data-widget=focus-small] .badge")
    expect(badge).to_be_visible()
    badge.click()
    expect(page.locator(".problem")).to_contain_text("The extension crashed.")
    expect(page.locator(".problem")).to_contain_text("Read its log.")
    expect(picture(page, "focus-small").locator("svg")).to_have_count(1)
    host.change("focus-small", problem=None)
    expect(badge).to_be_hidden()
    expect(page.locator(".problem")).to_have_count(0)


def test_a_widget_that_never_drew_says_why(host, open_page):
    host.widget("focus-small").update(loaded=False, problem={"code": "completion-never-called", "message": "getTimeline never called its completion.", "cure": None})
    page = open_page(host.url)
    expect(picture(page, "focus-small")).to_contain_text("never called its completion")


def test_the_log_grows(host, open_page):
    page = open_page(host.url)
    live(page)
    host.say("reading /proc/loadavg")
    expect(page.locator(".log")).to_contain_text("reading /proc/loadavg")


def test_reload_and_its_refusal(host, open_page):
    page = open_page(f"{host.url}/?widget=processor-small")
    page.get_by_role("button", name="Reload").click()
    expect(page.locator("#inspector .rows", has_text="Reloads")).to_contain_text("4")
    host.reload_refusal = "No reload is left today."
    page.get_by_role("button", name="Reload").click()
    expect(page.locator(".problem")).to_contain_text("No reload is left today.")


def test_a_lost_connection_is_a_banner_and_comes_back(host, open_page):
    page = open_page(host.url)
    live(page)
    host.stop()
    banner = page.locator("#banner")
    expect(banner).to_be_visible(timeout=8000)
    expect(picture(page).locator("svg")).to_have_count(1)
    host.widget("processor-small").update(load=88, revision=9)
    host.start()
    expect(banner).to_be_hidden(timeout=15000)
    expect(picture(page).get_by_text("88%")).to_be_attached()


def test_pictures_cannot_act(host, open_page, monkeypatch):
    nasty = ('<svg xmlns="http://www.w3.org/2000/svg" onload="window.hit=1" viewBox="0 0 9 9"><script>window.hit=2</script>'
             '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="window.hit=3"/></foreignObject>'
             '<image href="http://203.0.113.1/x.png"/><style>body{display:none}</style><a href="javascript:window.hit=4"><rect id="r" width="9" height="9" style="fill:#123456" onclick="window.hit=5"/></a></svg>')
    monkeypatch.setattr(host, "picture", lambda widget, scheme: nasty)
    page = open_page(host.url)
    page.wait_for_timeout(200)
    assert page.evaluate("window.hit") is None
    assert all("Content Security Policy" in complaint for complaint in open_page.complaints)
    open_page.complaints.clear()  # the browser says that it refused the handlers, too
    root = page.locator("[data-widget=processor-small] .picture > svg")
    assert root.locator("script, foreignObject, style").count() == 0
    attributes = root.evaluate("root => [root, ...root.querySelectorAll('*')].flatMap((e) => e.getAttributeNames())")
    assert not [name for name in attributes if name.startswith("on") or name == "href"]
    assert root.locator("rect").evaluate("rect => getComputedStyle(rect).fill") == "rgb(18, 52, 86)"


def test_countdowns_tick_without_requests(host, open_page):
    page = open_page(f"{host.url}/?widget=processor-small")
    live(page)
    page.wait_for_timeout(300)
    host.requests.clear()
    timer = page.locator("[data-widget=focus-small] .live")
    reload = page.locator("#inspector .rows span").first
    first, reload_first = timer.text_content(), reload.inner_text()
    expect(timer).not_to_have_text(first)
    expect(reload).not_to_have_text(reload_first)
    assert host.requests == []
