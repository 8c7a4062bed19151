import UIKit
import VitrineCoreGraphics
import XCTest

/// Drawings that become pictures, and the geometry beneath.
final class BitmapTests: XCTestCase {
  private func pixels(_ width: Int, _ height: Int, _ draw: (CGContext) -> Void) throws -> Pixels {
    let context = try XCTUnwrap(CGContext(points: CGSize(width: width, height: height), scale: 1))
    draw(context)
    let image = try XCTUnwrap(context.makeImage())
    return try XCTUnwrap(SmallPNG.decode(image._data))
  }
  private func pixel(_ pixels: Pixels, _ x: Int, _ y: Int) -> [UInt8] {
    Array(pixels.bytes[(y * pixels.width + x) * 4..<(y * pixels.width + x) * 4 + 4])
  }

  func testABoxCoversItsPixelsAndHalfOfThoseAtItsEdge() throws {
    let drawn = try pixels(8, 8) { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 2, y: 2, width: 3.5, height: 4))
    }
    XCTAssertEqual(pixel(drawn, 2, 2), [255, 0, 0, 255])
    XCTAssertEqual(pixel(drawn, 1, 2), [0, 0, 0, 0])
    XCTAssertEqual(pixel(drawn, 4, 5), [255, 0, 0, 255])
    XCTAssertEqual(Int(pixel(drawn, 5, 3)[3]), 128, accuracy: 1)
    XCTAssertEqual(pixel(drawn, 2, 6)[3], 0)
  }

  func testHolesClipsAndStrokes() throws {
    let ring = try pixels(20, 20) { context in
      context.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
      context.fillPath(using: .evenOdd)
    }
    XCTAssertEqual(pixel(ring, 2, 2)[3], 255)
    XCTAssertEqual(pixel(ring, 10, 10)[3], 0)
    let clipped = try pixels(20, 20) { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    XCTAssertEqual(pixel(clipped, 9, 9)[3], 255)
    XCTAssertEqual(pixel(clipped, 10, 9)[3], 0)
    let line = try pixels(20, 20) { context in
      context.setLineWidth(4)
      context.move(to: CGPoint(x: 2, y: 10))
      context.addLine(to: CGPoint(x: 18, y: 10))
      context.strokePath()
    }
    XCTAssertEqual(pixel(line, 10, 8)[3], 255)
    XCTAssertEqual(pixel(line, 10, 7)[3], 0)
    XCTAssertEqual(pixel(line, 1, 10)[3], 0, "a butt end")
  }

  func testTheAreaOfACircleIsThatOfItsPixels() throws {
    let drawn = try pixels(100, 100) { $0.fillEllipse(in: CGRect(x: 10, y: 10, width: 80, height: 80)) }
    let area = stride(from: 3, to: drawn.bytes.count, by: 4).reduce(0.0) {
      $0 + Double(drawn.bytes[$1]) / 255
    }
    XCTAssertEqual(area, .pi * 40 * 40, accuracy: 15)
  }

  func testARendererMakesAPictureOfItsSizeAndScale() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10), format: format).image {
      context in
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 10), cornerRadius: 5).fill()
      XCTAssertNotNil(UIGraphicsGetCurrentContext())
    }
    XCTAssertNil(UIGraphicsGetCurrentContext())
    XCTAssertEqual(image.size, CGSize(width: 30, height: 10))
    let drawn = try XCTUnwrap(image.pngData().flatMap(SmallPNG.decode))
    XCTAssertEqual([drawn.width, drawn.height], [60, 20])
    XCTAssertEqual(pixel(drawn, 30, 10)[3], 255)
    XCTAssertEqual(pixel(drawn, 0, 0)[3], 0, "a round corner")
    XCTAssertEqual(UIGraphicsImageRenderer(size: CGSize(width: 9_999, height: 1)).image { _ in }.size, .zero)
  }

  func testOnePictureInANewSizeKeepsItsBytes() throws {
    let source = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    let bytes = try XCTUnwrap(source.pngData())
    let small = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in
      source.draw(in: CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    XCTAssertEqual(small.size, CGSize(width: 20, height: 10))
    XCTAssertEqual(small.pngData(), bytes)
  }

  func testAnyDrawingIsDecodedAsItWasEncoded() throws {
    var random = SeededGenerator(seed: 11)
    for round in 0..<60 {
      var pixels = try XCTUnwrap(
        Pixels(width: Int.random(in: 1...40, using: &random), height: Int.random(in: 1...40, using: &random)))
      let colors = (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
      for index in stride(from: 0, to: pixels.bytes.count, by: 4) {
        for channel in 0..<3 {
          pixels.bytes[index + channel] =
            round % 2 == 0 ? colors[channel] : UInt8.random(in: 0...255, using: &random)
        }
        pixels.bytes[index + 3] = 255
      }
      let png = PNGEncoder.encode(pixels)
      // Flat ones are read with code of the test's own; noise is filtered and by zlib.
      if round % 2 == 0 { XCTAssertEqual(SmallPNG.decode(png) ?? pixels, pixels, "round \(round)") }
      XCTAssertEqual(PictureCodec.pixels(png), pixels, "round \(round)")
    }
  }

  func testArcsTurnTheWayThatTheyAreTold() {
    let quarter = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    XCTAssertEqual(quarter.bounds.maxY, 10, accuracy: 0.01)
    XCTAssertEqual(quarter.bounds.minX, 0, accuracy: 0.01)
    let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    XCTAssertEqual(rest.bounds.minX, -10, accuracy: 0.05)
    let box = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 8, height: 8))
    XCTAssertFalse(box.contains(CGPoint(x: 0.5, y: 0.5)))
    XCTAssertTrue(box.contains(CGPoint(x: 19.5, y: 0.5)))
    XCTAssertTrue(box.contains(CGPoint(x: 10, y: 10)))
  }

  func testNumbersWithoutMeaningDrawNothing() throws {
    let drawn = try pixels(8, 8) { context in
      context.fill(CGRect(x: CGFloat.nan, y: 0, width: 4, height: 4))
      context.move(to: CGPoint(x: CGFloat.infinity, y: 0))
      context.addLine(to: CGPoint(x: 3, y: CGFloat.nan))
      context.addArc(center: .zero, radius: .infinity, startAngle: 0, endAngle: 1, clockwise: true)
      context.setLineWidth(.infinity)
      context.strokePath()
    }
    XCTAssertEqual(drawn.bytes.reduce(0) { $0 | $1 }, 0)
    XCTAssertNil(
      CGContext(
        data: nil, width: 99_999, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
  }
}

/// Reads the PNGs that `PNGEncoder` writes: one IDAT, fixed codes, filter 0.
enum SmallPNG {
  static func decode(_ data: Data) -> Pixels? {
    let bytes = [UInt8](data)
    func number(_ at: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(bytes[at + $1]) } }
    guard bytes.count > 57, var pixels = Pixels(width: number(16), height: number(20)) else { return nil }
    let content = Array(bytes[43..<41 + number(33)])
    guard let raw = inflate(content) else { return nil }
    let stride = pixels.width * 4
    guard raw.count == (stride + 1) * pixels.height else { return nil }
    for row in 0..<pixels.height {
      guard raw[row * (stride + 1)] == 0 else { return nil }
      for column in 0..<stride {
        pixels.bytes[row * stride + column] = raw[row * (stride + 1) + 1 + column]
      }
    }
    return pixels
  }

  /// One block of fixed codes, as RFC 1951 describes reading it.
  private static func inflate(_ bytes: [UInt8]) -> [UInt8]? {
    var place = 0
    func bit() -> Int {
      defer { place += 1 }
      return place / 8 < bytes.count ? Int(bytes[place / 8] >> (place % 8)) & 1 : 0
    }
    func bits(_ count: Int) -> Int { (0..<count).reduce(0) { $0 | bit() << $1 } }
    guard bits(3) == 3 else { return nil }
    let lengths = [
      3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
      227, 258,
    ]
    let distances =
      [1, 2, 3, 4]
      + (4..<30).map { code in
        let extra = code / 2 - 1
        return ((2 + code % 2) << extra) + 1
      }
    var out: [UInt8] = []
    while place < bytes.count * 8 {
      var code = (0..<7).reduce(0) { value, _ in value << 1 | bit() }
      var symbol: Int
      if code < 24 {
        symbol = 256 + code
      } else {
        code = code << 1 | bit()
        if (0x30..<0xc0).contains(code) {
          symbol = code - 0x30
        } else if (0xc0..<0xc8).contains(code) {
          symbol = 280 + code - 0xc0
        } else {
          symbol = 144 + (code << 1 | bit()) - 0x190
        }
      }
      if symbol == 256 { return out }
      if symbol < 256 {
        out.append(UInt8(symbol))
        continue
      }
      symbol -= 257
      let length = lengths[symbol] + bits(symbol < 8 || symbol == 28 ? 0 : symbol / 4 - 1)
      let distanceCode = (0..<5).reduce(0) { value, _ in value << 1 | bit() }
      let distance = distances[distanceCode] + bits(distanceCode < 4 ? 0 : distanceCode / 2 - 1)
      guard distance <= out.count else { return nil }
      for _ in 0..<length { out.append(out[out.count - distance]) }
    }
    return nil
  }
}
