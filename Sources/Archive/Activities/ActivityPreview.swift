import Foundation

/// A `#Preview` of a Live Activity in the source of an extension.
package struct ActivityPreview: Sendable, Equatable {
  /// What it shows, as `ActivityPreviewViewKind` names it.
  package enum Form: String, Sendable, CaseIterable { case content, compact, minimal, expanded }
  /// As given to the macro.
  package var name: String?
  package var form: Form
  package var attributesType: String
  /// JSON of the attributes, and of each content state in its order.
  package var attributes: Data
  package var states: [Data]
  /// `Module/File.swift`
  package var file: String
  package var line: Int
  package init(
    name: String? = nil, form: Form, attributesType: String, attributes: Data, states: [Data], file: String,
    line: Int
  ) {
    self.name = name
    self.form = form
    self.attributesType = attributesType
    self.attributes = attributes
    self.states = states
    self.file = file
    self.line = line
  }
}

/// The previews of Live Activities that an extension has.
package struct ActivityPreviewList: Sendable, Equatable {
  /// By file and line.
  package var previews: [ActivityPreview]
  /// Those that could not be read.
  package var diagnostics: [Diagnostic]
  package init(previews: [ActivityPreview] = [], diagnostics: [Diagnostic] = []) {
    self.previews = previews
    self.diagnostics = diagnostics
  }
}
