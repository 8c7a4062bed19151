import Hummingbird

extension PageServer {
  /// `/api/state`: all the page needs to know, as one document.
  func addState(to table: inout RouteTable) {
    table.get("/api/state") { [model, feed] request, _ in
      try Answer.json(await StateDocument(model, feed), for: request)
    }
  }
}
