import Foundation
import Hummingbird
import Render

extension PageServer {
  /// `/api/symbols/<name>.svg`: a symbol in the colour of the text around it.
  func addSymbols(to table: inout RouteTable) {
    table.get("/api/symbols/:file") { request, context in
      let file = try PictureFile(context.parameters.decoded("file"))
      guard file.format == .svg, file.name.utf8.count <= 128, let svg = SymbolPicture.svg(file.name) else {
        throw PageError.notFound("There is no symbol \(file.name).")
      }
      let data = Data(svg.utf8)
      return Answer.tagged(
        data, tag: Answer.tag(of: data), type: "image/svg+xml; charset=utf-8", for: request)
    }
  }
}
