import Archive
internal import SwiftSyntax

struct AsyncImageInWidget: CheckRule {
  let information = RuleInformation(
    "async-image-in-widget", .error, "AsyncImage in a view of a widget.",
    consequence: "A widget is a picture: it waits for nothing, and the placeholder stays for ever.",
    cure: "Load the picture in the timeline provider, and show it with Image(uiImage:).")

  func findings(in subject: CheckSubject) -> [Finding] {
    subject.source.widgets.calls.filter { $0.node.calledExpression.path == ["AsyncImage"] }.map {
      finding("AsyncImage loads nothing in a widget.", at: $0.place)
    }
  }
}
