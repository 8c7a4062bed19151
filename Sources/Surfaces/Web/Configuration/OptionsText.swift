import Archive
import Foundation

/// The options of a parameter as JSON.
///
/// Written by hand: there can be 20,000, and a person waits for them.
enum OptionsText {
  static func json(_ list: OptionList) -> String {
    var text = JSONText()
    text.raw("{")
    text.member("prompt", list.prompt)
    text.raw("\"total\":\(list.total),\"sections\":[")
    for (index, section) in list.sections.enumerated() {
      text.raw(index == 0 ? "{" : ",{")
      text.member("title", section.title)
      text.member("subtitle", section.subtitle)
      text.raw("\"options\":[")
      for (index, option) in section.options.enumerated() {
        text.raw(index == 0 ? "{\"value\":" : ",{\"value\":")
        text.value(option.value)
        text.raw(",\"display\":{")
        text.display(option.display)
        text.raw("}}")
      }
      text.raw("]}")
    }
    text.raw("],\"findings\":[")
    for (index, finding) in list.findings.enumerated() {
      text.raw(index == 0 ? "{" : ",{")
      text.member("code", finding.code)
      text.member("severity", finding.severity.rawValue)
      text.raw("\"message\":")
      text.string(finding.message)
      text.raw("}")
    }
    text.raw("]}")
    return String(decoding: text.bytes, as: UTF8.self)
  }
}

/// JSON that is being written.
private struct JSONText {
  var bytes: [UInt8] = []

  mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// A member with a comma behind it; nothing for `nil`.
  mutating func member(_ name: String, _ value: String?) {
    guard let value else { return }
    raw("\"\(name)\":")
    string(value)
    raw(",")
  }

  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      let isPlain = !utf8.contains { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
      if isPlain { bytes.append(contentsOf: utf8) }
      return isPlain
    }
    if isPlain { return }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        raw("\\u00")
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
  }

  mutating func display(_ display: ValueDisplay) {
    member("subtitle", display.subtitle)
    switch display.picture {
    case .symbol(let name): member("symbol", name)
    case .data(let data): member("image", PictureAddress.data(data))
    case nil: break
    }
    raw("\"title\":")
    string(display.title)
  }

  /// Identifiers, raw values and texts, which options nearly always are; the rest goes through the codec.
  mutating func value(_ value: IntentValue) {
    let (kind, text): (String, String)
    switch value {
    case .entity(let id): (kind, text) = ("entity", id)
    case .choice(let raw): (kind, text) = ("choice", raw)
    case .string(let string): (kind, text) = ("string", string)
    default:
      let data = try? JSONEncoder().encode(value)
      bytes.append(contentsOf: data ?? Data(#"{"nothing":true}"#.utf8))
      return
    }
    raw("{\"\(kind)\":")
    string(text)
    raw("}")
  }
}
