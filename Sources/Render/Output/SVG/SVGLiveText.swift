import Archive
import Foundation
import Typography

/// Live text as `<text class="live">`, which a page can tick without a request.
///
/// `data-live` says in JSON what each `<tspan>` shows: a fixed string, or a date with its style, in seconds
/// since 1970. A text of several lines, or with a symbol in it, is written as outlines, with `data-live` on
/// its group so that a page knows to ask for a new picture.
enum SVGLiveText {
  static func markup(_ node: LiveTextNode, _ context: SVGContext, _ builder: SVGBuilder) -> String {
    guard
      let placed = LiveTextPlacement.place(
        node, at: builder.date, displayScale: builder.appearance.displayScale)
    else { return "" }
    let outlines = {
      SVGGlyphs.markup(
        TextNode(
          string: "", frame: node.frame, runs: placed.runs,
          backgrounds: placed.layout.backgrounds(at: placed.origin)), context, builder)
        + placed.images.map { SVGImage.markup($0, context, builder) }.joined()
        + placed.symbols.map { SVGSymbol.markup($0, context, builder) }.joined()
    }
    guard builder.options.keepsLiveText, context.redaction != .bars else { return outlines() }
    let json = SVGText.escaped(SVGLiveData.json(node.text))
    guard placed.layout.lineCount == 1, placed.symbols.isEmpty, placed.images.isEmpty,
      !placed.layout.isTruncated, !hasGradient(node.text), canBeWrittenByPage(node.text)
    else { return "<g class=\"live\" data-live=\"\(json)\">\(outlines())</g>" }
    return text(node, placed, json, context, builder)
  }

  private static func text(
    _ node: LiveTextNode, _ placed: LiveTextPlacement, _ json: String, _ context: SVGContext,
    _ builder: SVGBuilder
  ) -> String {
    let frame = node.frame
    let (anchor, x): (String, Double) =
      switch node.text.alignment {
      case .leading: node.text.rightToLeft ? ("end", frame.maxX) : ("start", frame.minX)
      case .center: ("middle", frame.midX)
      case .trailing: node.text.rightToLeft ? ("start", frame.minX) : ("end", frame.maxX)
      }
    var spans = ""
    for segment in node.text.segments {
      let string: String
      switch segment.content {
      case .string(let fixed): string = fixed
      case .date(let live):
        string = LiveDateFormat.string(
          live, at: builder.date, locale: node.text.locale, timeZone: node.text.timeZone)
      case .symbol, .image: continue
      }
      spans +=
        "<tspan\(style(segment.style, placed.layout.appliedScale, context, builder))>\(SVGText.escaped(string))</tspan>"
    }
    let y = placed.origin.y + placed.layout.firstBaseline
    return "<text class=\"live\" data-live=\"\(json)\" x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(y))\" "
      + "font-family=\"Inter\" text-anchor=\"\(anchor)\" xml:space=\"preserve\">\(spans)</text>"
  }

  /// The style of a part, as attributes and, for what has none, CSS.
  private static func style(_ style: TextStyle, _ scale: Double, _ context: SVGContext, _ builder: SVGBuilder)
    -> String
  {
    let size = (style.size * scale).clamped(1, 2000)
    let tracking = Tracking.points(size: size) + (style.tracking.isFinite ? style.tracking : 0)
    var result =
      " font-size=\"\(SVGText.number(size))\" font-weight=\"\(Int(style.weight.clamped(100, 900)))\""
    if tracking != 0 { result += " letter-spacing=\"\(SVGText.number(tracking))\"" }
    if style.italic { result += " font-style=\"italic\"" }
    var lines: [String] = []
    if style.underline != nil { lines.append("underline") }
    if style.strikethrough != nil { lines.append("line-through") }
    if !lines.isEmpty, case .color(let color) = (style.underline ?? style.strikethrough)?.paint {
      lines.append(SVGPaint.hex(context.colors.resolve(color)))
    }
    if !lines.isEmpty { result += " text-decoration=\"\(lines.joined(separator: " "))\"" }
    if style.monospacedDigits { result += " style=\"font-variant-numeric:tabular-nums\"" }
    return result + SVGPaint.attributes(style.paint, "fill", context, builder)
  }

