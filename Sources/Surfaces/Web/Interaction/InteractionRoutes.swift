import Foundation
import Host
import Hummingbird

extension PageServer {
  /// `POST /api/widgets/<id>/tap`, `POST /api/lock`.
  func addInteraction(to table: inout RouteTable) {
    table.post("/api/widgets/:id/tap") { [self] request, context in
      let body = try await Bodies.read(TapBody.self, of: request, cure: TapBody.cure)
      let id = try await widget(in: context)
      let outcome = try await model.tap(
        TapRequest(
          widget: id, hit: body.hit, nonce: body.nonce, isAuthenticated: body.authenticated ?? false))
      return try Answer.json(TapDocument(outcome))
    }
    table.post("/api/lock") { [model] request, _ in
      await model.setLocked(try await Bodies.read(LockBody.self, of: request, cure: LockBody.cure).locked)
      return try Answer.json(["locked": await model.isLocked])
    }
  }
}
