import Archive
import Foundation
import Host
import Hummingbird

extension PageServer {
  /// `/api/activities…` and `/api/island`.
  func addActivities(to table: inout RouteTable) {
    table.post("/api/activities") { [self] request, _ in
      let body = try await Bodies.read(
        StartActivityBody.self, of: request, upTo: Bodies.activityLimit, cure: StartActivityBody.cure)
      let id = try await model.startActivity(
        body.request, extensionName: try await drawing(body.type, in: body.extension))
      return try Answer.json(["id": id], status: .created)
    }
    table.post("/api/activities/:id/update") { [self] request, context in
      let body = try await Bodies.read(
        UpdateActivityBody.self, of: request, upTo: Bodies.activityLimit, cure: UpdateActivityBody.cure)
      let record = try await activity(in: context).record
      try await model.updateActivity(
        id: record.id, content: body.content(before: record.content), alert: body.alert?.alert)
      return try Answer.json([String: String]())
    }
    table.post("/api/activities/:id/end") { [self] request, context in
      let body = try await Bodies.read(
        EndActivityBody.self, of: request, upTo: Bodies.activityLimit, cure: EndActivityBody.cure)
      let record = try await activity(in: context).record
      try await model.endActivity(
        id: record.id, content: body.content(before: record.content),
        dismissal: body.dismissal?.policy ?? .standard)
      return try Answer.json([String: String]())
    }
    table.post("/api/activities/:id/dismiss") { [self] request, context in
      _ = try await request.body.collect(upTo: Bodies.limit)
      try await model.dismissActivity(id: try await activity(in: context).id)
      return try Answer.json([String: String]())
    }
    addActivityTouches(to: &table)
    addActivityPictures(to: &table)
  }

  private func addActivityTouches(to table: inout RouteTable) {
    table.post("/api/activities/:id/tap") { [self] request, context in
      let body = try await Bodies.read(TapActivityBody.self, of: request, cure: TapActivityBody.cure)
      let tap = TapRequest(
        widget: try await activity(in: context).id, hit: body.hit, nonce: body.nonce,
        isAuthenticated: body.authenticated ?? false)
      return try Answer.json(
        TapDocument(try await model.tapActivity(tap, presentation: body.presentation.presentation)))
    }
    table.post("/api/island") { [model] request, _ in
      let body = try await Bodies.read(IslandBody.self, of: request, cure: IslandBody.cure)
      if let id = body.expand, await model.activity(id: id) == nil { throw PageError.noActivity(id) }
      try await model.expandIsland(id: body.expand)
      return try Answer.json(IslandDocument(await model.island()))
    }
  }

  /// `GET /api/activities/<id>/<presentation>.svg|png?scheme=&at=`.
  private func addActivityPictures(to table: inout RouteTable) {
    table.get("/api/activities/:id/:file") { [self] request, context in
      let file = try PictureFile(context.parameters.decoded("file"))
      guard let name = ActivityPictureName(file.name) else {
        throw PageError.badRequest(
          "\(file.name) is no presentation of a Live Activity.",
          cure:
            "There are \(ActivityPictureName.all.map(\.text).joined(separator: ", ")).")
      }
      var options = try PictureOptions(of: request)
      options.isInlined = file.format == .svg
      return try await Self.picture(
        of: .activity(id: try await activity(in: context).id, name), file.format, options, model,
        request)
    }
  }

  /// The activity in the path.
  private func activity(in context: BasicRequestContext) async throws -> ActivitySnapshot {
    let id = try context.parameters.decoded("id")
    guard let found = await model.activity(id: id) else { throw PageError.noActivity(id) }
    return found
  }

  /// The extension that draws a type, where only one does.
  private func drawing(_ type: String, in extensionName: String?) async throws -> String {
    if let extensionName { return extensionName }
    let types = await model.activityTypes()
    let found = types.filter { $0.description.attributesType == type }.map(\.extensionName)
    if let only = found.first, found.count == 1 { return only }
    if found.isEmpty {
      let known = types.map(\.description.attributesType).joined(separator: ", ")
      throw PageError.badRequest(
        "No extension draws activities of \(type).",
        cure: known.isEmpty ? "Add an ActivityConfiguration to a WidgetBundle." : "There are \(known).")
    }
    throw PageError.badRequest(
      "\(type) is drawn by \(found.joined(separator: " and ")).", cure: #"Send the "extension" too."#)
  }
}

extension Bodies {
  /// Bytes of a body with attributes and state: far beyond the 4 KB that an activity may have, so that what is too large is refused with
  /// the reason that an app is given.
  static let activityLimit = 64 << 10
}

extension PageError {
  static func noActivity(_ id: String) -> PageError { .notFound("There is no Live Activity \(id).") }
}
