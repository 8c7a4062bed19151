import Archive
import Foundation

/// A widget somebody put on a surface.
package struct PlacedWidget: Sendable, Equatable, Identifiable {
  package var id: String
  /// The extension that draws it: a name that is the same from build to build.
  package var extensionName: String
  package var kind: String
  package var family: WidgetFamily
  /// Home Screen page, then cell of its top left corner on the page's grid (columns of icon width).
  package var page: Int
  package var column: Int
  package var row: Int
  package var surface: Surface
  /// Place in the stack of widgets at the same cell; 0 is on top.
  package var stackIndex: Int
  /// What the person chose in the edit sheet.
  package var values: IntentValues
  package init(
    id: String, extensionName: String, kind: String, family: WidgetFamily, page: Int, column: Int,
    row: Int, surface: Surface = .home, stackIndex: Int = 0, values: IntentValues = [:]
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

/// All that is known of a placed widget at one instant.
package struct WidgetSnapshot: Sendable {
  package var placed: PlacedWidget
  package var displayName: String?
  package var summary: String?
  /// The stored timeline; `nil` before the first good one.
  package var timeline: ArchivedTimeline?
  /// Index into the timeline's entries of the one that shows now; `nil` without a timeline.
  package var entryIndex: Int?
  package var loadedAt: Date?
  package var nextReload: Date?
  package var reloads: Int
  /// What went wrong last, until a reload succeeds. The picture before it stays.
  package var problem: Problem?
  /// What is odd about the timeline.
  package var findings: [Diagnostic] = []
  /// Grows with each change of picture or state.
  package var revision: Int
  /// It has an intent to configure it.
  package var isConfigurable = false
  /// A tap's intent or its reload is under way: `invalidatableContent()` is dimmed.
  package var isPending = false
  /// The families it could be resized to where it stands, its own among them.
  package var families: [WidgetFamily] = []
  /// The system may take its background away; not with `containerBackgroundRemovable(false)`.
  package var isBackgroundRemovable = true
  /// Of its stack, this one shows; also for a widget alone.
  package var isOnTop = true
  /// Reloads charged in the last 24 hours, and how many there may be; `nil` before the host has begun.
  package var budget: (used: Int, allowance: Int)?
  package init(
    placed: PlacedWidget, displayName: String?, summary: String?, timeline: ArchivedTimeline?,
    entryIndex: Int?, loadedAt: Date?, nextReload: Date?, reloads: Int, problem: Problem?,
    revision: Int
  ) {
    self.placed = placed
    self.displayName = displayName
    self.summary = summary
    self.timeline = timeline
    self.entryIndex = entryIndex
    self.loadedAt = loadedAt
    self.nextReload = nextReload
    self.reloads = reloads
    self.problem = problem
    self.revision = revision
  }
}

/// A failure in words: what happened, where, what to do.
package struct Problem: Sendable, Equatable, Error {
  /// Stable word, such as `completion-never-called`, `extension-crashed`, `build-failed`.
  package var code: String
  package var message: String
  package var cure: String?
  package init(code: String, message: String, cure: String? = nil) {
    self.code = code
    self.message = message
    self.cure = cure
  }
}

/// What the compiler said, for the page and the terminal.
package struct BuildReport: Sendable, Equatable {
  package struct Message: Sendable, Equatable {
    package var file: String
    package var line: Int
    package var column: Int
    package var severity: String
    package var text: String
    /// The line of source and the caret under it, when known.
    package var excerpt: String?
    package init(
      file: String, line: Int, column: Int, severity: String, text: String, excerpt: String? = nil
    ) {
      self.file = file
      self.line = line
      self.column = column
      self.severity = severity
      self.text = text
      self.excerpt = excerpt
    }
  }
  package var succeeded: Bool
  package var seconds: Double
  package var messages: [Message]
  package init(succeeded: Bool, seconds: Double, messages: [Message]) {
    self.succeeded = succeeded
    self.seconds = seconds
    self.messages = messages
  }
}

/// What the page listens to.
package enum HostEvent: Sendable {
  case widgetChanged(id: String)
  case layoutChanged
  /// Something was decided about a widget's reloads.
  case ledgerChanged(id: String)
  case controlChanged(id: String)
  /// A widget, control or intent opened a URL.
  case opened(OpenedURL)
  case buildStarted(extensionName: String)
  case buildFinished(extensionName: String, BuildReport)
  /// A line the extension printed, or the host says about it.
  case log(extensionName: String, line: String)
  /// A Live Activity is new, gone, or has another state or picture.
  case activityChanged(id: String)
  /// The Dynamic Island shows something else.
  case islandChanged
  /// An activity calls for attention: a banner, or the expanded island.
  case alerted(id: String, ActivityAlert)
  /// What became of a push is known; the identifier is its `apns-id`.
  case pushed(id: String)
  /// A companion was connected or cut, or something reached it.
  case companionChanged
  /// The clock goes otherwise: faster, slower, ahead of the machine's or with it again.
  case clockChanged
}

/// An executable widget extension the host may start.
package struct InstalledExtension: Sendable, Equatable {
  package var name: String
  package var executable: URL
  /// Of the app it belongs to: the topic of its pushes.
  package var bundleIdentifier: String
  /// `NSSupportsLiveActivities` of the app's Info.plist; `nil` where no Info.plist of an app is known: then they are allowed.
  package var supportsLiveActivities: Bool?
  /// `NSSupportsLiveActivitiesFrequentUpdates`.
  package var supportsFrequentUpdates: Bool
  package init(
    name: String, executable: URL, bundleIdentifier: String? = nil, supportsLiveActivities: Bool? = nil,
    supportsFrequentUpdates: Bool = false
  ) {
    self.name = name
    self.executable = executable
    self.bundleIdentifier = bundleIdentifier ?? Self.defaultBundleIdentifier(name)
    self.supportsLiveActivities = supportsLiveActivities
    self.supportsFrequentUpdates = supportsFrequentUpdates
  }

  /// The identifier of an app without an Info.plist: `dev.vitrine.` and the name in lower case, with `-` for what an identifier must not
  /// contain.
  package static func defaultBundleIdentifier(_ name: String) -> String {
    let letters = name.lowercased().unicodeScalars.map { scalar -> Character in
      scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        ? Character(scalar) : "-"
    }
    return "dev.vitrine.\(String(letters))"
  }
}

/// The device whose sizes widgets are laid out for, as far as the host needs it.
package struct HostDevice: Sendable, Equatable {
  package var name: String
  package var sizes: [WidgetFamily: CGSize]
  package var scale: Double
  package var cornerRadius: Double
  /// Of a widget on the Home Screen and in Today View.
  package var contentMargins: Margins
  /// Of a widget on the Lock Screen.
  package var accessoryMargins: Margins
  /// The cells of its surfaces.
  package var grid: WidgetGrid
  /// The room for Live Activities.
  package var activity: ActivityGeometry
  package init(
    name: String, sizes: [WidgetFamily: CGSize], scale: Double, cornerRadius: Double,
    contentMargins: Margins, accessoryMargins: Margins = Margins(all: 0), grid: WidgetGrid,
    activity: ActivityGeometry = .phone
  ) {
    self.name = name
    self.sizes = sizes
    self.scale = scale
    self.cornerRadius = cornerRadius
    self.contentMargins = contentMargins
    self.accessoryMargins = accessoryMargins
    self.grid = grid
    self.activity = activity
  }
}
