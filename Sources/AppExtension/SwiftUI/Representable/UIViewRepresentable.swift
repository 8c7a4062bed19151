// Parity: no effect: a marked box, as on iOS; reported

import UIKit

/// A UIKit view inside SwiftUI. A widget cannot show one: as on iOS a marked box stands in its place, and the diagnostics name
/// the type. None of its methods is called.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize?
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? {
    nil
  }
  public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    ForeignView.nodes(for: Self.self, in: context)
  }
}

/// What a `UIViewRepresentable` would be made in.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}

/// Views that only an app can show.
package enum ForeignView {
  @MainActor static func nodes(for type: Any.Type, in context: _ViewContext) -> [_LayoutNode] {
    nodes(
      named: "\(type)",
      "\(type) is a UIKit view, which a widget cannot show; iOS draws a marked box in its place, too",
      in: context)
  }

  /// A marked box with a name, and a finding that says why.
  @MainActor package static func nodes(
    named name: String, _ reason: String, in context: _ViewContext
  ) -> [_LayoutNode] {
    context.session.report("unsupported-view", .error, reason)
    return [MissingNode(name: name, resizable: true)]
  }
}
