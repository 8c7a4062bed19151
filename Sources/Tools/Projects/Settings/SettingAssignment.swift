/// One line of build settings: a name, the conditions in brackets behind it, and a value.
package struct SettingAssignment: Sendable, Equatable {
  package var name: String
  /// `[sdk=iphoneos*]`: the word and the pattern.
  package var conditions: [Condition] = []
  package var value: String

  package struct Condition: Sendable, Equatable {
    package var key: String
    package var pattern: String
  }

  package init(name: String, conditions: [Condition] = [], value: String) {
    self.name = name
    self.conditions = conditions
    self.value = value
  }

  /// Reads `NAME[sdk=…][arch=…]`; the name alone where there are no brackets.
  package init(key: String, value: String) {
    guard let start = key.firstIndex(of: "[") else {
      self.init(name: key, value: value)
      return
    }
    let conditions = key[start...].split(whereSeparator: { "[],".contains($0) }).compactMap { part in
      part.firstIndex(of: "=").map {
        Condition(
          key: part[..<$0].trimmed, pattern: part[part.index(after: $0)...].trimmed)
      }
    }
    self.init(name: key[..<start].trimmed, conditions: conditions, value: value)
  }

  /// Whether the conditions hold: each asks for something that is known and equal.
  func holds(in surroundings: SettingSurroundings) -> Bool {
    conditions.allSatisfy { condition in
      let values: [String] =
        switch condition.key {
        case "sdk": surroundings.sdks
        case "arch": ["arm64", "x86_64"]
        case "config": [surroundings.configuration]
        default: []
        }
      return values.contains { NamePattern.matches(condition.pattern, $0) }
    }
  }
}

/// What the conditions of build settings are asked about.
package struct SettingSurroundings: Sendable, Equatable {
  /// The names of the platform's SDKs, for device and simulator: conditions for either are there in pairs.
  package var sdks: [String]
  package var configuration: String

  package init(platform: Platform, configuration: String) {
    sdks = platform.sdkNames.map { $0 + "26.0" } + platform.sdkNames
    self.configuration = configuration
  }
}

extension Platform {
  /// The names of its SDKs, the device's first.
  package var sdkNames: [String] {
    switch self {
    case .iOS: ["iphoneos", "iphonesimulator"]
    case .watchOS: ["watchos", "watchsimulator"]
    case .macOS: ["macosx"]
    case .visionOS: ["xros", "xrsimulator"]
    }
  }
}

extension StringProtocol {
  /// Without white space around it.
  var trimmed: String { String(self.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()) }
}
