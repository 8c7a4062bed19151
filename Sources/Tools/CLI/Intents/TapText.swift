/// What came of a tap, in a terminal.
enum TapText {
  static func text(_ facts: TapFacts, _ style: Style) -> String {
    guard let outcome = facts.outcome else { return targets(facts, style) }
    var lines = [headline(outcome, style)]
    if let dialog = outcome.dialog { lines.append("  “\(dialog)”") }
    if let value = outcome.value { lines.append("  returned \(value)") }
    if let process = outcome.appProcess {
      lines.append(
        "  "
          + style.faint(
            "On a device it runs in the app's process (\(process)); here it ran in the extension's."))
    }
    for finding in outcome.findings { lines.append("  " + style.yellow("note: ") + finding) }
    if let control = facts.control {
      lines.append(
        "  \(control.title): \(control.value ?? (control.isOn.map { $0 ? "on" : "off" } ?? "–"))  "
          + style.faint(control.hint))
    }
    if facts.changed == false, outcome.result == "performed" {
      lines.append("  " + style.faint("It looks the same as before."))
    }
    if let file = facts.file { lines.append("  \(file)") }
    return lines.joined(separator: "\n")
  }

  private static func headline(_ outcome: TapFacts.Outcome, _ style: Style) -> String {
    let label = style.bold(outcome.label ?? outcome.intent ?? "tap")
    switch outcome.result {
    case "performed":
      let time = outcome.milliseconds.map { "  " + style.faint("\($0.formatted()) ms") } ?? ""
      let opens = outcome.opens.map { ", opens \($0)" } ?? (outcome.opensApp ? ", opens the app" : "")
      return "\(label): \(outcome.intent ?? "the intent") performed\(opens)\(time)"
    case "opened": return "\(label): opens \(outcome.opens ?? "the app")"
    case "needsAuthentication":
      return
        "\(label): \(outcome.intent ?? "the intent") was not performed; the device must be unlocked first"
    default: return "\(label): " + style.red("failed: ") + (outcome.error ?? "")
    }
  }

  private static func targets(_ facts: TapFacts, _ style: Style) -> String {
    let head = style.bold(facts.kind) + "  " + style.faint(facts.family ?? "control")
    guard !facts.targets.isEmpty else { return head + "\n  Nothing in it can be tapped." }
    let rows = Columns.aligned(
      facts.targets.map { target in
        [
          "  " + (target.label ?? "–"), target.type + (target.isOn.map { $0 ? ", on" : ", off" } ?? ""),
          style.faint("\(Int(target.width)) × \(Int(target.height)) pt"), target.url ?? "",
        ]
      })
    return ([head] + rows).joined(separator: "\n")
  }
}
