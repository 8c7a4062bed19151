import UIKit

/// Shows a web page in an app. A widget shows none.
@MainActor @preconcurrency open class SFSafariViewController: UIViewController {
  public let url: URL
  public init(url URL: URL) {
    url = URL
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
}
