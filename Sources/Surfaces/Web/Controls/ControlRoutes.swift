import Archive
import Foundation
import Host
import Hummingbird
import Render

extension PageServer {
  /// `/api/controls…` and the pictures of the gallery's controls.
  func addControls(to table: inout RouteTable) {
    table.post("/api/controls") { [self] request, _ in
      let body = try await Bodies.read(
        AddControlBody.self, of: request, upTo: Bodies.valuesLimit, cure: AddControlBody.cure)
      try await allow(body.place)
      let id = try await model.addControl(
        extensionName: body.extension, kind: body.kind, place: body.place ?? .controlCenter,
        values: body.values ?? [:])
      return try Answer.json(["id": id])
    }
    table.post("/api/controls/:id/press") { [self] request, context in
      let body = try await Bodies.read(PressBody.self, of: request, cure: PressBody.cure)
      let outcome = try await model.pressControl(
        id: try await control(in: context), nonce: body.nonce, isAuthenticated: body.authenticated ?? false)
      return try Answer.json(TapDocument(outcome))
    }
    addControlPlaces(to: &table)
    addControlConfiguration(to: &table)
    addControlPictures(to: &table)
  }

  private func addControlPlaces(to table: inout RouteTable) {
    table.post("/api/controls/:id/move") { [self] request, context in
      let body = try await Bodies.read(MoveControlBody.self, of: request, cure: MoveControlBody.cure)
      try await allow(body.place)
      try await model.moveControl(
        id: try await control(in: context), place: body.place, position: body.position ?? 0)
      return try Answer.json([String: String]())
    }
    table.post("/api/controls/:id/resize") { [self] request, context in
      let body = try await Bodies.read(ResizeControlBody.self, of: request, cure: ResizeControlBody.cure)
      try await model.resizeControl(id: try await control(in: context), size: body.size)
      return try Answer.json([String: String]())
    }
    table.post("/api/controls/:id/remove") { [self] request, context in
      _ = try await request.body.collect(upTo: Bodies.limit)
      try await model.removeControl(id: try await control(in: context))
      return try Answer.json([String: String]())
    }
  }

  private func addControlConfiguration(to table: inout RouteTable) {
    table.post("/api/controls/:id/sheet") { [self] request, context in
      let body = try await Bodies.read(
        SheetBody.self, of: request, upTo: Bodies.valuesLimit, cure: SheetBody.cure)
      return try Answer.json(
        SheetDocument(try await model.sheet(control: try await control(in: context), values: body.values)))
    }
    table.post("/api/controls/:id/options") { [self] request, context in
      let body = try await Bodies.read(
        OptionsBody.self, of: request, upTo: Bodies.valuesLimit, cure: OptionsBody.cure)
      let options = try await model.options(
        control: try await control(in: context), parameter: body.parameter, values: body.values,
        search: body.search)
      return Answer.json(text: OptionsText.json(options), for: request)
    }
    table.post("/api/controls/:id/configuration") { [self] request, context in
      let body = try await Bodies.read(
        ConfigurationBody.self, of: request, upTo: Bodies.valuesLimit, cure: ConfigurationBody.cure)
      try await model.configure(control: try await control(in: context), values: body.values)
      return try Answer.json([String: String]())
    }
  }

  private func addControlPictures(to table: inout RouteTable) {
    table.get("/api/controls/:id") { [model] request, context in
      let file = try PictureFile(context.parameters.decoded("id"))
      guard file.format == .svg,
        let snapshot = await model.controls().first(where: { $0.placed.id == file.name })
      else { throw PageError.notFound("There is no control \(file.name).") }
      let picture = try ControlPicture(of: request)
      let look = ControlLook(snapshot, isLocked: await model.isLocked, asked: picture.isOn)
      let scene = snapshot.state?.face(picture.size ?? snapshot.placed.size, isOn: look.showsOn)
      return try await Self.answer(scene, picture, hidesTexts: await model.isLocked, model, request)
    }
    table.get("/api/gallery/controls/:extension/:file") { [model] request, context in
      let file = try PictureFile(context.parameters.decoded("file"))
      guard file.format == .svg else { throw PageError.notFound("Pictures of controls end in .svg.") }
      let picture = try ControlPicture(of: request)
      let state = try await model.controlPreview(
        extensionName: try context.parameters.decoded("extension"), kind: file.name)
      // Toggles are off in the gallery unless their preview value says otherwise.
      let scene = state.face(picture.size ?? .small, isOn: picture.isOn ?? state.isOn)
      return try await Self.answer(scene, picture, hidesTexts: false, model, request)
    }
  }

  private static func answer(
    _ scene: Archive.Scene?, _ picture: ControlPicture, hidesTexts: Bool, _ model: any PageModel,
    _ request: Request
  ) async throws -> Response {
    guard let scene else {
      throw PageError(
        status: .notFound, code: "no-picture", message: "There is no picture of this control yet.")
    }
    let appearance = Appearance(
      colorScheme: picture.scheme, displayScale: await model.device.scale, clipsToContainer: false,
      requiresContainerBackground: false, hidesPrivateContent: hidesTexts)
    let svg = SVGWriter.svg(
      scene, appearance: appearance, at: await model.now,
      options: SVGOptions(includesAccessibility: false, keepsLiveText: true))
    let data = Data(svg.utf8)
    return Answer.tagged(
      data, tag: Answer.tag(of: data), type: "image/svg+xml; charset=utf-8", for: request)
  }

  /// Throws where the device has no such place.
  private func allow(_ place: ControlPlace?) async throws {
    let device = await model.device
    guard place == .actionButton, !device.hasActionButton else { return }
    throw Problem(
      code: "no-action-button", message: "\(device.name) has no Action button.",
      cure: "Choose an iPhone 15 Pro or a later iPhone.")
  }

  /// The identifier in the path, if it is that of a control.
  private func control(in context: BasicRequestContext) async throws -> String {
    let id = try context.parameters.decoded("id")
    guard await model.controls().contains(where: { $0.placed.id == id }) else {
      throw PageError.notFound("There is no control \(id).")
    }
    return id
  }
}

/// `size=small|wide|large`, `on=true|false`, `scheme=light|dark`.
struct ControlPicture {
  var size: ControlSpan?
  var isOn: Bool?
  var scheme = SceneEnvironment.ColorScheme.dark

  init(of request: Request) throws {
    let query = request.uri.queryParameters
    if let text = query["size"] {
      guard let size = ControlSpan(rawValue: String(text)) else {
        throw PageError.badRequest("\(text) is no size of a control.", cure: "Use size=small, wide or large.")
      }
      self.size = size
    }
    if let text = query["on"] {
      guard let isOn = ["true": true, "1": true, "false": false, "0": false][String(text)] else {
        throw PageError.badRequest("\(text) is no state.", cure: "Use on=true or on=false.")
      }
      self.isOn = isOn
    }
    if let text = query["scheme"] {
      guard let scheme = SceneEnvironment.ColorScheme(rawValue: String(text)) else {
        throw PageError.badRequest("There is no scheme \(text).", cure: "Use scheme=light or scheme=dark.")
      }
      self.scheme = scheme
    }
  }
}
