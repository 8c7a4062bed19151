import Archive
import Foundation

/// The part of the page's state that tells of Live Activities (docs/json.md).
struct ActivityList: Codable {
  struct Activity: Codable {
    var id: String
    var `extension`: String
    var type: String
    var phase: String
    var content: JSONValue
    var requestedAt: Double
    var updates: Int
    var token: String?
  }
  struct ActivityType: Codable {
    var `extension`: String
    var type: String
    var attributes: JSONValue
    var state: JSONValue
    var keys: [String]
  }
  var activities: [Activity]
  var activityTypes: [ActivityType]

  /// The type that an activity is to be started of.
  func type(_ name: String?, of project: String?) throws -> ActivityType {
    let own = activityTypes.filter { project == nil || $0.extension == project }
    let project = project ?? "The host"
    let named = name.map { name in own.filter { $0.type == name } } ?? own
    if let only = named.first, named.count == 1 { return only }
    let types = own.map { "`\($0.type)`" }.joined(separator: ", ")
    if own.isEmpty {
      throw CommandFailure(
        "\(project) has no ActivityConfiguration.",
        cure: "Add one to its WidgetBundle, or wait until it is built.")
    }
    throw CommandFailure(
      name.map { "\(project) has no activity with the attributes `\($0)`; it has \(types)." }
        ?? "\(project) has several kinds of activities: \(types).",
      cure: "Choose one with --type.", isUsage: true)
  }

  /// The activity that is meant.
  func activity(_ id: String?) throws -> String {
    if let id {
      let found = activities.filter { $0.id == id || $0.id.hasPrefix(id) }
      if let only = found.first, found.count == 1 { return only.id }
      throw CommandFailure(
        found.isEmpty
          ? "There is no activity `\(id)`." : "`\(id)` begins the names of \(found.count) activities.",
        cure: "`vitrine activity list` names them.")
    }
    let running = activities.filter { $0.phase != "dismissed" && $0.phase != "ended" }
    if let only = running.first, running.count == 1 { return only.id }
    throw CommandFailure(
      running.isEmpty ? "No activity is running." : "\(running.count) activities are running.",
      cure: running.isEmpty
        ? "Start one: vitrine activity start" : "Name one; `vitrine activity list` names them.",
      isUsage: !running.isEmpty)
  }

  func text(_ style: Style) -> String {
    let running = activities.map { activity in
      [
        "  " + activity.id, activity.type, activity.phase,
        "\(activity.updates) update" + (activity.updates == 1 ? "" : "s"),
      ]
    }
    let types = activityTypes.map { ["  " + $0.type, $0.extension, $0.keys.joined(separator: ", ")] }
    return
      ([style.bold("Activities")] + (running.isEmpty ? ["  none is running"] : Columns.aligned(running)) + [
        "", style.bold("Can be started"),
      ] + (types.isEmpty ? ["  nothing: no ActivityConfiguration"] : Columns.aligned(types))).joined(
        separator: "\n")
  }
}
