@testable import Check
import Foundation
import XCTest

/// Rules that need no more than source. Statements 9 to 12 of the seeds' anti-patterns, and those that tests name.
final class SourceRuleTests: XCTestCase {
  /// Rules that find their cases without an extension that runs.
  static let codes = [
    "activity-never-ended", "app-group-mismatch", "async-image-in-widget", "button-without-intent",
    "configuration-ignored", "data-in-attributes", "deprecated-content-state", "lifecycle-in-view",
    "network-in-view", "placeholder-does-work", "preview-does-real-work", "reload-from-extension-loop",
    "stale-date-in-past", "standard-defaults", "task-in-provider", "timer-unbounded-width",
    "toggle-without-intent", "unarchivable-format-style", "write-lock-in-group",
  ]

  func testWhatIsWrongIsFound() throws {
    for code in Self.codes {
      let found = try CheckFixture(code: code, side: .finds).codesInSource()
      XCTAssertTrue(found.contains(code), "\(code): \(found)")
    }
  }

  func testWhatIsRightIsNot() throws {
    for code in Self.codes {
      let found = try CheckFixture(code: code, side: .clean).codesInSource()
      XCTAssertEqual(found, [], code)
    }
  }

  /// Statements 174 and 195: a button with `action:` does nothing; only `Button(intent:)` acts.
  func testAButtonIsFoundWhereItStands() throws {
    let findings = findings("struct V: View {\n  var body: some View {\n    Button(\"Go\") { go() }\n  }\n}")
    XCTAssertEqual(findings.map(\.code), ["button-without-intent"])
    XCTAssertEqual(
      findings.first?.place,
      SourcePlace(file: "W.swift", line: 3, column: 5, excerpt: "    Button(\"Go\") { go() }"))
  }

  /// Statement 238: statement 237 tells of the methods that are only deprecated.
  func testCodeForOtherSystemsAndPreviewsDoNotCount() {
    XCTAssertEqual(
      findings(
        """
        #if os(macOS)
        struct A: View { var body: some View { Button("Go") { go() } } }
        #elseif os(iOS) && !targetEnvironment(macCatalyst)
        struct B: View { var body: some View { Text("Hello") } }
        #else
        struct C: View { var body: some View { Button("Go") { go() } } }
        #endif
        #Preview { Button("Go") { go() } }
        struct P: PreviewProvider { static var previews: some View { Button("Go") { go() } } }
        """
      ).map(\.code), [])
  }

  func testHalfWrittenSourceIsReadAsFarAsItGoes() {
    let found = findings("struct V: View { var body: some View { VStack { Button(\"Go\") { go( ")
    XCTAssertEqual(found.map(\.code), ["button-without-intent"])
  }

  /// Statements 256 and 259: a group that differs is reported, a missing entitlement is named.
  func testGroupsAreHeldAgainstEntitlements() {
    let source = "let d = UserDefaults(suiteName: \"group.a\")"
    func codes(_ groups: [String], isOfApp: Bool = false) -> [String] {
      let project = SourceProject(
        [.init(path: "W.swift", text: source)],
        entitlements: [Entitlements(path: "W.entitlements", groups: groups, isOfApp: isOfApp)])
      return CheckRules.findings(in: CheckSubject(source: project)).map(\.code)
    }
    XCTAssertEqual(codes(["group.a"]), [])
    XCTAssertEqual(codes(["group.b"]), ["app-group-mismatch"])
    XCTAssertEqual(codes([]), ["app-group-mismatch"])
    XCTAssertEqual(codes(["group.b"], isOfApp: true), [])
  }

  /// Statement 256: the identifier is the same in both targets.
  func testGroupsOfAppAndExtensionAreCompared() {
    func codes(app: String) -> [String] {
      let project = SourceProject([
        .init(path: "W.swift", text: "let d = UserDefaults(suiteName: \"group.a\")"),
        .init(path: "A.swift", text: "let d = UserDefaults(suiteName: \"\(app)\")", isOfWidgets: false),
      ])
      return CheckRules.findings(in: CheckSubject(source: project)).map(\.code)
    }
    XCTAssertEqual(codes(app: "group.a"), [])
    XCTAssertEqual(codes(app: "group.b"), ["app-group-mismatch"])
  }

  private func findings(_ text: String) -> [Finding] {
    CheckRules.findings(in: CheckSubject(source: SourceProject([.init(path: "W.swift", text: text)])))
  }
}
