import Foundation

/// A picture by its encoded bytes, or a symbol by name.
public final class UIImage: NSObject, @unchecked Sendable {
  public let _data: Data
  public let _symbolName: String?
  /// Points.
  public let size: CGSize
  public let scale: CGFloat

  /// `nil` where the bytes are no PNG, JPEG or GIF.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  public init?(data: Data, scale: CGFloat) {
    guard scale > 0, let pixels = PictureHeader.size(of: data) else { return nil }
    _data = data
    _symbolName = nil
    self.scale = scale
    size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
  }
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }
  public init?(systemName name: String) {
    _data = Data()
    _symbolName = name
    scale = 1
    size = CGSize(width: 20, height: 20)
  }
}

/// Width and height from the first bytes of a picture.
enum PictureHeader {
  static func size(of data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(1 << 16))
    func word(_ index: Int) -> Int { Int(bytes[index]) << 8 | Int(bytes[index + 1]) }
    func littleWord(_ index: Int) -> Int { Int(bytes[index + 1]) << 8 | Int(bytes[index]) }
    if bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]) {
      let width = word(16) << 16 | word(18)
      let height = word(20) << 16 | word(22)
      return width > 0 && height > 0 ? CGSize(width: width, height: height) : nil
    }
    if bytes.count >= 10, bytes.starts(with: [0x47, 0x49, 0x46]) {
      return CGSize(width: littleWord(6), height: littleWord(8))
    }
    guard bytes.count > 4, bytes[0] == 0xff, bytes[1] == 0xd8 else { return nil }
    var index = 2
    while index + 9 < bytes.count {
      guard bytes[index] == 0xff else { return nil }
      let marker = bytes[index + 1]
      // Start-of-frame markers hold the size; C4, C8 and CC are others.
      if (0xc0...0xcf).contains(marker), ![0xc4, 0xc8, 0xcc].contains(marker) {
        return CGSize(width: word(index + 7), height: word(index + 5))
      }
      index += 2 + word(index + 2)
    }
    return nil
  }
}
