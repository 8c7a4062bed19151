import Foundation
import Host
import Hummingbird
import Schedule

extension PageServer {
  /// `GET /api/ledger?widget=&kind=&since=&before=&limit=`, `POST /api/seen`, `POST /api/conditions`.
  func addBudget(to table: inout RouteTable) {
    table.get("/api/ledger") { [model] request, _ in
      let query = request.uri.queryParameters
      func number(_ name: String, _ range: ClosedRange<Double>) throws -> Double? {
        guard let text = query[Substring(name)] else { return nil }
        guard let value = Double(text), range.contains(value) else {
          throw PageError.badRequest(
            "`\(name)` is no number that belongs here.",
            cure: "It goes from \(range.lowerBound) to \(range.upperBound).")
        }
        return value
      }
      let limit = Int(try number("limit", 1...2000) ?? 200)
      let rows = try await model.ledger(
        widget: query["widget"].map(String.init), kind: query["kind"].map(String.init),
        since: try number("since", -1e11...1e11).map { Date(timeIntervalSince1970: $0) },
        before: try number("before", 0...9e15).map { Int64($0) }, limit: limit + 1)
      return try Answer.json(LedgerDocument(rows, limit: limit, zone: .current), for: request)
    }
    table.post("/api/seen") { [model, sight] request, _ in
      let body = try await Bodies.read(SeenBody.self, of: request, upTo: 64 << 10, cure: SeenBody.cure)
      let known = Set(await model.widgets().map(\.placed.id))
      await model.show(sight.report(body.page, known.intersection(body.widgets), at: .now))
      return try Answer.json(["seen": known.intersection(body.widgets).count])
    }
    table.post("/api/conditions") { [model] request, _ in
      let body = try await Bodies.read(ConditionsBody.self, of: request, cure: ConditionsBody.cure)
      var conditions = await model.conditions
      if let isLowPower = body.lowPower { conditions.isLowPower = isLowPower }
      if let load = body.load {
        guard (0...1).contains(load) else {
          throw PageError.badRequest("The load is \(load).", cure: "Send a number from 0 to 1.")
        }
        conditions.load = load
      }
      await model.setConditions(conditions)
      return try Answer.json(ConditionsDocument(conditions))
    }
  }
}

struct SeenBody: Decodable {
  static let cure =
    #"Send {"page": "a name of the page's own", "widgets": ["w1"]}: those in sight, none when the page is hidden."#
  var page: String
  var widgets: [String]
}

struct ConditionsBody: Decodable {
  static let cure = #"Send {"lowPower": true} or {"load": 0.5}, or both."#
  var lowPower: Bool?
  var load: Double?
}

struct ConditionsDocument: Encodable {
  var lowPower: Bool
  var load: Double
  init(_ conditions: DeviceConditions) {
    lowPower = conditions.isLowPower
    load = conditions.load
  }
}
