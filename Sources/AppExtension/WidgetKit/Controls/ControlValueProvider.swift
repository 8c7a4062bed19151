import AppIntents

/// Gives a control its value.
public protocol ControlValueProvider {
  associatedtype Value
  /// A sensible value that costs nothing: what the gallery shows, and the control until its current value is known.
  var previewValue: Self.Value { get }
  /// The value now. It should be there within a second; one that is later is reported.
  ///
  /// When it throws, the control keeps the last value.
  func currentValue() async throws -> Self.Value
}

/// Gives a control its value by what the person chose in its edit sheet.
public protocol AppIntentControlValueProvider {
  associatedtype Value
  associatedtype Configuration: ControlConfigurationIntent
  /// A sensible value that costs nothing: what the gallery shows, and the control until its current value is known.
  func previewValue(configuration: Self.Configuration) -> Self.Value
  /// The value now. It should be there within a second; one that is later is reported.
  ///
  /// When it throws, the control keeps the last value.
  func currentValue(configuration: Self.Configuration) async throws -> Self.Value
}
