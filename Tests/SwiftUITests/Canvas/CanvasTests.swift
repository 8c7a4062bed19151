import Archive
import SwiftUI
import XCTest

@MainActor final class CanvasTests: XCTestCase {
  private func draw(
    _ width: CGFloat = 100, _ height: CGFloat = 50,
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> Scene { scene(width, height) { Canvas(renderer: renderer) } }

  func testFillsAndStrokesInItsFrame() async {
    let scene = scene(100, 100) {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue), lineWidth: 3)
      }.frame(width: 40, height: 20)
    }
    XCTAssertEqual(scene.groups[0].clip, .rect(CGRect(x: 30, y: 40, width: 40, height: 20)))
    XCTAssertEqual(scene.groups[1].transform, .translation(30, 40))
    XCTAssertEqual(
      scene.paths.map(\.paint), [.color(SceneColor(.system(.red))), .color(SceneColor(.system(.blue)))])
    XCTAssertEqual(scene.paths[1].style, .stroke(Archive.StrokeStyle(width: 3)))
    // It takes all the space, and 10 points where it is offered none.
    XCTAssertEqual(
      self.scene(100, 100) { Canvas { _, _ in }.fixedSize().background(.red) }.boxes.first?.size,
      CGSize(width: 10, height: 10))
  }
  private func scene<V: View>(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: () -> V) -> Scene {
    SwiftUITests.scene(width, height, view)
  }

  func testTransformsMultiply() async {
    let scene = draw { context, _ in
      context.translateBy(x: 10, y: 20)
      context.scaleBy(x: 2, y: 2)
      XCTAssertEqual(context.transform, CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 20))
      context.fill(Path(CGRect(x: 1, y: 1, width: 3, height: 3)), with: .color(.red))
      var copy = context
      copy.rotate(by: .degrees(90))
      copy.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
      context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
    }
    let maps = scene.groups.compactMap(\.transform).dropFirst()
    XCTAssertEqual(maps.first?.apply(CGPoint(x: 1, y: 1)), CGPoint(x: 12, y: 22))
    let turned = maps.dropFirst().first?.apply(CGPoint(x: 1, y: 0)) ?? .zero
    XCTAssertEqual(turned.x, 10, accuracy: 1e-9)
    XCTAssertEqual(turned.y, 22, accuracy: 1e-9)
    XCTAssertEqual(maps.last?.apply(CGPoint(x: 1, y: 0)), CGPoint(x: 12, y: 20))
  }

  func testStateOfACopyEndsWithIt() async {
    let scene = draw { context, size in
      var faint = context
      faint.opacity = 0.5
      faint.blendMode = .multiply
      faint.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
    }
    XCTAssertEqual(scene.groups[0].isIsolated, true)
    XCTAssertEqual(scene.groups[2].opacity, 0.5)
    XCTAssertEqual(scene.groups[2].blend, .multiply)
    XCTAssertEqual(scene.groups.count, 3)
  }

  func testClips() async {
    let scene = draw { context, size in
      context.translateBy(x: 10, y: 0)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 20)))
      XCTAssertEqual(context.clipBoundingRect, CGRect(x: 0, y: 0, width: 20, height: 20))
      context.clip(to: Path(CGRect(x: 5, y: 5, width: 5, height: 5)), options: .inverse)
      context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.red))
    }
    let clips = scene.groups.compactMap(\.clip)
    XCTAssertEqual(clips.count, 3)
    // In the coordinates of the canvas, in which the clip was moved.
    XCTAssertEqual(clips[1].box, CGRect(x: 10, y: 0, width: 20, height: 20))
    guard case .elements(let elements) = clips[2] else { return XCTFail("no outline") }
    var path = Path()
    path.elements = elements
    XCTAssertFalse(path.contains(CGPoint(x: 17, y: 7)))
    XCTAssertTrue(path.contains(CGPoint(x: 12, y: 7)))
  }

  func testLayersAndFilters() async {
    let scene = draw { context, size in
      context.addFilter(.blur(radius: 4))
      context.addFilter(.shadow(color: .black, radius: 2, x: 1, y: 1))
      context.drawLayer { layer in
        layer.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
        layer.fill(Path(CGRect(x: 5, y: 0, width: 10, height: 10)), with: .color(.blue))
      }
    }
    let groups = scene.groups
    // The filter added last is applied first.
    XCTAssertEqual(groups[2].blurRadius, 4)
    XCTAssertEqual(groups[3].shadow?.radius, 2)
    XCTAssertTrue(groups[4].isIsolated)
    XCTAssertEqual(groups[4].children.count, 2)
    let masked = draw { context, _ in
      context.clipToLayer(opacity: 0.5) { layer in
        layer.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
      }
      context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.red))
    }
    XCTAssertEqual(masked.groups.compactMap(\.mask).first?.flatMap(\.groups).first?.opacity, 0.5)
    let threshold = draw { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: .white))
      context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.red))
    }
    guard case .matrix(let matrix) = threshold.groups.compactMap(\.filter).first else {
      return XCTFail("no filter")
    }
    XCTAssertEqual(matrix.values[4], 1)
    XCTAssertLessThan(matrix.values[18] * 0.47 + matrix.values[19], 0)
    XCTAssertGreaterThan(matrix.values[18] * 0.53 + matrix.values[19], 1)
  }

  func testShadings() async {
    let scene = draw { context, size in
      let box = Path(CGRect(x: 0, y: 0, width: 30, height: 10))
      context.fill(
        box,
        with: .linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 10, y: 0), options: .repeat
        ))
      context.fill(
        box,
        with: .linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 10, y: 0), options: .mirror
        ))
      context.fill(
        box,
        with: .radialGradient(Gradient(colors: [.red, .blue]), center: .zero, startRadius: 2, endRadius: 8))
      context.fill(box, with: .conicGradient(Gradient(colors: [.red, .blue]), center: CGPoint(x: 5, y: 5)))
      context.fill(box, with: .style(.tint))
      context.fill(box, with: .foreground)
      context.fill(box, with: .palette([.color(.green), .color(.red)]))
      context.fill(
        box, with: .style(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)))
      context.fill(box, with: .backdrop)
    }
    guard case .linearGradient(let stops, let start, let end) = scene.paths[0].paint else {
      return XCTFail("no gradient")
    }
    XCTAssertEqual(stops.count, 6)
    XCTAssertEqual([start.x, end.x], [0, 30])
    XCTAssertEqual(stops[2].color, SceneColor(.system(.red)))
    guard case .linearGradient(let mirrored, _, _) = scene.paths[1].paint else {
      return XCTFail("no gradient")
    }
    XCTAssertEqual(mirrored[2].color, SceneColor(.system(.blue)))
    guard case .radialGradient(_, _, let a, let b) = scene.paths[2].paint else {
      return XCTFail("no gradient")
    }
    XCTAssertEqual([a, b], [2, 8])
    XCTAssertEqual(scene.paths[4].paint, .color(SceneColor(.tint)))
    XCTAssertEqual(scene.paths[5].paint, .color(SceneColor(.system(.primary))))
    XCTAssertEqual(scene.paths[6].paint, .color(SceneColor(.system(.green))))
    guard case .linearGradient(_, _, let trailing) = scene.paths[7].paint else {
      return XCTFail("no gradient")
    }
    XCTAssertEqual(trailing.x, 30)
    XCTAssertTrue(scene.codes.contains("backdrop"))
  }

  func testTextAndImages() async {
    var measured = CGSize.zero, baseline: CGFloat = 0
    let scene = draw(200, 100) { context, size in
      var text = context.resolve(Text("Hello").font(.title2))
      measured = text.measure(in: size)
      baseline = text.firstBaseline(in: size)
      text.shading = .color(.red)
      context.draw(text, at: CGPoint(x: 100, y: 50), anchor: .bottomTrailing)
      context.draw(Text("World"), in: CGRect(x: 10, y: 20, width: 100, height: 40))
      let star = context.resolve(Image(systemName: "star"))
      XCTAssertGreaterThan(star.size.width, 5)
      XCTAssertLessThan(star.baseline, star.size.height)
      context.draw(star, in: CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    XCTAssertGreaterThan(measured.width, 30)
    XCTAssertGreaterThan(baseline, 10)
    XCTAssertEqual(scene.texts[0].frame.maxX, 100, accuracy: 0.01)
    XCTAssertEqual(scene.texts[0].frame.maxY, 50, accuracy: 0.01)
    XCTAssertEqual(scene.texts[1].frame.origin, CGPoint(x: 10, y: 20))
    // What is drawn in a canvas is not read aloud.
    XCTAssertEqual(scene.accessibility.count, 0)
  }

  func testSymbols() async {
    let scene = scene(100, 100) {
      Canvas { context, _ in
        guard let dot = context.resolveSymbol(id: "dot") else { return XCTFail("no symbol") }
        XCTAssertEqual(dot.size, CGSize(width: 10, height: 20))
        XCTAssertNil(context.resolveSymbol(id: 4))
        context.draw(dot, at: CGPoint(x: 50, y: 50))
        context.draw(dot, in: CGRect(x: 0, y: 0, width: 20, height: 80))
      } symbols: {
        Rectangle().fill(.red).frame(width: 10, height: 20).tag("dot")
        Circle().tag(2)
      }
    }
    XCTAssertEqual(
      scene.boxes, [CGRect(x: 45, y: 40, width: 10, height: 20), CGRect(x: 0, y: 0, width: 10, height: 20)])
    XCTAssertEqual(scene.groups.last?.transform?.apply(CGPoint(x: 10, y: 20)), CGPoint(x: 20, y: 80))
  }

  func testCoreGraphics() async {
    let scene = draw { context, _ in
      context.translateBy(x: 10, y: 0)
      context.withCGContext { graphics in
        graphics.saveGState()
        graphics.setFillColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
        graphics.scaleBy(x: 2, y: 2)
        graphics.fill(CGRect(x: 1, y: 1, width: 3, height: 3))
        graphics.restoreGState()
        graphics.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
        graphics.setStrokeColor(gray: 0, alpha: 0.5)
        graphics.setLineWidth(4)
        graphics.move(to: .zero)
        graphics.addLine(to: CGPoint(x: 30, y: 30))
        graphics.strokePath()
        graphics.restoreGState()
        graphics.strokePath()
      }
    }
    XCTAssertEqual(scene.paths.count, 2)
    XCTAssertEqual(scene.paths[0].paint, .color(SceneColor(.srgb(red: 1, green: 0, blue: 0))))
    XCTAssertEqual(scene.groups[2].transform?.apply(CGPoint(x: 1, y: 1)), CGPoint(x: 12, y: 2))
    XCTAssertEqual(scene.paths[1].style, .stroke(Archive.StrokeStyle(width: 4)))
    // The clip was made with the context's transform.
    XCTAssertEqual(scene.groups[3].clip?.box, CGRect(x: 10, y: 0, width: 20, height: 20))
  }

  func testSurroundings() async {
    let scene = scene(50, 50) {
      Canvas { context, _ in
        XCTAssertEqual(context.environment.layoutDirection, .rightToLeft)
        context.fill(
          Path(CGRect(x: 0, y: 0, width: 5, height: 5)),
          with: .color(context.environment.colorScheme == .dark ? .white : .black))
      }.environment(\.layoutDirection, .rightToLeft)
    }
    XCTAssertTrue(scene.dependencies.contains(.colorScheme))
  }

  func testBadDrawings() async {
    let scene = draw { context, _ in
      context.opacity = .nan
      context.opacity = 1
      context.scaleBy(x: .nan, y: .infinity)
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
      context.transform = .identity
      context.fill(
        Path(CGRect(x: CGFloat.nan, y: 0, width: 5, height: CGFloat.infinity)),
        with: .linearGradient(
          Gradient(colors: []), startPoint: CGPoint(x: CGFloat.nan, y: 0), endPoint: .zero, options: .repeat))
      context.blendMode = .xor
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
      context.drawLayer { _ in }
      context.draw(
        Text("x"), at: CGPoint(x: CGFloat.nan, y: CGFloat.infinity), anchor: UnitPoint(x: .nan, y: 0))
    }
    XCTAssertTrue(scene.codes.contains("blend-mode"))
    XCTAssertTrue(scene.codes.contains("gradient-empty"))
    let many = draw { context, _ in
      for _ in 0..<100_000 { context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red)) }
    }
    XCTAssertTrue(many.codes.contains("too-many-views"))
    XCTAssertLessThanOrEqual(many.paths.count, 20_000)
  }
}
