import Archive
import Foundation

/// An edit sheet as the page shows it.
struct SheetDocument: Encodable {
  struct Row: Encodable {
    var name: String
    var title: String
    var summary: String?
    var prompt: String?
    var kind: String
    var isOptional: Bool
    var isList: Bool
    var fewest: Int?
    var most: Int?
    var hasOptions: Bool
    var isSearchable: Bool
    var dependsOn: [String]
    var lowest: Double?
    var highest: Double?
    var style: String?
    var units: [String]?
    var types: [String]?
    var multiline: Bool?
    var value: IntentValue?
    var displays: [DisplayDocument]
  }

  struct Piece: Encodable {
    var text: String?
    var parameter: String?
  }

  var title: String
  var summary: String?
  var rows: [Row]
  var sentence: [Piece]
  var values: IntentValues
  var findings: [WidgetDocument.Finding]

  init(_ sheet: ConfigurationSheet) {
    title = sheet.title
    summary = sheet.summary
    rows = sheet.rows.map(Row.init)
    sentence = sheet.sentence.map { piece in
      switch piece {
      case .text(let text): Piece(text: text)
      case .parameter(let name): Piece(parameter: name)
      }
    }
    values = sheet.values
    findings = sheet.findings.map(WidgetDocument.Finding.init)
  }
}

extension SheetDocument.Row {
  init(_ row: ConfigurationSheet.Row) {
    let parameter = row.parameter
    self.init(
      name: parameter.name, title: parameter.title, summary: parameter.summary, prompt: parameter.prompt,
      kind: "other", isOptional: parameter.isOptional, isList: parameter.isList, fewest: parameter.fewest,
      most: parameter.most, hasOptions: parameter.hasOptions, isSearchable: parameter.isSearchable,
      dependsOn: parameter.dependsOn, value: row.value, displays: row.displays.map(DisplayDocument.init))
    switch parameter.kind {
    case .bool: kind = "bool"
    case .integer(let lowest, let highest, let style):
      kind = "integer"
      (self.lowest, self.highest) = (lowest.map(Double.init), highest.map(Double.init))
      self.style = style.rawValue
    case .number(let lowest, let highest, let style):
      kind = "number"
      (self.lowest, self.highest, self.style) = (lowest, highest, style.rawValue)
    case .string(let isMultiline):
      kind = "string"
      multiline = isMultiline
    case .date(let style):
      kind = "date"
      self.style = style.rawValue
    case .dateComponents: kind = "dateComponents"
    case .url: kind = "url"
    case .measurement(let units):
      kind = "measurement"
      self.units = units
    case .file(let types):
      kind = "file"
      self.types = types
    case .choice: kind = "choice"
    case .entity: kind = "entity"
    case .other(let type): types = [type]
    }
  }
}

/// How a value is shown.
struct DisplayDocument: Encodable {
  var title: String
  var subtitle: String?
  /// A name for `/api/symbols/<name>.svg`.
  var symbol: String?
  /// A picture as a `data:` address.
  var image: String?

  init(_ display: ValueDisplay) {
    title = display.title
    subtitle = display.subtitle
    switch display.picture {
    case .symbol(let name): symbol = name
    case .data(let data): image = PictureAddress.data(data)
    case nil: break
    }
  }
}

/// Encoded pictures as addresses.
enum PictureAddress {
  /// Bytes of a picture that is still sent; a larger one would be a thumbnail of nothing. Ours.
  private static let limit = 256 << 10

  /// `nil` for what a browser does not show, or is too large.
  static func data(_ data: Data) -> String? {
    guard data.count <= limit, let type = type(of: data) else { return nil }
    return "data:\(type);base64,\(data.base64EncodedString())"
  }

  private static func type(of data: Data) -> String? {
    let start = [UInt8](data.prefix(12))
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if start.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if start.starts(with: Array("GIF8".utf8)) { return "image/gif" }
    if start.starts(with: Array("RIFF".utf8)), start.dropFirst(8).elementsEqual("WEBP".utf8) {
      return "image/webp"
    }
    return nil
  }
}
