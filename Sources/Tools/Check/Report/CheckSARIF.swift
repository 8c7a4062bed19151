import Archive

/// SARIF 2.1.0, which code hosts show beside the lines of a change.
package struct CheckSARIF: Encodable, Sendable {
  struct Message: Encodable, Sendable { var text: String }
  struct Configuration: Encodable, Sendable { var level: String }
  struct Rule: Encodable, Sendable {
    var id: String
    var shortDescription, fullDescription, help: Message
    var helpUri: String
    var defaultConfiguration: Configuration
  }
  struct Driver: Encodable, Sendable {
    var name = "vitrine"
    var rules: [Rule]
  }
  struct Tool: Encodable, Sendable { var driver: Driver }
  struct Artifact: Encodable, Sendable { var uri: String }
  struct Region: Encodable, Sendable { var startLine, startColumn: Int }
  struct Physical: Encodable, Sendable {
    var artifactLocation: Artifact
    var region: Region
  }
  struct Logical: Encodable, Sendable {
    var name: String
    var kind = "type"
  }
  struct Location: Encodable, Sendable {
    var physicalLocation: Physical?
    var logicalLocations: [Logical]?
  }
  struct Result: Encodable, Sendable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    var locations: [Location]
  }
  struct Run: Encodable, Sendable {
    var tool: Tool
    /// What columns are counted in.
    var columnKind = "utf16CodeUnits"
    var results: [Result]
  }

  var schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  package init(_ report: CheckReport) {
    let rules = report.rules.map { rule in
      Rule(
        id: rule.code, shortDescription: Message(text: rule.title),
        fullDescription: Message(text: rule.consequence), help: Message(text: rule.cure), helpUri: rule.page,
        defaultConfiguration: Configuration(level: rule.severity.rawValue))
    }
    let indices = Dictionary(report.rules.enumerated().map { ($1.code, $0) }) { first, _ in first }
    let results = report.findings.map { finding in
      Result(
        ruleId: finding.code, ruleIndex: indices[finding.code] ?? -1, level: finding.severity.rawValue,
        message: Message(text: Self.text(finding)), locations: Self.locations(finding))
    }
    runs = [Run(tool: Tool(driver: Driver(rules: rules)), results: results)]
  }

  private static func text(_ finding: Finding) -> String {
    finding.message + (finding.looks.isEmpty ? "" : " (\(finding.looks.joined(separator: ", ")))")
  }

  private static func locations(_ finding: Finding) -> [Location] {
    let physical = finding.place.map {
      Physical(
        artifactLocation: Artifact(uri: URIText.escaped($0.file)),
        region: Region(startLine: $0.line, startColumn: $0.utf16Column))
    }
    let logical = finding.kind.map { [Logical(name: $0)] }
    return physical == nil && logical == nil
      ? [] : [Location(physicalLocation: physical, logicalLocations: logical)]
  }
}

extension SourcePlace {
  /// The column in UTF-16 code units, counted from 1; the parser counts bytes.
  var utf16Column: Int {
    let before = String(decoding: excerpt.utf8.prefix(max(0, column - 1)), as: UTF8.self)
    return before.utf16.count + 1
  }

  /// Characters before the place, for a caret under it.
  package var charactersBefore: Int {
    String(decoding: excerpt.utf8.prefix(max(0, column - 1)), as: UTF8.self).count
  }
}

/// Paths as relative references.
enum URIText {
  private static let kept = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)

  static func escaped(_ path: String) -> String {
    path.utf8.map { byte in
      guard !kept.contains(byte) else { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
