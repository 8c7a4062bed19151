import Archive
import Foundation
import Host
import XCTest

/// What a person chooses in the edit sheet: checked by the code, kept, and given to the provider.
final class ConfigurationTests: XCTestCase {
  /// Statement 113: the provider is asked again, with the new values.
  func testAConfiguredWidgetIsLoadedWithItsValues() async throws {
    let (home, host) = try await start()
    _ = home
    let before = await host.snapshot(id: "w1")
    XCTAssertEqual(before?.isConfigurable, true)
    let sheet = try await host.sheet(widget: "w1")
    XCTAssertEqual(sheet.rows.map(\.value), [nil, .integer(3)])
    try await host.configure(widget: "w1", values: ["city": .entity("oslo"), "days": .number(5)])
    await host.settle()
    let after = await host.snapshot(id: "w1")
    XCTAssertEqual(after?.reloads, 2, "at once, whatever the spacing")
    XCTAssertEqual(after?.spoken, #"{"city":{"entity":"oslo"},"days":{"integer":5}}"#)
    XCTAssertEqual(after?.placed.values["days"], .integer(5), "in the code's own form")
    let again = try await host.sheet(widget: "w1")
    XCTAssertEqual(again.rows.map(\.value), [.entity("oslo"), .integer(5)])
    let tried = try await host.sheet(widget: "w1", values: ["city": .entity("rome")])
    XCTAssertEqual(tried.rows[0].value, .entity("rome"), "values of an open sheet are not stored")
    await host.stop()
  }

  /// Statement 20: each placed widget has a configuration of its own; it survives a restart.
  func testTwoWidgetsOfOneKindAfterARestart() async throws {
    let (home, host) = try await start()
    try await host.place(extensionName: "Fake", kind: "city", family: .systemSmall)
    await host.settle()
    try await host.configure(widget: "w1", values: ["city": .entity("oslo")])
    try await host.configure(widget: "w2", values: ["city": .entity("rome")])
    await host.settle()
    await host.stop()
    let second = try home.host()
    await second.start()
    for id in ["w1", "w2"] { try await second.reload(id: id) }
    await second.settle()
    let spoken = await second.snapshots().map(\.spoken)
    XCTAssertEqual(spoken, [#"{"city":{"entity":"oslo"}}"#, #"{"city":{"entity":"rome"}}"#])
    await second.stop()
  }

  func testANewBuildThatDropsAParameterAndGoingBack() async throws {
    let (home, host) = try await start()
    try await host.configure(widget: "w1", values: ["city": .entity("oslo"), "days": .integer(7)])
    await host.settle()
    try await host.replaceExecutable(name: "Fake", executable: home.program("small"))
    await host.settle()
    let small = try await host.sheet(widget: "w1")
    XCTAssertEqual(small.rows.map(\.parameter.name), ["city"])
    XCTAssertEqual(small.findings.map(\.message), ["There is no days like that."])
    try await host.replaceExecutable(name: "Fake", executable: home.program("one"))
    await host.settle()
    let back = try await host.sheet(widget: "w1")
    XCTAssertEqual(back.rows.map(\.value), [.entity("oslo"), .integer(7)], "nothing was lost")
    await host.stop()
  }

  func testWhatDoesNotFitIsRefusedAndWhatWasStoredStays() async throws {
    let (_, host) = try await start()
    try await host.configure(widget: "w1", values: ["city": .entity("oslo")])
    let rows: [(IntentValues, name: String)] = [
      (["city": .entity("atlantis")], "city"), (["city": .integer(3)], "city"),
      (["days": .string("three")], "days"), (["size": .integer(3)], "size"),
    ]
    for (values, name) in rows {
      await assertProblem(
        "value-refused",
        "The configuration of city does not take this value of \(name). There is no \(name) like that."
      ) { try await host.configure(widget: "w1", values: values) }
    }
    try await host.configure(widget: "w1", values: ["city": .entity("rome"), "days": .nothing])
    let stored = await host.snapshot(id: "w1")?.placed.values
    XCTAssertEqual(stored, ["city": .entity("rome")])
    await host.stop()
  }

  func testOptionsAreThoseOfTheOpenSheet() async throws {
    let (_, host) = try await start()
    let all = try await host.options(widget: "w1", parameter: "city", values: ["days": .integer(2)])
    XCTAssertEqual(all.total, 10_000)
    XCTAssertEqual(all.sections[0].options[7].display.subtitle, "integer(2)")
    let found = try await host.options(widget: "w1", parameter: "city", search: "Oslo")
    XCTAssertEqual(found.sections[0].options.map(\.display.title), ["Oslo"])
    await assertProblem("query-threw", "The query of City threw: no network.") {
      _ = try await host.options(widget: "w1", parameter: "city", search: "throw")
    }
    await assertProblem("unknown-parameter", "SelectCity has no parameter town.") {
      _ = try await host.options(widget: "w1", parameter: "town")
    }
    await host.stop()
  }

  func testWidgetsWithoutASheet() async throws {
    let (_, host) = try await start(kinds: "good")
    await assertProblem("not-configurable", "good has nothing to configure.") {
      _ = try await host.sheet(widget: "w1")
    }
    await assertProblem("unknown-widget", "No widget with the identifier w7 is placed.") {
      try await host.configure(widget: "w7", values: [:])
    }
    await host.stop()
  }

  private func start(kinds: String = "city") async throws -> (TestHome, WidgetHost) {
    let home = try TestHome()
    home.kinds["Fake"] = kinds
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    return (home, host)
  }

  private func assertProblem(
    _ code: String, _ message: String, line: UInt = #line, _ body: () async throws -> Void
  ) async {
    do {
      try await body()
      XCTFail("no problem", line: line)
    } catch {
      XCTAssertEqual((error as? Problem)?.code, code, line: line)
      XCTAssertEqual((error as? Problem)?.message, message, line: line)
    }
  }
}
