// The parts of intents and controls that take more memory than bytes; see WireShapes.swift.

extension WireCensus.Shape {
  /// A value, and the lists in it as deep as a value may nest.
  static let intentValue = value(depth: 9)

  private static func value(depth: Int) -> Shape {
    var fields: [Int: WireCensus.Field] = [
      1: message("nothing", plain), 5: string("text"),
      7: message("dateComponents", Shape([1: message("components", Shape([1: string("name")]))])),
      8: string("url"), 9: message("measurement", Shape([2: string("unit")])),
      10: message("file", Shape([1: string("name"), 2: string("type"), 3: picture("data")])),
      11: string("choice"), 12: string("entity"), 13: string("coded"),
    ]
    if depth > 0 {
      fields[14] = message("list", Shape([1: message("values", value(depth: depth - 1))]))
    }
    return Shape(fields)
  }

  static let namedValue = Shape([1: string("name"), 2: message("value", intentValue)])
  static let subject = Shape([1: string("kind")])
  static let intent = Shape([
    1: string("name"), 2: string("title"), 3: string("summary"), 4: message("parameters", parameter),
  ])
  private static let parameter = Shape([
    1: string("name"), 2: string("title"), 3: string("summary"), 4: string("prompt"),
    9: message("defaultValue", intentValue), 12: string("dependsOn"), 20: message("flag", plain),
    21: message("integer", plain), 22: message("number", plain), 23: message("text", plain),
    24: message("date", plain), 25: message("dateComponents", plain), 26: message("url", plain),
    27: message("measurement", Shape([1: string("units")])), 28: message("file", Shape([1: string("types")])),
    29: message("choice", plain), 30: message("entity", plain), 31: string("other"),
  ])
  private static let display = Shape([
    1: string("title"), 2: string("subtitle"), 3: string("symbol"), 4: picture("data"),
  ])
  static let sheet = Shape([
    1: string("title"), 2: string("summary"),
    3: message(
      "rows",
      Shape([
        1: message("parameter", parameter), 2: message("value", intentValue), 3: message("displays", display),
      ])),
    4: message("sentence", Shape([1: string("text"), 2: string("parameter")])),
    5: message("values", namedValue), 6: message("findings", diagnostic),
  ])
  static let options = Shape([
    1: string("prompt"),
    2: message(
      "sections",
      Shape([
        1: string("title"), 2: string("subtitle"),
        3: message(
          "options", Shape([1: message("value", intentValue), 2: message("display", display)])),
      ])),
    4: message("findings", diagnostic),
  ])
  static let recommendation = Shape([1: string("title"), 2: message("values", namedValue)])
  static let performed = Shape([
    1: message("done", plain), 2: message("needsAuthentication", plain), 3: message("failed", failure),
    4: string("intent"), 5: string("dialog"), 6: string("opens"), 8: string("appProcess"), 9: string("value"),
    11: message("findings", diagnostic),
  ])
  private static let words = Shape([
    1: string("title"), 2: string("value"), 3: string("hint"), 4: string("status"), 5: string("symbol"),
  ])
  static let control = Shape([
    5: message("tint", color), 6: string("action"), 8: message("off", words), 9: message("on", words),
    10: message("faces", Shape([3: message("scene", scene)])), 12: message("findings", diagnostic),
  ])
}
