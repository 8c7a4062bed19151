/// What one call of `vitrine render` draws, and what it could not get.
struct RenderPlan: Sendable {
  var widgets: [PlannedPicture] = []
  var controls: [PlannedControl] = []
  var activities: [PlannedActivity] = []
  var missing: [MissingPicture] = []

  /// - Throws: Where nothing was had: the first reason.
  func checked() throws -> RenderPlan {
    if widgets.isEmpty, controls.isEmpty, activities.isEmpty, let first = missing.first {
      throw first.failure
    }
    return self
  }
}

/// Something that should have been drawn and gave no picture, while others did.
struct MissingPicture: Sendable, Encodable {
  /// The widget's or control's kind, or the type of a Live Activity's attributes.
  var kind: String
  /// Of a widget.
  var family: String?
  let failure: CommandFailure

  var name: String { [kind, family].compactMap { $0 }.joined(separator: " ") }

  private enum Key: CodingKey { case kind, family, message, cure }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: .kind)
    try container.encodeIfPresent(family, forKey: .family)
    try container.encode(failure.message, forKey: .message)
    try container.encodeIfPresent(failure.cure, forKey: .cure)
  }
}
