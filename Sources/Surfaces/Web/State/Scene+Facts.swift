import Archive
import Host

extension WidgetSnapshot {
  /// The entry that shows now.
  var currentEntry: ArchivedEntry? {
    guard let entries = timeline?.entries, let index = entryIndex, entries.indices.contains(index) else {
      return nil
    }
    return entries[index]
  }
}

extension Node {
  /// This node and all below it.
  var count: Int {
    switch self {
    case .group(let group): 1 + group.children.map(\.count).reduce(0, +)
    case .path, .text, .liveText, .symbol, .image, .liveProgress, .unsupported: 1
    }
  }
}

extension Scene {
  /// What a screen reader says about the whole.
  var spoken: String {
    accessibility.map { element in
      [element.label, element.value].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
    .filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension [Diagnostic] {
  /// Each finding once, in order: entries of a timeline often share theirs.
  var unique: [Diagnostic] {
    var seen: [Diagnostic] = []
    for diagnostic in self where !seen.contains(diagnostic) { seen.append(diagnostic) }
    return seen
  }
}
