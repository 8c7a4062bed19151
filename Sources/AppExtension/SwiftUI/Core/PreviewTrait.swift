// Parity: no effect: previews are type-checked and leave nothing in the extension

import Foundation

/// A preview, for a development tool.
public struct Preview {
  /// The kind of preview that shows a view.
  public struct ViewTraits {}
}

/// The surroundings a preview wants. Kept for tools; nothing of it is in the extension.
public struct PreviewTrait<T> {
  init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: Self { Self() }
  public static var sizeThatFitsLayout: Self { Self() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
  public static var portrait: Self { Self() }
  public static var portraitUpsideDown: Self { Self() }
  public static var landscapeLeft: Self { Self() }
  public static var landscapeRight: Self { Self() }
  public static func modifier(_ modifier: some PreviewModifier) -> Self { Self() }
}

/// Changes a preview, with something that several previews share.
@MainActor @preconcurrency public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = AnyView
  static func makeSharedContext() async throws -> Self.Context
  @ViewBuilder func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}
