import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import XCTest

@testable import Web

/// What a server answered, read to its end.
struct TestResponse: Sendable {
  var status: HTTPResponse.Status
  var headers: HTTPFields
  var body: ByteBuffer
}

/// Runs requests against the server's routes without a socket.
func request(
  _ uri: String, method: HTTPRequest.Method = .get, headers: HTTPFields = [:], body: String? = nil,
  model: FakeModel = FakeModel(), allowed: Set<String> = []
) async throws -> TestResponse {
  let server = try PageServer(model: model, configuration: .init(allowedHosts: allowed))
  return try await server.answer(uri, method: method, headers: headers, body: body)
}

extension PageServer {
  /// Hands a request to the routes as the server itself would after reading it from a connection.
  func answer(
    _ uri: String, method: HTTPRequest.Method = .get, headers: HTTPFields = [:], body: String? = nil
  ) async throws -> TestResponse {
    var headers = headers
    if let body { headers[.contentLength] = String(body.utf8.count) }
    let request = Request(
      head: HTTPRequest(
        method: method, scheme: "http", authority: "localhost", path: uri, headerFields: headers),
      body: RequestBody(buffer: ByteBuffer(string: body ?? "")))
    let context = BasicRequestContext(
      source: ApplicationRequestContextSource(
        channel: NIOAsyncTestingChannel(),
        logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }))
    let response = try await application().responder.respond(to: request, context: context)
    let collector = BodyCollector()
    try await response.body.write(BodyWriter(collector: collector))
    return await TestResponse(
      status: response.status, headers: response.headers, body: collector.buffer)
  }
}

/// Keeps what was written.
private actor BodyCollector {
  var buffer = ByteBuffer()
  func add(_ bytes: ByteBuffer) { buffer.writeImmutableBuffer(bytes) }
}

private struct BodyWriter: ResponseBodyWriter {
  let collector: BodyCollector
  func write(_ buffer: ByteBuffer) async throws { await collector.add(buffer) }
  consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
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
