import Archive
import Foundation
import Host
import Hummingbird

extension PageServer {
  /// Bytes that a body may have.
  private static let bodyLimit = 4096

  private struct AppearanceChoice: Decodable { var appearance: HomeAppearance }
  private struct Undone: Encodable {
    var undone: String?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(undone, forKey: .undone)
    }
    private enum Key: CodingKey { case undone }
  }

  /// `POST /api/layout`, `/api/undo` and `/api/appearance`.
  func addLayout(to table: inout RouteTable) {
    table.post("/api/layout") { [model] request, _ in
      let body = Data(buffer: try await request.body.collect(upTo: Self.bodyLimit))
      let edit = try LayoutDocument.edit(body)
      let id = edit.widgetIdentifier
      guard await model.widgets().contains(where: { $0.placed.id == id }) else {
        throw PageError.notFound("There is no widget \(id).")
      }
      try await model.edit(edit)
      return try Answer.json([String: String]())
    }
    table.post("/api/undo") { [model] request, _ in
      _ = try await request.body.collect(upTo: Self.bodyLimit)
      return try Answer.json(Undone(undone: try await model.undo()))
    }
    table.post("/api/appearance") { [model] request, _ in
      let body = Data(buffer: try await request.body.collect(upTo: Self.bodyLimit))
      guard let choice = try? JSONDecoder().decode(AppearanceChoice.self, from: body) else {
        throw PageError.badRequest(
          "The body names no appearance.",
          cure:
            "Send {\"appearance\":\"tinted\"}; there are \(HomeAppearance.allCases.map(\.rawValue).joined(separator: ", "))."
        )
      }
      try await model.setAppearance(choice.appearance)
      return try Answer.json([String: String]())
    }
  }
}

/// The body of `POST /api/layout`: `{edit, id}` and what the edit needs beside them.
struct LayoutDocument: Decodable {
  enum Verb: String, Decodable, CaseIterable { case move, stack, unstack, resize, remove }

  private var edit: Verb
  private var id: String
  private var surface: Surface?
  private var page: Int?
  private var column: Int?
  private var row: Int?
  private var onto: String?
  private var family: WidgetFamily?

  /// The edit that a body describes. Throws what to send instead.
  static func edit(_ body: Data) throws -> LayoutEdit {
    guard let document = try? JSONDecoder().decode(LayoutDocument.self, from: body), let edit = document.made
    else {
      throw PageError.badRequest(
        "The body is no edit of the layout.",
        cure:
          #"Send {"edit":"move","id":"w1","surface":"home","page":0,"column":2,"row":0}, {"edit":"stack","id":"w1","onto":"w2"}, {"edit":"resize","id":"w1","family":"systemMedium"}, or unstack or remove with an id."#
      )
    }
    return edit
  }

  private var made: LayoutEdit? {
    switch edit {
    case .move:
      guard let surface, let column, let row else { return nil }
      return .move(id: id, surface: surface, page: page ?? 0, column: column, row: row)
    case .stack: return onto.map { .stack(id: id, onto: $0) }
    case .unstack: return .unstack(id: id)
    case .resize: return family.map { .resize(id: id, family: $0) }
    case .remove: return .remove(id: id)
    }
  }
}
