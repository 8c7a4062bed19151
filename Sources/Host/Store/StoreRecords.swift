import Archive
import Foundation
import Schedule

/// A widget on a surface, as the store keeps it.
package struct WidgetRecord: Sendable, Equatable {
  package var id: String
  package var extensionName: String
  package var kind: String
  package var family: WidgetFamily
  package var page: Int
  package var column: Int
  package var row: Int
  /// Name of the surface; the store does not know which there are.
  package var surface: String
  package var stackIndex: Int
  /// What the person chose in the edit sheet.
  package var values: IntentValues
  package init(
    id: String, extensionName: String, kind: String, family: WidgetFamily, page: Int, column: Int, row: Int,
    surface: String = "home", stackIndex: Int = 0, values: IntentValues = [:]
  ) {
    self.id = id
    self.extensionName = extensionName
    self.kind = kind
    self.family = family
    self.page = page
    self.column = column
    self.row = row
    self.surface = surface
    self.stackIndex = stackIndex
    self.values = values
  }
}

/// An extension, as the store keeps it.
package struct ExtensionRecord: Sendable, Equatable {
  package var name: String
  /// Path of the program.
  package var executable: String
  /// What it said of itself when it was asked last.
  package var bundle: BundleDescription?
  /// Of its app; `nil` for one that was installed before there were any.
  package var bundleIdentifier: String?
  /// What its app's Info.plist says of Live Activities; `nil` without one.
  package var supportsActivities: Bool?
  package var supportsFrequentUpdates: Bool
  package init(
    name: String, executable: String, bundle: BundleDescription?, bundleIdentifier: String? = nil,
    supportsActivities: Bool? = nil, supportsFrequentUpdates: Bool = false
  ) {
    self.name = name
    self.executable = executable
    self.bundle = bundle
    self.bundleIdentifier = bundleIdentifier
    self.supportsActivities = supportsActivities
    self.supportsFrequentUpdates = supportsFrequentUpdates
  }
}

/// What went wrong last with a widget.
package struct ProblemRecord: Sendable, Equatable {
  package var code: String
  package var message: String
  package var cure: String?
  package init(code: String, message: String, cure: String?) {
    self.code = code
    self.message = message
    self.cure = cure
  }
}

/// All that is kept of one widget.
package struct StoredWidget: Sendable, Equatable {
  package var record: WidgetRecord
  /// The last good timeline.
  package var timeline: ArchivedTimeline?
  package var schedule: StoredSchedule
  package var problem: ProblemRecord?
  package init(
    record: WidgetRecord, timeline: ArchivedTimeline?, schedule: StoredSchedule, problem: ProblemRecord?
  ) {
    self.record = record
    self.timeline = timeline
    self.schedule = schedule
    self.problem = problem
  }
}
