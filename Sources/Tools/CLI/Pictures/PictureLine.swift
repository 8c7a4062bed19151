import Foundation

/// One picture in one line for people, and its findings below.
enum PictureLine {
  static func print(_ facts: PictureFacts, _ style: Style = .standardOutput) {
    Swift.print(text(facts, style))
  }

  static func text(_ facts: PictureFacts, _ style: Style) -> String {
    let time = facts.entry.date.formatted(date: .omitted, time: .standard)
    let kilobytes = (Double(facts.bytes) / 1000).formatted(.number.precision(.fractionLength(1)))
    let head = [
      style.bold(facts.kind), facts.family,
      style.faint("entry \(facts.entry.index + 1) of \(facts.entry.count), \(time), \(kilobytes) kB"),
      facts.file.map(shown) ?? "",
    ].filter { !$0.isEmpty }.joined(separator: "  ")
    return ([head] + facts.findings.map { findingText($0, style) }).joined(separator: "\n")
  }

  /// A control's picture: its span and state, and what it says.
  static func text(_ facts: ControlPictureFacts, _ style: Style) -> String {
    let words = [facts.title, facts.value].compactMap { $0 }.joined(separator: ", ")
    let head = [
      style.bold(facts.kind), "\(facts.span) \(facts.state)", style.faint(words), facts.file.map(shown) ?? "",
    ].filter { !$0.isEmpty }.joined(separator: "  ")
    return ([head] + facts.findings.map { findingText($0, style) }).joined(separator: "\n")
  }

  /// A preview's picture: what it shows, and where it stands.
  static func text(_ facts: PreviewPictureFacts, _ style: Style) -> String {
    let size = [facts.size.width, facts.size.height].map {
      $0.formatted(.number.precision(.fractionLength(0...2)).grouping(.never))
    }.joined(separator: "×")
    let preview = facts.preview
    let place = preview.line.map { "\(preview.file):\($0)" } ?? preview.file
    let words = [
      preview.name == nil ? nil : place,
      facts.entry.count > 1 ? "entry \(facts.entry.index + 1) of \(facts.entry.count)" : nil,
      size + " points",
    ].compactMap { $0 }.joined(separator: ", ")
    let head = [
      style.bold(preview.name ?? place), preview.family ?? preview.form, style.faint(words),
      facts.file.map(shown) ?? "",
    ].filter { !$0.isEmpty }.joined(separator: "  ")
    return ([head] + facts.findings.map { findingText($0, style) }).joined(separator: "\n")
  }

  /// A Live Activity's picture: its presentation, and the preview it is from.
  static func text(_ facts: ActivityPictureFacts, _ style: Style) -> String {
    let size = [facts.size.width, facts.size.height].map {
      $0.formatted(.number.precision(.fractionLength(0...2)).grouping(.never))
    }.joined(separator: "×")
    let words = [
      facts.preview, facts.state.count > 1 ? "state \(facts.state.index + 1) of \(facts.state.count)" : nil,
      facts.isStale ? "stale" : nil, size + " points",
    ].compactMap { $0 }.joined(separator: ", ")
    let head = [
      style.bold(facts.type), facts.presentation, style.faint(words), facts.file.map(shown) ?? "",
    ].filter { !$0.isEmpty }.joined(separator: "  ")
    return ([head] + facts.findings.map { findingText($0, style) }).joined(separator: "\n")
  }

  private static func findingText(_ finding: PictureFacts.Finding, _ style: Style) -> String {
    let place = finding.place.map { $0 + ": " } ?? ""
    return "  " + style.yellow(finding.severity + ": ") + place + finding.message
  }

  private static func shown(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
