import Hummingbird

/// Refuses what a person would want to keep, while the clock is ahead: all that is done on that copy of the host ends with it.
struct AheadGuard: RouterMiddleware {
  typealias Context = BasicRequestContext

  private static let edits: Set<String> = [
    "/api/layout", "/api/undo", "/api/appearance", "/api/widgets", "/api/controls", "/api/authorization",
  ]
  private static let endings = ["/configuration", "/move", "/resize", "/remove"]

  let model: any PageModel

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let path = request.uri.path
    let isEdit = Self.edits.contains(path) || Self.endings.contains { path.hasSuffix($0) }
    if request.method == .post, isEdit, await model.time.isAhead {
      throw PageError(
        status: .conflict, code: "clock-ahead",
        message: "The clock is ahead: what is arranged or configured now would be lost.",
        cure: "Go back to now first.")
    }
    return try await next(request, context)
  }
}
