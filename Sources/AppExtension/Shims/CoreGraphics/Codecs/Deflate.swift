import Foundation

/// Streams of zlib (RFC 1950), which Foundation's networking has loaded already.
enum Deflate {
  private static let library = SystemLibrary("libz.so.1", purpose: "writing photographs as PNG")
  private static let compress = library.function(
    "compress2",
    as: (@convention(c) (
      UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt>, UnsafePointer<UInt8>, UInt, Int32
    ) -> Int32).self)
  /// Faster than zlib's own choice, and little larger.
  private static let level: Int32 = 3

  /// `nil` where zlib is not installed.
  static func stream(_ bytes: [UInt8]) -> [UInt8]? {
    guard let compress else { return nil }
    // More than `compressBound` asks for.
    var length = UInt(bytes.count + bytes.count / 1_000 + 64)
    var out = [UInt8](repeating: 0, count: Int(length))
    guard compress(&out, &length, bytes, UInt(bytes.count), level) == 0 else { return nil }
    return Array(out.prefix(Int(length)))
  }
}
