/// In which of the app's states an intent can run.
public struct IntentModes: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// How the app comes to the front.
  public enum ForegroundMode: Hashable, Sendable {
    /// Before the intent runs.
    case immediate
    /// When the intent asks for it.
    case dynamic
    /// When the intent has run.
    case deferred
  }

  public static let background = IntentModes(rawValue: 1)
  public static let foreground = foreground(.immediate)
  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: IntentModes(rawValue: 2)
    case .dynamic: IntentModes(rawValue: 4)
    case .deferred: IntentModes(rawValue: 8)
    }
  }
}
