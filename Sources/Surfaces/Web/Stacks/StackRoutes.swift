import Foundation
import Host
import Hummingbird
import Schedule

extension PageServer {
  /// `POST /api/stack`, `POST /api/circumstances`.
  func addStacks(to table: inout RouteTable) {
    table.post("/api/stack") { [model] request, _ in
      let body = try await Bodies.read(TurnBody.self, of: request, cure: TurnBody.cure)
      try await model.turnStack(to: body.id)
      return try Answer.json(["shows": body.id], for: request)
    }
    table.post("/api/circumstances") { [model] request, _ in
      let body = try await Bodies.read(CircumstancesBody.self, of: request, cure: CircumstancesBody.cure)
      await model.setCircumstances(try body.circumstances)
      return try Answer.json(CircumstancesDocument(await model.circumstances), for: request)
    }
  }
}

struct TurnBody: Decodable {
  static let cure = #"Send {"id": "w1"}: the widget of the stack that is to show."#
  var id: String
}

struct CircumstancesBody: Decodable {
  static let cure =
    #"Send {"place": "work", "conditions": ["headphones"]}: where the person is and what goes on; null for nowhere."#
  /// As `RelevantContext` names them.
  static let places = ["home", "work", "school", "commute"]
  static let conditions = ["wakeup", "bedtime", "workoutActive", "activityRingsIncomplete", "headphones"]

  var place: String?
  var conditions: [String]?

  var circumstances: Circumstances {
    get throws {
      func known(_ word: String, _ words: [String]) throws -> String {
        guard words.contains(word) else {
          throw PageError.badRequest(
            "`\(word.prefix(60))` is nothing that widgets can ask for.",
            cure: "There are \(words.joined(separator: ", ")).")
        }
        return word
      }
      return Circumstances(
        place: try place.map { try known($0, Self.places) },
        conditions: Set(try (conditions ?? []).map { try known($0, Self.conditions) }))
    }
  }
}

struct CircumstancesDocument: Encodable {
  var place: String?
  var conditions: [String]
  init(_ circumstances: Circumstances) {
    place = circumstances.place
    conditions = circumstances.conditions.sorted()
  }
}
