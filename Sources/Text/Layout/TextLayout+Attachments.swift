import Archive
import Foundation

/// What a layout draws beside glyphs.
extension TextLayout {
  /// The symbols that stand among the characters.
  package func symbols(at origin: CGPoint) -> [SymbolNode] {
    var symbols: [SymbolNode] = []
    forEachAttachment(at: origin) { attachment, style, size, x, baseline in
      guard case .symbol(let name) = attachment else { return }
      symbols.append(
        SymbolNode(
          name: name, pointSize: size, weight: style.weight,
          frame: SymbolCatalog.shared.frame(
            name: name, pointSize: size, weight: style.weight, x: x, baseline: baseline),
          paints: [style.paint]))
    }
    return symbols
  }

  /// The pictures that stand among the characters.
  package func images(at origin: CGPoint) -> [ImageNode] {
    var images: [ImageNode] = []
    forEachAttachment(at: origin) { attachment, style, _, x, baseline in
      guard case .image(let data, let size, let isTemplate) = attachment else { return }
      let (width, height) = (size.width * appliedScale, size.height * appliedScale)
      images.append(
        ImageNode(
          data: data, frame: CGRect(x: x, y: baseline - height, width: width, height: height),
          template: isTemplate ? style.paint : nil))
    }
    return images
  }

  private func forEachAttachment(
    at origin: CGPoint,
    _ body: (_ attachment: TextAttachment, _ style: TextStyle, _ size: Double, _ x: Double, _ y: Double) ->
      Void
  ) {
    for placed in lines {
      let shaped = placed.line.shaped
      guard shaped.runs.contains(where: { $0.attachment != nil }) else { continue }
      var x = origin.x + placed.x
      placed.line.clusters.forEach { index in
        let run = shaped.runs[Int(shaped.clusters[index].run)]
        if let attachment = run.attachment {
          let style = styles[run.segment]
          body(attachment, style, run.size, x, origin.y + placed.baseline - Self.raise(style, appliedScale))
        }
        x += shaped.step(index)
      }
    }
  }

  /// Coloured rectangles behind characters: each line's part of a segment, as high as its line.
  package func backgrounds(at origin: CGPoint) -> [TextBackground] {
    guard styles.contains(where: { $0.background != nil }) else { return [] }
    var result: [TextBackground] = []
    forEachStretch(at: origin) { segment, rect in
      if let paint = styles[segment].background { result.append(TextBackground(rect: rect, paint: paint)) }
    }
    return result
  }

  /// Where characters that link to something are, one rectangle a line.
  package func links(at origin: CGPoint) -> [(frame: CGRect, url: String)] {
    guard styles.contains(where: { $0.link != nil }) else { return [] }
    var result: [(frame: CGRect, url: String)] = []
    forEachStretch(at: origin) { segment, rect in
      guard let url = styles[segment].link else { return }
      // Neighbours with the same address are one region.
      if let last = result.last, last.url == url, last.frame.minY == rect.minY,
        abs(last.frame.maxX - rect.minX) < 2
      {
        result[result.count - 1].frame = last.frame.union(rect)
      } else {
        result.append((rect, url))
      }
    }
    return result
  }

  /// Calls `body` for each stretch of one segment on each line, from left to right.
  private func forEachStretch(at origin: CGPoint, _ body: (_ segment: Int, _ rect: CGRect) -> Void) {
    for placed in lines {
      let shaped = placed.line.shaped
      let top = origin.y + placed.baseline - placed.line.ascent
      let height = placed.line.ascent + placed.line.descent
      var x = origin.x + placed.x
      var (start, end) = (x, x)
      var current = -1
      func finish() {
        if current >= 0, end > start {
          body(current, CGRect(x: start, y: top, width: end - start, height: height))
        }
      }
      placed.line.clusters.forEach { index in
        let cluster = shaped.clusters[index]
        let segment = shaped.runs[Int(cluster.run)].segment
        if segment != current {
          finish()
          (current, start) = (segment, x)
        }
        end = x + cluster.advance
        x += shaped.step(index)
      }
      finish()
    }
  }
}
