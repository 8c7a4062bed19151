import Foundation
import Host
import Schedule
import XCTest

/// Locale, time zone and type size of the device, through real processes.
final class SettingsTests: XCTestCase {
  private func started(_ home: TestHome) async throws -> WidgetHost {
    home.rules = ScheduleRules()
    home.kinds["Fake"] = "settings"
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    return host
  }

  private func last(_ host: WidgetHost) async throws -> LedgerEntry {
    let rows = try await host.ledger(widget: "w1")
    return try XCTUnwrap(rows.first { $0.entry.outcome == .granted }?.entry)
  }

  func testAnotherLocaleReloadsAllWidgetsFreeOfCharge() async throws {
    let home = try TestHome()
    let host = try await started(home)
    var settings = await host.settings
    XCTAssertEqual(settings, DeviceSettings(locale: "en_US", timeZone: "GMT"))
    settings.locale = "ar_EG"
    try await host.setSettings(settings)
    await host.settle()
    let shown = await host.snapshot(id: "w1")?.shown
    XCTAssertEqual(shown, "ar_EG/GMT/large/rtl/GMT")
    let entry = try await last(host)
    XCTAssertEqual(entry.cause, .settings)
    XCTAssertEqual(entry.rule, .settings)
    XCTAssertFalse(entry.isCharged)
    await host.stop()
  }

  func testAnotherTimeZoneIsAChangeOfTime() async throws {
    let home = try TestHome()
    var host = try await started(home)
    var settings = await host.settings
    settings.timeZone = "Europe/Berlin"
    try await host.setSettings(settings)
    await host.settle()
    var shown = await host.snapshot(id: "w1")?.shown
    XCTAssertEqual(shown?.hasPrefix("en_US/Europe/Berlin/large/ltr/Europe/Berlin"), true, shown ?? "")
    let entry = try await last(host)
    XCTAssertEqual(entry.rule, .timeChange)
    await host.stop()

    host = try home.host()
    let kept = await host.settings
    XCTAssertEqual(kept, settings, "also after a restart")
    await host.start()
    await host.settle()
    shown = await host.snapshot(id: "w1")?.shown
    XCTAssertEqual(shown?.contains("Europe/Berlin"), true)
    await host.stop()
  }

  func testAnotherTypeSizeReloadsWithoutAnotherProcess() async throws {
    let home = try TestHome()
    let host = try await started(home)
    var settings = await host.settings
    settings.typeSize = "accessibility2"
    try await host.setSettings(settings)
    await host.settle()
    let shown = await host.snapshot(id: "w1")?.shown
    XCTAssertEqual(shown?.hasPrefix("en_US/GMT/accessibility2/ltr/"), true, shown ?? "")
    let entry = try await last(host)
    XCTAssertEqual(entry.rule, .settings)
    try await host.setSettings(settings)
    await host.settle()
    let reloads = await host.snapshot(id: "w1")?.reloads
    XCTAssertEqual(reloads, 2, "the same again changes nothing")
    await host.stop()
  }

  func testWhatNoDeviceCanBeSetTo() async throws {
    let home = try TestHome()
    let host = try home.host()
    let good = await host.settings
    for (change, code): ((inout DeviceSettings) -> Void, String) in [
      ({ $0.timeZone = "Mars/Olympus" }, "unknown-time-zone"), ({ $0.locale = "" }, "unknown-locale"),
      ({ $0.locale = "../../etc" }, "unknown-locale"), ({ $0.locale = "qqq_QQ" }, "unknown-locale"),
      ({ $0.typeSize = "huge" }, "unknown-type-size"),
      ({ $0.locale = String(repeating: "e", count: 500) }, "unknown-locale"),
    ] {
      var settings = good
      change(&settings)
      do {
        try await host.setSettings(settings)
        XCTFail("\(settings) was taken")
      } catch let problem as Problem {
        XCTAssertEqual(problem.code, code)
      }
    }
    let after = await host.settings
    XCTAssertEqual(after, good)
  }
}
