import Host
import Hummingbird

extension PageServer {
  /// `POST /api/settings`.
  func addSettings(to table: inout RouteTable) {
    table.post("/api/settings") { [model] request, _ in
      let body = try await Bodies.read(SettingsBody.self, of: request, cure: SettingsBody.cure)
      var settings = await model.settings
      settings.locale = body.locale ?? settings.locale
      settings.timeZone = body.timeZone ?? settings.timeZone
      settings.typeSize = body.typeSize ?? settings.typeSize
      try await model.setSettings(settings)
      return try Answer.json(SettingsDocument(await model.settings), for: request)
    }
  }
}

struct SettingsBody: Decodable {
  static let cure =
    #"Send {"locale": "de_DE", "timeZone": "Europe/Berlin", "typeSize": "xLarge"}, or some of them."#
  var locale: String?
  var timeZone: String?
  var typeSize: String?
}

struct SettingsDocument: Encodable {
  var locale: String
  var timeZone: String
  var typeSize: String
  /// The type sizes there are, in their order.
  var typeSizes = DeviceSettings.typeSizes
  init(_ settings: DeviceSettings) {
    locale = settings.locale
    timeZone = settings.timeZone
    typeSize = settings.typeSize
  }
}
