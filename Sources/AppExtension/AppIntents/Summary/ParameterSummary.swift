/// Which parameters the edit sheet shows, and the sentence above them.
public protocol ParameterSummary<Intent> {
  associatedtype Intent: AppIntent
}

/// The summary of an intent that declares none: every parameter has a row, in the order of the source.
public struct _EveryParameterSummary<Intent: AppIntent>: ParameterSummary {
  init() {}
}
