import Foundation
import Host
import Hummingbird
import Schedule

extension PageServer {
  /// `GET /api/ledger?widget=&kind=&since=&until=&outcome=&before=&limit=`, `POST /api/seen`, `POST /api/conditions`.
  func addBudget(to table: inout RouteTable) {
    table.get("/api/ledger") { [model] request, _ in
      var query = LedgerQuery(
        widget: request.uri.queryParameters["widget"].map(String.init),
        kind: request.uri.queryParameters["kind"].map(String.init))
      query.since = try QueryNumber.date("since", of: request)
      query.until = try QueryNumber.date("until", of: request)
      query.outcome = try LedgerDocument.outcome(of: request)
      query.before = try QueryNumber.read("before", 0...9e15, of: request).map { Int64($0) }
      let limit = Int(try QueryNumber.read("limit", 1...2000, of: request) ?? 200)
      query.limit = limit + 1
      return try Answer.json(
        LedgerDocument(try await model.ledger(query), limit: limit, zone: .current), for: request)
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
