import Archive
import SwiftUI
import XCTest

@MainActor final class UnsupportedViewTests: XCTestCase {
  private struct Item: Identifiable {
    let id: Int
  }

  private struct Row: Identifiable {
    let id: Int
    var rows: [Row]?
  }

  private func check(_ name: String, _ view: some View, file: StaticString = #filePath, line: UInt = #line) {
    let drawn = scene(120, 80) { view }
    XCTAssertEqual(drawn.codes, ["unsupported-in-widget"], name, file: file, line: line)
    XCTAssertTrue(drawn.diagnostics.first?.message.hasPrefix(name) == true, name, file: file, line: line)
    XCTAssertEqual(
      drawn.paths.first?.paint, .color(SceneColor(.system(.yellow))), name, file: file, line: line)
    XCTAssertEqual(drawn.paths.last?.paint, .color(SceneColor(.system(.red))), name, file: file, line: line)
    XCTAssertEqual(drawn.paths.count, 2, name, file: file, line: line)
  }

  func testWhatTheArchiveCannotHoldIsMarkedAndNamed() async {
    let text = Binding.constant("a"), number = Binding.constant(1.0)
    check("ScrollView", ScrollView(.horizontal, showsIndicators: false) { Text("a") })
    check("List", List { Text("a") })
    check("List", List([Item(id: 1)]) { Text("\($0.id)") })
    check("List", List(0..<3) { Text("\($0)") })
    check("List", List(["a"], id: \.self) { Text($0) })
    check("List", List(selection: Binding<Int?>.constant(nil)) { Text("a") })
    check("List", List([Row(id: 1, rows: nil)], children: \.rows) { Text("\($0.id)") })
    check("List", List(.constant([Item(id: 1)])) { $item in Text("\(item.id)") })
    check("Form", Form { Text("a") }.formStyle(.grouped))
    check("NavigationStack", NavigationStack { Text("a").navigationTitle("t") })
    check("NavigationStack", NavigationStack(path: .constant(NavigationPath())) { Text("a") })
    check("NavigationView", NavigationView { Text("a") })
    check(
      "NavigationSplitView",
      NavigationSplitView {
        Text("a")
      } detail: {
        Text("b")
      })
    check("TabView", TabView { Text("a").tabItem { Label("A", systemImage: "a") } })
    check("TextField", TextField("t", text: text))
    check("TextField", TextField("t", text: text, prompt: Text("p"), axis: .vertical))
    check("TextField", TextField("t", value: number, format: .number))
    check("SecureField", SecureField("t", text: text))
    check("TextEditor", TextEditor(text: text))
    check("Picker", Picker("t", selection: text) { Text("a").tag("a") }.pickerStyle(.segmented))
    check("Slider", Slider(value: number, in: 0...10))
    check("Stepper", Stepper("t", value: number, in: 0...10, step: 2).labelsHidden())
    check(
      "DatePicker", DatePicker("t", selection: .constant(Date()), displayedComponents: .date).labelsHidden())
    check("ColorPicker", ColorPicker("t", selection: .constant(.red)).labelsHidden())
  }

  func testAFormOfOnesOwnIsDrawn() async {
    struct Stacked: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("mine")
          configuration.content
        }
      }
    }
    let drawn = scene(120, 80) { Form { Text("a") }.formStyle(Stacked()) }
    XCTAssertEqual(drawn.strings, ["mine", "a"])
    XCTAssertTrue(drawn.codes.isEmpty)
  }

  func testAScrollViewTakesItsSpaceAndAFieldALine() async {
    let scroll = scene(120, 80) { ScrollView { Text("a") } }
    XCTAssertEqual(scroll.boxes, [rect(0, 0, 120, 80)])
    let field = scene(120, 80) { TextField("t", text: .constant("")) }
    XCTAssertEqual(field.boxes, [rect(0, 29, 120, 22)])
  }

  func testLabelsBesideSuchControlsAreDrawn() async {
    let stepper = scene(200, 40) { Stepper("Steps", value: .constant(1)) }
    XCTAssertEqual(stepper.strings, ["Steps"])
    XCTAssertEqual(stepper.boxes, [rect(106, 4, 94, 32)])
  }

  func testReadersAndLinksDrawTheirContents() async {
    let drawn = scene(120, 80) {
      ScrollViewReader { proxy in
        let _ = proxy.scrollTo(1)
        NavigationLink("Go") { Text("page") }
      }
    }
    XCTAssertEqual(drawn.strings, ["Go"])
    XCTAssertEqual(drawn.codes, ["no-effect-in-widget"])
  }

  func testAsyncImagesShowTheirPlaceholder() async {
    let drawn = scene(120, 80) {
      AsyncImage(url: URL(string: "https://example.com/a.png")) {
        $0.resizable()
      } placeholder: {
        Color.red
      }
    }
    XCTAssertEqual(drawn.boxes, [rect(0, 0, 120, 80)])
    XCTAssertTrue(drawn.diagnostics[0].message.contains("https://example.com/a.png"))
    let phase = scene(120, 80) {
      AsyncImage(url: nil) { phase in
        if let image = phase.image {
          image
        } else if phase.error != nil {
          Text("failed")
        } else {
          Text("empty")
        }
      }
    }
    XCTAssertEqual(phase.strings, ["empty"])
    XCTAssertEqual(scene(120, 80) { AsyncImage(url: nil) }.boxes.count, 1)
  }
}
