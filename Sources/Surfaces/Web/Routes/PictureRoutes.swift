import Archive
import Foundation
import Host
import Hummingbird

extension PageServer {
  /// `/api/widgets/<id>.svg` for the page, `/w/<kind>/<family>.svg|png` for everyone.
  func addPictures(to table: inout RouteTable) {
    table.get("/api/widgets/:id") { [self] request, context in
      let file = try PictureFile(context.parameters.decoded("id"))
      guard file.format == .svg,
        let snapshot = await model.widgets().first(where: { $0.placed.id == file.name })
      else {
        throw PageError.notFound("There is no widget \(file.name).")
      }
      var options = try PictureOptions(of: request)
      options.isInlined = true
      return try await picture(of: snapshot, options, request)
    }
    table.get("/w/:kind/:file") { [model] request, context in
      let file = try PictureFile(context.parameters.decoded("file"))
      guard let family = WidgetFamily(rawValue: file.name) else {
        throw PageError.badRequest(
          "\(file.name) is no widget family.",
          cure: "Families are \(WidgetFamily.allCases.map(\.rawValue).joined(separator: ", ")).")
      }
      let subject = PictureSubject.kind(try context.parameters.decoded("kind"), family)
      return try await Self.picture(of: subject, file.format, PictureOptions(of: request), model, request)
    }
  }

  /// By revision: nothing is drawn when the browser has the picture already.
  private func picture(
    of snapshot: WidgetSnapshot, _ options: PictureOptions, _ request: Request
  ) async throws -> Response {
    // A host that runs ahead counts its own revisions.
    let course = await model.time.course
    let tag = options.tag("\(course).\(snapshot.revision).\(snapshot.entryIndex ?? -1)")
    if Answer.matches(request.headers[.ifNoneMatch], tag) {
      return Response(status: .notModified, headers: [.eTag: tag, .cacheControl: "no-cache"])
    }
    guard let svg = try await model.svg(of: .placed(snapshot.placed.id), options) else {
      throw PageError.noPicture
    }
    return Answer.tagged(Data(svg.utf8), tag: tag, type: "image/svg+xml; charset=utf-8", for: request)
  }

  /// By content: these are shown where nothing ticks, so live texts must be those of the moment.
  static func picture(
    of subject: PictureSubject, _ format: PictureFile.Format, _ options: PictureOptions,
    _ model: any PageModel,
    _ request: Request
  ) async throws -> Response {
    let data =
      switch format {
      case .svg: try await model.svg(of: subject, options).map { Data($0.utf8) }
      case .png: try await model.png(of: subject, options)
      }
    guard let data else { throw PageError.noPicture }
    return Answer.tagged(data, tag: Answer.tag(of: data), type: format.type, for: request)
  }
}

extension PageError {
  static let noPicture = PageError(
    status: .notFound, code: "no-picture", message: "There is no picture of this widget yet.")
}

extension PictureOptions {
  /// A tag for a picture by the version of what it shows and all that decides how that is drawn.
  fileprivate func tag(_ version: String) -> String {
    let instant = at?.timeIntervalSince1970 ?? -1
    let color = tint.map { Answer.tag(of: Data("\($0)".utf8)).dropFirst().dropLast() } ?? ""
    return "\"\(version).\(scheme).\(mode?.rawValue ?? "").\(color).\(instant)\""
  }
}
