import Archive
import Devices
import Host

/// Which widgets are simulated: each kind in each of its families that the device has, or those that were chosen.
struct SimulatedPlaces {
  struct Wish: Hashable {
    var extensionName: String
    var kind: String
    var family: WidgetFamily
  }
  var wishes: [Wish] = []
  /// What a device has no place for.
  var unplaced: [SimulationReport.Unplaced] = []

  /// - Throws: `SimulationProblem` where nothing is left.
  init(_ bundles: [(name: String, bundle: BundleDescription)], _ simulation: Simulation) throws {
    var known: Set<Wish> = []
    for (name, bundle) in bundles {
      for widget in bundle.widgets where simulation.kind == nil || widget.kind == simulation.kind {
        for family in WidgetFamily.allCases
        where widget.families.contains(family) && (simulation.family == nil || family == simulation.family) {
          let wish = Wish(extensionName: name, kind: widget.kind, family: family)
          guard known.insert(wish).inserted else { continue }
          if simulation.device.sizes[family] == nil {
            unplaced.append(
              SimulationReport.Unplaced(
                kind: widget.kind, family: family.rawValue,
                reason: "\(simulation.device.name) has no place for it."))
          } else {
            wishes.append(wish)
          }
        }
      }
    }
    guard wishes.isEmpty else { return }
    let kinds = bundles.flatMap { $0.bundle.widgets.map(\.kind) }
    if let kind = simulation.kind, !kinds.contains(kind) {
      throw SimulationProblem(
        "There is no widget of kind `\(kind)`.",
        cure: kinds.isEmpty
          ? "The bundle has no widgets." : "There are \(kinds.map { "`\($0)`" }.joined(separator: ", ")).")
    }
    throw SimulationProblem(
      kinds.isEmpty
        ? "The bundle has no widgets, so there is nothing to simulate."
        : "No widget of that choice has a place on \(simulation.device.name).",
      cure: kinds.isEmpty
        ? "List a Widget in the WidgetBundle." : "Choose another family or another device.")
  }

  /// Puts them on the surfaces of a host that has not begun, as the phone of somebody who has them all. A full Lock Screen takes more:
  /// each widget counts for itself.
  func place(on host: WidgetHost, count: Int?) async throws -> [PlacedWidget] {
    var placed: [PlacedWidget] = []
    for wish in (0..<(count ?? wishes.count)).map({ wishes[$0 % wishes.count] }) {
      do {
        placed.append(
          try await host.place(extensionName: wish.extensionName, kind: wish.kind, family: wish.family))
      } catch let problem as Problem where problem.code == "no-room" {
        let more = PlacedWidget(
          id: "more\(placed.count + 1)", extensionName: wish.extensionName, kind: wish.kind,
          family: wish.family,
          page: 0, column: 0, row: wish.family == .accessoryInline ? 0 : 1,
          surface: wish.family.isAccessory ? .lock : .home)
        try await host.place(more)
        placed.append(more)
      }
    }
    return placed
  }
}
