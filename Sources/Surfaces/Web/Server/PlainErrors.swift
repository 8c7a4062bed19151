import Hummingbird
import Logging

/// Turns whatever is thrown into `{"error":{"code":…,"message":…,"cure":…}}`.
struct PlainErrors: RouterMiddleware {
  typealias Context = BasicRequestContext

  struct Document: Encodable {
    struct Body: Encodable {
      var code: String
      var message: String
      var cure: String?
    }
    var error: Body
  }

  let logger: Logger

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch {
      let refusal = PageError(error)
      if refusal.status == .internalServerError { logger.error("\(request.uri.path): \(error)") }
      let body = Document.Body(code: refusal.code, message: refusal.message, cure: refusal.cure)
      var response = try Answer.json(Document(error: body), status: refusal.status)
      for field in refusal.headers { response.headers[field.name] = field.value }
      return response
    }
  }
}
