import HTTPTypes
import Hummingbird

/// Routes as they are added; knows afterwards which methods each path does not have.
struct RouteTable {
  typealias Handler = @Sendable (Request, BasicRequestContext) async throws -> Response

  private static let known: [HTTPRequest.Method] = [.get, .head, .post, .put, .patch, .delete, .options]

  let router: Router<BasicRequestContext>
  private var methods: [String: Set<HTTPRequest.Method>] = [:]

  init(router: Router<BasicRequestContext>) { self.router = router }

  mutating func get(_ path: String, _ handler: @escaping Handler) {
    methods[path, default: []].formUnion([.get, .head])
    router.get(RouterPath(path), use: handler)
  }

  mutating func post(_ path: String, _ handler: @escaping Handler) {
    methods[path, default: []].insert(.post)
    router.post(RouterPath(path), use: handler)
  }

  mutating func delete(_ path: String, _ handler: @escaping Handler) {
    methods[path, default: []].insert(.delete)
    router.delete(RouterPath(path), use: handler)
  }

  /// Answers 405 with the methods there are, where a path exists but not for the method asked.
  func refuseOtherMethods() {
    for (path, offered) in methods {
      let allow = offered.map(\.rawValue).sorted().joined(separator: ", ")
      for method in Self.known where !offered.contains(method) {
        router.on(RouterPath(path), method: method) { request, _ -> Response in
          throw PageError.methodNotAllowed(request.method.rawValue, allow: allow)
        }
      }
    }
  }
}
