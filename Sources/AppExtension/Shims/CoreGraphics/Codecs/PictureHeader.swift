import Foundation

/// Size, format and orientation from the first bytes of a picture. Nothing is decoded, and no more than the first
/// megabyte is looked at.
public struct _PictureHeader: Sendable, Equatable {
  public enum Format: String, Sendable { case png, jpeg, gif, webp, heic }
  public var format: Format
  /// Pixels as they are stored.
  public var width: Int
  public var height: Int
  /// The orientation of Exif, 1 to 8: 5 and above stand on their side.
  public var exifOrientation = 1

  /// Pixels as they are shown.
  public var shownSize: CGSize {
    exifOrientation >= 5 ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  public init?(_ data: Data) {
    let bytes = Bytes([UInt8](data.prefix(1 << 20)))
    guard
      let header = Self.png(bytes) ?? Self.gif(bytes) ?? Self.webp(bytes) ?? Self.jpeg(bytes)
        ?? Self.heic(bytes),
      header.width > 0, header.height > 0
    else { return nil }
    self = header
  }

  private init(_ format: Format, _ width: Int, _ height: Int) {
    self.format = format
    self.width = width
    self.height = height
  }

  /// Bytes that may be asked for beyond their end: there they are 0.
  private struct Bytes {
    let all: [UInt8]
    init(_ all: [UInt8]) { self.all = all }
    subscript(_ index: Int) -> Int { index >= 0 && index < all.count ? Int(all[index]) : 0 }
    func big(_ index: Int, _ count: Int) -> Int { (0..<count).reduce(0) { $0 << 8 | self[index + $1] } }
    func little(_ index: Int, _ count: Int) -> Int {
      (0..<count).reversed().reduce(0) { $0 << 8 | self[index + $1] }
    }
    func has(_ text: String, at index: Int) -> Bool {
      let text = Array(text.utf8)
      return index >= 0 && index + text.count <= all.count && Array(all[index..<index + text.count]) == text
    }
  }

  private static func png(_ b: Bytes) -> _PictureHeader? {
    guard b[0] == 0x89, b.has("PNG\r\n\u{1A}\n", at: 1), b.has("IHDR", at: 12), b.all.count >= 24 else {
      return nil
    }
    return _PictureHeader(.png, b.big(16, 4), b.big(20, 4))
  }

  private static func gif(_ b: Bytes) -> _PictureHeader? {
    guard b.has("GIF87a", at: 0) || b.has("GIF89a", at: 0) else { return nil }
    return _PictureHeader(.gif, b.little(6, 2), b.little(8, 2))
  }

  private static func webp(_ b: Bytes) -> _PictureHeader? {
    guard b.has("RIFF", at: 0), b.has("WEBP", at: 8) else { return nil }
    if b.has("VP8X", at: 12) { return _PictureHeader(.webp, b.little(24, 3) + 1, b.little(27, 3) + 1) }
    if b.has("VP8L", at: 12) {
      let bits = b.little(21, 4)
      return _PictureHeader(.webp, bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }
    guard b.has("VP8 ", at: 12) else { return nil }
    return _PictureHeader(.webp, b.little(26, 2) & 0x3FFF, b.little(28, 2) & 0x3FFF)
  }

  private static func heic(_ b: Bytes) -> _PictureHeader? {
    guard b.has("ftyp", at: 4) else { return nil }
    // The size stands in the first `ispe` box; where it is not among these bytes, the picture is of unknown size.
    for index in 8..<max(b.all.count - 16, 8) where b[index] == 0x69 && b.has("ispe", at: index) {
      return _PictureHeader(.heic, b.big(index + 8, 4), b.big(index + 12, 4))
    }
    return nil
  }

  private static func jpeg(_ b: Bytes) -> _PictureHeader? {
    guard b[0] == 0xFF, b[1] == 0xD8 else { return nil }
    var index = 2
    var orientation = 1
    while index + 9 < b.all.count {
      guard b[index] == 0xFF else { return nil }
      let marker = b[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      // Start-of-frame markers hold the size; C4, C8 and CC are others.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        var header = _PictureHeader(.jpeg, b.big(index + 7, 2), b.big(index + 5, 2))
        header.exifOrientation = orientation
        return header
      }
      if marker == 0xE1, b.has("Exif\0\0", at: index + 4) {
        orientation = exif(b, at: index + 10) ?? orientation
      }
      index += 2 + max(b.big(index + 2, 2), 2)
    }
    return nil
  }

  /// Tag 0x0112 of the first directory of a TIFF block.
  private static func exif(_ b: Bytes, at start: Int) -> Int? {
    let isLittle = b.has("II", at: start)
    guard isLittle || b.has("MM", at: start) else { return nil }
    func number(_ index: Int, _ count: Int) -> Int { isLittle ? b.little(index, count) : b.big(index, count) }
    let directory = start + number(start + 4, 4)
    guard directory < b.all.count else { return nil }
    for entry in 0..<min(number(directory, 2), 200) where number(directory + 2 + entry * 12, 2) == 0x0112 {
      let value = number(directory + 2 + entry * 12 + 8, 2)
      return (1...8).contains(value) ? value : nil
    }
    return nil
  }
}
