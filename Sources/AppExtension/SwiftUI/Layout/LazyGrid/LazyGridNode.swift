import Foundation

/// `LazyVGrid` and `LazyHGrid`. Words are those of the vertical grid: columns across, lines one below the other.
final class LazyGridNode: _LayoutNode {
  private let axis: Axis
  private let items: [GridItem]
  private let guide: AlignmentKey
  private let gap: CGFloat
  private let children: [_LayoutNode]
  private let rightToLeft: Bool
  private var layouts: [(CGFloat?, Layout)] = []

  /// Children side by side, or one across all columns.
  private struct Line {
    var children: Range<Int>
    var isWhole: Bool
    var offset: CGFloat = 0
    var length: CGFloat = 0
  }
  private struct Layout {
    var tracks: [LazyTrack] = []
    var lines: [Line] = []
    var length: CGFloat = 0
  }

  init(
    axis: Axis, items: [GridItem], guide: AlignmentKey, spacing: CGFloat?, children: [_LayoutNode],
    rightToLeft: Bool
  ) {
    self.axis = axis
    self.items = items
    self.guide = guide
    gap = spacing?.finite ?? 8
    self.children = items.isEmpty ? [] : children
    self.rightToLeft = rightToLeft
    super.init()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let across = proposal[axis.cross]
    let layout = layout(across)
    var size = CGSize.zero
    size[axis] = layout.length
    size[axis.cross] = LazyTrack.extent(of: layout.tracks)
    return size
  }

  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    // Anew for the width that came out, as iOS does: columns that did not fit into what was offered may come out wider once
    // more, and then stand out at the trailing side.
    let layout = layout(frame.size[axis.cross])
    let start = max(
      position(guide, of: LazyTrack.extent(of: layout.tracks), in: frame.size[axis.cross]), 0)
    for line in layout.lines {
      if line.isWhole {
        for index in line.children {
          place(index, in: frame, box: (0, frame.size[axis.cross]), line: line, alignment: wholeAlignment)
        }
      } else {
        for (index, track) in zip(line.children, layout.tracks) {
          place(
            index, in: frame, box: (start + track.offset, track.length), line: line,
            alignment: track.alignment)
        }
      }
    }
  }

  override func draw(into scene: SceneRecorder) { scene.drawInOrder(children) }

  override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    if axis == self.axis {
      let length = layout(cross).length.length
      return (length, length)
    }
    return (
      LazyTrack.extent(of: LazyTrack.resolve(items, in: 0)).length,
      LazyTrack.extent(of: LazyTrack.resolve(items, in: 1e6)).length
    )
  }

  private func layout(_ across: CGFloat?) -> Layout {
    for (known, layout) in layouts where known == across { return layout }
    let layout = computeLayout(across)
    if layouts.count < 8 { layouts.append((across, layout)) }
    return layout
  }

  private func computeLayout(_ across: CGFloat?) -> Layout {
    var layout = Layout()
    guard !children.isEmpty else { return layout }
    layout.tracks = LazyTrack.resolve(items, in: across.map { $0.length })
    layout.lines = lines(columns: layout.tracks.count)
    let whole = LazyTrack.extent(of: layout.tracks)
    var offset: CGFloat = 0
    for index in layout.lines.indices {
      let line = layout.lines[index]
      var length: CGFloat = 0
      for (place, child) in line.children.enumerated() {
        let offer = offer(line.isWhole ? whole : layout.tracks[place].length)
        length = max(length, children[child].size(for: offer)[axis])
      }
      layout.lines[index].offset = offset
      layout.lines[index].length = length
      offset += length + gap
    }
    layout.length = max(offset - gap, 0)
    return layout
  }

  /// Fills line after line; headers and footers have a line each, and a section starts a new one.
  private func lines(columns: Int) -> [Line] {
    var lines: [Line] = []
    var section: UInt64?
    for (index, child) in children.enumerated() {
      let part = child.sectionPart
      if let part, part.role != .content {
        lines.append(Line(children: index..<(index + 1), isWhole: true))
      } else if let last = lines.last, !last.isWhole, last.children.count < columns, part?.section == section
      {
        lines[lines.count - 1].children = last.children.lowerBound..<(index + 1)
      } else {
        lines.append(Line(children: index..<(index + 1), isWhole: false))
      }
      section = part?.section
    }
    return lines
  }

  private func offer(_ across: CGFloat) -> ProposedViewSize {
    var offer = ProposedViewSize.unspecified
    offer[axis.cross] = across
    return offer
  }

  private func place(
    _ index: Int, in frame: CGRect, box: (offset: CGFloat, length: CGFloat), line: Line, alignment: Alignment
  ) {
    let offer = offer(box.length)
    let dimensions = children[index].dimensions(for: offer)
    let size =
      axis == .vertical
      ? CGSize(width: box.length, height: line.length) : CGSize(width: line.length, height: box.length)
    let inner = Aligner.origin(of: dimensions, in: size, alignment: alignment, rightToLeft: rightToLeft)
    var x = axis == .vertical ? box.offset : line.offset
    if rightToLeft { x = frame.width - x - size.width }
    let y = axis == .vertical ? line.offset : box.offset
    children[index].place(
      at: CGPoint(x: frame.minX + x + inner.x, y: frame.minY + y + inner.y), proposal: offer)
  }

  private var wholeAlignment: Alignment {
    axis == .vertical
      ? Alignment(horizontal: HorizontalAlignment(guide.id), vertical: .center)
      : Alignment(horizontal: .center, vertical: VerticalAlignment(guide.id))
  }

  /// Where something of a length begins in a longer box.
  private func position(_ key: AlignmentKey, of length: CGFloat, in box: CGFloat) -> CGFloat {
    ViewDimensions(size: CGSize(width: box, height: box)).value(key)
      - ViewDimensions(size: CGSize(width: length, height: length)).value(key)
  }
}
