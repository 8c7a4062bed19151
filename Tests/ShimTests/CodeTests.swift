import Foundation
import VitrineCommonCrypto
import VitrineCoreGraphics
import VitrineCoreImage
import XCTest

import UIKit

/// QR codes, and digests by C's names.
final class CodeTests: XCTestCase {
  private func rows(_ code: QRCode) -> [String] {
    (0..<code.size).map { y in String((0..<code.size).map { code[$0, y] ? "#" : "." }) }
  }

  /// As segno 1.6 writes it (byte mode, correction M, mask 2); that is another implementation of ISO/IEC 18004.
  func testModules() throws {
    let code = try XCTUnwrap(QRCode(Array("https://example.com/widget".utf8)))
    XCTAssertEqual(
      rows(code).joined(separator: "\n"),
      """
      #######..#.###..#.#######
      #.....#....#.####.#.....#
      #.###.#.#.##..#...#.###.#
      #.###.#.####.###..#.###.#
      #.###.#.######..#.#.###.#
      #.....#.##....##..#.....#
      #######.#.#.#.#.#.#######
      ........#.##..#.#........
      #.#####..##.##....#####..
      #.##...##.#.##...#.#...#.
      .#...##.##.#.####..#.#.##
      .###.....##.#.###.##....#
      ..#.#.##..######.##.#.###
      #...#....#..#.#.#..#.#.#.
      #.#...##....####..####.##
      #..##....#....#######...#
      #...#.#.###..##.#####.#..
      ........#..#.#.##...##...
      #######..#......#.#.#.###
      #.....#.##....#.#...##...
      #.###.#.###.#########.#..
      #.###.#.##.#...#.##.#####
      #.###.#.#.....##.....##.#
      #.....#..###....##.###..#
      #######.##..###..########
      """)
  }

  func testSizes() throws {
    XCTAssertEqual(QRCode([])?.size, 21)
    XCTAssertEqual(QRCode([UInt8](repeating: 65, count: 2_953), correction: .L)?.size, 177)
    XCTAssertNil(QRCode([UInt8](repeating: 65, count: 2_954), correction: .L))
    for correction in QRCode.Correction.allCases {
      XCTAssertNotNil(QRCode([UInt8](repeating: 200, count: 400), correction: correction))
    }
  }

  func testTheUsualWayToAPicture() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("hi".utf8)
    let image = try XCTUnwrap(filter.outputImage)
    XCTAssertEqual(image.extent, CGRect(x: 0, y: 0, width: 23, height: 23))
    let large = image.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    let drawn = try XCTUnwrap(CIContext().createCGImage(large, from: large.extent))
    XCTAssertEqual([drawn.width, drawn.height], [230, 230])
    XCTAssertEqual(UIImage(cgImage: drawn).size, CGSize(width: 230, height: 230))
    XCTAssertEqual(UIImage(ciImage: large).size, CGSize(width: 230, height: 230))
  }

  func testByNamesAndKeysAndInOtherColours() throws {
    let filter = try XCTUnwrap(CIFilter(name: "CIQRCodeGenerator"))
    XCTAssertNil(filter.outputImage)
    filter.setValue(Data("hi".utf8), forKey: "inputMessage")
    let colored = try XCTUnwrap(filter.outputImage).applyingFilter(
      "CIFalseColor", parameters: ["inputColor0": CIColor.red, "inputColor1": CIColor.clear])
    XCTAssertEqual(colored.extent.width, 23)
    XCTAssertNil(CIFilter(name: "CINoSuchFilter"))
  }

  func testDigests() {
    func hex(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
    let text = Array("abc".utf8)
    var md5 = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    CC_MD5(text, 3, &md5)
    // RFC 1321, FIPS 180-4 and RFC 4231 (case 2).
    XCTAssertEqual(hex(md5), "900150983cd24fb0d6963f7d28e17f72")
    var sha = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CC_SHA256(text, 3, &sha)
    XCTAssertEqual(hex(sha), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    let message = Array("what do ya want for nothing?".utf8)
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), Array("Jefe".utf8), 4, message, message.count, &sha)
    XCTAssertEqual(hex(sha), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
  }
}
