import Foundation

/// Colours and where they stand between 0 and 1.
public final class CGGradient: @unchecked Sendable {
  public let _colors: [CGColor]
  public let _locations: [CGFloat]
  /// Evenly spread where no places are given.
  public init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
    let found = colors.compactMap { $0 as? CGColor }
    guard !found.isEmpty, found.count == colors.count else { return nil }
    _colors = found
    let last = CGFloat(max(found.count - 1, 1))
    _locations = found.indices.map { index in locations.map { $0[index] } ?? CGFloat(index) / last }
  }
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
