/// Gathers changes until none has come for a moment.
struct Debounce: Sendable {
  var source: any ChangeSource
  var quietTime: Duration

  /// Runs on the calling thread until the source stops.
  func run(report: (FolderChange) -> Void) {
    var gathered: Set<String> = []
    while true {
      switch source.wait(timeout: gathered.isEmpty ? nil : quietTime) {
      case .paths(let paths):
        gathered.formUnion(paths)
      case .notice(let sentence):
        report(.notice(sentence))
      case .nothing where !gathered.isEmpty:
        report(.changed(paths: gathered))
        gathered = []
      case .nothing:
        continue
      case .stopped:
        return
      }
    }
  }
}
