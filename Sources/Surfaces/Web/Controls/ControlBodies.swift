import Archive
import Host

/// A control to add.
struct AddControlBody: Decodable {
  var `extension`: String
  var kind: String
  var place: ControlPlace?
  var values: IntentValues?

  static let cure =
    #"Send {"extension": name, "kind": kind, "place": "controlCenter", "lockLeading", "lockTrailing" or "actionButton"}."#
}

/// A press.
struct PressBody: Decodable {
  var nonce: String
  var authenticated: Bool?

  static let cure = #"Send {"nonce": text}, and "authenticated": true after unlocking."#
}

/// Where a control is to stand.
struct MoveControlBody: Decodable {
  var place: ControlPlace
  var position: Int?

  static let cure = #"Send {"place": "controlCenter", "position": 0}."#
}

/// The size a control is to have.
struct ResizeControlBody: Decodable {
  var size: ControlSpan

  static let cure = #"Send {"size": "small"}, "wide" or "large"."#
}
