import Devices
import Foundation
import Hummingbird

extension PageServer {
  /// Bytes that a body may have.
  private static let bodyLimit = 4096

  private struct DeviceChoice: Decodable { var device: String }

  /// Seconds that the clock can be moved ahead at once: a year.
  private static let furthestMove = 366 * 86400.0

  private struct ClockMove: Codable { var now: Double }

  /// `POST /api/widgets/<id>/reload`, `POST /api/device` and `POST /api/clock`.
  func addActions(to table: inout RouteTable) {
    table.post("/api/widgets/:id/reload") { [model] request, context in
      _ = try await request.body.collect(upTo: Self.bodyLimit)
      let id = try context.parameters.decoded("id")
      guard await model.widgets().contains(where: { $0.placed.id == id }) else {
        throw PageError.notFound("There is no widget \(id).")
      }
      try await model.reload(widget: id)
      return try Answer.json([String: String](), status: .accepted)
    }
    table.post("/api/device") { [model] request, _ in
      let body = try await request.body.collect(upTo: Self.bodyLimit)
      guard let choice = try? JSONDecoder().decode(DeviceChoice.self, from: Data(buffer: body)) else {
        throw PageError.badRequest("The body names no device.", cure: #"Send {"device":"iphone-16"}."#)
      }
      guard let device = await model.devices.first(where: { $0.identifier == choice.device }) else {
        throw PageError.badRequest("Nothing can be laid out for \(choice.device).")
      }
      try await model.choose(device: device)
      return try Answer.json([String: String]())
    }
    table.post("/api/clock") { [model, feed] request, _ in
      let cure = #"Send {"now": seconds since 1970}, not earlier than it is."#
      let body = try await request.body.collect(upTo: Self.bodyLimit)
      guard let move = try? JSONDecoder().decode(ClockMove.self, from: Data(buffer: body)) else {
        throw PageError.badRequest("The body names no instant.", cure: cure)
      }
      let now = await model.now.timeIntervalSince1970
      guard (now...now + Self.furthestMove).contains(move.now) else {
        throw PageError.badRequest("The clock moves ahead, and a year at most at once.", cure: cure)
      }
      try await model.moveClock(to: Date(timeIntervalSince1970: move.now))
      await feed.reset()
      return try Answer.json(ClockMove(now: await model.now.timeIntervalSince1970))
    }
  }
}
