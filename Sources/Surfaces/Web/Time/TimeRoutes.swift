import Foundation
import Host
import Hummingbird
import Schedule

extension PageServer {
  /// Seconds that can be asked for at once: a month.
  private static let longestStretch = 31 * 86400.0

  /// `GET /api/clock`, `POST /api/time`, `GET /api/timebar?from=&to=&widget=`.
  func addTime(to table: inout RouteTable) {
    table.get("/api/clock") { [model] _, _ in try Answer.json(ClockDocument(await model.time)) }
    table.post("/api/time") { [model] request, _ in
      switch try await Bodies.read(TimeMove.self, of: request, cure: TimeMove.cure).move() {
      case .play(let rate): try await model.play(rate: rate)
      case .run(let date):
        let now = await model.time.now
        guard (now...now + TimeTravel.furthest).contains(date) else {
          throw PageError.badRequest(
            "The clock moves ahead, and a year at most at once.", cure: TimeMove.cure)
        }
        try await model.run(to: date)
      case .back: await model.backToNow()
      }
      return try Answer.json(ClockDocument(await model.time))
    }
    table.get("/api/timebar") { [model] request, _ in
      let now = await model.time.now
      let from = try QueryNumber.date("from", of: request) ?? now - 43200
      let to = try QueryNumber.date("to", of: request) ?? now + 43200
      guard from <= to, to.timeIntervalSince(from) <= Self.longestStretch else {
        throw PageError.badRequest("From `from` to `to` are 31 days at most, and time goes forward.")
      }
      let widget = request.uri.queryParameters["widget"].map(String.init)
      let rows = try await model.ledger(
        LedgerQuery(widget: widget, since: from, until: to, limit: TimeBarDocument.mostMarks + 1))
      return try Answer.json(
        TimeBarDocument(
          from: from, to: to, stretches: try await model.stretches(widget: widget, from: from, to: to),
          rows: rows, zone: .current), for: request)
    }
  }
}

/// What a page asks of the clock.
struct TimeMove: Decodable {
  enum Move: Equatable {
    case play(Double)
    case run(Date)
    case back
  }

  static let cure =
    #"Send {"rate": 60} to let it run (0 to 3600), {"to": seconds since 1970} to run to an instant, or {"back": true}."#
  var rate: Double?
  var to: Double?
  var back: Bool?

  /// The one thing that is asked. Throws a refusal.
  func move() throws -> Move {
    switch (rate, to, back) {
    case (let rate?, nil, nil) where TimeTravel.rates.contains(rate): .play(rate)
    case (nil, let to?, nil) where abs(to) < 1e11: .run(Date(timeIntervalSince1970: to))
    case (nil, nil, true?): .back
    default: throw PageError.badRequest("The body is not what belongs here.", cure: Self.cure)
    }
  }
}
