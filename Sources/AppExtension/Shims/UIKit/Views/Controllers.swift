import Foundation

// View controllers that shared files make or present. Nothing is presented in an extension.

extension UIViewController {
  public var navigationController: UINavigationController? { parent as? UINavigationController }
  public var presentedViewController: UIViewController? { nil }
  public var presentingViewController: UIViewController? { nil }
  public var isViewLoaded: Bool { true }
  public var traitCollection: UITraitCollection { .current }
  /// Presents nothing, and calls the completion as when it is done.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { completion?() }
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
  public func willMove(toParent parent: UIViewController?) {}
  public func removeFromParent() {}
}

@MainActor @preconcurrency open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { viewControllers.last }
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }
  public required init?(coder: NSCoder) { return nil }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
}

@MainActor @preconcurrency open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]?
  open var selectedViewController: UIViewController?
  open var selectedIndex = 0
}

@MainActor @preconcurrency open class UIAlertAction {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style) = (title, style)
  }
}

@MainActor @preconcurrency open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  open var message: String?
  open private(set) var actions: [UIAlertAction] = []
  public let preferredStyle: Style
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }
  public required init?(coder: NSCoder) { return nil }
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

open class UIActivity: NSObject, @unchecked Sendable {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
}
