/// How large controls are drawn.
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }

/// Shown, hidden, or as the system likes.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// How much something stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private struct LabelsVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private struct HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  /// Whether controls draw their labels.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
  /// Kept for views that read it; headers of sections outside lists look the same.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how large the controls within are drawn.
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
  /// The largest of a range of sizes; a widget has no reason to take a smaller one.
  public func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
    controlSize(ControlSize.allCases.last(where: range.contains) ?? .regular)
  }
  /// Hides the labels of the controls within; assistive technologies still read them.
  public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

extension ControlSize: Comparable {
  public static func < (a: ControlSize, b: ControlSize) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}
