import Devices
import Foundation
import Host

/// What `/api/state` says. Instants are seconds since 1970, lengths points, durations seconds.
struct StateDocument: Encodable {
  struct Choice: Encodable {
    var id: String
    var name: String
  }

  struct ExtensionState: Encodable {
    var name: String
    var building: Bool
    var build: BuildDocument?
    /// Its last lines, oldest first.
    var log: [String]
  }

  var project: String
  var now: Date
  /// How the clock goes.
  var clock: ClockDocument
  var device: DeviceDocument
  var devices: [Choice]
  var extensions: [ExtensionState]
  var widgets: [WidgetDocument]
  /// Whether the device is locked.
  var locked: Bool
  /// What was opened lately, the latest last.
  var opened: [OpenedDocument]
  /// How the Home Screen is coloured: `fullColor`, `tinted`, `clear`.
  var appearance: String
  /// Low Power Mode and load.
  var conditions: ConditionsDocument
  /// Locale, time zone and type size.
  var settings: SettingsDocument
  /// What `POST /api/undo` would take back, such as `Remove System Status`.
  var undo: String?
  /// Control Center's controls first, in order.
  var controls: [ControlDocument]

  /// The last `activitiesShown` that were started.
  var activities: [ActivityDocument]
  var activityCount: Int
  var island: IslandDocument
  var alert: AlertDocument?
  var activityTypes: [ActivityTypeDocument]
  /// The tokens that start, reload, or update what is shown.
  var tokens: [TokenDocument]
  var companions: [CompanionDocument]
  var authorization: [PermissionDocument]
  /// Absent while no push gateway runs.
  var gateway: PushAddress?
  /// At most `channelsShown`; `/api/channels` has all.
  var channels: [PushChannel]

  /// Of thousands of activities a page shows no more: what it fetches on each change must stay small.
  static let activitiesShown = 200
  static let channelsShown = 50

  /// Asks the model for everything.
  init(_ model: any PageModel, _ feed: EventFeed) async {
    let snapshots = await model.widgets()
    let (building, logs) = await (feed.building, feed.logs)
    let builds = await model.builds().merging(await feed.reports) { _, newer in newer }
    let device = await model.device
    let names = Set(snapshots.map(\.placed.extensionName)).union(builds.keys).union(building).union(logs.keys)
    project = await model.project
    let time = await model.time
    now = time.now
    clock = ClockDocument(time)
    self.device = DeviceDocument(device)
    devices = await model.devices.map { Choice(id: $0.identifier, name: $0.name) }
    extensions = names.sorted().map { name in
      ExtensionState(
        name: name, building: building.contains(name), build: builds[name].map(BuildDocument.init),
        log: logs[name] ?? [])
    }
    let isLocked = await model.isLocked
    locked = isLocked
    settings = SettingsDocument(await model.settings)
    conditions = ConditionsDocument(await model.conditions)
    controls = await model.controls().map { ControlDocument($0, isLocked: isLocked) }
    let running = await model.activities()
    activities = running.suffix(Self.activitiesShown).map(ActivityDocument.init)
    activityCount = running.count
    island = IslandDocument(await model.island())
    alert = await model.alert().map { AlertDocument(id: $0.id, alert: $0.alert, until: $0.until) }
    activityTypes = await model.activityTypes().map {
      ActivityTypeDocument(extensionName: $0.extensionName, description: $0.description)
    }
    let shown = Set(activities.map(\.id))
    tokens = await model.tokens().filter { $0.kind.activity.map(shown.contains) ?? true }.map(
      TokenDocument.init)
    let updates = Dictionary(
      running.map { ($0.id, $0.record.updates) }, uniquingKeysWith: { first, _ in first })
    companions = await model.companions().map { CompanionDocument($0, updates: updates) }
    authorization = await model.permissions().map(PermissionDocument.init)
    let gate = await model.gateway
    gateway = gate?.address
    channels = (await gate?.channels(limit: Self.channelsShown) ?? []).map { $0.counting(running) }
    opened = await model.openedURLs().map(OpenedDocument.init)
    let appearance = await model.appearance
    self.appearance = appearance.rawValue
    undo = await model.undoTitle
    widgets = snapshots.map { WidgetDocument($0, on: device, appearance) }
  }
}

/// A build's report.
struct BuildDocument: Encodable {
  struct Message: Encodable {
    var file: String
    var line: Int
    var column: Int
    var severity: String
    var text: String
    var excerpt: String?
  }

  var succeeded: Bool
  var seconds: Double
  var messages: [Message]

  init(_ report: BuildReport) {
    succeeded = report.succeeded
    seconds = report.seconds
    messages = report.messages.map {
      Message(
        file: $0.file, line: $0.line, column: $0.column, severity: $0.severity, text: $0.text,
        excerpt: $0.excerpt)
    }
  }
}
