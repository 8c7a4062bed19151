import Foundation

// Taps that are felt. A widget cannot give any, and nothing here can be felt: they do nothing.

@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  nonisolated public override init() {}
  open func prepare() {}
}

@MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public init(style: FeedbackStyle) {}
  public init(style: FeedbackStyle, view: UIView) {}
  nonisolated public override init() {}
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
  open func impactOccurred(at location: CGPoint) {}
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  nonisolated public override init() {}
  open func selectionChanged() {}
  open func selectionChanged(at location: CGPoint) {}
}

@MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  nonisolated public override init() {}
  open func notificationOccurred(_ notificationType: FeedbackType) {}
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
