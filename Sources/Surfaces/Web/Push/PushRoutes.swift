import Archive
import Foundation
import Host
import Hummingbird

extension PageServer {
  /// `/api/pushes…`, `/api/channels`, `/api/tokens…`, `/api/companions…`, `/api/authorization`.
  func addPush(to table: inout RouteTable) {
    addPushes(to: &table)
    addChannels(to: &table)
    table.post("/api/tokens/:hex/rotate") { [model] request, context in
      _ = try await request.body.collect(upTo: Bodies.limit)
      return try Answer.json(["hex": try await model.rotateToken(try context.parameters.decoded("hex"))])
    }
    table.post("/api/companions/:name") { [model] request, context in
      let body = try await Bodies.read(CompanionBody.self, of: request, cure: CompanionBody.cure)
      let name = try context.parameters.decoded("name")
      guard await model.companions().contains(where: { $0.name == name }) else {
        throw PageError.notFound("There is no companion \(name).")
      }
      try await model.setCompanion(name, connected: body.connected)
      return try Answer.json([String: String]())
    }
    table.post("/api/authorization") { [model] request, _ in
      let body = try await Bodies.read(AuthorizationBody.self, of: request, cure: AuthorizationBody.cure)
      try await model.setAuthorization(
        ActivityAuthorization(
          areActivitiesEnabled: body.activities, frequentPushesEnabled: body.frequentPushes),
        extensionName: body.extension)
      return try Answer.json([String: String]())
    }
  }

  private func addPushes(to table: inout RouteTable) {
    table.get("/api/pushes") { [self] request, _ in
      let after = request.uri.queryParameters["after"].map(String.init)
      let traces = await model.gateway?.pushes(after: after, limit: Self.mostPushes) ?? []
      return try Answer.json(PushList(pushes: traces.map(PushSummary.init)), for: request)
    }
    table.get("/api/pushes/:id") { [self] request, context in
      let id = try context.parameters.decoded("id").lowercased()
      guard let trace = await model.gateway?.push(id: id) else {
        throw PageError(
          status: .notFound, code: "not-found", message: "The gateway has no push with the apns-id \(id).",
          cure: "It keeps the latest ones; GET /api/pushes lists them.")
      }
      return try Answer.json(PushDocument(trace), for: request)
    }
    table.post("/api/pushes") { [self] request, _ in
      let body = try await Bodies.read(
        SendPushBody.self, of: request, upTo: Bodies.pushLimit, cure: SendPushBody.cure)
      return try Answer.json(await gate().send(try body.order))
    }
  }

  private func addChannels(to table: inout RouteTable) {
    table.get("/api/channels") { [self] request, _ in
      let channels = await model.gateway?.channels(limit: .max) ?? []
      return try Answer.json(["channels": channels], for: request)
    }
    table.post("/api/channels") { [self] request, _ in
      let body = try await Bodies.read(MakeChannelBody.self, of: request, cure: MakeChannelBody.cure)
      let policy = body.policy ?? 0
      guard [0, 1].contains(policy) else {
        throw PageError.badRequest("\(policy) is no storage policy.", cure: MakeChannelBody.cure)
      }
      let id = try await gate().makeChannel(bundle: body.bundle, storesLatest: policy == 1)
      return try Answer.json(["id": id], status: .created)
    }
    table.delete("/api/channels") { [self] request, _ in
      let body = try await Bodies.read(DeleteChannelBody.self, of: request, cure: DeleteChannelBody.cure)
      try await gate().deleteChannel(body.id, bundle: body.bundle)
      return try Answer.json([String: String]())
    }
  }

  /// Pushes that a list names.
  private static let mostPushes = 200

  /// Throws where no gateway runs.
  private func gate() async throws -> any PushGate {
    guard let gate = await model.gateway else {
      throw Problem(
        code: "no-gateway", message: "The push gateway does not run.",
        cure: "Start vitrine dev with it: its port may be taken by another program.")
    }
    return gate
  }
}

extension Bodies {
  /// Bytes of a body with a payload: beyond the gateway's own limit, so that what is too large is refused by the gateway's rule.
  static let pushLimit = 64 << 10
}
