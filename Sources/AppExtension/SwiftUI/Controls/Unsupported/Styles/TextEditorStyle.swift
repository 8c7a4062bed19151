// Parity: no effect: a widget draws no TextEditor

/// A look of `TextEditor`. A widget draws none, so the styles say nothing here.
@MainActor @preconcurrency public protocol TextEditorStyle {}

public struct AutomaticTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
}
public struct PlainTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
}

nonisolated extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
nonisolated extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

nonisolated extension View {
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}
