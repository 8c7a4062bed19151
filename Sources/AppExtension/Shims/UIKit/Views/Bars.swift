import Foundation

// What stands in bars, which shared view controllers fill. Nothing of it is shown in an extension.

@MainActor @preconcurrency open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
}

@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable { case plain, bordered, done }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }
  open var style = Style.plain
  open var width: CGFloat = 0
  open var customView: UIView?
  open var tintColor: UIColor?
  open weak var target: AnyObject?

  public required override init() { super.init() }
  /// - Parameter action: a `Selector`, which nothing ever calls.
  public convenience init(title: String?, style: Style, target: Any?, action: Any?) {
    self.init()
    (self.title, self.style, self.target) = (title, style, target as AnyObject?)
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Any?) {
    self.init()
    (self.image, self.style, self.target) = (image, style, target as AnyObject?)
  }
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Any?) {
    self.init()
    self.target = target as AnyObject?
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  public class func flexibleSpace() -> Self { Self() }
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let space = Self()
    space.width = width
    return space
  }
}

@MainActor @preconcurrency open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var hidesBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var backBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

@MainActor @preconcurrency open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  public let progressViewStyle: Style
  public init(progressViewStyle style: Style) {
    progressViewStyle = style
    super.init(frame: .zero)
  }
  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { return nil }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
