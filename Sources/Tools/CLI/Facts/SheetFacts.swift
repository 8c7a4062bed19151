import Archive

/// What `vitrine configure --json` prints.
struct SheetFacts: Encodable, Sendable {
  struct Row: Encodable, Sendable {
    var name: String
    var title: String
    var description: String?
    var type: String
    var isOptional: Bool
    var isList: Bool
    var value: IntentValue?
    /// The value as a person sees it.
    var shown: String?
    var hasOptions: Bool
    var dependsOn: [String]
  }
  struct Option: Encodable, Sendable {
    var section: String?
    var title: String
    var subtitle: String?
    var value: IntentValue
    /// What `--set` takes.
    var identifier: String
  }
  struct Finding: Encodable, Sendable {
    var code, severity, message: String
  }
  var version = JSONDocument.version
  var kind: String
  var name: String
  var title: String
  var sentence: String
  var rows: [Row]
  var values: IntentValues
  var options: [Option]?
  var optionCount: Int?
  var findings: [Finding]
  var isSaved: Bool

  init(kind: String, name: String, sheet: ConfigurationSheet, options: OptionList?, isSaved: Bool) {
    self.kind = kind
    self.name = name
    self.isSaved = isSaved
    title = sheet.title
    rows = sheet.rows.map(Row.init)
    let shown = Dictionary(rows.map { ($0.name, $0.shown ?? $0.title) }) { first, _ in first }
    sentence = sheet.sentence.map { piece in
      switch piece {
      case .text(let text): text
      case .parameter(let name): shown[name] ?? name
      }
    }.joined()
    values = sheet.values
    self.options = options?.sections.flatMap { section in
      section.options.map {
        Option(
          section: section.title, title: $0.display.title, subtitle: $0.display.subtitle, value: $0.value,
          identifier: ParameterText.identifier($0.value))
      }
    }
    optionCount = options?.total
    findings = (sheet.findings + (options?.findings ?? [])).map {
      Finding(code: $0.code, severity: $0.severity.rawValue, message: $0.message)
    }
  }
}

extension SheetFacts.Row {
  init(_ row: ConfigurationSheet.Row) {
    let parameter = row.parameter
    name = parameter.name
    title = parameter.title
    description = parameter.summary
    type = parameter.kind.word
    isOptional = parameter.isOptional
    isList = parameter.isList
    value = row.value
    let titles = row.displays.map(\.title)
    shown = titles.isEmpty ? row.value.map(ParameterText.identifier) : titles.joined(separator: ", ")
    hasOptions = parameter.hasOptions
    dependsOn = parameter.dependsOn
  }
}

extension ParameterDescription.Kind {
  /// One word for people and documents.
  package var word: String {
    switch self {
    case .bool: "switch"
    case .integer: "integer"
    case .number: "number"
    case .string: "text"
    case .date: "date"
    case .dateComponents: "date components"
    case .url: "URL"
    case .measurement: "measurement"
    case .file: "file"
    case .choice: "choice"
    case .entity: "entity"
    case .other(let type): type
    }
  }
}
