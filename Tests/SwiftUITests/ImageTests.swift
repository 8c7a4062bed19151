import Archive
import Foundation
import SwiftUI
import XCTest

/// Pictures: their size, their caps, what is refused.
@MainActor final class ImageTests: XCTestCase {
  /// The head of a PNG; the pixels are never read here.
  private func png(_ width: Int, _ height: Int) -> Data {
    func number(_ n: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: n >> $0) } }
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + number(13) + Array("IHDR".utf8) + number(width)
        + number(height) + [8, 6, 0, 0, 0])
  }
  private func picture(_ width: Int, _ height: Int, scale: CGFloat = 1) throws -> UIImage {
    try XCTUnwrap(UIImage(data: png(width, height), scale: scale))
  }

  func testNaturalSizeIsPixelsOverScale() async throws {
    let image = try picture(60, 40, scale: 2)
    let node = try XCTUnwrap(scene(200, 100) { Image(uiImage: image) }.images.first)
    XCTAssertEqual(node.frame, rect(85, 40, 30, 20))
    XCTAssertNil(node.template)
    XCTAssertNil(node.slicing)
  }

  func testResizableTakesTheProposal() async throws {
    let image = try picture(60, 40)
    XCTAssertEqual(
      scene(200, 100) { Image(uiImage: image).resizable() }.images.first?.frame, rect(0, 0, 200, 100))
    XCTAssertEqual(
      scene(200, 100) { Image(uiImage: image).resizable().frame(width: 50, height: 20) }.images.first?.frame,
      rect(75, 40, 50, 20))
  }

  func testFitAndFillKeepTheShape() async throws {
    let image = try picture(60, 40)
    XCTAssertEqual(
      scene(200, 100) { Image(uiImage: image).resizable().scaledToFit() }.images.first?.frame,
      rect(25, 0, 150, 100))
    let filled = try XCTUnwrap(
      scene(200, 100) { Image(uiImage: image).resizable().scaledToFill() }.images.first?.frame)
    XCTAssertEqual(filled.width, 200, accuracy: 0.01)
    // On whole pixels, at two a point.
    XCTAssertEqual(filled.height, 133.33, accuracy: 0.5)
    // Not resizable: the frame is around it, the picture keeps its size.
    XCTAssertEqual(
      scene(200, 100) { Image(uiImage: image).scaledToFit().frame(width: 20, height: 20) }.images.first?.frame
        .size, CGSize(width: 60, height: 40))
  }

  func testCapsAndTiles() async throws {
    let image = try picture(60, 40, scale: 2)
    let caps = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let stretched = try XCTUnwrap(
      scene(200, 100) { Image(uiImage: image).resizable(capInsets: caps) }.images.first)
    XCTAssertEqual(
      stretched.slicing, ImageSlicing(top: 1, left: 2, bottom: 3, right: 4, scale: 2, tiles: false))
    let mirrored = try XCTUnwrap(
      scene(200, 100, rightToLeft: true) { Image(uiImage: image).resizable(capInsets: caps) }.images.first)
    XCTAssertEqual(mirrored.slicing?.left, 4)
    XCTAssertEqual(mirrored.slicing?.right, 2)
    let tiled = try XCTUnwrap(
      scene(200, 100) { Image(uiImage: image).resizable(resizingMode: .tile) }.images.first)
    XCTAssertEqual(tiled.slicing?.tiles, true)
    let bad = EdgeInsets(top: .nan, leading: -.infinity, bottom: 1, trailing: 0)
    XCTAssertEqual(
      scene(200, 100) { Image(uiImage: image).resizable(capInsets: bad) }.images.first?.slicing,
      ImageSlicing(top: 0, left: 0, bottom: 1, right: 0, scale: 2))
  }

  func testTemplateIsDrawnInTheForeground() async throws {
    let image = try picture(60, 40)
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let node = try XCTUnwrap(
      scene(200, 100) { Image(uiImage: image).renderingMode(.template).foregroundStyle(gradient) }.images
        .first)
    guard case .linearGradient(let stops, let start, let end) = node.template else {
      return XCTFail("no gradient")
    }
    XCTAssertEqual(stops.count, 2)
    XCTAssertEqual([start.x, end.x], [node.frame.minX, node.frame.maxX])
    XCTAssertEqual(
      scene(200, 100) { Image(uiImage: image.withTintColor(.red)) }.images.first?.template,
      .color(SceneColor(.srgb(red: 1, green: 0, blue: 0))))
    XCTAssertNotNil(
      scene(200, 100) { Image(uiImage: image.withRenderingMode(.alwaysTemplate)) }.images.first?.template)
  }

  func testInterpolation() async throws {
    let image = try picture(60, 40)
    XCTAssertEqual(
      scene(200, 100) { Image(uiImage: image).resizable().interpolation(.none).antialiased(false) }.images
        .first?
        .interpolation, ImageNode.Interpolation.none)
    XCTAssertEqual(scene(200, 100) { Image(uiImage: image) }.images.first?.interpolation, .medium)
  }

  func testOrientationTurnsThePicture() async throws {
    let bitmap = try XCTUnwrap(picture(60, 40).cgImage)
    let drawn = scene(200, 100) { Image(bitmap, scale: 1, orientation: .right, label: Text("turned")) }
    let group = try XCTUnwrap(drawn.groups.first)
    let image = try XCTUnwrap(drawn.images.first)
    XCTAssertEqual(image.frame.size, CGSize(width: 60, height: 40))
    // The stored top left corner is shown at the top right, the bottom left one at the top left.
    let transform = try XCTUnwrap(group.transform)
    XCTAssertEqual(transform.apply(CGPoint(x: image.frame.minX, y: image.frame.minY)), CGPoint(x: 120, y: 20))
    XCTAssertEqual(transform.apply(CGPoint(x: image.frame.minX, y: image.frame.maxY)), CGPoint(x: 80, y: 20))
    XCTAssertEqual(drawn.accessibility.map(\.label), ["turned"])
  }

  func testMissingPicture() async {
    let drawn = scene(200, 100) { Image("nowhere") }
    XCTAssertEqual(drawn.codes, ["missing-asset"])
    XCTAssertTrue(drawn.diagnostics[0].message.contains("\"nowhere\""))
    guard case .unsupported(let box) = drawn.content.first else { return XCTFail("no box") }
    XCTAssertEqual(box.name, "nowhere")
    XCTAssertEqual(scene(200, 100) { Image("../../etc/passwd") }.codes, ["missing-asset"])
  }

  func testPicturesThatIOSRefuses() async throws {
    let small = try picture(600, 600)
    XCTAssertEqual(scene(200, 100) { Image(uiImage: small).resizable() }.codes, [])
    let large = try picture(1024, 1024)
    let warned = scene(200, 100) { Image(uiImage: large).resizable().frame(width: 20, height: 20) }
    XCTAssertEqual(warned.codes, ["image-too-large"])
    XCTAssertEqual(warned.images.count, 1)
    let huge = try picture(10_000, 10_000)
    let refused = scene(200, 100) { Image(uiImage: huge).resizable() }
    XCTAssertEqual(refused.codes, ["image-too-large"])
    XCTAssertTrue(refused.diagnostics[0].message.contains("10000 × 10000"), refused.diagnostics[0].message)
    XCTAssertTrue(refused.images.isEmpty)
    let thumbnail = try XCTUnwrap(huge.preparingThumbnail(of: CGSize(width: 100, height: 50)))
    XCTAssertEqual(thumbnail.size, CGSize(width: 50, height: 50))
    XCTAssertEqual(scene(200, 100) { Image(uiImage: thumbnail) }.codes, [])
  }

  func testRedactedPicturesAreBlocks() async throws {
    let image = try picture(60, 40)
    let drawn = scene(200, 100) { Image(uiImage: image).redacted(reason: .placeholder) }
    XCTAssertTrue(drawn.images.isEmpty)
    XCTAssertEqual(drawn.paths.count, 1)
  }

  func testDrawnPicture() async throws {
    let picture = Image(size: CGSize(width: 40, height: 20), label: Text("drawn")) { graphics in
      graphics.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 10)), with: .color(.red))
    }
    let natural = scene(200, 100) { picture }
    XCTAssertEqual(natural.boxes.count, 1)
    XCTAssertEqual(natural.accessibility.map(\.frame), [rect(80, 40, 40, 20)])
    let stretched = scene(200, 100) { picture.resizable() }
    let transform = try XCTUnwrap(stretched.groups.compactMap(\.transform).first)
    XCTAssertEqual([transform.a, transform.d], [5, 5])
    let template = scene(200, 100) { picture.renderingMode(.template).foregroundStyle(.blue) }
    XCTAssertEqual(template.groups.first?.mask?.count, 1)
    XCTAssertEqual(template.paths.map(\.paint), [.color(SceneColor(.system(.blue)))])
    let none = CGSize(width: CGFloat.nan, height: -1)
    XCTAssertTrue(scene(200, 100) { Image(size: none) { _ in } }.content.isEmpty)
  }

  func testEmptyPictureDrawsNothing() async {
    XCTAssertTrue(scene(200, 100) { Image(uiImage: UIImage()) }.content.isEmpty)
  }
}
