import Archive
import Foundation
import Typography

/// Text in the layout: shaped once for its ideal width, again only where less is offered.
final class TextNode: _LayoutNode {
  private let rich: RichText
  private let spoken: String?
  private let context: _ViewContext
  private let leading: CGFloat
  private let painting: TextPainting
  /// The layout without limits of space, once it was asked for.
  private var ideal: TextLayout?
  private let reserveLines: Int?
  private var layouts: [(CGFloat?, CGFloat?, TextLayout)] = []
  private let isLive: Bool

  init(text: Text, context: _ViewContext) {
    self.context = context
    context.session.count()
    painting = TextPainting(text, context.environment)
    (rich, leading) = text.rich(in: context)
    spoken = text.spoken.map { Text.plain($0, locale: context.environment.untrackedLocale) }
    reserveLines = context.environment.leastLines
    isLive = rich.isLive
    super.init()
  }

  private func layout(_ proposal: ProposedViewSize) -> TextLayout {
    let full = fullLayout()
    let width = proposal.width.map(\.length)
    let height = proposal.height.map(\.length)
    // Enough space: the ideal layout. A tenth of a pixel forgives rounding.
    let fitsWidth = width.map { $0 >= full.size.width - 0.03 } ?? true
    let fitsHeight = height.map { $0 >= full.size.height - 0.03 } ?? true
    // One line that may not shrink stays as it is however little height there is.
    let isOneLine = full.lineCount == 1 && rich.minimumScaleFactor >= 1
    if fitsWidth && (fitsHeight || isOneLine) { return full }
    for (w, h, known) in layouts where w == width && h == height { return known }
    let layout = TextEngine.shared.layout(
      rich, width: width.map { $0 >= 1e6 ? nil : Double($0) } ?? nil,
      height: height.map { $0 >= 1e6 ? nil : Double($0) } ?? nil, at: context.session.now,
      displayScale: context.session.displayScale, reservesWidth: isLive)
    if layouts.count < 8 { layouts.append((width, height, layout)) }
    return layout
  }

  private func fullLayout() -> TextLayout {
    if let ideal { return ideal }
    let layout = TextEngine.shared.layout(
      rich, width: nil, height: nil, at: context.session.now,
      displayScale: context.session.displayScale, reservesWidth: isLive)
    ideal = layout
    return layout
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let layout = layout(proposal)
    var size = layout.size
    if let lines = reserveLines, lines > layout.lineCount, layout.lineCount > 0 {
      size.height = size.height / CGFloat(layout.lineCount) * CGFloat(lines)
    }
    // A timer takes the width it is offered, so that it may grow (system_behaviour.md, section 5).
    if isLive, let width = proposal.width, width.isFinite { size.width = max(size.width, min(width, 1e5)) }
    return size
  }

  override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return layout(proposal).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return layout(proposal).lastBaseline }
    return nil
  }

  override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    if axis == .horizontal {
      // The most is the line itself; the least, a line broken or cut to almost nothing.
      let most = fullLayout().size.width
      return (min(most, 8), isLive ? 1e6 : most)
    }
    let low = size(for: ProposedViewSize(width: cross, height: 0)).height
    return (low, size(for: ProposedViewSize(width: cross, height: .infinity)).height)
  }

  override var spacing: SpacingPreference {
    let displayScale = context.session.displayScale
    guard !rich.segments.isEmpty else { return .standard }
    var ascent = 0.0, descent = 0.0, capHeight = 0.0
    for segment in rich.segments {
      let font = FontChoice(segment.style, size: segment.style.size)
      ascent = max(ascent, font.ascent)
      descent = max(descent, font.descent)
      capHeight = max(capHeight, font.capHeight)
    }
    return .text(
      leading: leading, ascent: ascent, descent: descent, capHeight: capHeight, displayScale: displayScale)
  }

  override func draw(into scene: SceneRecorder) {
    let layout = layout(placedProposal)
    if layout.isTruncated {
      let words = isLive ? rich.plain(at: context.session.now) : rich.plain
      context.session.report(
        "text-truncated", .warning, "\"\(words.prefix(80))\" does not fit and is cut short",
        frame: scene.mapped(frame))
    }
    if let missing = layout.missing {
      context.session.report(
        "missing-character", .warning,
        "no font has U+\(String(missing.value, radix: 16, uppercase: true)); a box is drawn in its place",
        frame: scene.mapped(frame))
    }
    scene.part(context) { drawContent(layout, into: scene) }
  }

  private func drawContent(_ layout: TextLayout, into scene: SceneRecorder) {
    if context.environment.isRedacted { return drawRedacted(layout, into: scene) }
    scene.addAccessibility(
      AccessibilityElement(
        frame: frame, role: .text,
        label: spoken ?? (isLive ? rich.plain(at: context.session.now) : rich.plain)))
    for link in layout.links(at: frame.origin) { scene.addHit(link.frame, .link(link.url)) }
    painting.draw(frame, into: scene) { drawCharacters(layout, into: scene) }
  }

  private func drawCharacters(_ layout: TextLayout, into scene: SceneRecorder) {
    if isLive {
      scene.add(.liveText(LiveTextNode(text: painting.fitted(rich, to: frame), frame: frame)))
      return
    }
    let (runs, paths) = OwnFontOutlines.split(painting.fitted(layout.runs(at: frame.origin), to: frame))
    scene.add(
      .text(
        Archive.TextNode(
          string: rich.plain, frame: frame, runs: runs, backgrounds: layout.backgrounds(at: frame.origin))))
    for path in paths { scene.add(.path(path)) }
    for symbol in layout.symbols(at: frame.origin) { scene.add(.symbol(symbol)) }
    for image in layout.images(at: frame.origin) { scene.add(.image(image)) }
  }

  /// Bars in place of lines, as iOS draws placeholders: rounded, at the height of small letters.
  private func drawRedacted(_ layout: TextLayout, into scene: SceneRecorder) {
    guard layout.lineCount > 0, frame.height > 0 else { return }
    let line = layout.size.height / CGFloat(layout.lineCount)
    for index in 0..<min(layout.lineCount, 200) {
      let isShortLast = index == layout.lineCount - 1 && layout.lineCount > 1
      let width = layout.size.width * (isShortLast ? 0.7 : 1)
      let room = frame.width - width
      let lead = rich.alignment == .trailing ? room : rich.alignment == .center ? room / 2 : 0
      let bar = CGRect(
        x: frame.minX + lead, y: frame.minY + CGFloat(index) * line + line * 0.15, width: width,
        height: line * 0.7)
      scene.add(
        .path(
          PathNode(
            geometry: .roundedRect(bar, radius: min(line * 0.2, 5), continuous: true),
            paint: RedactionPaint.bar(context.environment))))
    }
  }
}

enum RedactionPaint {
  /// The foreground at about a sixth of its strength. Ours, after the look of iOS.
  @MainActor static func bar(_ environment: EnvironmentValues) -> Paint {
    ForegroundStyle().scenePaint(in: .zero, environment).multiplied(by: 0.16)
  }
}
