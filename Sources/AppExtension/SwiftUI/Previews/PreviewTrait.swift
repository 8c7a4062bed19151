import Foundation

/// A preview, for a development tool.
public struct Preview {
  /// The kind of preview that shows a view.
  public struct ViewTraits {}
}

/// The surroundings a preview wants.
public struct PreviewTrait<T> {
  enum Form {
    case layout(PreviewLayout)
    case orientation(isLandscape: Bool)
    case modifier(@MainActor (AnyView) async throws -> AnyView)
  }
  let form: Form
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: Self { Self(form: .layout(.device)) }
  public static var sizeThatFitsLayout: Self { Self(form: .layout(.sizeThatFits)) }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(form: .layout(.fixed(width: width, height: height)))
  }
  public static var portrait: Self { Self(form: .orientation(isLandscape: false)) }
  public static var portraitUpsideDown: Self { portrait }
  public static var landscapeLeft: Self { Self(form: .orientation(isLandscape: true)) }
  public static var landscapeRight: Self { landscapeLeft }

  /// The modifier's shared context is made for each preview that is drawn.
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> Self {
    let modifier = UncheckedBox(modifier)
    return Self(
      form: .modifier { content in
        let context = try await M.makeSharedContext()
        return AnyView(modifier.value.body(content: content, context: context))
      })
  }
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
