import Foundation

extension [Diagnostic] {
  func wire(_ rules: WireRules) throws -> [WireDiagnostic] {
    try rules.list(count, "diagnostics")
    return try map { try $0.wire(rules) }
  }

  init(_ wire: [WireDiagnostic], _ rules: WireRules) throws {
    try rules.list(wire.count, "diagnostics")
    self = try wire.map { try Diagnostic($0, rules) }
  }
}

extension Diagnostic {
  func wire(_ rules: WireRules) throws -> WireDiagnostic {
    var wire = WireDiagnostic()
    wire.code = try rules.string(code, "diagnostic.code")
    wire.severity = severity.wire
    wire.message = try rules.string(message, "diagnostic.message")
    if let frame { wire.frame = try frame.wire(rules, "diagnostic.frame") }
    if let place { wire.place = try rules.string(place, "diagnostic.place") }
    return wire
  }

  init(_ wire: WireDiagnostic, _ rules: WireRules) throws {
    self.init(
      code: try rules.string(wire.code, "diagnostic.code"),
      severity: try rules.choice(wire.severity, "diagnostic.severity"),
      message: try rules.string(wire.message, "diagnostic.message"),
      frame: wire.hasFrame ? try CGRect(wire.frame, rules, "diagnostic.frame") : nil,
      place: wire.hasPlace ? try rules.string(wire.place, "diagnostic.place") : nil)
  }
}
