// The parts of Live Activities and push that take more memory than bytes; see WireShapes.swift.

extension WireCensus.Shape {
  static let activityDescription = Shape([
    1: string("type"), 2: string("families"), 3: string("template"), 4: string("template"), 5: string("keys"),
    6: string("keys"),
  ])
  static let activityScenes = Shape([
    1: message(
      "pictures",
      Shape([
        2: message("scene", scene), 3: message("backgroundTint", color), 4: message("actionColor", color),
      ])),
    2: message("keylineTint", color), 3: string("url"), 4: message("timings", plain),
    5: message("diagnostics", diagnostic),
  ])
  static let activityRequest = Shape([
    1: string("id"), 2: string("type"), 3: string("attributes"), 4: string("state"),
    6: message(
      "slots",
      Shape([
        2: message("minimum", plain), 3: message("environment", environment), 5: message("sensor", plain),
      ])),
  ])
  static let activityPreviews = Shape([
    1: message(
      "previews",
      Shape([
        1: string("name"), 3: string("type"), 4: string("attributes"), 5: string("states"), 6: string("file"),
      ])), 2: message("diagnostics", diagnostic),
  ])
  static let placed = Shape([
    1: string("kind"), 3: message("values", namedValue), 4: string("token"),
  ])
  static let pushTokens = Shape([2: message("placed", placed), 3: string("token")])
}
