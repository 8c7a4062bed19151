import Archive
import SwiftUI
import XCTest

@MainActor final class GroupedControlTests: XCTestCase {
  func testLabelStyles() async {
    let label = Label("T", systemImage: "star")
    func count(_ view: some View) -> (texts: Int, symbols: Int) {
      let drawn = scene(100, 40) { view }
      return (drawn.texts.count, drawn.content.flatMap(\.symbols).count)
    }
    XCTAssertTrue(count(label) == (1, 1))
    XCTAssertTrue(count(label.labelStyle(.automatic)) == (1, 1))
    XCTAssertTrue(count(label.labelStyle(.titleAndIcon)) == (1, 1))
    XCTAssertTrue(count(label.labelStyle(.titleOnly)) == (1, 0))
    XCTAssertTrue(count(label.labelStyle(.iconOnly)) == (0, 1))
    let said = scene(100, 40) { label.labelStyle(.iconOnly) }.accessibility.map(\.label)
    XCTAssertEqual(said, ["T"], "the title is read where only the icon is drawn")
  }

  func testACustomLabelStyleMayDrawTheLabelAgain() async {
    struct Twice: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        Label(configuration).labelStyle(.titleOnly)
        configuration.title
      }
    }
    let drawn = scene(100, 60) { VStack { Label("T", systemImage: "star").labelStyle(Twice()) } }
    XCTAssertEqual(drawn.strings, ["T", "T"])
  }

  func testLabeledContentSpansTheRow() async {
    let drawn = scene(200, 40) { LabeledContent("L", value: 5, format: .number) }
    XCTAssertEqual(drawn.strings, ["L", "5"])
    XCTAssertEqual(drawn.texts[0].frame.minX, 0, accuracy: 0.5)
    XCTAssertEqual(drawn.texts[1].frame.maxX, 200, accuracy: 0.5)
    XCTAssertEqual(drawn.texts[1].runs.map(\.paint), [.color(SceneColor(.system(.secondary)))])
    XCTAssertEqual(scene(200, 40) { LabeledContent("L", value: "v").labelsHidden() }.strings, ["v"])
    struct Stacked: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.content
          configuration.label
        }
      }
    }
    let custom = scene(200, 60) { LabeledContent("L") { Text("v") }.labeledContentStyle(Stacked()) }
    XCTAssertEqual(custom.strings, ["v", "L"])
  }

  func testBoxesAlternateTheirGround() async {
    let drawn = scene(200, 200) {
      GroupBox("Title") { GroupBox { GroupBox { Color.red.frame(width: 10, height: 10) } } }
    }
    XCTAssertEqual(drawn.strings, ["Title"])
    let grounds: [Paint] = drawn.paths.map(\.paint)
    XCTAssertEqual(
      grounds,
      [.secondarySystemBackground, .tertiarySystemBackground, .secondarySystemBackground, .red].map {
        .color(SceneColor(.system($0)))
      })
    XCTAssertEqual(drawn.paths.map(\.bounds.width), [200, 74, 42, 10])
    guard case .roundedRect(_, let radius, _) = drawn.paths[0].geometry else { return XCTFail("no corner") }
    XCTAssertEqual(radius, 8)
  }

  func testSectionsGiveHeaderContentsAndFooter() async {
    let drawn = scene(200, 200) {
      VStack(spacing: 0) {
        Section {
          Color.green.frame(height: 10)
          Color.blue.frame(height: 10)
        } header: {
          Color.red.frame(height: 10)
        } footer: {
          Color.gray.frame(height: 10)
        }
        Section("Header") { EmptyView() }
      }
    }
    XCTAssertEqual(
      drawn.paths.map(\.paint), [.red, .green, .blue, .gray].map { .color(SceneColor(.system($0))) })
    XCTAssertEqual(drawn.strings, ["Header"])
  }

  func testControlGroupsAreJoinedByLines() async {
    let drawn = scene(200, 60) {
      ControlGroup {
        Button("a") {}
        Button("b") {}
        Button("c") {}
      }
    }
    XCTAssertEqual(drawn.strings, ["a", "b", "c"])
    XCTAssertEqual(drawn.paths.count, 3, "one ground, two lines")
    XCTAssertEqual(drawn.paths[0].paint, .color(SceneColor(.system(.tertiarySystemFill))))
  }

  func testMenusAndDisclosuresAreReportedAndDrawn() async {
    let menu = scene(200, 60) { Menu("M") { Text("item") } }
    XCTAssertEqual(menu.strings, ["M"])
    XCTAssertEqual(menu.codes, ["no-effect-in-widget"])
    XCTAssertEqual(scene(200, 60) { DisclosureGroup("D") { Text("inside") } }.strings, ["D"])
    let open = scene(200, 90) { DisclosureGroup("D", isExpanded: .constant(true)) { Text("inside") } }
    XCTAssertEqual(open.strings, ["D", "inside"])
    let share = scene(200, 60) { ShareLink("S", item: "text") }
    XCTAssertEqual(share.strings, ["S"])
    XCTAssertEqual(share.codes, ["no-effect-in-widget"])
  }

  func testNothingToShow() async {
    let drawn = scene(300, 300) {
      ContentUnavailableView {
        Label("Title", systemImage: "tray")
      } description: {
        Text("Description")
      } actions: {
        Button("Act") {}
      }
    }
    XCTAssertEqual(drawn.strings, ["Title", "Description", "Act"])
    XCTAssertEqual(drawn.content.flatMap(\.symbols).map(\.pointSize), [48])
    let plain = scene(300, 300) { ContentUnavailableView("Title", systemImage: "tray") }
    XCTAssertEqual(plain.strings, ["Title"])
    let search = scene(300, 300) { ContentUnavailableView.search(text: "abc") }
    XCTAssertTrue(search.strings[0].contains("abc"))
    XCTAssertFalse(scene(300, 300) { ContentUnavailableView.search }.strings[0].contains("“"))
  }
}
