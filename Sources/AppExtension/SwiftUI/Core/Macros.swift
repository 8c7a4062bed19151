/// Makes a property of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`, with its key.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "VitrineMacros", type: "EntryMacro")

/// A picture for a development tool: `vitrine render --source preview:NAME` draws it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitrineMacros", type: "ViewPreviewMacro")

/// A picture for a development tool, with the surroundings it wants.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitrineMacros", type: "ViewPreviewMacro")

/// A picture for each of some values, for a development tool (iOS 26).
@freestanding(declaration)
public macro Preview<T>(
  _ name: String? = nil, arguments: [T], @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "VitrineMacros", type: "ViewPreviewMacro")

/// A picture of UIKit's for a development tool.
///
/// - Parity: no effect: `vitrine list` names it; UIKit's views are not drawn
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @_UIKitPreviewBuilder body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "VitrineMacros", type: "UIKitPreviewMacro")

/// A picture of UIKit's for a development tool.
///
/// - Parity: no effect: `vitrine list` names it; UIKit's views are not drawn
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @_UIKitPreviewBuilder body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "VitrineMacros", type: "UIKitPreviewMacro")

/// Lets a `#Preview`'s closure declare `@State` and the like.
@attached(peer)
public macro Previewable() = #externalMacro(module: "VitrineMacros", type: "PreviewableMacro")
