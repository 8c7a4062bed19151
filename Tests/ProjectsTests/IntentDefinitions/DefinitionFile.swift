import Foundation
import Projects

/// An intent definition in the making.
struct DefinitionFile {
  var root: [String: Any] = [:]

  init(
    prefix: String? = nil, parameters: [[String: Any]] = [], enums: [[String: Any]] = [],
    types: [[String: Any]] = []
  ) {
    root["INIntents"] = [["INIntentName": "SelectCity", "INIntentParameters": parameters]]
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

  func data(_ format: PropertyListSerialization.PropertyListFormat = .xml) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: root, format: format, options: 0)
  }
  func read(_ format: PropertyListSerialization.PropertyListFormat = .xml) throws -> IntentDefinition {
    try IntentDefinition(data(format), path: "A.intentdefinition")
  }
}
