import Archive

struct UnsupportedView: DiagnosticRule {
  let diagnostics: Set<String> = ["unsupported-view", "unsupported-in-widget"]
  let information = RuleInformation(
    "unsupported-view", .error, "A view that a widget cannot show, such as List, ScrollView or a UIKit view.",
    consequence: "iOS draws a yellow box with a sign for no entry in its place.",
    cure: "Build it from views that are pictures: stacks, Grid, Text, Image, shapes, Canvas, charts.")

  func place(of diagnostic: Diagnostic, kind: String, in source: SourceProject) -> SourcePlace? {
    let name = diagnostic.message.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return source.place(ofCall: String(name)) ?? source.place(ofKind: kind)
  }
}
