import Foundation

/// How a preview is framed.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device of previews.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// How a preview's device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public let id: String
  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  public static let allCases: [InterfaceOrientation] = [
    portrait, portraitUpsideDown, landscapeLeft, landscapeRight,
  ]
}

/// What the modifiers of a `PreviewProvider`'s view say to the tool that shows it.
package struct PreviewSettings {
  package var name: String?
  package var surroundings = PreviewSurroundings()
  /// WidgetKit's: the family, or the Live Activity with its state.
  package var context: Any?
  package init() {}
}

/// Says something to the tool that shows a preview; the view is not changed.
nonisolated package struct PreviewSettingModifier: ViewModifier {
  package typealias Body = Never
  let change: @Sendable (inout PreviewSettings) -> Void
  package init(change: @escaping @Sendable (inout PreviewSettings) -> Void) { self.change = change }
  @MainActor package func _makeNodes(
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode], in context: _ViewContext
  ) -> [_LayoutNode] { content(context) }
}

nonisolated extension View {
  public func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewSettingModifier { $0.name = value })
  }
  public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewSettingModifier { $0.surroundings.layout = value })
  }
  /// - Parity: no effect: the device is chosen with `--device`
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(
      PreviewSettingModifier {
        $0.surroundings.isLandscape = value == .landscapeLeft || value == .landscapeRight
      })
  }
  /// The surroundings of a preview, such as `WidgetPreviewContext`.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    let value = UncheckedBox(value)
    return modifier(PreviewSettingModifier { $0.context = value.value })
  }
}
