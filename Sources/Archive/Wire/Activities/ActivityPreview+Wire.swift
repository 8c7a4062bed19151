import Foundation

extension ActivityPreviewList {
  func wire(_ rules: WireRules) throws -> WireActivityPreviewList {
    try rules.list(previews.count, "previews")
    var wire = WireActivityPreviewList()
    wire.previews = try previews.map { try $0.wire(rules) }
    wire.diagnostics = try diagnostics.wire(rules)
    return wire
  }

  init(_ wire: WireActivityPreviewList, _ rules: WireRules) throws {
    try rules.list(wire.previews.count, "previews")
    self.init(
      previews: try wire.previews.map { try ActivityPreview($0, rules) },
      diagnostics: try [Diagnostic](wire.diagnostics, rules))
  }
}

extension ActivityPreview {
  fileprivate func wire(_ rules: WireRules) throws -> WireActivityPreview {
    try rules.list(states.count, "preview.states")
    var wire = WireActivityPreview()
    if let name { wire.name = try rules.string(name, "preview.name") }
    wire.form = form.wire
    wire.attributesType = try rules.string(attributesType, "preview.type")
    wire.attributes = try rules.document(attributes, "preview.attributes")
    wire.states = try states.map { try rules.document($0, "preview.states") }
    wire.file = try rules.string(file, "preview.file")
    wire.line = Int32(clamping: line)
    return wire
  }

  fileprivate init(_ wire: WireActivityPreview, _ rules: WireRules) throws {
    try rules.list(wire.states.count, "preview.states")
    self.init(
      name: wire.hasName ? try rules.string(wire.name, "preview.name") : nil,
      form: try rules.choice(wire.form, "preview.form"),
      attributesType: try rules.string(wire.attributesType, "preview.type"),
      attributes: try rules.document(wire.attributes, "preview.attributes"),
      states: try wire.states.map { try rules.document($0, "preview.states") },
      file: try rules.string(wire.file, "preview.file"), line: Int(wire.line))
  }
}
