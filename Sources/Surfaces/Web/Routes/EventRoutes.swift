import HTTPTypes
import Hummingbird

extension PageServer {
  /// `/events`: what changes, as server-sent events. `Last-Event-ID` brings what was missed.
  func addEvents(to table: inout RouteTable) {
    table.get("/events") { [feed] request, _ in
      let subscription = await feed.subscribe(after: request.headers[.lastEventID])
      return Response(
        status: .ok,
        headers: [
          .contentType: "text/event-stream; charset=utf-8", .cacheControl: "no-store",
          HTTPField.Name("X-Accel-Buffering")!: "no",
        ],
        body: ResponseBody { writer in
          for await text in subscription { try await writer.write(ByteBuffer(string: text)) }
          try await writer.finish(nil)
        })
    }
  }
}

extension HTTPField.Name {
  static let lastEventID = HTTPField.Name("Last-Event-ID")!
}

extension Parameters {
  /// A part of the path with its percent signs undone. Throws where that gives no text.
  func decoded(_ name: String) throws -> String {
    guard let text = try require(name).removingPercentEncoding else {
      throw PageError.badRequest("The address is not valid UTF-8.")
    }
    return text
  }
}
