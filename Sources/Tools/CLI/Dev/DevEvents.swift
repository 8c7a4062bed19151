import Host

/// Shows in the terminal what happens in the host: printed lines, and problems of widgets when they begin.
struct DevEvents: Sendable {
  var host: WidgetHost
  var console: DevConsole

  func run() async {
    var told: [String: Problem] = [:]
    for await event in host.events() {
      switch event {
      case .log(let name, let line):
        console.log(name, line)
      case .widgetChanged(let id):
        guard let snapshot = await host.snapshot(id: id) else { continue }
        if let problem = snapshot.problem, told[id] != problem { tell(problem, of: snapshot.placed) }
        told[id] = snapshot.problem
      case .layoutChanged, .ledgerChanged, .controlChanged, .opened, .buildStarted, .buildFinished,
        .activityChanged,
        .islandChanged, .alerted, .pushed, .companionChanged, .clockChanged:
        continue
      }
    }
  }

  private func tell(_ problem: Problem, of widget: PlacedWidget) {
    console.problem(
      "\(widget.kind) \(widget.family.rawValue)", CommandFailure(problem.message, cure: problem.cure))
  }
}
