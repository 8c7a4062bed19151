import Foundation

/// Words with an identifier.
open class INSpeakableString: NSObject, _INSystemValue, @unchecked Sendable {
  public let vocabularyIdentifier: String?
  public let spokenPhrase: String
  public let pronunciationHint: String?
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.vocabularyIdentifier = vocabularyIdentifier
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
  }
  public init(spokenPhrase: String) {
    vocabularyIdentifier = nil
    self.spokenPhrase = spokenPhrase
    pronunciationHint = nil
  }

  public var _displayTitle: String { spokenPhrase }
  public var _parts: [String: String] {
    var parts = ["phrase": spokenPhrase]
    parts["identifier"] = vocabularyIdentifier
    parts["hint"] = pronunciationHint
    return parts
  }
  public required init?(_parts parts: [String: String]) {
    guard let phrase = parts["phrase"] else { return nil }
    spokenPhrase = phrase
    vocabularyIdentifier = parts["identifier"]
    pronunciationHint = parts["hint"]
  }
}
