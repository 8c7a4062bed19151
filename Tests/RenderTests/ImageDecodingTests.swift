import Archive
import CPango
import Foundation
import XCTest

@testable import Render

/// JPEG, WebP and GIF beside PNG, and pictures that are put together from parts.
final class ImageDecodingTests: XCTestCase {
  private typealias S = SampleScenes

  private func draw(_ data: Data, _ edit: (inout ImageNode) -> Void = { _ in }) -> Picture {
    var node = ImageNode(data: data, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    edit(&node)
    return PixelAssertions.draw([.image(node)])
  }

  /// Four quarters in the middle of which the colours are read.
  private func assertQuarters(
    _ picture: Picture, _ colors: [(Double, Double, Double)], alphas: [Double] = [1, 1, 1, 1],
    accuracy: Double = 0.02,
    line: UInt = #line
  ) {
    for (index, color) in colors.enumerated() {
      picture.assert(
        20 + 60 * (index % 2), 20 + 60 * (index / 2), color.0, color.1, color.2, alphas[index],
        accuracy: accuracy,
        line: line)
    }
  }

  private let upright = [(1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0), (1.0, 1.0, 1.0)]

  func testEveryFormat() {
    assertQuarters(draw(EncodedPictures.jpeg), upright, accuracy: 0.03)
    for data in [
      EncodedPictures.webp, EncodedPictures.webpMoving, EncodedPictures.gif, EncodedPictures.gifMoving,
      EncodedPictures.gifInterlaced,
    ] {
      assertQuarters(draw(data), upright)
    }
  }

  func testJPEGIsTurnedUpright() {
    // A quarter to the right: blue above red.
    assertQuarters(
      draw(EncodedPictures.turned), [(0, 0, 1), (1, 0, 0), (1, 1, 1), (0, 1, 0)], accuracy: 0.03)
    XCTAssertEqual(ImageCache.shared.image(EncodedPictures.turned)?.width, 16)
    XCTAssertEqual(ImageCache.shared.image(EncodedPictures.turned)?.height, 32)
  }

  func testEveryOrientation() throws {
    // What stands in the upper left corner.
    let corners = [1: 0, 2: 1, 3: 3, 4: 2, 5: 0, 6: 2, 7: 3, 8: 1]
    let stored = try XCTUnwrap(ImageCache.shared.image(EncodedPictures.webp))
    for (orientation, corner) in corners {
      let turned = try XCTUnwrap(EXIFOrientation.upright(stored.surface, 16, 8, orientation))
      defer { cairo_surface_destroy(turned) }
      let pixel = try XCTUnwrap(cairo_image_surface_get_data(turned)).withMemoryRebound(
        to: UInt32.self, capacity: 1
      ) {
        $0.pointee
      }
      XCTAssertEqual(pixel, [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF][corner], "\(orientation)")
      XCTAssertEqual(Int(cairo_image_surface_get_width(turned)), orientation > 4 ? 8 : 16)
    }
  }

  func testPrintersColours() {
    assertQuarters(draw(EncodedPictures.cmyk), upright, accuracy: 0.06)
  }

  func testTransparency() {
    assertQuarters(draw(EncodedPictures.webpAlpha), upright, alphas: [0.5, 1, 1, 1])
    assertQuarters(draw(EncodedPictures.gifTransparent), upright, alphas: [1, 1, 1, 0])
  }

  func testPicturesAreDecodedAsSmallAsTheyAreShown() throws {
    let small = try ImageCache.shared.image(EncodedPictures.jpeg, fitting: CGSize(width: 4, height: 4)).get()
    XCTAssertEqual(small.width, 8)
    XCTAssertEqual(small.height, 4)
    XCTAssertEqual(ImageCache.shared.image(EncodedPictures.jpeg)?.width, 32)
  }

  func testCutOffFilesDoNotTrap() {
    for data in [
      EncodedPictures.jpeg, EncodedPictures.turned, EncodedPictures.webp, EncodedPictures.webpMoving,
      EncodedPictures.gif, EncodedPictures.gifInterlaced,
    ] {
      for length in 0..<data.count { _ = ImageCache.shared.image(data.prefix(length)) }
      // A byte after the other is wrong.
      for index in data.indices {
        var damaged = data
        damaged[index] ^= 0xFF
        _ = ImageCache.shared.image(damaged)
      }
    }
  }

  func testBombsAreRefusedByTheirHeader() {
    // 32,000 × 32,000 pixels in a file of a few bytes.
    var gif = EncodedPictures.gif
    gif.replaceSubrange(6..<10, with: [0x00, 0x7D, 0x00, 0x7D])
    XCTAssertEqual(
      ImageCache.shared.image(gif, fitting: nil).failure?.name, "GIF image of 32000 × 32000 pixels")
    var jpeg = EncodedPictures.jpeg
    let frame = jpeg.firstRange(of: Data([0xFF, 0xC0]))!.lowerBound
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0x27, 0x10, 0x27, 0x10])
    XCTAssertEqual(
      ImageCache.shared.image(jpeg, fitting: CGSize(width: 10, height: 10)).failure?.name,
      "JPEG image of 10000 × 10000 pixels")
    let scene = Scene(
      size: CGSize(width: 100, height: 100),
      content: [.image(ImageNode(data: gif, frame: CGRect(x: 0, y: 0, width: 90, height: 90)))],
      containerBackground: [])
    let picture = SceneRenderer().drawing(scene, appearance: Appearance(displayScale: 1), at: S.now)
    XCTAssertGreaterThan(picture.color(x: 45, y: 20).alpha, 0.05)
    XCTAssertEqual(
      SceneFacts(scene: scene, picture: picture).unsupportedViews, ["GIF image of 32000 × 32000 pixels"])
  }

  func testCapsKeepTheirSize() {
    // Caps of 4 × 2 points: the red corner stays as small, the middle is stretched.
    let picture = draw(EncodedPictures.webp) {
      $0.slicing = ImageSlicing(top: 3, left: 7, bottom: 3, right: 7)
    }
    picture.assert(3, 1, 1, 0, 0)
    picture.assert(3, 98, 0, 0, 1)
    picture.assert(97, 1, 0, 1, 0)
    picture.assert(20, 20, 1, 0, 0)
    picture.assert(80, 80, 1, 1, 1)
  }

  func testTilesRepeat() {
    let picture = draw(EncodedPictures.webp) {
      $0.slicing = ImageSlicing(top: 0, left: 0, bottom: 0, right: 0, scale: 0.5, tiles: true)
    }
    // Each copy is 32 × 16 points.
    for (x, y) in [(0, 0), (32, 0), (64, 32), (0, 64)] {
      picture.assert(x + 4, y + 4, 1, 0, 0)
      picture.assert(x + 28, y + 4, 0, 1, 0)
      picture.assert(x + 4, y + 13, 0, 0, 1)
    }
  }

  func testInterpolation() {
    let sharp = draw(EncodedPictures.webp) { $0.interpolation = .none }
    sharp.assert(49, 20, 1, 0, 0)
    sharp.assert(50, 20, 0, 1, 0)
    let soft = draw(EncodedPictures.webp) { $0.interpolation = .medium }
    XCTAssertGreaterThan(soft.color(x: 49, y: 20).green, 0.2)
  }
}
