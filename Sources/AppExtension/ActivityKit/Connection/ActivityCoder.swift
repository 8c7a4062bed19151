import Archive
import Foundation

/// Attributes and states as JSON, with `JSONEncoder`'s defaults: what a push brings is read by the same rules.
enum ActivityCoder {
  /// Attributes and state together (A: Apple's text says 4 KB), and each update.
  static let limit = 4 * 1024

  static func data(_ value: some Encodable, of what: String) throws -> Data {
    do {
      return try JSONEncoder().encode(value)
    } catch {
      Notice.say("The \(what) cannot be written as JSON: \(error)")
      throw error
    }
  }

  /// The content as it crosses. What JSON cannot say is left out, with a sentence.
  static func content<State>(_ content: ActivityContent<State>, type: String) throws -> ActivityContentData {
    var score = content.relevanceScore
    if !score.isFinite {
      Notice.sayOnce("The relevance score \(score) of a \(type) counts as 0; use a finite number.")
      score = 0
    }
    var stale = content.staleDate
    if let date = stale, !date.timeIntervalSinceReferenceDate.isFinite {
      Notice.sayOnce("A stale date of a \(type) is no date and is left out.")
      stale = nil
    }
    return ActivityContentData(
      state: try data(content.state, of: "state of a \(type)"), staleDate: stale, relevanceScore: score)
  }

  static func decode<Value: Decodable>(_ type: Value.Type, _ data: Data) throws -> Value {
    try JSONDecoder().decode(type, from: data)
  }

  /// Throws and says the sizes when attributes and state are too large to start with.
  static func checkSize(_ start: ActivityStart) throws {
    let (attributes, state) = (start.attributes.count, start.content.state.count)
    guard attributes + state > limit else { return }
    Notice.say(
      "\(start.attributesType) was not started: its attributes are \(attributes) bytes of JSON and its state "
        + "\(state), together \(attributes + state); the limit is \(limit). "
        + "Send names of pictures instead of pictures, and fetch the rest in the app.")
    throw ActivityAuthorizationError.attributesTooLarge
  }

  /// Whether an update is small enough; says so when not.
  static func fits(_ content: ActivityContentData, _ activity: AppActivity) -> Bool {
    guard content.state.count > limit else { return true }
    Notice.say(
      "An update of \(activity.attributesType) \(activity.id) is dropped: its state is \(content.state.count) "
        + "bytes of JSON; the limit is \(limit).")
    return false
  }
}
