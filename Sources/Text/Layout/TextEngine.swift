import Archive
import Foundation

/// Lays text out as SwiftUI's `Text` does, with Inter in place of SF Pro.
///
/// One layout at a time: a lock guards the shaping buffer, so any thread may call.
package final class TextEngine: @unchecked Sendable {
  package static let shared = TextEngine()

  private let lock = NSLock()
  private let shaper = Shaper()

  package init() {}

  /// Breaks a text into lines no wider than `width` and, together, no higher than `height`.
  ///
  /// - Parameters:
  ///   - width: points; `nil` sets each paragraph on one line.
  ///   - height: points; lines beyond it are left out, but never the first.
  ///   - date: the instant that live dates show.
  ///   - displayScale: pixels a point, which heights and widths are rounded up to.
  ///   - reservesWidth: live dates take the width that they will come to have, as for measuring.
  package func layout(
    _ text: RichText, width: Double?, height: Double?, at date: Date, displayScale: Double,
    reservesWidth: Bool = false
  ) -> TextLayout {
    layout(
      text, width: width, height: height, at: date, displayScale: displayScale, alwaysItemize: false,
      reservesWidth: reservesWidth)
  }

  /// As above; `alwaysItemize` sends every text through Pango, so that a test can compare both ways.
  package func layout(
    _ text: RichText, width: Double?, height: Double?, at date: Date, displayScale: Double,
    alwaysItemize: Bool, reservesWidth: Bool = false
  ) -> TextLayout {
    let displayScale = displayScale.clamped(0.1, 100)
    let width = Self.bound(width)
    let height = Self.bound(height)
    let limit = Self.visibleBytes(text, width: width, height: height)
    let input = Shaper.Input(
      text: text,
      resolved: ResolvedText(text, at: date, limit: limit, reservesWidth: reservesWidth), scale: 1,
      alwaysItemize: alwaysItemize)
    lock.lock()
    defer { lock.unlock() }
    let fitted = ScaleSearch(
      composer: Composer(
        shaper: shaper, input: input, width: width, height: height, displayScale: displayScale)
    ).fit()
    return TextPlacement(text: text, scale: fitted.scale, displayScale: displayScale, width: width).place(
      fitted.composition)
  }

  private static func bound(_ length: Double?) -> Double? {
    guard let length, !length.isNaN, length < 1e6 else { return nil }
    return max(length, 0)
  }

  /// More bytes than anyone can see: glyphs that are on average a tenth of their size wide, four bytes each,
  /// on the lines that there is room for.
  private static func visibleBytes(_ text: RichText, width: Double?, height: Double?) -> Int {
    let sizes = text.segments.map {
      ($0.style.size * text.minimumScaleFactor.clamped(0.1, 1)).clamped(1, 2000)
    }
    guard let width, let smallest = sizes.min() else { return ResolvedText.unboundedLimit }
    var lines = Double(text.lineLimit.map { max($0, 1) } ?? Int.max)
    if let height { lines = min(lines, (height / smallest).rounded(.up) + 1) }
    let visible = lines * (width / (smallest * 0.1) + 8) * 4
    return visible < Double(ResolvedText.unboundedLimit)
      ? max(Int(visible), 256) : ResolvedText.unboundedLimit
  }
}
