import Archive
import Foundation

/// Where a container background stands.
public struct ContainerBackgroundPlacement: Sendable, Hashable {
  let name: String
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
}

nonisolated extension View {
  /// The background of the widget, which the system may remove.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let background = content()
    return inContext { context in
      guard container == .widget else { return }
      // The outermost says what stands behind; a second one inside is ignored, as on iOS.
      guard context.session.containerBackground == nil else { return }
      let outer = context
      context.session.containerBackground = {
        FlexibleFrameNode(
          outer.child(7).single(background, alignment: alignment),
          width: .init(min: nil, ideal: nil, max: .infinity),
          height: .init(min: nil, ideal: nil, max: .infinity), alignment: alignment,
          rightToLeft: outer.environment.isRightToLeft)
      }
    }
  }
  /// Belongs to the accent group where the widget is shown in two colours.
  public func widgetAccentable(_ accentable: Bool = true) -> some View {
    wrapped { node, context -> _LayoutNode in
      guard accentable else { return node }
      return EffectNode(node) { _ in
        GroupNode(identity: context.identity, accentable: true, children: [])
      }
    }
  }
  /// The address the app gets when the widget is tapped.
  public func widgetURL(_ url: URL?) -> some View {
    inContext { $0.session.widgetURL = url ?? $0.session.widgetURL }
  }
}
