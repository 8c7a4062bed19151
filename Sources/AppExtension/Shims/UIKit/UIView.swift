import Foundation

// The roots of UIKit's view classes, so that files shared with an app compile. A widget cannot show them, on iOS neither.

/// The root of what reacts to events.
@MainActor open class UIResponder {
  public init() {}
}

extension UIResponder: @preconcurrency Hashable {
  nonisolated public static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A UIKit view. It keeps what it is told and is never drawn.
@MainActor open class UIView: UIResponder {
  open var frame: CGRect
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false
  open var tag = 0
  open var backgroundColor: UIColor?
  open var tintColor: UIColor?
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  public override convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { return nil }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setNeedsDisplay() {}
}

/// Manages a UIKit view. It keeps what it is told and is never shown.
@MainActor open class UIViewController: UIResponder {
  open lazy var view: UIView! = UIView()
  open var title: String?
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?

  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { return nil }

  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func addChild(_ child: UIViewController) {
    child.parent = self
    children.append(child)
  }
  open func didMove(toParent parent: UIViewController?) {}
}
