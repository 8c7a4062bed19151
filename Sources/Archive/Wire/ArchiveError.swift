/// Why bytes are no message, or a value cannot become one.
package struct ArchiveError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The kind of damage.
  package enum Code: String, Sendable, CaseIterable {
    /// The bytes are not protobuf, or end too early.
    case malformed
    /// A required part is not there.
    case missing
    /// An enum value or oneof that this version does not know.
    case unknownValue
    /// A number that is not finite or beyond `ArchiveLimits`.
    case outOfRange
    /// More of something than `ArchiveLimits` allows.
    case tooLarge
    /// Parts that contradict each other, such as positions and glyphs of different counts.
    case inconsistent
  }
  package var code: Code
  /// Path of the field, such as `timeline.scenes[2].content[17].text.runs`.
  package var place: String
  /// What was found there, and the limit it broke if it broke one.
  package var value: String

  /// An error at a field; callers further out put their own field before `place`.
  package init(_ code: Code, place: String, value: String) {
    self.code = code
    self.place = place
    self.value = value
  }

  /// One sentence: what is wrong, where, with which value.
  package var description: String {
    let what =
      switch code {
      case .malformed: "The bytes are not a valid message"
      case .missing: "A required part is missing"
      case .unknownValue: "A value is not known to this version of Vitrine"
      case .outOfRange: "A number is out of range"
      case .tooLarge: "There is more than the limit allows"
      case .inconsistent: "Parts of the message contradict each other"
      }
    return "\(what) at \(place): \(value)."
  }

  /// Runs `body`; an error from it gets `outer` put before its place.
  static func at<Result>(_ outer: @autoclosure () -> String, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch var error as ArchiveError {
      error.place = "\(outer()).\(error.place)"
      throw error
    }
  }
}
