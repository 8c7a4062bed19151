import AppIntents
import Archive

/// What can be chosen for a configurable widget.
@MainActor struct WidgetChoices {
  let intent: any AppIntent.Type
  let recommendations: @MainActor () -> [Recommendation]
}
