import Archive
import Foundation

extension Text {
  /// A line under or through characters.
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      let archived: TextLineStyle.Pattern
      public static let solid = Pattern(archived: .solid)
      public static let dot = Pattern(archived: .dot)
      public static let dash = Pattern(archived: .dash)
      public static let dashDot = Pattern(archived: .dashDot)
      public static let dashDotDot = Pattern(archived: .dashDotDot)
    }
    var pattern: Pattern
    /// `nil`: the colour of the characters.
    var color: Color?
    public static let single = LineStyle()
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
    public static func == (a: LineStyle, b: LineStyle) -> Bool {
      a.pattern == b.pattern && a.color.map { "\($0)" } == b.color.map { "\($0)" }
    }
    public func hash(into hasher: inout Hasher) {
      hasher.combine(pattern)
      hasher.combine(color.map { "\($0)" })
    }
  }
}
