import Archive
import SwiftUI
import XCTest

@MainActor final class ColorTests: XCTestCase {
  private func environment(dark: Bool = false, increased: Bool = false) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = dark ? .dark : .light
    return values
  }

  private func assertEqual(
    _ color: Color.Resolved, _ r: Float, _ g: Float, _ b: Float, _ a: Float = 1, accuracy: Float = 0.0015,
    line: UInt = #line
  ) {
    XCTAssertEqual(color.red, r, accuracy: accuracy, "red", line: line)
    XCTAssertEqual(color.green, g, accuracy: accuracy, "green", line: line)
    XCTAssertEqual(color.blue, b, accuracy: accuracy, "blue", line: line)
    XCTAssertEqual(color.opacity, a, accuracy: accuracy, "opacity", line: line)
  }

  func testComponentsOfEachInitialiser() async {
    let e = environment()
    assertEqual(Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5).resolve(in: e), 0.2, 0.4, 0.6, 0.5)
    assertEqual(Color(white: 0.3).resolve(in: e), 0.3, 0.3, 0.3)
    // Linear 0.5 is 0.735 with the transfer curve.
    assertEqual(Color(.sRGBLinear, white: 0.5).resolve(in: e), 0.7354, 0.7354, 0.7354)
    assertEqual(Color(hue: 1.0 / 3, saturation: 1, brightness: 0.8).resolve(in: e), 0, 0.8, 0)
    assertEqual(Color(hue: 0.6, saturation: 0.5, brightness: 1).resolve(in: e), 0.5, 0.7, 1)
    // A whole turn is no turn.
    assertEqual(Color(hue: 1, saturation: 1, brightness: 1).resolve(in: e), 1, 0, 0)
    assertEqual(
      Color(cgColor: CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)).resolve(in: e), 0.1, 0.2, 0.3)
    assertEqual(Color(uiColor: UIColor(white: 0.25, alpha: 0.5)).resolve(in: e), 0.25, 0.25, 0.25, 0.5)
    assertEqual(Color(Color.Resolved(red: 0.1, green: 0.9, blue: 0.4)).resolve(in: e), 0.1, 0.9, 0.4)
  }

  func testDisplayP3KeepsItsComponentsAndIsDrawnClipped() async {
    let red = Color(.displayP3, red: 1, green: 0, blue: 0)
    // P3's red in extended sRGB: 1.0931, -0.2267, -0.1501.
    assertEqual(red.resolve(in: environment()), 1.0931, -0.2267, -0.1501)
    let scene = scene(10, 10) { red }
    XCTAssertEqual(scene.paths.first?.paint, .color(SceneColor(.srgb(red: 1, green: 0, blue: 0))))
    // White is white in both.
    assertEqual(Color(.displayP3, white: 1).resolve(in: environment()), 1, 1, 1)
  }

  func testSystemColorsFollowTheScheme() async {
    assertEqual(Color.blue.resolve(in: environment()), 0, 0.5333, 1)
    assertEqual(Color.blue.resolve(in: environment(dark: true)), 0, 0.5686, 1)
    assertEqual(Color(.systemBackground).resolve(in: environment(dark: true)), 0, 0, 0)
    assertEqual(Color(.label).resolve(in: environment(dark: true)), 1, 1, 1)
  }

  func testSystemColorsStaySymbolicAndLeaveNoNote() async {
    let scene = scene(10, 10) { Color(.systemBackground).opacity(0.5) }
    XCTAssertEqual(
      scene.paths.first?.paint, .color(SceneColor(.system(.systemBackground), opacity: 0.5)))
    XCTAssertEqual(scene.dependencies, [])
  }

  func testAlphaReplacesThatOfASystemColor() async {
    let label = Color(uiColor: .secondaryLabel.withAlphaComponent(0.3)).resolve(in: environment())
    XCTAssertEqual(label.opacity, 0.3, accuracy: 0.001)
    XCTAssertEqual(Color(uiColor: .secondaryLabel).resolve(in: environment()).opacity, 0.6, accuracy: 0.005)
  }

  func testDynamicProviderIsAskedForTheScheme() async {
    let color = Color(
      uiColor: UIColor {
        $0.userInterfaceStyle == .dark ? .white : UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      })
    let light = scene(10, 10) { color }
    XCTAssertEqual(light.paths.first?.paint, .color(SceneColor(.srgb(red: 1, green: 0, blue: 0))))
    XCTAssertEqual(light.dependencies, [.colorScheme])
    let dark = scene(10, 10, dark: true) { color }
    XCTAssertEqual(dark.paths.first?.paint, .color(SceneColor(.srgb(red: 1, green: 1, blue: 1))))
    let constant = scene(10, 10) { Color(uiColor: UIColor { _ in .white }) }
    XCTAssertEqual(constant.dependencies, [])
  }

  func testProviderThatGivesItselfEnds() async {
    nonisolated(unsafe) var loop: UIColor?
    loop = UIColor { _ in loop ?? .white }
    assertEqual(Color(uiColor: loop ?? .white).resolve(in: environment()), 0, 0, 0, 0)
  }

  func testMix() async {
    let e = environment()
    assertEqual(Color.black.mix(with: .white, by: 0.25, in: .device).resolve(in: e), 0.25, 0.25, 0.25)
    // OKLab's half way between black and white has lightness 0.5: a linear value of 0.125.
    assertEqual(Color.black.mix(with: .white, by: 0.5).resolve(in: e), 0.3886, 0.3886, 0.3886)
    // Red and blue: CSS's color-mix(in oklab, red, blue) is rgb(140, 83, 162).
    assertEqual(
      Color(red: 1, green: 0, blue: 0).mix(with: Color(red: 0, green: 0, blue: 1), by: 0.5).resolve(in: e),
      140 / 255, 83 / 255, 162 / 255, accuracy: 0.003)
    // A transparent colour lends no hue.
    assertEqual(
      Color(red: 1, green: 0, blue: 0).mix(with: .clear, by: 0.5, in: .device).resolve(in: e), 1, 0, 0, 0.5)
    assertEqual(Color.red.mix(with: .blue, by: .nan).resolve(in: e), 1, 0.2196, 0.2353)
    assertEqual(Color.red.mix(with: .black, by: 7).resolve(in: e), 0, 0, 0)
  }

  func testMixOfSystemColorsDependsOnTheScheme() async {
    let scene = scene(10, 10) { Color.blue.mix(with: .white, by: 0.5) }
    XCTAssertEqual(scene.dependencies, [.colorScheme, .colorSchemeContrast])
    var color = Color.white
    for _ in 0..<50_000 { color = color.mix(with: .black, by: 0.001) }
    XCTAssertLessThan(color.resolve(in: environment()).red, 0.01)
  }

  func testResolvedIsLinearAndCodes() async throws {
    let c = Color.Resolved(red: 0.5, green: 0, blue: 1, opacity: 0.25)
    XCTAssertEqual(c.linearRed, 0.21404, accuracy: 0.0001)
    XCTAssertEqual(c.linearBlue, 1, accuracy: 0.0001)
    XCTAssertEqual(c.description, "#8000FF40")
    let again = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(c))
    XCTAssertEqual(again.red, 0.5, accuracy: 0.0001)
    XCTAssertEqual(again.opacity, 0.25)
    var copy = c
    copy.green = 0.5
    XCTAssertEqual(copy.linearGreen, 0.21404, accuracy: 0.0001)
  }

  func testUIColorsTellTheirComponents() async {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor.systemRed.getRed(&r, green: &g, blue: &b, alpha: &a)
    XCTAssertEqual(r, 1, accuracy: 0.001)
    XCTAssertEqual(g, 0.2196, accuracy: 0.001)
    UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1).getHue(&r, saturation: &g, brightness: &b, alpha: &a)
    XCTAssertEqual(r, 0.5833, accuracy: 0.001)
    XCTAssertEqual(g, 0.6667, accuracy: 0.001)
    XCTAssertEqual(UIColor(Color(white: 0.5)), UIColor(white: 0.5, alpha: 1))
  }

  func testEveryFormThatProjectsUseCompiles() async {
    struct Brand: ShapeStyle, Hashable {
      func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        environment.colorScheme == .dark ? .init(red: 1, green: 0, blue: 0) : .init(red: 0, green: 1, blue: 0)
      }
    }
    let e = environment()
    assertEqual(Color(Brand()).resolve(in: e), 0, 1, 0)
    assertEqual(Color(.white).resolve(in: e), 1, 1, 1)
    assertEqual(Color(.clear).resolve(in: e), 0, 0, 0, 0)
    assertEqual(Color(.lightGray).resolve(in: e), 0.6667, 0.6667, 0.6667)
    assertEqual(Color(.lightText).resolve(in: e), 1, 1, 1, 0.6)
    _ = [
      Color(.systemGray), Color(.systemGray2), Color(.systemGray5), Color(.systemGray6), Color(.black),
      Color(.green), Color(.secondaryLabel), Color(.systemGroupedBackground),
      Color(.secondarySystemGroupedBackground), Color("name"), Color("name", bundle: .main), .accentColor,
    ]
    let scene = scene(40, 40) {
      VStack {
        Text("a").foregroundStyle(.secondary).foregroundColor(.white).tint(.primary)
        Rectangle().fill(.background).border(.quaternary)
        Rectangle().fill(.fill.tertiary).background(.quaternary)
        Rectangle().stroke(.tint).shadow(color: .black, radius: 2)
        Rectangle().fill(.ultraThinMaterial)
        Rectangle().fill(Brand())
      }
    }
    XCTAssertTrue(
      scene.paths.contains { $0.paint == .color(SceneColor(.srgb(red: 0, green: 1, blue: 0))) })
    XCTAssertTrue(scene.dependencies.contains(.colorScheme))
  }

  func testMissingAssetIsReported() async {
    let scene = scene(10, 10) { Text("x").background(Color("nowhere").opacity(0.5)) }
    XCTAssertTrue(scene.codes.contains("missing-asset"))
  }

  func testBadNumbers() async {
    assertEqual(
      Color(red: .nan, green: .infinity, blue: -.infinity).resolve(in: environment()), 0, 10, -10,
      accuracy: 0.05)
    let scene = scene(10, 10) { Color(hue: .nan, saturation: .nan, brightness: .infinity, opacity: .nan) }
    XCTAssertEqual(scene.paths.count, 1)
  }
}
