/// The intent that configures a widget: its parameters are the rows of the edit sheet. It needs no `perform()`.
public protocol WidgetConfigurationIntent: AppIntent {
  associatedtype NeverResult = Never where NeverResult == Never
}

extension WidgetConfigurationIntent {
  public func perform() async throws -> NeverResult {
    throw AppIntentError.neverPerformed("\(Self.self)")
  }
}

/// The intent that configures a control: its parameters are the rows of the edit sheet. It needs no `perform()`.
public protocol ControlConfigurationIntent: AppIntent {
  associatedtype NeverResult = Never where NeverResult == Never
}

extension ControlConfigurationIntent {
  public func perform() async throws -> NeverResult {
    throw AppIntentError.neverPerformed("\(Self.self)")
  }
}
