import HTTPTypes
import Hummingbird

/// Refuses requests that reached this server under a foreign name or come from another site's page.
///
/// A page anywhere can point its own name at 127.0.0.1 (DNS rebinding) and would then be of the same origin; so the name must be one of
/// ours. And every page can send simple requests here without reading the answer; so an `Origin` must be ours too.
struct HostGuard: RouterMiddleware {
  typealias Context = BasicRequestContext

  private static let ours: Set<String> = ["localhost", "127.0.0.1", "::1"]
  private static let anyAddress: Set<String> = ["0.0.0.0", "::"]

  let allowed: Set<String>

  init(allowed: Set<String>) {
    self.allowed = Set(allowed.map { $0.lowercased() }).subtracting(Self.anyAddress).union(Self.ours)
  }

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard let authority = request.head.authority, let name = Self.name(authority), allowed.contains(name)
    else {
      throw PageError.forbidden(
        "This server does not answer to the name \(request.head.authority ?? "it was called by").",
        cure: "Use http://127.0.0.1, or allow the name when the server is started.")
    }
    if let origin = request.headers[.origin], origin.lowercased() != "http://\(authority.lowercased())" {
      throw PageError.forbidden("Requests from pages of \(origin) are not answered.")
    }
    if ![.get, .head].contains(request.method), let site = request.headers[.fetchSite], site != "same-origin",
      site != "none"
    {
      throw PageError.forbidden("Requests from pages of another site are not answered.")
    }
    return try await next(request, context)
  }

  /// The name in `name:port`, `[address]:port`, `name`; `nil` when it is none of these.
  static func name(_ authority: String) -> String? {
    let text = authority.lowercased()
    if text.hasPrefix("[") {
      guard let end = text.firstIndex(of: "]") else { return nil }
      let rest = text[text.index(after: end)...]
      guard rest.isEmpty || isPort(rest) else { return nil }
      return String(text[text.index(after: text.startIndex)..<end])
    }
    guard let colon = text.firstIndex(of: ":") else { return text.isEmpty ? nil : text }
    guard colon != text.startIndex, isPort(text[colon...]) else { return nil }
    return String(text[..<colon])
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.first == ":" && text.count > 1 && text.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
  }
}

extension HTTPField.Name {
  static let fetchSite = HTTPField.Name("Sec-Fetch-Site")!
}
