import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import XCTest

@testable import Web

/// Runs requests against the server's routes without a socket.
func request(
  _ uri: String, method: HTTPRequest.Method = .get, headers: HTTPFields = [:], body: String? = nil,
  model: FakeModel = FakeModel(), allowed: Set<String> = []
) async throws -> TestResponse {
  let server = try PageServer(model: model, configuration: .init(allowedHosts: allowed))
  return try await server.application().test(.router) { client in
    try await client.execute(
      uri: uri, method: method, headers: headers, body: body.map { ByteBuffer(string: $0) })
  }
}

extension TestResponse {
  var text: String { String(buffer: body) }

  func json(file: StaticString = #filePath, line: UInt = #line) throws -> [String: Any] {
    try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(buffer: body)) as? [String: Any], text, file: file, line: line)
  }

  /// The code of a refusal.
  func refusal(file: StaticString = #filePath, line: UInt = #line) throws -> String? {
    try (json(file: file, line: line)["error"] as? [String: Any])?["code"] as? String
  }
}
