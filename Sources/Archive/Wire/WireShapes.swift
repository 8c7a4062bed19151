// The parts of each message of vitrine.proto that take more memory than bytes. A test sends one part too many in each of these places,
// so a field number that is wrong here shows.

extension WireCensus.Shape {
  typealias Shape = WireCensus.Shape

  static func message(_ name: StaticString, _ shape: Shape) -> WireCensus.Field {
    .init(name: name, content: .message(shape))
  }
  static func string(_ name: StaticString) -> WireCensus.Field {
    .init(name: name, content: .bytes { $0.stringBytes })
  }
  /// A column packed into bytes; at most `width` bytes an element.
  private static func packed(
    _ name: StaticString, width: Int, _ limit: @escaping @Sendable (ArchiveLimits) -> Int
  ) -> WireCensus.Field {
    .init(name: name, content: .bytes { limit($0) * width })
  }

  static func picture(_ name: StaticString) -> WireCensus.Field {
    .init(name: name, content: .bytes { $0.imageBytes })
  }

  static let plain = Shape([:])

  // Paint and geometry
  static let color = Shape([1: message("srgb", plain), 3: message("tint", plain)])
  private static let stop = Shape([1: message("color", color)])
  private static let gradient = Shape([
    1: message("stops", stop), 2: message("point", plain), 3: message("point", plain),
  ])
  private static let paint = Shape([
    1: message("color", color), 2: message("linear", gradient), 3: message("radial", gradient),
    4: message("angular", gradient),
    6: message(
      "elliptical",
      Shape([1: message("stops", stop), 2: message("point", plain), 3: message("radii", plain)])),
    7: message("mesh", mesh), 8: message("image", fill),
  ])
  private static let mesh = Shape([
    2: packed("points", width: 4) { $0.listElements * 10 }, 3: message("colors", color),
    4: message("background", color),
  ])
  private static let fill = Shape([
    1: picture("data"), 2: message("source", plain), 3: message("tile", plain),
  ])
  private static let outline = Shape([
    1: packed("verbs", width: 1) { $0.pathElements },
    2: packed("points", width: 4) { $0.pathElements * 6 },
  ])
  private static let geometry = Shape([
    1: message("rect", plain), 2: message("roundedRect", Shape([1: message("rect", plain)])),
    3: message("ellipse", plain), 4: message("outline", outline),
  ])

  // Text
  private static let run = Shape([
    1: message("font", Shape([1: string("name")])), 3: message("paint", paint),
    4: packed("glyphs", width: 10) { $0.glyphs }, 5: packed("positions", width: 4) { $0.glyphs * 2 },
    6: message("decorations", Shape([1: message("rect", plain), 3: message("paint", paint)])),
  ])
  private static let text = Shape([
    1: string("string"), 2: message("frame", plain), 3: message("runs", run),
    4: message("backgrounds", Shape([1: message("rect", plain), 2: message("paint", paint)])),
  ])
  private static let line = Shape([2: message("paint", paint)])
  private static let style = Shape([
    8: message("underline", line), 9: message("strikethrough", line), 10: message("paint", paint),
    11: string("family"), 15: message("background", paint), 16: string("link"),
  ])
  private static let liveDate = Shape([
    4: message("timerInterval", plain),
    5: message("schedule", Shape([1: message("steps", Shape([2: string("text")]))])),
  ])
  private static let segment = Shape([
    1: string("string"), 2: message("date", liveDate),
    3: string("symbol"), 4: message("style", style),
    5: message("image", Shape([1: picture("data"), 2: message("size", plain)])),
  ])
  private static let richText = Shape([
    1: message("segments", segment), 8: string("locale"), 9: string("timeZone"),
  ])
  private static let liveText = Shape([1: message("text", richText), 2: message("frame", plain)])

  // Nodes
  private static let shadow = Shape([1: message("color", color), 3: message("offset", plain)])
  private static let anchored = Shape([2: message("anchor", plain)])
  private static let effect = Shape([
    1: message("opacity", plain), 2: message("scale", anchored), 3: message("offset", plain),
    6: message("blurReplace", plain), 7: message("rotation", anchored),
  ])
  private static let change = Shape([
    1: message(
      "content",
      Shape([
        1: message("identity", plain), 2: message("opacity", plain), 3: message("interpolate", plain),
        4: message("numericText", plain), 5: message("symbolReplace", plain),
      ])),
    2: message("insertion", effect), 3: message("removal", effect),
    4: message("motion", Shape([1: message("bezier", plain), 2: message("spring", plain)])),
  ])
  private static let group = Shape([
    2: message("transform", plain), 4: message("clip", geometry), 7: message("shadow", shadow),
    11: message("projection", Shape([1: message("affine", plain)])),
    14: message(
      "filter",
      Shape([
        1: message("matrix", Shape([1: packed("values", width: 8) { _ in 20 }])),
        2: message("multiply", color),
      ])), 15: message("innerShadow", shadow), 16: message("change", change),
    17: message("toggle", plain),
  ])
  private static let path = Shape([
    1: message("geometry", geometry),
    3: message("stroke", Shape([5: packed("dash", width: 8) { $0.listElements }])),
    4: message("paint", paint),
  ])
  private static let symbol = Shape([
    1: string("name"), 4: message("frame", plain), 5: message("paints", paint),
  ])
  private static let image = Shape([
    1: picture("data"), 2: message("frame", plain), 3: message("template", paint),
    4: message("slicing", plain),
  ])
  private static let liveProgress = Shape([
    4: message("bar", plain), 5: message("ring", plain), 6: message("frame", plain),
    7: message("paint", paint),
  ])
  private static let unsupported = Shape([1: string("name"), 2: message("frame", plain)])
  private static let node = Shape([
    1: message("group", group), 2: message("path", path), 3: message("text", text),
    4: message("liveText", liveText), 5: message("symbol", symbol), 6: message("image", image),
    7: message("unsupported", unsupported), 8: message("liveProgress", liveProgress),
  ])

