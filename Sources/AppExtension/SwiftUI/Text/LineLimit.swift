import Foundation

private struct LeastLinesKey: EnvironmentKey { static var defaultValue: Int? { nil } }

extension EnvironmentValues {
  /// Lines that a text keeps room for, though it may have fewer.
  var leastLines: Int? {
    get { self[LeastLinesKey.self] }
    set { self[LeastLinesKey.self] = newValue }
  }
}

nonisolated extension View {
  /// At most so many lines. Fewer than 1 is reported and counts as 1.
  public func lineLimit(_ number: Int?) -> some View { lines(least: nil, most: number, "lineLimit") }

  /// So many lines, and room for as many if `reservesSpace`.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(least: reservesSpace ? limit : nil, most: limit, "lineLimit")
  }
  /// At least room for the lower number of lines, and no more lines than the upper.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(least: limit.lowerBound, most: limit.upperBound, "lineLimit")
  }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(least: nil, most: limit.upperBound, "lineLimit")
  }
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(least: limit.lowerBound, most: nil, "lineLimit")
  }

  private func lines(least: Int?, most: Int?, _ name: String) -> some View {
    inContext { context in
      if let wrong = [most, least].compactMap({ $0 }).first(where: { $0 < 1 }) {
        context.session.report(
          "invalid-line-limit", .warning, "\(name)(\(wrong)): a limit is 1 or more; 1 is used")
      }
      context.environment.lineLimit = most.map { max($0, 1) }
      context.environment.leastLines = least.map { min(max($0, 1), 1000) }
    }
  }
}
