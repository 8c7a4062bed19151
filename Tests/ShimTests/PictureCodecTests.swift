import UIKit
import VitrineCoreGraphics
import VitrineImageIO
import XCTest

/// Pictures whose pixels are read, drawn together and written anew.
final class PictureCodecTests: XCTestCase {
  /// Red at the left, blue at the right; the upper half is lighter.
  private func sample(width: Int = 40, height: Int = 20) throws -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
      drawing in
      let context = drawing.cgContext
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: width / 2, height: height))
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: width / 2, y: 0, width: width, height: height))
      context.setFillColor(red: 1, green: 1, blue: 1, alpha: 0.5)
      context.fill(CGRect(x: 0, y: 0, width: width, height: height / 2))
    }
  }
  private func pixels(_ data: Data?) throws -> Pixels { try XCTUnwrap(PictureCodec.pixels(XCTUnwrap(data))) }
  private func check(
    _ pixels: Pixels, _ x: Int, _ y: Int, _ expected: [Float], accuracy: Float = 6, line: UInt = #line
  ) {
    let found = pixels[x, y]
    for channel in 0..<4 {
      XCTAssertEqual(found[channel], expected[channel], accuracy: accuracy, "channel \(channel)", line: line)
    }
  }

  func testAJPEGIsReadAsItWasWritten() throws {
    let image = try sample()
    let data = try XCTUnwrap(image.jpegData(compressionQuality: 0.9))
    XCTAssertEqual(_PictureHeader(data)?.format, .jpeg)
    let again = try XCTUnwrap(UIImage(data: data))
    XCTAssertEqual(again.size, CGSize(width: 40, height: 20))
    let read = try pixels(data)
    check(read, 5, 15, [255, 0, 0, 255])
    check(read, 35, 15, [0, 0, 255, 255])
    check(read, 5, 4, [255, 128, 128, 255])
    XCTAssertEqual(try pixels(again.pngData()), read, "a PNG of the JPEG has its pixels")
  }

  func testALowerQualityIsASmallerFile() throws {
    var noise = try XCTUnwrap(Pixels(width: 64, height: 64))
    var random = SeededGenerator(seed: 4)
    for place in noise.bytes.indices {
      noise.bytes[place] = place % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &random)
    }
    let image = UIImage(cgImage: CGImage(noise))
    let sizes = try [0, 0.3, 0.6, 0.9, 1].map { try XCTUnwrap(image.jpegData(compressionQuality: $0)).count }
    XCTAssertEqual(sizes, sizes.sorted())
    XCTAssertLessThan(sizes[0] * 4, sizes[4])
    XCTAssertNotNil(image.jpegData(compressionQuality: .nan))
    XCTAssertEqual(try pixels(image.pngData()), noise, "noise does not get lost in a PNG")
  }

  func testWhatShinesThroughIsWhiteInAJPEG() throws {
    let clear = UIImage(cgImage: CGImage(try XCTUnwrap(Pixels(width: 8, height: 8))))
    check(try pixels(clear.jpegData(compressionQuality: 1)), 4, 4, [255, 255, 255, 255], accuracy: 1)
  }

  func testATurnedPictureKeepsItsOrientation() throws {
    let stored = try XCTUnwrap(try sample().cgImage)
    for orientation: UIImage.Orientation in [.right, .left, .down, .upMirrored, .leftMirrored] {
      let turned = UIImage(cgImage: stored, scale: 1, orientation: orientation)
      let written = try XCTUnwrap(turned.jpegData(compressionQuality: 0.9).flatMap(UIImage.init(data:)))
      XCTAssertEqual(written.imageOrientation, orientation)
      XCTAssertEqual(written.size, turned.size)
      let png = try pixels(written.pngData())
      XCTAssertEqual(CGFloat(png.width), turned.size.width, "a PNG stands upright")
    }
    // Turned clockwise, what was left is at the top.
    let right = UIImage(cgImage: stored, scale: 1, orientation: .right)
    let upright = try pixels(right.pngData())
    check(upright, 3, 5, [255, 0, 0, 255])
    check(upright, 3, 35, [0, 0, 255, 255])
    check(upright, 16, 5, [255, 128, 128, 255])
  }

  func testSeveralPicturesAndOutlinesAreDrawnInTheirOrder() throws {
    let photo = try XCTUnwrap(UIImage(data: XCTUnwrap(try sample().jpegData(compressionQuality: 1))))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40), format: format).image {
      drawing in
      drawing.cgContext.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      drawing.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
      photo.draw(in: CGRect(x: 0, y: 0, width: 40, height: 20))
      drawing.cgContext.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      drawing.cgContext.addEllipse(in: CGRect(x: 40, y: 20, width: 20, height: 20))
      drawing.cgContext.clip()
      photo.draw(in: CGRect(x: 40, y: 20, width: 20, height: 20))
    }
    let read = try pixels(drawn.pngData())
    check(read, 2, 2, [0, 255, 0, 255])
    check(read, 8, 16, [255, 0, 0, 255])
    check(read, 36, 16, [0, 0, 255, 255])
    check(read, 50, 10, [0, 255, 0, 255])
    check(read, 41, 21, [0, 255, 0, 255])
    check(read, 45, 35, [255, 0, 0, 255])
  }

  func testCoreGraphicsDrawsUpwards() throws {
    let stored = try XCTUnwrap(try sample().cgImage)
    let context = try XCTUnwrap(CGContext(points: CGSize(width: 40, height: 20), scale: 1))
    context.draw(stored, in: CGRect(x: 0, y: 0, width: 40, height: 20))
    check(try XCTUnwrap(context.makeImage()?._pixels), 5, 15, [255, 128, 128, 255])
    let flipped = try XCTUnwrap(
      CGContext(
        data: nil, width: 40, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    flipped.draw(stored, in: CGRect(x: 0, y: 0, width: 40, height: 20))
    check(try XCTUnwrap(flipped.makeImage()?._pixels), 5, 15, [255, 0, 0, 255])
  }

  /// The usual way to a picture's mean colour: one pixel of one's own memory.
  func testMemoryOfTheCallersHasWhatWasDrawn() throws {
    let stored = try XCTUnwrap(try sample().cgImage)
    for (order, expected) in [
      (CGImageAlphaInfo.premultipliedLast.rawValue, [159, 64, 159, 255]),
      (
        CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
        [159, 64, 159, 255]
      ), (CGImageAlphaInfo.premultipliedFirst.rawValue, [255, 159, 64, 159]),
    ] {
      var memory = [UInt8](repeating: 0, count: 4)
      memory.withUnsafeMutableBytes { bytes in
        let context = CGContext(
          data: bytes.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: order)
        context?.draw(stored, in: CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      for (found, expected) in zip(memory, expected) { XCTAssertEqual(Int(found), expected, accuracy: 2) }
    }
    let gray = try XCTUnwrap(
      CGContext(
        data: nil, width: 40, height: 20, bitsPerComponent: 8, bytesPerRow: 40,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
    gray.draw(stored, in: CGRect(x: 0, y: 0, width: 40, height: 20))
    let memory = try XCTUnwrap(gray.data).assumingMemoryBound(to: UInt8.self)
    XCTAssertEqual(Int(memory[15 * 40 + 5]), 54, accuracy: 1, "Rec. 709's red")
    XCTAssertEqual(Int(memory[15 * 40 + 35]), 18, accuracy: 1)
  }

  func testPartsAndBytesOfAPicture() throws {
    let stored = try XCTUnwrap(try sample().cgImage)
    let part = try XCTUnwrap(stored.cropping(to: CGRect(x: 30, y: 10, width: 100, height: 100)))
    XCTAssertEqual([part.width, part.height], [10, 10])
    check(try XCTUnwrap(part._pixels), 5, 5, [0, 0, 255, 255])
    XCTAssertNil(stored.cropping(to: CGRect(x: 100, y: 0, width: 5, height: 5)))
    let bytes = try XCTUnwrap(stored.dataProvider?.data)
    XCTAssertEqual(bytes.count, 40 * 20 * 4)
    let provider = try XCTUnwrap(CGDataProvider(data: bytes))
    let made = try XCTUnwrap(
      CGImage(
        width: 40, height: 20, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 160,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
        decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    XCTAssertEqual(made._pixels, stored._pixels)
  }

  func testADestinationWritesJPEGAndPNG() throws {
    let stored = try XCTUnwrap(try sample().cgImage)
    let memory = NSMutableData()
    let jpeg = try XCTUnwrap(CGImageDestinationCreateWithData(memory, "public.jpeg" as NSString, 1, nil))
    XCTAssertFalse(CGImageDestinationFinalize(jpeg), "nothing was added")
    let options: [String: Any] = [
      kCGImageDestinationLossyCompressionQuality as String: 0.8, kCGImagePropertyOrientation as String: 6,
      kCGImageDestinationImageMaxPixelSize as String: 20,
    ]
    CGImageDestinationAddImage(jpeg, stored, options as NSDictionary)
    XCTAssertTrue(CGImageDestinationFinalize(jpeg))
    let source = try XCTUnwrap(CGImageSourceCreateWithData(memory, nil))
    XCTAssertEqual(CGImageSourceGetType(source), "public.jpeg")
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
    XCTAssertEqual(properties?["Orientation"] as? Int, 6)
    XCTAssertEqual(properties?["PixelWidth"] as? Int, 20)

    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let png = try XCTUnwrap(CGImageDestinationCreateWithURL(file as NSURL, "public.png" as NSString, 1, nil))
    CGImageDestinationAddImageFromSource(png, source, 0, nil)
    XCTAssertTrue(CGImageDestinationFinalize(png))
    XCTAssertEqual(UIImage(contentsOfFile: file.path)?.size, CGSize(width: 10, height: 20))
    XCTAssertNil(CGImageDestinationCreateWithData(memory, "public.heic" as NSString, 1, nil))
  }

  func testDamagedFilesGiveNoPixels() throws {
    let image = try sample()
    var random = SeededGenerator(seed: 9)
    for data in try [XCTUnwrap(image.jpegData(compressionQuality: 0.5)), XCTUnwrap(image.pngData())] {
      for _ in 0..<60 {
        var damaged = data.prefix(Int.random(in: 0...data.count, using: &random))
        for _ in 0..<3 where !damaged.isEmpty {
          damaged[Int.random(in: damaged.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        if let pixels = PictureCodec.pixels(Data(damaged)) {
          XCTAssertEqual(pixels.bytes.count, pixels.width * pixels.height * 4)
        }
      }
    }
    XCTAssertNil(PictureCodec.pixels(Data("GIF89a\u{1}\u{0}\u{1}\u{0}".utf8)))
  }
}
