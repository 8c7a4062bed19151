import Hummingbird

extension PageServer {
  /// `/` and `/assets/…`.
  func addAssets(to table: inout RouteTable) {
    table.get("/") { [assets] request, _ in try Self.answer(assets["index.html"], request) }
    table.get("/assets/**") { [assets] request, context in
      try Self.answer(assets[context.parameters.getCatchAll().joined(separator: "/")], request)
    }
  }

  private static func answer(_ file: Assets.File?, _ request: Request) throws -> Response {
    guard let file else { throw PageError.notFound("The page has no such file.") }
    return Answer.file(file, for: request)
  }
}
