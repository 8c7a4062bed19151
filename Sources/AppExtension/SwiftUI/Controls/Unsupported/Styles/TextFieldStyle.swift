// Parity: no effect: a widget draws no TextField

/// A look of `TextField`. A widget draws none, so the styles say nothing here.
@MainActor @preconcurrency public protocol TextFieldStyle {}

public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
}
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
}

nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

nonisolated extension View {
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
}
