import SwiftUI

/// Questions to the person. In a widget nobody can be asked, so each of them ends the intent with a typed error.
extension IntentParameter {
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    throw needsValueError(dialog)
  }
  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    throw needsDisambiguationError(among: itemsToDisambiguate, dialog: dialog)
  }
  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool { throw AppIntentError(.needsConfirmation(parameter: label), dialog: dialog) }
  public func requestConfirmation<ViewType: View>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, @ViewBuilder view: () -> ViewType
  ) async throws -> Bool { throw AppIntentError(.needsConfirmation(parameter: label), dialog: dialog) }
  public func requestConfirmation<ViewType: View>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, view: ViewType
  ) async throws -> Bool { throw AppIntentError(.needsConfirmation(parameter: label), dialog: dialog) }

  /// An error that ends the intent and asks for a value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(.needsValue(parameter: label), dialog: dialog ?? metadata.requestValueDialog)
  }
  /// An error that ends the intent and asks for a choice.
  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    AppIntentError(
      .needsDisambiguation(parameter: label, count: itemsToDisambiguate.count),
      dialog: dialog ?? metadata.requestDisambiguationDialog)
  }
}

extension IntentParameterContext {
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    try await parameter.requestValue(dialog)
  }
  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    throw parameter.needsDisambiguationError(among: itemsToDisambiguate, dialog: dialog)
  }
  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool { try await parameter.requestConfirmation(for: itemToConfirm, dialog: dialog) }
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    parameter.needsValueError(dialog)
  }
  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError { parameter.needsDisambiguationError(among: itemsToDisambiguate, dialog: dialog) }
}
