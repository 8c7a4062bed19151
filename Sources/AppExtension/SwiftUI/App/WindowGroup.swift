// Parity: no effect: apps do not run here

/// An app's windows. Inert here: the content is never evaluated.
nonisolated public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) {}
  public init(id: String, @ViewBuilder content: () -> Content) {}
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload public init(_ title: Text, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {}
}
