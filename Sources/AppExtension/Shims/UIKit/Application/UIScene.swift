import Foundation

// An extension has no scenes: the types are there for the files that look for them.

@MainActor @preconcurrency open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }
  public struct ConnectionOptions {}
  open var activationState: ActivationState { .unattached }
  open weak var delegate: AnyObject?
  open var title: String! = ""
}

@MainActor @preconcurrency open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation { .unknown }
  open var statusBarManager: UIStatusBarManager? { nil }
  open var traitCollection: UITraitCollection { .current }
}

@MainActor @preconcurrency open class UIStatusBarManager {
  open var statusBarFrame: CGRect { .zero }
  init() {}
}

@MainActor @preconcurrency open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open weak var windowScene: UIWindowScene?
  open var isKeyWindow: Bool { false }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
  }
  open func makeKeyAndVisible() {}
}
