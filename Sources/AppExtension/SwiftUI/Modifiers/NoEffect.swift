import Foundation

// Accepted for source compatibility. A widget is a picture: nothing appears, is observed or gestured at; iOS ignores
// these too. Those that suggest the author expects something are noted in the scene's diagnostics.
nonisolated extension View {
  func withoutEffect(_ name: String) -> some View {
    inContext {
      $0.session.report("no-effect", .note, "\(name) has no effect in a widget, as on iOS")
    }
  }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { withoutEffect("onAppear") }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { withoutEffect("onDisappear") }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    withoutEffect("onTapGesture")
  }
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { withoutEffect("task") }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
    -> some View
  {
    withoutEffect("onChange")
  }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View
  {
    withoutEffect("onChange")
  }
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    withoutEffect("onChange")
  }
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  public func previewDisplayName(_ value: String?) -> some View { self }
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}
