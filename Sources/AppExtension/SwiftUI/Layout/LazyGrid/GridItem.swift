import Foundation

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
  /// How wide a column is.
  public enum Size: Sendable {
    /// Always this wide.
    case fixed(CGFloat)
    /// As wide as its part of the space, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit into its part of the space.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: GridItem.Size
  /// The distance to the next column; 8 points where none is given.
  public var spacing: CGFloat?
  /// Where views stand in their cells; in the middle where nothing is given.
  public var alignment: Alignment?

  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// One column as it is laid out.
struct LazyTrack: Equatable {
  var offset: CGFloat
  var length: CGFloat
  var alignment: Alignment

  /// The columns in a width: fixed ones first, then each of the others is offered its equal part of what is left, in order; at last
  /// adaptive ones are divided. (The order that independent parties found by experiment, confidence B.)
  static func resolve(_ items: [GridItem], in available: CGFloat?) -> [LazyTrack] {
    var remaining = available ?? 0
    var lengths = Array(repeating: CGFloat.zero, count: items.count)
    remaining -= items.dropLast().reduce(0) { $0 + $1.gap }
    for (index, item) in items.enumerated() {
      guard case .fixed(let length) = item.size else { continue }
      lengths[index] = length.length
      remaining -= length.length
    }
    var left = items.reduce(0) { if case .fixed = $1.size { $0 } else { $0 + 1 } }
    for (index, item) in items.enumerated() {
      let offer = max(remaining / CGFloat(max(left, 1)), 0)
      switch item.size {
      case .fixed: continue
      case .flexible(let minimum, let maximum): lengths[index] = offer.held(minimum, maximum)
      case .adaptive: lengths[index] = offer.length
      }
      remaining -= lengths[index]
      left -= 1
    }
    var tracks: [LazyTrack] = []
    var offset: CGFloat = 0
    for (item, length) in zip(items, lengths) {
      let (count, part) = item.division(of: length)
      for _ in 0..<count {
        tracks.append(LazyTrack(offset: offset, length: part, alignment: item.alignment ?? .center))
        offset += part + item.gap
      }
    }
    return tracks
  }

  /// The end of the last column.
  static func extent(of tracks: [LazyTrack]) -> CGFloat { tracks.last.map { $0.offset + $0.length } ?? 0 }
}

extension GridItem {
  fileprivate var gap: CGFloat { spacing?.finite ?? 8 }

  /// How many columns this one becomes, and how wide each is.
  fileprivate func division(of length: CGFloat) -> (count: Int, part: CGFloat) {
    guard case .adaptive(let minimum, let maximum) = size else { return (1, length) }
    let least = max(minimum.length, 0)
    // Columns without width would be without number.
    let fitting = least + gap > 0.001 ? ((length + gap) / (least + gap) + 1e-9).rounded(.down) : 1
    let count = Int(min(max(fitting, 1), 1000))
    let part = (length - gap * CGFloat(count - 1)) / CGFloat(count)
    return (count, part.held(minimum, maximum))
  }
}

extension CGFloat {
  /// The nearest length within limits; of limits that contradict each other the lower counts.
  fileprivate func held(_ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    Swift.max(Swift.min(length, maximum.length), minimum.length)
  }
}
