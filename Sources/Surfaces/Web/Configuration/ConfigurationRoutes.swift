import Foundation
import Host
import Hummingbird

extension PageServer {
  /// `POST /api/widgets/<id>/sheet|options|configuration`.
  func addConfiguration(to table: inout RouteTable) {
    table.post("/api/widgets/:id/sheet") { [self] request, context in
      let body = try await Bodies.read(
        SheetBody.self, of: request, upTo: Bodies.valuesLimit, cure: SheetBody.cure)
      let id = try await widget(in: context)
      return try Answer.json(SheetDocument(try await model.sheet(widget: id, values: body.values)))
    }
    table.post("/api/widgets/:id/options") { [self] request, context in
      let body = try await Bodies.read(
        OptionsBody.self, of: request, upTo: Bodies.valuesLimit, cure: OptionsBody.cure)
      let id = try await widget(in: context)
      let options = try await model.options(
        widget: id, parameter: body.parameter, values: body.values, search: body.search)
      return Answer.json(text: OptionsText.json(options), for: request)
    }
    table.post("/api/widgets/:id/configuration") { [self] request, context in
      let body = try await Bodies.read(
        ConfigurationBody.self, of: request, upTo: Bodies.valuesLimit, cure: ConfigurationBody.cure)
      try await model.configure(widget: try await widget(in: context), values: body.values)
      return try Answer.json([String: String]())
    }
  }
}
