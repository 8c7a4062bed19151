import Archive
import Foundation

/// What an extension answered when it was asked as the system asks.
package struct ExtensionAnswers: Sendable {
  var bundle: BundleDescription
  var surroundings: Surroundings
  var widgets: [WidgetAnswers] = []
  var controls: [ControlAnswers] = []
  var activities: [ActivityAnswers] = []
  /// Whether there is a widget that the device has a place for.
  package var hasWidgets: Bool { !widgets.isEmpty }
  /// A day that was played; `nil` where none was.
  package var day: PlayedDay?
  /// The most private memory that was seen, in bytes.
  var memory = 0
}

/// A widget in one family.
struct WidgetAnswers: Sendable {
  var kind: String
  var family: WidgetFamily
  /// `nil` where there is none; then `failure` says why.
  var timeline: ArchivedTimeline?
  var failure: String?
  /// Seconds that the provider took for each; `nil` where it failed.
  var placeholderSeconds: Double?
  /// The snapshot for the gallery: `context.isPreview` is true.
  var previewSeconds: Double?
  /// The timeline of a day later, at the same time.
  var tomorrow: ArchivedTimeline?
  /// Pictures of a few entries in each look.
  var pictures: [MeasuredPicture] = []

  /// Diagnostics of the timeline and of all pictures that were made, each with the look it was seen in; of those that say the same in
  /// several entries one.
  var diagnostics: [(look: Look?, diagnostic: Diagnostic)] {
    var seen: [(Look?, Diagnostic)] = (timeline?.diagnostics ?? []).map { (nil, $0) }
    for picture in pictures {
      for diagnostic in picture.diagnostics
      where !seen.contains(where: { $0.0 == picture.look && $0.1.message == diagnostic.message }) {
        seen.append((picture.look, diagnostic))
      }
    }
    return seen.map { (look: $0.0, diagnostic: $0.1) }
  }

  /// How a finding names a picture.
  func name(_ look: Look?) -> String {
    guard let look, look != .light, look != .vibrant else { return family.rawValue }
    return "\(family.rawValue) \(look.rawValue)"
  }
}

struct ControlAnswers: Sendable {
  var kind: String
  var seconds: Double?
  var findings: [Diagnostic] = []
  var failure: String?
}

/// A Live Activity with the values of its previews, or of an example that its types accept.
struct ActivityAnswers: Sendable {
  var type: String
  /// Bytes of attributes and state of each preview, the largest first.
  var sizes: [Int] = []
  /// What was said of its pictures, fresh and stale.
  var diagnostics: [Diagnostic] = []
  /// The pictures with content that is out of date are another than those with fresh content; `nil` where nothing could be drawn.
  var showsStale: Bool?
}
