import Foundation
import SwiftUI
import XCTest

/// Sizes from the first bytes of pictures.
final class UIImageTests: XCTestCase {
  private func jpeg(orientation: UInt8? = nil) -> Data {
    var bytes: [UInt8] = [0xFF, 0xD8]
    if let orientation {
      let exif: [UInt8] =
        Array("Exif\0\0".utf8) + Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1]
        + [0, orientation, 0, 0]
      bytes += [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
    }
    bytes +=
      [0xFF, 0xC4, 0, 4, 0, 0] + [0xFF, 0xC0, 0, 17, 8, 0, 100, 0, 200, 3] + [UInt8](repeating: 0, count: 9)
    return Data(bytes)
  }

  func testFormats() throws {
    XCTAssertEqual(UIImage(data: jpeg())?.size, CGSize(width: 200, height: 100))
    let gif = Data(Array("GIF89a".utf8) + [44, 1, 200, 0, 0, 0, 0])
    XCTAssertEqual(UIImage(data: gif)?.size, CGSize(width: 300, height: 200))
    func webp(_ kind: String, _ rest: [UInt8]) -> Data {
      Data(Array("RIFF\0\0\0\0WEBP".utf8) + Array(kind.utf8) + rest)
    }
    XCTAssertEqual(
      UIImage(data: webp("VP8X", [10, 0, 0, 0, 0, 0, 0, 0, 0x2B, 1, 0, 0xC7, 0, 0]))?.size,
      CGSize(width: 300, height: 200))
    let packed = UInt32(299) | UInt32(199) << 14
    let words = (0..<4).map { UInt8(truncatingIfNeeded: packed >> (8 * $0)) }
    XCTAssertEqual(
      UIImage(data: webp("VP8L", [0, 0, 0, 0, 0x2F] + words))?.size, CGSize(width: 300, height: 200))
    XCTAssertEqual(
      UIImage(data: webp("VP8 ", [0, 0, 0, 0, 0, 0, 0, 0x9D, 1, 0x2A, 44, 1, 200, 0]))?.size,
      CGSize(width: 300, height: 200))
  }

  func testExifTurnsTheSize() throws {
    let image = try XCTUnwrap(UIImage(data: jpeg(orientation: 6), scale: 2))
    XCTAssertEqual(image.size, CGSize(width: 50, height: 100))
    XCTAssertEqual(image.imageOrientation, .right)
    XCTAssertEqual(image.cgImage?.width, 200)
    XCTAssertEqual(UIImage(data: jpeg(orientation: 3))?.imageOrientation, .down)
    XCTAssertEqual(UIImage(data: jpeg(orientation: 99))?.imageOrientation, .up)
  }

  func testDamagedBytesGiveNoPicture() {
    for bytes in [[], [0x89], [0xFF, 0xD8], [0xFF, 0xD8, 0xFF], Array("GIF89a".utf8), Array("RIFF".utf8)]
      as [[UInt8]]
    {
      XCTAssertNil(UIImage(data: Data(bytes)))
    }
    // Every cut and every changed byte: no crash.
    for source in [jpeg(orientation: 6), jpeg()] {
      for count in 0..<source.count { _ = UIImage(data: source.prefix(count)) }
      for index in source.indices {
        var changed = source
        changed[index] ^= 0xFF
        _ = UIImage(data: changed)
      }
    }
    XCTAssertNil(UIImage(contentsOfFile: "/nowhere/at/all.png"))
    XCTAssertNil(UIImage(named: ""))
    XCTAssertNil(UIImage(systemName: ""))
    XCTAssertEqual(UIImage(data: jpeg(), scale: .nan)?.scale, 1)
  }

  func testADamagedPictureIsNotWrittenAnew() throws {
    let image = try XCTUnwrap(UIImage(data: jpeg()))
    XCTAssertNil(image.jpegData(compressionQuality: 0.5))
    XCTAssertNil(image.pngData())
    XCTAssertEqual(image.cgImage?.height, 100)
  }

  func testCopiesKeepWhatTheyAreNotAskedToChange() throws {
    let image = try XCTUnwrap(UIImage(data: jpeg()))
      .withTintColor(.red, renderingMode: .alwaysOriginal)
      .resizableImage(
        withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), resizingMode: .stretch)
    XCTAssertEqual(image.renderingMode, .alwaysOriginal)
    XCTAssertEqual(image.capInsets.left, 2)
    XCTAssertEqual(image.size, CGSize(width: 200, height: 100))
    XCTAssertNil(image.preparingThumbnail(of: .zero))
    XCTAssertEqual(image.preparingThumbnail(of: CGSize(width: 20, height: 20))?.size.height, 10)
  }
}
