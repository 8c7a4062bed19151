import Archive
import SwiftUI
import XCTest

@MainActor final class ShapeStyleTests: XCTestCase {
  func testShadowOfAStyleIsAGroupAroundTheFill() async {
    let scene = scene(40, 40) {
      Circle().fill(
        .blue.shadow(.drop(color: .black, radius: 4, x: 1, y: 2)).shadow(.inner(color: .white, radius: 2)))
    }
    XCTAssertEqual(
      scene.groups.first?.shadow,
      Shadow(
        color: SceneColor(.srgb(red: 0, green: 0, blue: 0)), radius: 4, offset: CGSize(width: 1, height: 2)))
    XCTAssertEqual(scene.groups.last?.innerShadow?.radius, 2)
    XCTAssertEqual(scene.paths.first?.paint, .color(SceneColor(.system(.blue))))
  }

  func testBlendAndOpacityOfAStyle() async {
    let scene = scene(40, 40) {
      Rectangle().fill(.red.opacity(0.5).blendMode(.multiply))
    }
    XCTAssertEqual(scene.groups.first?.blend, .multiply)
    XCTAssertEqual(scene.paths.first?.paint, .color(SceneColor(.system(.red), opacity: 0.5)))
    let material = self.material
    XCTAssertEqual(material.groups.first?.opacity, 0.4)
    XCTAssertEqual(material.paths.first?.paint, .material(.thin))
  }
  private var material: Scene {
    scene(40, 40) { Rectangle().fill(.thinMaterial.opacity(0.4)) }
  }

  func testImplicitStyleUsesTheForeground() async {
    let scene = scene(40, 40) {
      Rectangle().foregroundStyle(.opacity(0.25)).foregroundStyle(.orange)
    }
    XCTAssertEqual(scene.paths.first?.paint, .color(SceneColor(.system(.orange), opacity: 0.25)))
  }

  func testLevels() async {
    let scene = scene(40, 160) {
      VStack(spacing: 0) {
        Rectangle().fill(.secondary)
        Rectangle().fill(.secondary).foregroundStyle(.blue, .red)
        Rectangle().fill(.blue.tertiary)
        Rectangle().fill(.secondary).foregroundStyle(.secondary)
        Rectangle().fill(.foreground.secondary)
        Rectangle().fill(.fill.quaternary)
        Rectangle().fill(.background.secondary)
      }
    }
    XCTAssertEqual(
      scene.paths.map(\.paint),
      [
        .color(SceneColor(.system(.secondary))), .color(SceneColor(.system(.red))),
        .color(SceneColor(.system(.blue), opacity: 0.25)), .color(SceneColor(.system(.tertiary))),
        .color(SceneColor(.system(.secondary))), .color(SceneColor(.system(.quaternarySystemFill))),
        .color(SceneColor(.system(.secondarySystemBackground))),
      ])
  }

  func testStylesMadeOfThemselvesEnd() async {
    struct Loop: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> Loop { self }
    }
    let scene = scene(40, 40) {
      VStack {
        Rectangle().fill(Loop())
        Rectangle().fill(.tint).tint(TintShapeStyle())
        Rectangle().fill(.background).backgroundStyle(.background)
        Rectangle().foregroundStyle(.foreground.opacity(0.5))
        Rectangle().foregroundStyle(AnyShapeStyle(.secondary.opacity(0.5)))
      }
    }
    XCTAssertEqual(scene.codes, ["style-without-end"])
    XCTAssertEqual(scene.paths.count, 5)
    XCTAssertEqual(scene.paths[1].paint, .color(SceneColor(.tint)))
    XCTAssertEqual(scene.paths[4].paint, .color(SceneColor(.system(.secondary), opacity: 0.5)))
  }

  func testAnchoredStyleIsFittedToItsRectangle() async {
    let scene = scene(100, 100) {
      Rectangle().fill(
        LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
          .in(CGRect(x: 5, y: 5, width: 10, height: 10))
      ).frame(width: 50, height: 50)
    }
    guard case .linearGradient(_, let start, let end) = scene.paths.first?.paint else {
      return XCTFail("no gradient")
    }
    XCTAssertEqual(start, CGPoint(x: 30, y: 30))
    XCTAssertEqual(end, CGPoint(x: 40, y: 40))
  }

  func testGradientsAndShadowsOfText() async {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    for view in [
      AnyView(Text("Hello").foregroundStyle(gradient)),
      AnyView(VStack { Text("Hello") }.foregroundStyle(gradient)),
    ] {
      let text = scene(200, 100) { view }.texts.first
      guard let frame = text?.frame, case .linearGradient(_, let start, let end) = text?.runs.first?.paint
      else {
        return XCTFail("no gradient")
      }
      XCTAssertEqual(start, CGPoint(x: frame.minX, y: frame.midY))
      XCTAssertEqual(end, CGPoint(x: frame.maxX, y: frame.midY))
    }
    let shadowed = scene(200, 100) {
      HStack {
        Text("Hello").foregroundStyle(.red.shadow(.drop(radius: 3)))
        Image(systemName: "star").foregroundStyle(.red.shadow(.inner(radius: 2)))
      }
    }
    XCTAssertEqual(shadowed.groups.compactMap(\.shadow).map(\.radius), [3])
    XCTAssertEqual(shadowed.groups.compactMap(\.innerShadow).map(\.radius), [2])
  }

  func testTintOfAnyStyle() async {
    let scene = scene(40, 40) {
      VStack {
        Rectangle().fill(.tint).tint(.purple)
        Rectangle().fill(Color.accentColor.opacity(0.5)).tint(Color?.some(.green))
        Rectangle().fill(.tint).tint(Color?.none)
        Rectangle().fill(.selection).tint(.red)
        Rectangle().fill(.link)
        Rectangle().fill(.placeholder)
        Rectangle().fill(.separator)
        Rectangle().fill(.windowBackground)
      }
    }
    XCTAssertEqual(
      scene.paths.map(\.paint),
      [
        .color(SceneColor(.system(.purple))), .color(SceneColor(.system(.green), opacity: 0.5)),
        .color(SceneColor(.tint)), .color(SceneColor(.system(.red))), .color(SceneColor(.system(.link))),
        .color(SceneColor(.system(.placeholderText))), .color(SceneColor(.system(.separator))),
        .color(SceneColor(.system(.systemBackground))),
      ])
  }

  func testImagePaint() async throws {
    // A PNG's first bytes are all that is looked at here: 8 by 4 pixels.
    var bytes: [UInt8] = [
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    ]
    bytes += [0, 0, 0, 8, 0, 0, 0, 4, 8, 6, 0, 0, 0]
    guard let image = UIImage(data: Data(bytes)) else { throw XCTSkip("pictures are decoded now") }
    let scene = scene(40, 40) {
      Rectangle().fill(
        .image(Image(uiImage: image), sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), scale: 2))
    }
    guard case .image(let fill) = scene.paths.first?.paint else { return XCTFail("no image paint") }
    XCTAssertEqual(fill.source, CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
    XCTAssertEqual(fill.tile, CGRect(x: 0, y: 0, width: 8, height: 8))
    let empty = self.scene(40, 40) {
      Rectangle().fill(
        ImagePaint(
          image: Image(uiImage: image), sourceRect: CGRect(x: 4, y: 0, width: 1, height: 1), scale: .nan))
    }
    XCTAssertEqual(empty.codes, ["empty-image-paint"])
  }
  private func scene<V: View>(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: () -> V) -> Scene {
    SwiftUITests.scene(width, height, view)
  }
}
