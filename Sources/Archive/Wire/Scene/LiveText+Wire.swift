import Foundation

extension LiveTextNode {
  func wire(_ rules: WireRules) throws -> WireLiveText {
    var wire = WireLiveText()
    wire.text = try text.wire(rules)
    wire.frame = try frame.wire(rules, "liveText.frame")
    return wire
  }

  init(_ wire: WireLiveText, _ rules: WireRules) throws {
    self.init(
      text: try RichText(wire.text, rules), frame: try CGRect(wire.frame, rules, "liveText.frame"))
  }
}

extension RichText {
  func wire(_ rules: WireRules) throws -> WireRichText {
    try rules.list(segments.count, "liveText.segments")
    var wire = WireRichText()
    wire.segments = try segments.map { try $0.wire(rules) }
    wire.alignment = alignment.wire
    if let lineLimit { wire.lineLimit = UInt64(try rules.integer(lineLimit, "liveText.lineLimit")) }
    wire.truncation = truncation.wire
    wire.allowsTightening = allowsTightening
    wire.minimumScaleFactor = try rules.number(minimumScaleFactor, "liveText.minimumScaleFactor")
    wire.lineSpacing = try rules.number(lineSpacing, "liveText.lineSpacing")
    wire.rightToLeft = rightToLeft
    wire.locale = try rules.string(locale, "liveText.locale")
    wire.timeZone = try rules.string(timeZone, "liveText.timeZone")
    return wire
  }

  init(_ wire: WireRichText, _ rules: WireRules) throws {
    try rules.list(wire.segments.count, "liveText.segments")
    self.init(
      segments: try wire.segments.map { try TextSegment($0, rules) },
      alignment: try rules.choice(wire.alignment, "liveText.alignment"),
      lineLimit: wire.hasLineLimit ? try rules.integer(wire.lineLimit, "liveText.lineLimit") : nil,
      truncation: try rules.choice(wire.truncation, "liveText.truncation"),
      allowsTightening: wire.allowsTightening,
      minimumScaleFactor: try rules.number(wire.minimumScaleFactor, "liveText.minimumScaleFactor"),
      lineSpacing: try rules.number(wire.lineSpacing, "liveText.lineSpacing"),
      rightToLeft: wire.rightToLeft, locale: try rules.string(wire.locale, "liveText.locale"),
      timeZone: try rules.string(wire.timeZone, "liveText.timeZone"))
  }
}

extension TextSegment {
  func wire(_ rules: WireRules) throws -> WireSegment {
    var wire = WireSegment()
    switch content {
    case .string(let string): wire.content = .string(try rules.string(string, "segment.string"))
    case .date(let date): wire.content = .date(try date.wire(rules))
    case .symbol(let name): wire.content = .symbol(try rules.string(name, "segment.symbol"))
    case .image(let data, let size, let isTemplate):
      try rules.count(data.count, "segment.image", limit: rules.limits.imageBytes)
      var image = WireInlineImage()
      image.data = data
      image.size = try size.wire(rules, "segment.image")
      image.isTemplate = isTemplate
      wire.content = .image(image)
    }
    wire.style = try style.wire(rules)
    return wire
  }

  init(_ wire: WireSegment, _ rules: WireRules) throws {
    let content: Content
    switch wire.content {
    case .string(let string): content = .string(try rules.string(string, "segment.string"))
    case .date(let date): content = .date(try LiveDate(date, rules))
    case .symbol(let name): content = .symbol(try rules.string(name, "segment.symbol"))
    case .image(let image):
      try rules.count(image.data.count, "segment.image", limit: rules.limits.imageBytes)
      content = .image(
        image.data, size: try CGSize(image.size, rules, "segment.image"), isTemplate: image.isTemplate)
    case nil: throw rules.missing("segment", "a segment without content")
    }
    self.init(content, style: try TextStyle(wire.style, rules))
  }
}

extension TextStyle {
  func wire(_ rules: WireRules) throws -> WireTextStyle {
    var wire = WireTextStyle()
    wire.size = try rules.number(size, "style.size")
    wire.weight = try rules.number(weight, "style.weight")
    wire.design = design.wire
    wire.italic = italic
    wire.monospacedDigits = monospacedDigits
    wire.tracking = try rules.number(tracking, "style.tracking")
    wire.baselineOffset = try rules.number(baselineOffset, "style.baselineOffset")
    if let underline { wire.underline = try underline.wire(rules) }
    if let strikethrough { wire.strikethrough = try strikethrough.wire(rules) }
    wire.paint = try paint.wire(rules)
    if let family { wire.family = try rules.string(family, "style.family") }
    if stretch != 1 { wire.stretch = try rules.number(stretch, "style.stretch") }
    wire.leading = leading.wire
    wire.smallCaps = smallCaps.wire
    if let background { wire.background = try background.wire(rules) }
    if let link { wire.link = try rules.string(link, "style.link") }
    return wire
  }

