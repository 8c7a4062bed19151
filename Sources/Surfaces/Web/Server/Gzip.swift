import CDeflate
import Foundation
import HTTPTypes

/// Fewer bytes for a browser that can unpack them (RFC 1952, RFC 9110 §12.5.3).
enum Gzip {
  /// Bytes below which a document is sent as it is: packing them gains less than a packet.
  static let worthwhile = 10 << 10
  /// libdeflate's levels of 0…12: the page's files are packed once, documents each time.
  static let filesLevel: Int32 = 9
  static let documentsLevel: Int32 = 3

  /// The bytes packed; `nil` when that makes them no smaller.
  static func packed(_ data: Data, level: Int32) -> Data? {
    guard !data.isEmpty, let compressor = libdeflate_alloc_compressor(level) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    // Room for one byte less than there is: what does not fit is not worth it.
    var result = Data(count: data.count - 1)
    let count = data.withUnsafeBytes { source in
      result.withUnsafeMutableBytes { target in
        libdeflate_gzip_compress(
          compressor, source.baseAddress, source.count, target.baseAddress, target.count)
      }
    }
    guard count > 0 else { return nil }
    return result.prefix(count)
  }

  /// Whether a browser that sends this `Accept-Encoding` reads gzip.
  static func isAccepted(_ header: String?) -> Bool {
    guard let header else { return false }
    var named: Bool?
    var any = false
    for part in header.lowercased().split(separator: ",") {
      let words = part.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let coding = words.first else { continue }
      let isWanted = weight(words.dropFirst()) > 0
      switch coding {
      case "gzip", "x-gzip": named = (named ?? false) || isWanted
      case "*": any = isWanted
      default: continue
      }
    }
    return named ?? any
  }

  /// `q=` of a coding; what is no number is none.
  private static func weight(_ parameters: some Sequence<String>) -> Double {
    for parameter in parameters where parameter.hasPrefix("q=") { return Double(parameter.dropFirst(2)) ?? 0 }
    return 1
  }
}
