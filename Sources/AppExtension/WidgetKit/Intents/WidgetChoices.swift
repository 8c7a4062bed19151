import AppIntents
import Archive
import Intents

/// What can be chosen for a configurable widget, whichever framework its intent is of.
@MainActor struct WidgetChoices {
  /// The app intent; `nil` for one of SiriKit.
  let intent: (any AppIntent.Type)?
  let describe: @MainActor (Archive.WidgetFamily?) -> Archive.IntentDescription
  let sheet: @MainActor (SheetRequest) async -> ConfigurationSheet
  let options: @MainActor (OptionsRequest) async throws -> OptionList
  let recommendations: @MainActor () -> [Recommendation]
  /// The SiriKit intent with these values; `nil` for an app intent.
  var siriKitIntent: (@MainActor (IntentValues) async -> INIntent)?
}

extension WidgetChoices {
  /// The choices of an app intent.
  init(intent: any AppIntent.Type, recommendations: @escaping @MainActor () -> [Recommendation]) {
    self.init(
      intent: intent, describe: { IntentDescriber.describe(intent, family: $0) },
      sheet: { await IntentSheet.sheet(for: intent, $0) },
      options: { try await IntentOptions.options(for: intent, $0) }, recommendations: recommendations)
  }
}