  init(_ wire: WireTextStyle, _ rules: WireRules) throws {
    self.init(
      size: try rules.number(wire.size, "style.size"),
      weight: try rules.number(wire.weight, "style.weight"),
      design: try rules.choice(wire.design, "style.design"), italic: wire.italic,
      monospacedDigits: wire.monospacedDigits,
      tracking: try rules.number(wire.tracking, "style.tracking"),
      baselineOffset: try rules.number(wire.baselineOffset, "style.baselineOffset"),
      underline: wire.hasUnderline ? try TextLineStyle(wire.underline, rules) : nil,
      strikethrough: wire.hasStrikethrough ? try TextLineStyle(wire.strikethrough, rules) : nil,
      paint: try Paint(wire.paint, rules),
      family: wire.hasFamily ? try rules.string(wire.family, "style.family") : nil,
      stretch: wire.hasStretch ? try rules.number(wire.stretch, "style.stretch") : 1,
      leading: try rules.choice(wire.leading, "style.leading"),
      smallCaps: try rules.choice(wire.smallCaps, "style.smallCaps"),
      background: wire.hasBackground ? try Paint(wire.background, rules) : nil,
      link: wire.hasLink ? try rules.string(wire.link, "style.link") : nil)
  }
}

extension TextLineStyle {
  func wire(_ rules: WireRules) throws -> WireTextLineStyle {
    var wire = WireTextLineStyle()
    wire.pattern = pattern.wire
    if let paint { wire.paint = try paint.wire(rules) }
    return wire
  }

  init(_ wire: WireTextLineStyle, _ rules: WireRules) throws {
    self.init(
      pattern: try rules.choice(wire.pattern, "line.pattern"),
      paint: wire.hasPaint ? try Paint(wire.paint, rules) : nil)
  }
}

extension LiveDate {
  func wire(_ rules: WireRules) throws -> WireLiveDate {
    var wire = WireLiveDate()
    switch self {
    case .relative(let date): wire.style = .relative(try rules.wire(date, "date.relative"))
    case .offset(let date): wire.style = .offset(try rules.wire(date, "date.offset"))
    case .timer(let date): wire.style = .timer(try rules.wire(date, "date.timer"))
    case .timerInterval(let start, let end, let pause, let countsDown, let showsHours):
      var interval = WireTimerInterval()
      interval.start = try rules.wire(start, "date.start")
      interval.end = try rules.wire(end, "date.end")
      if let pause { interval.pause = try rules.wire(pause, "date.pause") }
      interval.countsDown = countsDown
      interval.showsHours = showsHours
      wire.style = .timerInterval(interval)
    case .schedule(let steps):
      try rules.list(steps.count, "date.steps")
      var schedule = WireTextSchedule()
      schedule.steps = try steps.map { step in
        var wire = WireTextStep()
        wire.date = try rules.wire(step.date, "step.date")
        wire.text = try rules.string(step.text, "step.text")
        return wire
      }
      wire.style = .schedule(schedule)
    }
    return wire
  }

  init(_ wire: WireLiveDate, _ rules: WireRules) throws {
    switch wire.style {
    case .relative(let date): self = .relative(try rules.date(date, "date.relative"))
    case .offset(let date): self = .offset(try rules.date(date, "date.offset"))
    case .timer(let date): self = .timer(try rules.date(date, "date.timer"))
    case .timerInterval(let interval):
      self = .timerInterval(
        start: try rules.date(interval.start, "date.start"),
        end: try rules.date(interval.end, "date.end"),
        pause: interval.hasPause ? try rules.date(interval.pause, "date.pause") : nil,
        countsDown: interval.countsDown, showsHours: interval.showsHours)
    case .schedule(let schedule):
      try rules.list(schedule.steps.count, "date.steps")
      self = .schedule(
        try schedule.steps.map {
          TextStep(
            date: try rules.date($0.date, "step.date"), text: try rules.string($0.text, "step.text"))
        })
    case nil: throw rules.missing("date", "a live date without a style")
    }
  }
}
