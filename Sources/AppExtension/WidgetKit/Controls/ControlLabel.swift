import Archive
import Foundation
import SwiftUI

/// A label of a control taken apart: a control shows a text and a symbol, whatever views it was given.
struct ControlLabel: Equatable {
  /// A text with whether it hides on a locked device.
  struct Words: Equatable {
    var string: String
    var isPrivate = false
  }
  enum Icon: Equatable {
    case symbol(name: String, value: Double?, isHierarchical: Bool)
    /// A symbol of the app's own, or a picture: its shape is drawn.
    case picture(ImageNode)
  }
  var text: Words?
  var icon: Icon?
  var hint: String?
  var status: String?
  /// What the views had that a control does not show.
  var findings: [Diagnostic] = []

  /// The symbol's name, where the icon is one.
  var symbol: String? {
    if case .symbol(let name, _, _)? = icon { name } else { nil }
  }
}

/// Evaluates the views that label a control, and takes text and symbol out of what they draw.
@MainActor struct ControlLabelReader {
  /// Characters of a text that are kept; no tile has room for more. Ours.
  nonisolated static let longestText = 200

  let environment: SceneEnvironment

  func read<V: View>(_ view: V) -> ControlLabel {
    let words = ControlLabelWords()
    var surroundings = environment
    // Room enough that nothing is cut short.
    surroundings.size = CGSize(width: 4_000, height: 1_000)
    var timings = SceneEvaluator.Timings()
    let scene = SceneEvaluator.scene(
      of: view, in: surroundings, margins: EdgeInsets(), configure: { $0.controlLabelWords = words },
      timings: &timings)
    var parts = Parts(now: environment.now)
    parts.take(scene.content, isPrivate: false)
    return ControlLabel(
      text: parts.text, icon: parts.icon, hint: words[.hint], status: words[.status], findings: parts.findings
    )
  }

  /// What was found so far, in the order it was drawn.
  private struct Parts {
    let now: Date
    var text: ControlLabel.Words?
    var icon: ControlLabel.Icon?
    var findings: [Diagnostic] = []

    init(now: Date) { self.now = now }

    mutating func take(_ nodes: [Node], isPrivate: Bool) {
      for node in nodes { take(node, isPrivate) }
    }

    private mutating func take(_ node: Node, _ isPrivate: Bool) {
      switch node {
      case .group(let group):
        if let face = group.toggle, !face.isCurrent { return }
        take(group.children, isPrivate: isPrivate || group.redaction == .privacy)
      case .text(let node): take(node.string, isPrivate)
      case .liveText(let node): take(node.text.plain(at: now), isPrivate)
      case .symbol(let node):
        take(
          .symbol(
            name: node.name, value: node.variableValue, isHierarchical: node.rendering == .hierarchical),
          named: "the symbol \"\(node.name)\"")
      case .image(let node):
        if icon == nil, node.template == nil {
          report("control-picture", "a picture is drawn as a shape in one colour; a control shows symbols")
        }
        take(.picture(node), named: "a picture")
      case .path: report("control-label-part", "a shape is left out; a control shows a symbol and texts")
      case .liveProgress:
        report("control-label-part", "a progress view is left out; a control shows a symbol and texts")
      case .unsupported(let node):
        report("control-label-part", "\(node.name) is left out; a control shows a symbol and texts")
      }
    }

    private mutating func take(_ string: String, _ isPrivate: Bool) {
      let string = string.trimmingCharacters(in: .whitespacesAndNewlines)
      guard !string.isEmpty else { return }
      guard text == nil else {
        return report(
          "control-label-part",
          "the text \"\(string.prefix(80))\" is left out; a label of a control has one text")
      }
      if string.count > ControlLabelReader.longestText {
        report(
          "control-label-part",
          "a text of \(string.count) characters is cut after \(ControlLabelReader.longestText)")
      }
      text = ControlLabel.Words(
        string: String(string.prefix(ControlLabelReader.longestText)), isPrivate: isPrivate)
    }

    private mutating func take(_ found: ControlLabel.Icon, named name: String) {
      guard icon == nil else {
        return report("control-label-part", "\(name) is left out; a label of a control has one symbol")
      }
      icon = found
    }

    private mutating func report(_ code: String, _ message: String) {
      let finding = Diagnostic(code: code, severity: .note, message: message)
      if !findings.contains(finding), findings.count < 20 { findings.append(finding) }
    }
  }
}
