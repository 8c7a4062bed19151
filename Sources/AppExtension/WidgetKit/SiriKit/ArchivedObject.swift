import Archive
import Foundation
import Intents

/// An `INObject` as data: iOS keeps the whole object with the widget, not only its identifier.
@MainActor struct ArchivedObject {
  private struct Form: Codable {
    var identifier: String?
    var display: String
    var hint: String?
    var subtitle: String?
    var properties: IntentValues?
  }
  private let form: Form

  /// Objects within objects beyond this are left out: custom types may hold each other in a circle.
  private static let mostDepth = 8

  init(_ object: INObject, depth: Int = 0) {
    var properties: IntentValues = [:]
    for property in object._properties where depth < Self.mostDepth {
      properties[property.name] = SiriKitValues.value(property.get(), of: property, depth: depth + 1)
    }
    form = Form(
      identifier: object.identifier, display: object.displayString, hint: object.pronunciationHint,
      subtitle: object.subtitleString, properties: properties.isEmpty ? nil : properties)
  }

  init?(_ json: String) {
    guard let form = try? JSONDecoder().decode(Form.self, from: Data(json.utf8)) else { return nil }
    self.form = form
  }

  var json: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(form)).map { String(decoding: $0, as: UTF8.self) }
  }

  var display: ValueDisplay { ValueDisplay(title: form.display, subtitle: form.subtitle) }

  func object(_ type: INObject.Type) -> INObject {
    let object = type.init(
      identifier: form.identifier, display: form.display, pronunciationHint: form.hint,
      subtitle: form.subtitle, image: nil)
    for property in object._properties {
      guard let value = form.properties?[property.name] else { continue }
      property.set(SiriKitValues.object(value, of: property))
    }
    return object
  }
}
