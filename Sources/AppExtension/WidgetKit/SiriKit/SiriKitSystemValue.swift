import Archive
import Foundation
import Intents

/// Values of the system's classes on their way to and from the host: files as files, the others as JSON of their parts.
enum SiriKitSystemValue {
  static func value(_ object: Any) -> IntentValue? {
    if let file = object as? INFile {
      return .file(name: file.filename, type: file.typeIdentifier, data: file.data)
    }
    guard let value = object as? any _INSystemValue else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(value._parts)).map { .coded(String(decoding: $0, as: UTF8.self)) }
  }

  static func object(_ value: IntentValue, _ type: any _INSystemValue.Type) -> Any? {
    switch value {
    case .file(let name, let identifier, let data):
      return type is INFile.Type ? INFile(data: data, filename: name, typeIdentifier: identifier) : nil
    case .coded(let json):
      guard let parts = try? JSONDecoder().decode([String: String].self, from: Data(json.utf8)) else {
        return nil
      }
      return type.init(_parts: parts)
    default: return nil
    }
  }

  /// How the edit sheet offers one.
  static func kind(of type: any _INSystemValue.Type, hasOptions: Bool) -> ParameterDescription.Kind {
    if type is INFile.Type { return .file(types: []) }
    return hasOptions ? .entity : .other("\(type)")
  }
}