  // Scenes
  static let diagnostic = Shape([
    1: string("code"), 3: string("message"), 4: message("frame", plain), 5: string("place"),
  ])
  static let scene = Shape([
    1: message("size", plain), 2: message("content", node),
    3: message("containerBackground", Shape([1: message("nodes", node)])),
    4: message(
      "hits",
      Shape([1: message("frame", plain), 2: string("link"), 3: string("intent"), 4: string("label")])),
    5: message(
      "accessibility",
      Shape([
        1: message("frame", plain), 3: string("label"), 4: string("value"), 5: string("hint"),
        6: packed("traits", width: 10) { $0.listElements }, 7: string("identifier"), 8: string("actions"),
      ])),
    6: string("widgetURL"), 7: packed("dependencies", width: 10) { $0.listElements },
    8: message("diagnostics", diagnostic),
  ])
  static let timeline = Shape([
    1: message("entries", Shape([2: message("relevance", plain), 3: message("variants", plain)])),
    2: message("atEnd", plain), 4: message("never", plain), 5: message("timings", plain),
    6: message("diagnostics", diagnostic), 7: message("scenes", scene),
  ])

  // Messages
  private static let widget = Shape([
    1: string("kind"), 2: string("displayName"), 3: string("summary"),
    4: packed("families", width: 10) { $0.listElements }, 8: message("intent", intent),
  ])
  private static let controlDescription = Shape([
    1: string("kind"), 2: string("displayName"), 3: string("summary"), 4: message("intent", intent),
  ])
  static let reply = Shape([
    2: message(
      "bundle",
      Shape([
        1: message("widgets", widget), 2: message("controls", controlDescription),
        3: message("activities", activityDescription),
      ])),
    3: message("timeline", timeline), 4: message("failure", failure),
    5: message("reload", Shape([1: string("kind")])), 6: message("notice", diagnostic),
    7: message("goodbye", plain), 8: message("sheet", sheet), 9: message("options", options),
    10: message("recommendations", Shape([1: message("recommendations", recommendation)])),
    11: message("performed", performed), 12: message("control", control),
    13: message("reloadControls", Shape([1: string("kind")])), 14: message("recommendationsChanged", plain),
    15: message("question", plain), 16: message("activity", activityScenes),
    17: message("acknowledged", plain), 18: message("previews", activityPreviews),
    19: message(
      "relevance",
      Shape([
        1: message(
          "clues",
          Shape([
            1: message("values", namedValue), 2: message("interval", plain), 3: string("place"),
            4: string("condition"), 5: string("group"),
          ]))
      ])), 20: message("relevanceChanged", Shape([1: string("kind")])),
  ])
  static let failure = Shape([2: string("message")])
  static let environment = Shape([
    1: message("size", plain), 6: message("contentMargins", plain), 8: string("dynamicTypeSize"),
    9: string("locale"), 10: string("timeZone"),
  ])
  static let request = Shape([
    2: message("describe", plain),
    3: message(
      "entries",
      Shape([
        1: string("kind"), 5: message("environments", environment), 6: message("values", namedValue),
      ])),
    4: message("shutdown", plain),
    5: message("sheet", Shape([1: message("subject", subject), 2: message("values", namedValue)])),
    6: message(
      "options",
      Shape([
        1: message("subject", subject), 2: string("parameter"), 3: message("values", namedValue),
        4: string("search"),
      ])),
    7: message("recommendations", Shape([1: string("kind")])),
    8: message("perform", Shape([1: string("kind"), 2: string("intent")])),
    9: message(
      "control",
      Shape([
        1: string("kind"), 2: message("values", namedValue), 4: message("environment", environment),
      ])),
    10: message("answer", Shape([2: message("placed", placed), 3: string("token")])),
    11: message("activity", activityRequest), 12: message("pushTokens", pushTokens),
    13: message("activityPreviews", plain), 14: message("relevance", Shape([1: string("kind")])),
  ])
}
