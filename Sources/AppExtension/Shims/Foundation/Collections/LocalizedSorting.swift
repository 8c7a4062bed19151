import Foundation

/// Compares texts as lists of files are sorted: by language, without case, and with numbers by their value.
public struct _LocalizedStandardComparator: SortComparator, Sendable {
  public var order: SortOrder
  public init(order: SortOrder = .forward) { self.order = order }
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let result = lhs.localizedStandardCompare(rhs)
    guard order == .reverse else { return result }
    return result == .orderedSame
      ? result : result == .orderedAscending ? .orderedDescending : .orderedAscending
  }
}

extension SortComparator where Self == _LocalizedStandardComparator {
  public static var localizedStandard: _LocalizedStandardComparator { _LocalizedStandardComparator() }
  public static var localized: _LocalizedStandardComparator { _LocalizedStandardComparator() }
}

/// A text with that order.
public struct _LocalizedText: Comparable, Sendable {
  let text: String
  public static func < (a: Self, b: Self) -> Bool {
    a.text.localizedStandardCompare(b.text) == .orderedAscending
  }
  public static func == (a: Self, b: Self) -> Bool { a.text.localizedStandardCompare(b.text) == .orderedSame }
}
extension String {
  public var _localizedText: _LocalizedText { _LocalizedText(text: self) }
}

extension SortDescriptor {
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: _LocalizedStandardComparator,
    order: SortOrder = .forward
  ) {
    // Appending a path to one that may cross threads gives one that may, which the compiler does not know.
    let path = keyPath.appending(path: \String._localizedText)
    self.init(
      unsafeBitCast(path, to: (any KeyPath<Compared, _LocalizedText> & Sendable).self),
      order: comparator.order == .reverse ? .reverse : order)
  }
}
