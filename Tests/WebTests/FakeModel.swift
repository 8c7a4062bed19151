import Archive
import Devices
import Foundation
import Host
import Schedule

@testable import Web

/// A host made of values that a test sets.
actor FakeModel: PageModel {
  var project = "SystemStatus"
  var now = Date(timeIntervalSince1970: 1_700_000_000)
  var device = Device.default
  var devices = [Device.default, Device.named("iPhone 16 Pro")!]
  var snapshots = [FakeModel.snapshot()]
  var reports: [String: BuildReport] = [:]
  var refusal: Problem?
  var appearance = HomeAppearance.fullColor
  var undoTitle: String? = "Remove Status"
  var apps: [GalleryApp] = []
  private(set) var edits: [LayoutEdit] = []
  private(set) var added: [PlacedWidget] = []
  private(set) var reloaded: [String] = []
  private(set) var drawn: [(subject: PictureSubject, options: PictureOptions)] = []
  var isLocked = false
  var opened: [OpenedURL] = []
  var outcome = TapOutcome(result: .performed)
  var sheet = ConfigurationSheet(title: "Select City", rows: [], values: [:])
  var list = OptionList(sections: [], total: 0)
  private(set) var taps: [TapRequest] = []
  var asked: [(values: IntentValues?, parameter: String?, search: String?)] = []
  var stored: IntentValues?
  var board = FakeControls()
  var push = FakePush()
  var running = FakeActivities()
  var activityRefusal: ActivityRefusal?
  private let stream = AsyncStream.makeStream(of: HostEvent.self)

  nonisolated func send(_ event: HostEvent) { stream.continuation.yield(event) }
  func refuse(_ problem: Problem) { refusal = problem }
  func show(_ snapshots: [WidgetSnapshot]) { self.snapshots = snapshots }
  func report(_ report: BuildReport, for name: String) { reports[name] = report }

  func widgets() -> [WidgetSnapshot] { snapshots }
  func builds() -> [String: BuildReport] { reports }
  func events() -> AsyncStream<HostEvent> { stream.stream }

  func reload(widget id: String) throws {
    if let refusal { throw refusal }
    reloaded.append(id)
  }

  func choose(device: Device) throws { self.device = device }

  func moveClock(to date: Date) throws {
    if let refusal { throw refusal }
    now = date
  }

  func setAppearance(_ appearance: HomeAppearance) { self.appearance = appearance }

  func edit(_ edit: LayoutEdit) throws {
    if let refusal { throw refusal }
    edits.append(edit)
  }

  func undo() throws -> String? {
    if let refusal { throw refusal }
    defer { undoTitle = nil }
    return undoTitle
  }

  func offer(_ apps: [GalleryApp]) { self.apps = apps }
  func gallery() -> [GalleryApp] { apps }

  func add(
    extensionName: String, kind: String, family: WidgetFamily, surface: Surface, values: IntentValues
  ) throws -> String {
    if let refusal { throw refusal }
    added.append(
      PlacedWidget(
        id: "w\(added.count + 2)", extensionName: extensionName, kind: kind, family: family, page: 0,
        column: 0, row: 0, surface: surface, values: values))
    return added.last?.id ?? ""
  }

  func svg(of subject: PictureSubject, _ options: PictureOptions) -> String? {
    drawn.append((subject, options))
    return known(subject) ? "<svg xmlns=\"http://www.w3.org/2000/svg\"/>" : nil
  }

  func png(of subject: PictureSubject, _ options: PictureOptions) -> Data? {
    drawn.append((subject, options))
    return known(subject) ? Data([0x89, 0x50, 0x4e, 0x47]) : nil
  }

  func setLocked(_ isLocked: Bool) { self.isLocked = isLocked }
  var conditions = DeviceConditions()
  func setConditions(_ conditions: DeviceConditions) { self.conditions = conditions }
  private(set) var settings = DeviceSettings(locale: "en_US", timeZone: "GMT")
  func setSettings(_ settings: DeviceSettings) throws {
    try settings.check()
    self.settings = settings
  }
  private(set) var turned: [String] = []
  func turnStack(to id: String) throws {
    guard id != "alone" else { throw Problem(code: "not-stacked", message: "It is not in a stack.") }
    turned.append(id)
  }
  private(set) var circumstances = Circumstances()
  func setCircumstances(_ circumstances: Circumstances) { self.circumstances = circumstances }
  private(set) var inSight: Set<String> = []
  func show(_ visible: Set<String>) { inSight = visible }
  var rows: [LedgerRow] = []
  func note(_ rows: [LedgerRow]) { self.rows = rows }
  func ledger(_ query: LedgerQuery) -> [LedgerRow] {
    Array(
      rows.filter {
        (query.widget == nil || $0.widget == query.widget) && (query.kind == nil || $0.kind == query.kind)
          && (query.before == nil || $0.number < query.before!)
          && (query.since == nil || $0.entry.date >= query.since!)
          && (query.until == nil || $0.entry.date <= query.until!)
          && (query.outcome == nil || $0.entry.outcome == query.outcome)
      }.prefix(query.limit))
  }
  var time: TimeReading {
    TimeReading(
      now: now, rate: rate, isAhead: isAhead, destination: destination, isMovable: refusal == nil, course: 3)
  }
  private(set) var rate = 1.0
  private(set) var isAhead = false
  private(set) var destination: Date?
  private(set) var parts: [WidgetStretch] = []
  func tell(_ parts: [WidgetStretch]) { self.parts = parts }
  func play(rate: Double) throws {
    if let refusal { throw refusal }
    (self.rate, isAhead, destination) = (rate, true, nil)
  }
  func run(to date: Date) throws {
    if let refusal { throw refusal }
    (rate, isAhead, destination) = (0, true, date)
  }
  func backToNow() { (rate, isAhead, destination) = (1, false, nil) }
  func stretches(widget: String?, from: Date, to: Date) -> [WidgetStretch] {
    parts.filter {
      (widget == nil || $0.widget == widget) && $0.from < to && ($0.to ?? .distantFuture) > from
    }
  }
  func openedURLs() -> [OpenedURL] { opened }
  func answer(_ outcome: TapOutcome) { self.outcome = outcome }
  func answer(_ sheet: ConfigurationSheet) { self.sheet = sheet }
  func answer(_ list: OptionList) { self.list = list }
  func note(_ url: OpenedURL) { opened.append(url) }

  func tap(_ tap: TapRequest) throws -> TapOutcome {
    if let refusal { throw refusal }
    taps.append(tap)
    return outcome
  }

  func sheet(widget id: String, values: IntentValues?) throws -> ConfigurationSheet {
    if let refusal { throw refusal }
    asked.append((values, nil, nil))
    return sheet
  }

  func options(widget id: String, parameter: String, values: IntentValues?, search: String?) throws
    -> OptionList
  {
    if let refusal { throw refusal }
    asked.append((values, parameter, search))
    return list
  }

  func configure(widget id: String, values: IntentValues) throws {
    if let refusal { throw refusal }
    stored = values
  }

  private func known(_ subject: PictureSubject) -> Bool {
    switch subject {
    case .placed(let id): snapshots.contains { $0.placed.id == id }
    case .activity(let id, let name):
      running.snapshots.first { $0.id == id }?.picture(name, .dark) != nil
    case .kind(let kind, let family):
      snapshots.contains { $0.placed.kind == kind && $0.placed.family == family }
    case .preview(let name, let kind, _, _):
      apps.contains { $0.extensionName == name && $0.widgets.contains { $0.kind == kind } }
    }
  }

  static func snapshot(id: String = "w1", family: WidgetFamily = .systemSmall, row: Int = 0) -> WidgetSnapshot
  {
    let date = Date(timeIntervalSince1970: 1_699_999_900)
    let finding = Diagnostic(
      code: "text-truncated", severity: .warning, message: "Cut off.", place: "A.swift:3")
    let scene = Scene(
      size: CGSize(width: 158, height: 158),
      content: [.group(GroupNode(children: [.unsupported(UnsupportedNode(name: "Map", frame: .zero))]))],
      containerBackground: [.unsupported(UnsupportedNode(name: "Video", frame: .zero))],
      accessibility: [
        AccessibilityElement(frame: .zero, role: .text, label: "Load", value: "42 percent"),
        AccessibilityElement(frame: .zero, role: .text, label: "busy"),
      ], diagnostics: [finding])
    let entries = [0.0, 900].map {
      ArchivedEntry(date: date + $0, scenes: [SceneVariant(environment: 0, scene: scene)])
    }
    return WidgetSnapshot(
      placed: PlacedWidget(
        id: id, extensionName: "SystemStatus", kind: "Status", family: family, page: 0, column: 0, row: row),
      displayName: "Status", summary: "How busy it is.",
      timeline: ArchivedTimeline(
        entries: entries, policy: .after(date + 3600), timings: StageTimings(provider: 0.002),
        diagnostics: [finding]),
      entryIndex: 0, loadedAt: date, nextReload: date + 3600, reloads: 2, problem: nil, revision: 7)
  }
}
