import Archive
import Foundation

/// What the label of a control says beside its title and symbol: gathered while the label is evaluated.
@MainActor package final class ControlLabelWords {
  package enum Kind: Sendable {
    /// `controlWidgetActionHint(_:)`.
    case hint
    /// `controlWidgetStatus(_:)`.
    case status
  }
  private var words: [Kind: String] = [:]
  package nonisolated init() {}

  package subscript(kind: Kind) -> String? { words[kind] }

  /// The first word of a kind stays: it stands further out.
  fileprivate func add(_ word: String, _ kind: Kind) {
    if words[kind] == nil { words[kind] = word }
  }
}

private struct ControlLabelWordsKey: EnvironmentKey {
  static var defaultValue: ControlLabelWords? { nil }
}

extension EnvironmentValues {
  /// Gathers the words of a control's label; `nil` where the view is no such label.
  package var controlLabelWords: ControlLabelWords? {
    get { self[ControlLabelWordsKey.self] }
    set { self[ControlLabelWordsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Says something about the control that the view is the label of. What stands further out wins.
  package func controlLabelWord(_ kind: ControlLabelWords.Kind, _ text: Text) -> some View {
    inContext { context in
      context.environment.controlLabelWords?.add(text._resolveText(in: context.environment), kind)
    }
  }
}

extension Image {
  /// A picture as a scene has it, to be drawn again.
  package init(archived node: ImageNode) {
    self.init(source: .data(node.data, size: node.frame.size))
  }
}

nonisolated extension Color {
  /// The colour as a scene keeps it.
  package func archived(in environment: EnvironmentValues) -> SceneColor { sceneColor(in: environment) }
}
