// Parity: no effect: a widget draws no DatePicker

/// A look of `DatePicker`. A widget draws none, so the styles say nothing here.
@MainActor @preconcurrency public protocol DatePickerStyle {}

public struct DefaultDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
}
public struct CompactDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
}
public struct GraphicalDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
}
public struct WheelDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
}

nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

nonisolated extension View {
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
