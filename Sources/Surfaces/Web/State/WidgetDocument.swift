import Archive
import Devices
import Foundation
import Host

/// A widget as the stage, the inspector and the time bar show it.
struct WidgetDocument: Encodable {
  struct Entry: Encodable {
    var index: Int
    var count: Int
    var date: Date
    /// When the next entry begins, if there is one.
    var next: Date?
  }

  struct Policy: Encodable {
    var type: String
    var date: Date?
  }

  struct Timings: Encodable {
    var provider: Double
    var evaluate: Double
    var layout: Double
    var archive: Double
  }

  struct SceneFacts: Encodable {
    var nodes: Int
    var hits: Int
  }

  struct Finding: Encodable {
    var code: String
    var severity: String
    var message: String
    var place: String?
    var frame: Frame?
  }

  struct Trouble: Encodable {
    var code: String
    var message: String
    var cure: String?
  }

  var id: String
  var `extension`: String
  var kind: String
  var family: String
  var accessory: Bool
  var name: String?
  var summary: String?
  /// Where it stands: `home`, `today` or `lock`.
  var surface: String
  var page: Int
  var column: Int
  var row: Int
  /// Its place in the stack of widgets in the same cell; 0 is on top.
  var stackIndex: Int
  /// Of its stack, the host shows this one.
  var onTop: Bool
  /// Where it stands on the screen of its surface (Today View: scrolled to its top); absent when this device has no place for it.
  var frame: Frame?
  /// The families it can be resized to where it stands, its own among them.
  var families: [String]
  /// How it is drawn where it stands: `fullColor`, `accented`, `vibrant`.
  var mode: String
  /// Its background shows there: without it, it stands on the system's glass.
  var background: Bool
  /// As laid out, and as shown: tablets show widgets smaller than they lay them out.
  var size: Extent
  var shownSize: Extent
  var entry: Entry?
  var entries: [Date]
  var policy: Policy?
  var loadedAt: Date?
  var nextReload: Date?
  var reloads: Int
  var budget: BudgetDocument?
  var timings: Timings?
  var scene: SceneFacts?
  var diagnostics: [Finding]
  var problem: Trouble?
  var accessibility: String
  var revision: Int
  var configurable: Bool
  /// A tap's intent or its reload is under way.
  var pending: Bool
  /// What can be tapped in the entry that shows; a tap anywhere else has the token `widget`.
  var hits: [HitDocument]
  var widgetURL: String?

  init(_ snapshot: WidgetSnapshot, on device: Device, _ appearance: HomeAppearance) {
    let placed = snapshot.placed
    let current = snapshot.currentEntry
    let look = WidgetLook.shown(placed.family, on: placed.surface, appearance, .light)
    let drawn = current?.scene(look, placed.family)
    let laidOut = device.size(of: placed.family) ?? drawn?.size ?? .zero
    id = placed.id
    self.extension = placed.extensionName
    kind = placed.kind
    family = placed.family.rawValue
    accessory = placed.family.isAccessory
    name = snapshot.displayName
    summary = snapshot.summary
    surface = placed.surface.rawValue
    page = max(0, placed.page)
    column = placed.column
    row = placed.row
    stackIndex = placed.stackIndex
    onTop = snapshot.isOnTop
    frame = device.frame(of: placed).map(Frame.init)
    families = snapshot.families.map(\.rawValue)
    mode = look.mode.rawValue
    background = look.showsBackground(placed.family, isRemovable: snapshot.isBackgroundRemovable)
    size = Extent(laidOut)
    shownSize = Extent(device.shownSizes[placed.family] ?? laidOut)
    entry = Self.entry(snapshot)
    entries = snapshot.timeline?.entries.map(\.date) ?? []
    policy = snapshot.timeline.map { Policy($0.policy) }
    loadedAt = snapshot.loadedAt
    nextReload = snapshot.nextReload
    reloads = snapshot.reloads
    budget = snapshot.budget.map { BudgetDocument(used: $0.used, allowance: $0.allowance) }
    timings = snapshot.timeline.map { Timings($0.timings) }
    scene = drawn.map(SceneFacts.init)
    diagnostics = (snapshot.findings + (snapshot.timeline?.diagnostics ?? []) + (drawn?.diagnostics ?? []))
      .unique.map(
        Finding.init)
    problem = snapshot.problem.map { Trouble(code: $0.code, message: $0.message, cure: $0.cure) }
    accessibility = drawn?.spoken ?? ""
    revision = snapshot.revision
    configurable = snapshot.isConfigurable
    pending = snapshot.isPending
    hits = drawn.map { HitDocument.hits($0, in: placed.family) } ?? []
    widgetURL = drawn?.widgetURL
  }

  private static func entry(_ snapshot: WidgetSnapshot) -> Entry? {
    guard let entries = snapshot.timeline?.entries, let index = snapshot.entryIndex,
      entries.indices.contains(index)
    else { return nil }
    let next = entries.indices.contains(index + 1) ? entries[index + 1].date : nil
    return Entry(index: index, count: entries.count, date: entries[index].date, next: next)
  }
}

extension Device {
  /// Where a widget is shown on the screen of its surface.
  fileprivate func frame(of placed: PlacedWidget) -> CGRect? {
    switch placed.surface {
    case .home: frame(of: placed.family, column: placed.column, row: placed.row)
    case .today: todayFrame(of: placed.family, column: placed.column, row: placed.row)
    case .lock: lockFrame(of: placed.family, column: placed.column, row: placed.row)
    }
  }
}

extension WidgetDocument.Policy {
  init(_ policy: ReloadPolicy) {
    switch policy {
    case .atEnd: self.init(type: "atEnd", date: nil)
    case .after(let date): self.init(type: "after", date: date)
    case .never: self.init(type: "never", date: nil)
    }
  }
}

extension WidgetDocument.Timings {
  init(_ timings: StageTimings) {
    self.init(
      provider: timings.provider, evaluate: timings.evaluate, layout: timings.layout, archive: timings.archive
    )
  }
}

extension WidgetDocument.SceneFacts {
  init(_ scene: Scene) {
    self.init(
      nodes: (scene.content + (scene.containerBackground ?? [])).map(\.count).reduce(0, +),
      hits: scene.hits.count)
  }
}

extension WidgetDocument.Finding {
  init(_ diagnostic: Diagnostic) {
    self.init(
      code: diagnostic.code, severity: diagnostic.severity.rawValue, message: diagnostic.message,
      place: diagnostic.place, frame: diagnostic.frame.map(Frame.init))
  }
}