  /// A page has Inter only, and writes dates in English and timers with colons and ASCII digits.
  private static func canBeWrittenByPage(_ text: RichText) -> Bool {
    let isEnglish = text.locale.isEmpty || text.locale.hasPrefix("en")
    let isPlain = TimerPatterns.shared.pattern(text.locale).isPlain
    return text.segments.allSatisfy { segment in
      let style = segment.style
      guard style.design == .standard, style.family == nil, style.stretch == 1, style.smallCaps == .none,
        style.background == nil, style.underline?.pattern ?? .solid == .solid
      else { return false }
      switch segment.content {
      case .date(.relative), .date(.offset): return isEnglish
      case .date(.timer), .date(.timerInterval): return isPlain
      case .string, .symbol, .image, .date(.schedule): return true
      }
    }
  }

  private static func hasGradient(_ text: RichText) -> Bool {
    text.segments.contains { segment in
      switch segment.style.paint {
      case .color: false
      case .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .meshGradient, .image,
        .material:
        true
      }
    }
  }
}

/// What a page needs to tick a live text, as JSON.
enum SVGLiveData {
  static func json(_ text: RichText) -> String {
    let parts = text.segments.map { segment -> String in
      switch segment.content {
      case .string(let string): "{\"text\":\(SVGText.json(string))}"
      case .symbol(let name): "{\"symbol\":\(SVGText.json(name))}"
      case .image: "{\"symbol\":\"photo\"}"
      case .date(let live): date(live)
      }
    }
    return "{\"locale\":\(SVGText.json(text.locale)),\"timeZone\":\(SVGText.json(text.timeZone)),"
      + "\"parts\":[\(parts.joined(separator: ","))]}"
  }

  /// What a page needs to tick a progress.
  static func progress(_ node: LiveProgressNode, more: String) -> String {
    "{\"style\":\"progress\",\"start\":\(seconds(node.start)),\"end\":\(seconds(node.end)),"
      + "\"countsDown\":\(node.countsDown)\(more)}"
  }

  /// That of the first live node among nodes.
  static func first(in nodes: [Node], depth: Int = 40) -> String? {
    guard depth > 0 else { return nil }
    for node in nodes {
      switch node {
      case .group(let group):
        guard group.isShown else { continue }
        if let found = first(in: group.children, depth: depth - 1) { return found }
      case .liveText(let text): return json(text.text)
      case .liveProgress(let node): return progress(node, more: "")
      case .path, .text, .symbol, .image, .unsupported: continue
      }
    }
    return nil
  }

  private static func date(_ live: LiveDate) -> String {
    switch live {
    case .relative(let date): "{\"style\":\"relative\",\"date\":\(seconds(date))}"
    case .offset(let date): "{\"style\":\"offset\",\"date\":\(seconds(date))}"
    case .timer(let date): "{\"style\":\"timer\",\"date\":\(seconds(date))}"
    case .schedule(let steps):
      "{\"style\":\"schedule\",\"steps\":["
        + steps.map { "[\(seconds($0.date)),\(SVGText.json($0.text))]" }.joined(separator: ",") + "]}"
    case .timerInterval(let start, let end, let pause, let countsDown, let showsHours):
      "{\"style\":\"timerInterval\",\"start\":\(seconds(start)),\"end\":\(seconds(end)),"
        + "\"pause\":\(pause.map(seconds) ?? "null"),\"countsDown\":\(countsDown),\"showsHours\":\(showsHours)}"
    }
  }

  /// Seconds since 1970 to the millisecond.
  private static func seconds(_ date: Date) -> String {
    let value = date.timeIntervalSince1970.clamped(-1e11, 1e11)
    return String((value * 1000).rounded() / 1000)
  }
}
