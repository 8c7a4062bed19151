/// The build settings of a target: layers from the weakest (what Xcode assumes) to the strongest (the target's own).
package struct BuildSettings: Sendable, Equatable {
  package var layers: [[SettingAssignment]]
  package var surroundings: SettingSurroundings

  package init(
    layers: [[SettingAssignment]],
    surroundings: SettingSurroundings = SettingSurroundings(platform: .iOS, configuration: "Debug")
  ) {
    self.layers = layers
    self.surroundings = surroundings
  }

  /// The value with all that it refers to filled in; `nil` where no layer has the setting.
  package func string(_ name: String) -> String? {
    var expansion = SettingExpansion(of: self)
    return expansion.value(of: name)
  }

  /// Its words; those in quotes are one.
  package func words(_ name: String) -> [String] { string(name).map(SettingWords.split) ?? [] }

  /// Whether it is `YES`.
  package func flag(_ name: String) -> Bool { string(name)?.uppercased() == "YES" }

  /// All names that some layer has.
  package var names: Set<String> { Set(layers.joined().map(\.name)) }

  /// Text with references in it, such as a value of an Info.plist, filled in.
  package func expand(_ text: String) -> String {
    guard text.contains("$") else { return text }
    var expansion = SettingExpansion(of: self)
    return expansion.expand(text)
  }
}

/// Splits a setting's value into words as Xcode does: at white space, but not in quotes or after a backslash.
enum SettingWords {
  static func split(_ text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap { $0 }
  }

  /// One value of a list: with quotes where it would be several words otherwise.
  static func join(_ words: [String]) -> String {
    words.map { word in
      word.contains(where: \.isWhitespace) && !word.contains("\"") ? "\"" + word + "\"" : word
    }.joined(separator: " ")
  }
}
