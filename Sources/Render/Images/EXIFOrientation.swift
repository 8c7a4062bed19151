import CPango
import Foundation

/// Which way up a JPEG is, from the note that the camera left in it.
enum EXIFOrientation {
  /// 1…8; 1 where nothing is said.
  static func read(_ bytes: UnsafeRawBufferPointer) -> Int {
    func big(_ at: Int) -> Int { at + 1 < bytes.count ? Int(bytes[at]) << 8 | Int(bytes[at + 1]) : 0 }
    var at = 2
    // Segments until the picture's own data.
    while at + 4 <= bytes.count, bytes[at] == 0xFF, bytes[at + 1] != 0xDA {
      let length = big(at + 2)
      guard length >= 2 else { return 1 }
      if bytes[at + 1] == 0xE1, at + 2 + length <= bytes.count, length >= 16,
        bytes[(at + 4)..<(at + 10)].elementsEqual([0x45, 0x78, 0x69, 0x66, 0, 0])
      {
        return tiff(UnsafeRawBufferPointer(rebasing: bytes[(at + 10)..<(at + 2 + length)]))
      }
      at += 2 + length
    }
    return 1
  }

  /// The entry in the first directory of the TIFF structure.
  private static func tiff(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard bytes.count >= 8 else { return 1 }
    let isLittle = bytes[0] == 0x49
    func number(_ at: Int, _ size: Int) -> Int? {
      guard at >= 0, at + size <= bytes.count else { return nil }
      let part = bytes[at..<at + size]
      return isLittle ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return 1 }
    for index in 0..<min(count, 500) {
      let entry = directory + 2 + index * 12
      guard let tag = number(entry, 2) else { return 1 }
      if tag == 0x0112 { return number(entry + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil } ?? 1 }
    }
    return 1
  }

  /// The picture as it is to be seen.
  static func upright(_ stored: OpaquePointer, _ width: Int, _ height: Int, _ orientation: Int)
    -> OpaquePointer?
  {
    guard let bytes = cairo_image_surface_get_data(stored) else { return nil }
    let turned = orientation > 4
    let (w, h) = turned ? (height, width) : (width, height)
    return UnsafeMutableRawPointer(bytes).withMemoryRebound(to: UInt32.self, capacity: width * height) {
      source in
      ImageDecoding.surface(width: w, height: h) { pixels in
        for y in 0..<h {
          for x in 0..<w {
            let (sx, sy): (Int, Int) =
              switch orientation {
              case 2: (width - 1 - x, y)
              case 3: (width - 1 - x, height - 1 - y)
              case 4: (x, height - 1 - y)
              case 5: (y, x)
              case 6: (y, height - 1 - x)
              case 7: (width - 1 - y, height - 1 - x)
              case 8: (width - 1 - y, x)
              default: (x, y)
              }
            pixels[y * w + x] = source[sy * width + sx]
          }
        }
        return true
      }
    }
  }
}
