import Archive
import Foundation
import SwiftUI
import UIKit

extension ValueDisplay {
  /// A representation in the language of the process. Pictures are taken along while `pictures` has room.
  package init(_ representation: DisplayRepresentation, pictures: inout PictureAllowance) {
    self.init(
      title: ValueDisplay.text(representation.title),
      subtitle: representation.subtitle.map(ValueDisplay.text),
      picture: representation.image.flatMap { pictures.picture($0) })
  }

  /// Cut where one text would be more than a message takes.
  static func text(_ resource: LocalizedStringResource) -> String {
    let text = String(localized: resource)
    return text.utf8.count <= longest ? text : String(text.prefix(longest / 8)) + "…"
  }
  private static let longest = 4096
}

/// Bytes of pictures that one list of options or one sheet may carry.
///
/// 8 MiB, ours (confidence D): 20,000 options with a picture each would otherwise be more than a message holds.
package struct PictureAllowance {
  package private(set) var bytes = 8 << 20
  /// Pictures that found no room.
  package private(set) var refused = 0
  /// Pictures that are no file here: an address on the network, or a name that no catalog has.
  package private(set) var missing: [String] = []
  private var named: [String: Data?] = [:]
  package init() {}

  package mutating func picture(_ image: DisplayRepresentation.Image) -> ValueDisplay.Picture? {
    switch image.source {
    case .symbol(let name):
      return .symbol(name)
    case .data(let data):
      return take(data)
    case .named(let name):
      return take(read("asset \"\(name)\"") { UIImage(named: name, in: nil, compatibleWith: nil)?._data })
    case .url(let url):
      return take(read(url.absoluteString) { url.isFileURL ? try? Data(contentsOf: url) : nil })
    }
  }

  private mutating func take(_ data: Data?) -> ValueDisplay.Picture? {
    guard let data, !data.isEmpty else { return nil }
    guard data.count <= bytes else {
      refused += 1
      return nil
    }
    bytes -= data.count
    return .data(data)
  }
  private mutating func read(_ name: String, _ read: () -> Data?) -> Data? {
    if let known = named[name] { return known }
    let data = read()
    named[name] = .some(data)
    if data == nil { missing.append(name) }
    return data
  }

  /// What is to be said of pictures that are not shown.
  package var findings: [Diagnostic] {
    var findings: [Diagnostic] = []
    if refused > 0 {
      findings.append(
        .configuration(
          "option-pictures-left-out", .note,
          "\(refused) pictures of options are left out: all together are more than \(8 << 20) bytes."
            + " Give options smaller pictures or symbols."))
    }
    if let first = missing.first {
      let more = missing.count > 1 ? " and \(missing.count - 1) more" : ""
      findings.append(
        .configuration("option-picture-missing", .note, "No picture was found for \(first)\(more)."))
    }
    return findings
  }
}

/// How values of any type are shown in a list of options.
struct ValueDisplays {
  var pictures = PictureAllowance()
  /// `caseDisplayRepresentations` of enums; asked once, as code may make the dictionary anew each time.
  private var cases: [ObjectIdentifier: Any] = [:]

  mutating func display(_ representation: DisplayRepresentation) -> ValueDisplay {
    ValueDisplay(representation, pictures: &pictures)
  }

  mutating func display(of value: Any) -> ValueDisplay {
    if let value = value as? any AppEnum, !(value is any InstanceDisplayRepresentable) {
      return display(ofCase: value)
    }
    return ValueDisplay(IntentDisplay.representation(of: value), pictures: &pictures)
  }

  private mutating func display<Value: AppEnum>(ofCase value: Value) -> ValueDisplay {
    let key = ObjectIdentifier(Value.self)
    let known = cases[key] as? [Value: DisplayRepresentation] ?? Value.caseDisplayRepresentations
    cases[key] = known
    guard let representation = known[value] else { return ValueDisplay(title: IntentCoder.rawText(value)) }
    return ValueDisplay(representation, pictures: &pictures)
  }
}
