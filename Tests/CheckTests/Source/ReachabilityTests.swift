import XCTest

@testable import Check

final class ReachabilityTests: XCTestCase {
  func testAFileWithAnErrorStillHasATree() {
    let file = ParsedFile(path: "W.swift", text: "struct W { var x = }")
    XCTAssertTrue(file.tree.hasError)
  }

  func testOnlyWhatAWidgetUsesCounts() {
    let project = SourceProject([
      .init(
        path: "W.swift",
        text: """
          @main struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "w", provider: P()) { _ in A() } } }
          struct A: View { var body: some View { B().card() } }
          """),
      .init(
        path: "Shared.swift",
        text: """
          struct B: View { var body: some View { help() } }
          struct OfApp: View { var body: some View { Button("x") {} } }
          func help() -> some View { Text("x") }
          extension View { func card() -> some View { padding() } }
          extension OfApp { var other: some View { Button("y") {} } }
          """),
      .init(
        path: "App.swift", text: "struct Screen: View { var body: some View { B() } }", isOfWidgets: false),
    ])
    XCTAssertEqual(project.views.map(\.name).sorted(), ["A", "B", "View"])
    XCTAssertFalse(project.widgets.calls.contains { $0.node.name == "Button" })
    XCTAssertTrue(project.all.calls.contains { $0.node.name == "Button" })
  }

  func testKindsAreFoundBehindConstants() {
    let project = SourceProject([
      .init(
        path: "W.swift",
        text: """
          enum Kinds { static let weather = "w.weather" }
          struct A: Widget { let kind = "w.news"; var body: some WidgetConfiguration { StaticConfiguration(kind: kind, provider: P()) { _ in V() } } }
          struct B: Widget { var body: some WidgetConfiguration { AppIntentConfiguration(kind: Kinds.weather, intent: I.self, provider: P()) { _ in V() } } }
          """)
    ])
    XCTAssertEqual(project.place(ofKind: "w.news")?.line, 2)
    XCTAssertEqual(project.place(ofKind: "w.weather")?.line, 3)
    XCTAssertNil(project.place(ofKind: "other"))
  }
}
