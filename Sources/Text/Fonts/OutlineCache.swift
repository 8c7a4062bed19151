import Archive
import Foundation

/// Outlines of one font's glyphs, read once.
final class OutlineCache: @unchecked Sendable {
  private let lock = NSLock()
  private var outlines: [UInt32: [PathElement]] = [:]

  func value(for glyph: UInt32, read: () -> [PathElement]) -> [PathElement] {
    lock.lock()
    defer { lock.unlock() }
    if let known = outlines[glyph] { return known }
    let outline = read()
    outlines[glyph] = outline
    return outline
  }
}
