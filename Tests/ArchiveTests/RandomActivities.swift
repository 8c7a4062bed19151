import Archive
import Foundation

extension RandomValues {
  mutating func token() -> Data { Data(list(0...40) { UInt8($0.int(0...255)) }) }

  mutating func activityDescription() -> ActivityDescription {
    ActivityDescription(
      attributesType: string(), supplementalFamilies: list(0...2) { $0.string() },
      attributesTemplate: string(), stateTemplate: string(), stateKeys: list(0...3) { $0.string() },
      attributesKeys: list(0...3) { $0.string() })
  }

  mutating func activityRequest() -> ActivityRequest {
    ActivityRequest(
      activityID: string(), attributesType: string(), attributes: token(), state: token(), isStale: bool(),
      slots: list(0...3) {
        ActivityRequest.Slot(
          presentation: $0.choice(ActivityPresentation.self), minimum: $0.size(),
          environment: $0.environment(),
          isFullscreen: $0.bool(), sensor: $0.size())
      })
  }

  mutating func activityPreviews() -> ActivityPreviewList {
    ActivityPreviewList(
      previews: list(0...3) {
        ActivityPreview(
          name: $0.maybe { $0.string() }, form: $0.choice(ActivityPreview.Form.self),
          attributesType: $0.string(), attributes: $0.token(), states: $0.list(0...3) { $0.token() },
          file: $0.string(), line: $0.int(0...9_999))
      }, diagnostics: list(0...2) { $0.diagnostic() })
  }

  mutating func activityScenes() -> ActivityScenes {
    ActivityScenes(
      pictures: list(0...2) {
        ActivityScenes.Picture(
          presentation: $0.choice(ActivityPresentation.self), scene: $0.scene(),
          backgroundTint: $0.maybe { $0.color() }, actionColor: $0.maybe { $0.color() })
      }, keylineTint: maybe { $0.color() }, islandURL: maybe { $0.string() },
      timings: StageTimings(
        provider: fraction(), evaluate: fraction(), layout: fraction(), archive: fraction()),
      diagnostics: list(0...2) { $0.diagnostic() })
  }
}
