import UIKit

/// The arguments of a `#Preview` of a view.
@MainActor public struct _ViewPreview: _PreviewSubject {
  package let name: String?
  package let surroundings: PreviewSurroundings
  /// What was given for each of the `arguments`; one view without them.
  package let bodies: [@MainActor () -> any View]

  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    surroundings = PreviewSurroundings(traits)
    bodies = [body]
  }

  public init<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
  ) {
    self.name = name
    surroundings = PreviewSurroundings(traits)
    bodies = arguments.map { argument in { body(argument) } }
  }
}

/// A `#Preview` of a `UIView` or `UIViewController`: there is nothing to draw it with.
@MainActor public struct _UIKitPreview: _PreviewSubject {
  package let name: String?
  public init(_ name: String? = nil) { self.name = name }
}

/// What the traits of a preview come to, the last of a kind.
package struct PreviewSurroundings {
  package var layout = PreviewLayout.device
  package var isLandscape = false
  /// Puts the view into the preview's modifiers, the last outermost.
  package var wrap: [@MainActor (AnyView) async throws -> AnyView] = []

  package init() {}

  init(_ traits: [PreviewTrait<Preview.ViewTraits>]) {
    for trait in traits {
      switch trait.form {
      case .layout(let layout): self.layout = layout
      case .orientation(let isLandscape): self.isLandscape = isLandscape
      case .modifier(let wrap): self.wrap.append(wrap)
      }
    }
  }
}

/// Takes what is UIKit's and nothing else: without it, closures of SwiftUI with several statements would be ambiguous.
@resultBuilder public struct _UIKitPreviewBuilder {
  public static func buildBlock<Responder: UIResponder>(_ responder: Responder) -> Responder { responder }
}
