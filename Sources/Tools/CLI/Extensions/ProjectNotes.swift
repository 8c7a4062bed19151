import Projects

/// Tells what is wrong with a project and does not keep it from being built.
enum ProjectNotes {
  /// Of one class no more are told: a project without its files would fill the screen.
  static let mostOfAClass = 8

  static func say(_ notes: [ProjectNote]) {
    for line in lines(notes) { StandardError.say(Style.standardError.yellow("warning: ") + line) }
  }

  /// A sentence each, and one for those that are left out.
  static func lines(_ notes: [ProjectNote]) -> [String] {
    var counts: [String: Int] = [:]
    var lines: [String] = []
    for note in notes {
      counts[note.code, default: 0] += 1
      if counts[note.code, default: 0] <= mostOfAClass { lines.append(note.message) }
    }
    for (code, count) in counts.sorted(by: { $0.key < $1.key }) where count > mostOfAClass {
      lines.append("\(count - mostOfAClass) more of this kind (\(code)); --json lists all.")
    }
    return lines
  }
}
