import Archive

/// How a symbol's layers are coloured.
nonisolated public struct SymbolRenderingMode: Sendable {
  let archived: SymbolNode.Rendering
  /// All layers in the foreground style.
  public static let monochrome = SymbolRenderingMode(archived: .monochrome)
  /// Each layer in a colour of its own, where it has one.
  public static let multicolor = SymbolRenderingMode(archived: .multicolor)
  /// The foreground style, fainter from layer to layer.
  public static let hierarchical = SymbolRenderingMode(archived: .hierarchical)
  /// The primary, secondary and tertiary foreground style.
  public static let palette = SymbolRenderingMode(archived: .palette)
}

/// How a variable value changes a symbol (iOS 26).
///
/// - Parity: approximated: parts are lit, never drawn in part
nonisolated public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  public static let color = SymbolVariableValueMode(name: "color")
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// How a symbol's layers are filled (iOS 26).
///
/// - Parity: approximated: always flat
nonisolated public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

nonisolated extension View {
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
}
nonisolated extension Image {
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
}

private struct SymbolRenderingKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
  /// How symbols' layers are coloured; `nil` to let the number of foreground styles decide.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingKey.self] }
    set { self[SymbolRenderingKey.self] = newValue }
  }
}
