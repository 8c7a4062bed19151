import Archive
import Foundation

/// How content changes in place when the next entry's differs.
public struct ContentTransition: Equatable, Sendable {
  let content: Change.Content
  /// At once.
  public static let identity = ContentTransition(content: .identity)
  /// Fades from the one to the other.
  public static let opacity = ContentTransition(content: .opacity)
  /// Shapes and text flow from the one to the other.
  public static let interpolate = ContentTransition(content: .interpolate)
  /// Digits that differ roll up, or down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(content: .numericText(countsDown: countsDown, value: nil))
  }
  /// Digits roll in the direction that the value changes.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(content: .numericText(countsDown: false, value: value.isFinite ? value : nil))
  }
  /// One symbol is replaced by the other.
  public static var symbolEffect: ContentTransition { ContentTransition(content: .symbolReplace) }
}

extension EnvironmentValues {
  private enum TransitionKey: EnvironmentKey {
    static let defaultValue = ContentTransition.interpolate
  }
  private enum GroupKey: EnvironmentKey {
    static let defaultValue = false
  }
  public var contentTransition: ContentTransition {
    get { self[TransitionKey.self] }
    set {
      self[TransitionKey.self] = newValue
      var change = change ?? Change()
      change.content = newValue.content
      self.change = change
    }
  }
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[GroupKey.self] }
    set { self[GroupKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How the content of the views below changes between entries.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
