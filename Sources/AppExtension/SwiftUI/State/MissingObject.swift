/// An object that a view needs and no ancestor placed.
enum MissingObject {
  /// Who needs it, in a person's words.
  struct Place {
    let words: String
    init(_ place: PropertyPlace) { words = "\(place.owner) reads it as \"\(place.name)\"." }
  }

  /// Ends the process: there is no value to go on with. The host shows the message; it starts the extension again.
  static func fail(_ message: String, _ place: Place?) -> Never {
    fatalError(place.map { "\(message) \($0.words)" } ?? message)
  }
}
