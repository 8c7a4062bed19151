import Archive
internal import SwiftSyntax

struct NetworkInView: CheckRule {
  let information = RuleInformation(
    "network-in-view", .error, "A request over the network in a view of a widget.",
    consequence: "The view is archived before an answer comes: its result is never shown.",
    cure: "Load in the timeline provider, and give the view what it shows in the entry.")

  func findings(in subject: CheckSubject) -> [Finding] {
    let source = subject.source
    let names = source.widgets.names.filter {
      RealWork.network.contains($0.node.baseName.text) && source.isInView($0)
    }
    .map {
      finding(
        "\($0.node.baseName.text) in a view: its answer comes after the picture was taken.", at: $0.place)
    }
    let loads = source.widgets.calls.filter { RealWork.loadsFromNetwork($0.node) && source.isInView($0) }
      .map {
        finding("A view loads a URL: it holds up the picture, and fails without a network.", at: $0.place)
      }
    return names + loads
  }
}
