/// Makes a property of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`, with its key.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "VitrineMacros", type: "EntryMacro")

/// A picture for a development tool. Its closure is type-checked; nothing of it is in the extension.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// A picture for a development tool, with the surroundings it wants.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// Lets a `#Preview`'s closure declare `@State` and the like.
@attached(peer)
public macro Previewable() = #externalMacro(module: "VitrineMacros", type: "PreviewableMacro")
