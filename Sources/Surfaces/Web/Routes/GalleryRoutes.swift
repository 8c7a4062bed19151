import Archive
import Foundation
import Host
import Hummingbird

extension PageServer {
  private struct Addition: Decodable {
    var `extension`: String
    var kind: String
    var family: WidgetFamily
    var surface: Surface?
    var values: IntentValues?
  }

  /// `GET /api/gallery`, its pictures under `/api/gallery/<extension>/<kind>/<family>.svg?preset=n`, and `POST /api/widgets`.
  func addGallery(to table: inout RouteTable) {
    table.get("/api/gallery") { [model] _, _ in
      try Answer.json(GalleryDocument(await model.gallery()))
    }
    table.get("/api/gallery/:extension/:kind/:file") { [model] request, context in
      let file = try PictureFile(context.parameters.decoded("file"))
      guard let family = WidgetFamily(rawValue: file.name) else {
        throw PageError.badRequest(
          "\(file.name) is no widget family.",
          cure: "Families are \(WidgetFamily.allCases.map(\.rawValue).joined(separator: ", ")).")
      }
      let subject = PictureSubject.preview(
        extensionName: try context.parameters.decoded("extension"),
        kind: try context.parameters.decoded("kind"), family: family, preset: try Self.preset(of: request))
      var options = try PictureOptions(of: request)
      options.isInlined = file.format == .svg
      return try await Self.picture(of: subject, file.format, options, model, request)
    }
    table.post("/api/widgets") { [model] request, _ in
      let body = Data(buffer: try await request.body.collect(upTo: Bodies.valuesLimit))
      guard let addition = try? JSONDecoder().decode(Addition.self, from: body) else {
        throw PageError.badRequest(
          "The body names no widget to add.",
          cure:
            #"Send {"extension":"SystemStatus","kind":"Status","family":"systemSmall","surface":"home","values":{}}."#
        )
      }
      let surface = addition.surface ?? (addition.family.isAccessory ? .lock : .home)
      let id = try await model.add(
        extensionName: addition.extension, kind: addition.kind, family: addition.family, surface: surface,
        values: addition.values ?? [:])
      return try Answer.json(["id": id], status: .created)
    }
  }

  private static func preset(of request: Request) throws -> Int? {
    guard let text = request.uri.queryParameters["preset"] else { return nil }
    guard let number = Int(text), number >= 0 else {
      throw PageError.badRequest("\(text) is no preset.", cure: "Presets are numbered from 0.")
    }
    return number
  }
}
