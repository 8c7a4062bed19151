import Foundation

// Parity: no effect: a widget has no lists

/// Edges of a section's lines.
public struct ListItemTint: Sendable {
  public static let monochrome = ListItemTint()
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
}
public struct ListSectionSpacing: Sendable {
  public static let `default` = ListSectionSpacing()
  public static let compact = ListSectionSpacing()
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

extension VerticalEdge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ e: VerticalEdge) { self.init(rawValue: 1 << e.rawValue) }
    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}

nonisolated extension View {
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  public func listItemTint(_ tint: ListItemTint?) -> some View { self }
  public func listItemTint(_ tint: Color?) -> some View { self }
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { withoutEffect("swipeActions") }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    withoutEffect("refreshable")
  }
}

extension ForEach where Content: View {
  /// Rows of a widget are not deleted: the view as it is.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
  nonisolated public func onInsert(of types: [String], perform action: @escaping (Int, [Any]) -> Void) -> Self
  {
    self
  }
}
