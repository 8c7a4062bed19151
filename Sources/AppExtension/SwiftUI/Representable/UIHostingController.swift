import UIKit

/// Shows a SwiftUI view inside UIKit. Nothing shows it here; it measures.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder aDecoder: NSCoder) { return nil }

  /// The size the view takes when `size` is offered.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    let session = EvaluationSession(displayScale: 3, now: Date())
    defer { session.end() }
    let context = _ViewContext(environment: EnvironmentValues(), session: session)
    return SceneEvaluator.rootNode(rootView, context: context).size(for: ProposedViewSize(size))
  }
}
