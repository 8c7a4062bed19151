import Foundation
import Projects

/// An intent definition in the making.
struct DefinitionFile {
  var root: [String: Any] = [:]

  init(
    prefix: String? = nil, parameters: [[String: Any]] = [], enums: [[String: Any]] = [],
    types: [[String: Any]] = [], response: [String: Any]? = nil
  ) {
    var intent: [String: Any] = ["INIntentName": "SelectCity", "INIntentParameters": parameters]
    if let response { intent["INIntentResponse"] = response }
    root["INIntents"] = [intent]
    root["INEnums"] = enums
    root["INTypes"] = types
    if let prefix { root["INIntentDefinitionClassPrefix"] = prefix }
  }

  static func parameter(_ name: String, _ type: String, _ more: [String: Any] = [:]) -> [String: Any] {
    var plist: [String: Any] = [
      "INIntentParameterName": name, "INIntentParameterType": type, "INIntentParameterConfigurable": true,
    ]
    for (key, value) in more { plist["INIntentParameter" + key] = value }
    return plist
  }
  static func enumeration(_ name: String, _ cases: [String]) -> [String: Any] {
    [
      "INEnumName": name,
      "INEnumValues": cases.enumerated().map { index, name in
        ["INEnumValueName": name, "INEnumValueIndex": index] as [String: Any]
      },
    ]
  }
  /// The codes of a response by name, each with its words, and its properties, each with its type.
  static func response(_ codes: [(String, String)], _ properties: [(String, String)]) -> [String: Any] {
    [
      "INIntentResponseCodes": codes.map {
        ["INIntentResponseCodeName": $0.0, "INIntentResponseCodeFormatString": $0.1]
      },
      "INIntentResponseParameters": properties.map {
        ["INIntentResponseParameterName": $0.0, "INIntentResponseParameterType": $0.1]
      },
    ]
  }

  func data(_ format: PropertyListSerialization.PropertyListFormat = .xml) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: root, format: format, options: 0)
  }
  func read(
    _ format: PropertyListSerialization.PropertyListFormat = .xml, classPrefix: String = ""
  ) throws -> IntentDefinition {
    try IntentDefinition(data(format), path: "A.intentdefinition", classPrefix: classPrefix)
  }
  func source(handler: String? = nil) throws -> String {
    IntentSourceWriter.source(try read(), handler: handler)
  }
}
