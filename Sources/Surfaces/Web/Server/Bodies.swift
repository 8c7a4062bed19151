import Archive
import Foundation
import Host
import Hummingbird

/// Reads what a page sent.
enum Bodies {
  /// Bytes that a body with an intent's values may have: a file of 1 MB is 1.4 MB in base 64, and beside it stand others. Any other body
  /// has 4 KB at most.
  static let valuesLimit = 1536 << 10
  static let limit = 4 << 10

  /// A JSON body. Throws a refusal that says what to send: `cure`, or what is wrong with a value.
  static func read<Body: Decodable>(
    _ type: Body.Type, of request: Request, upTo limit: Int = limit, cure: String
  ) async throws -> Body {
    let data = Data(buffer: try await request.body.collect(upTo: limit))
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as IntentValueError {
      throw PageError.badRequest(error.description)
    } catch {
      throw PageError.badRequest("The body is not what belongs here.", cure: cure)
    }
  }
}

extension PageServer {
  /// The identifier in the path, if it is that of a widget.
  func widget(in context: BasicRequestContext) async throws -> String {
    let id = try context.parameters.decoded("id")
    guard await model.widgets().contains(where: { $0.placed.id == id }) else {
      throw PageError.notFound("There is no widget \(id).")
    }
    return id
  }
}
