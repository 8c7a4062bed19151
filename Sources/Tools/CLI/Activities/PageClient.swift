import Foundation
import FoundationNetworking

/// Asks the page of a running `vitrine dev`, as a browser does.
struct PageClient: Sendable {
  var page: String

  /// The document at a path.
  func get<Value: Decodable>(_ path: String, as type: Value.Type) async throws -> Value {
    try decode(try await send("GET", path, nil), path)
  }

  /// Posts a JSON document and reads the one that comes back.
  func post<Value: Decodable>(_ path: String, _ body: Data, as type: Value.Type) async throws -> Value {
    try decode(try await send("POST", path, body), path)
  }

  private func decode<Value: Decodable>(_ data: Data, _ path: String) throws -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch {
      throw CommandFailure(
        "The host answered \(path) with something else.",
        cure: "It may be of another version of Vitrine; start `vitrine dev` again.")
    }
  }

  private func send(_ method: String, _ path: String, _ body: Data?) async throws -> Data {
    guard let url = URL(string: page + path) else { throw CommandFailure("\(page + path) is no address.") }
    var request = URLRequest(url: url, timeoutInterval: 30)
    request.httpMethod = method
    request.httpBody = body
    if body != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
    let answer: (Data, URLResponse)
    do {
      answer = try await URLSession.shared.data(for: request)
    } catch {
      throw CommandFailure(
        "The host at \(page) does not answer: \(error.localizedDescription)",
        cure: "Start `vitrine dev` again.")
    }
    guard let status = (answer.1 as? HTTPURLResponse)?.statusCode, status >= 300 else { return answer.0 }
    guard let refused = try? JSONDecoder().decode(Refused.self, from: answer.0) else {
      throw CommandFailure("The host answered \(method) \(path) with status \(status).")
    }
    throw CommandFailure(refused.error.message, cure: refused.error.cure)
  }

  private struct Refused: Decodable {
    struct Problem: Decodable {
      var message: String
      var cure: String?
    }
    var error: Problem
  }
}
