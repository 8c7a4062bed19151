import Archive
internal import SwiftSyntax

struct ConfigurationIgnored: CheckRule {
  let information = RuleInformation(
    "configuration-ignored", .warning, "A provider that never looks at the configuration it is given.",
    consequence: "Whatever people choose in the edit sheet, the widget shows the same.",
    cure: "Read the configuration's parameters in timeline(for:in:), or use a StaticConfiguration.")

  func findings(in subject: CheckSubject) -> [Finding] {
    let source = subject.source
    return source.widgets.functions.compactMap { function in
      guard ["timeline", "getTimeline"].contains(function.name), function.labels.first == "for",
        function.owner?.isProvider == true, let name = function.parameters.first, let body = function.body
      else { return nil }
      let isRead = source.widgets.names.contains { $0.node.baseName.text == name && $0.isWithin(body) }
      return isRead
        ? nil
        : finding(
          "`\(name)` is never read here, so a configuration changes nothing.", at: function.located.place)
    }
  }
}
