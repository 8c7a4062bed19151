import Archive
import Foundation

/// One picture that is to be drawn, with all that is known before.
struct PlannedPicture: Sendable {
  var kind: String
  var family: WidgetFamily
  var source: EntriesRequest.Source
  var environment: SceneEnvironment
  var timeline: ArchivedTimeline
  /// Of the entry in the timeline.
  var index: Int
  var scene: Scene
  /// The instant that live text is drawn for.
  var instant: Date

  var entry: ArchivedEntry { timeline.entries[index] }
}
