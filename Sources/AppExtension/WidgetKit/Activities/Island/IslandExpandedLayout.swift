import SwiftUI

/// Arranges the regions of the expanded island around the camera.
///
/// As Apple describes it (A: "Displaying live data with Live Activities"): the centre is measured first, with the least widths of leading
/// and trailing kept free; those two then get the same width. The region of the highest priority gets the island's full width below the
/// camera, and one that may go below does so if it is too wide beside it. Where leading and trailing reach down to the centre and would
/// break into more lines beside it, the centre goes below them if the island is high enough. That, and what the text leaves open,
/// gaps and vertical alignment, is ours (D).
struct IslandExpandedLayout: Layout {
  /// The camera, in the middle of the top edge.
  let sensor: CGSize
  let margins: EdgeInsets
  let largest: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width ?? largest.width
    let plan = IslandPlan(self, subviews, width: width, height: proposal.height)
    return CGSize(width: width, height: max(plan.height, proposal.height ?? 0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let plan = IslandPlan(self, subviews, width: bounds.width, height: bounds.height)
    for (index, frame) in plan.frames {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
        proposal: ProposedViewSize(frame.size))
    }
  }
}

/// Where the regions stand in an island of a width, and how high that makes it.
struct IslandPlan {
  /// Frames of subviews by their index.
  private(set) var frames: [(index: Int, frame: CGRect)] = []
  /// What the regions need, margins included.
  private(set) var height: CGFloat = 0

  private let layout: IslandExpandedLayout
  private let width: CGFloat
  private let leading, trailing, center, bottom: IslandPart
  private var gap: CGFloat { IslandMetrics.gap }
  private var margins: EdgeInsets { layout.margins }

  /// - Parameter height: that of the island, where it is known; the bottom region gets what is left of it.
  init(
    _ layout: IslandExpandedLayout, _ subviews: LayoutSubviews, width: CGFloat, height: CGFloat?
  ) {
    self.layout = layout
    self.width = width
    func part(_ place: IslandPlace) -> IslandPart {
      IslandPart(subviews, at: place, margins: layout.margins)
    }
    (leading, trailing) = (part(.leading), part(.trailing))
    (center, bottom) = (part(.center), part(.bottom))
    arrange(height)
  }

  /// The width of leading and trailing beside the camera: the same for both.
  private var beside: CGFloat {
    let half = (width - layout.sensor.width) / 2
    let camera = layout.sensor.width > 0 ? IslandMetrics.cameraGap : gap / 2
    return max(
      min(
        leading.isEmpty ? .infinity : half - leading.insets.horizontal - camera,
        trailing.isEmpty ? .infinity : half - trailing.insets.horizontal - camera, half), 0)
  }

  private func isPromoted(_ part: IslandPart, beside: CGFloat) -> Bool {
    guard !part.isEmpty else { return false }
    let others = [leading, trailing, center].filter { $0.place != part.place && !$0.isEmpty }
    if !others.isEmpty, others.allSatisfy({ $0.priority < part.priority }) { return true }
    return part.goesBelow && part.size(.unspecified).width > beside + 0.5
  }

  /// What the bottom region takes with the island's width.
  private var bottomHeight: CGFloat {
    bottom.size(.init(width: max(width - bottom.insets.horizontal, 0), height: nil)).height
  }

  private mutating func arrange(_ height: CGFloat?) {
    let beside = self.beside
    let below = (isPromoted(leading, beside: beside), isPromoted(trailing, beside: beside))
    let besides = [below.0 ? nil : leading, below.1 ? nil : trailing].compactMap { $0 }.filter { !$0.isEmpty }
    let top = besides.map(\.insets.top).min() ?? margins.top
    let cameraBottom = layout.sensor.height

    // Beside the camera, and the centre below it.
    var column = beside
    var centerTop = max(cameraBottom + IslandMetrics.cameraGap, center.insets.top)
    func rowHeight(_ column: CGFloat) -> CGFloat {
      besides.map { $0.size(.init(width: column, height: nil)).height }.max() ?? 0
    }
    var centerSize = CGSize.zero
    let whole = width - center.insets.horizontal
    let rowEnd = top + rowHeight(column)
    if !center.isEmpty, rowEnd > centerTop {
      // They stand beside the centre, too: it leaves them their least width, they what it takes.
      let least = besides.map { $0.size(.zero).width }.max() ?? 0
      let room = max(width - margins.horizontal - 2 * (least + gap), 0)
      centerSize = center.size(.init(width: min(room, whole), height: nil))
      column = min(column, max((width - margins.horizontal - centerSize.width) / 2 - gap, 0))
    }
    if !center.isEmpty, centerSize == .zero || top + rowHeight(column) > rowEnd + 0.5 {
      // Alone in its row: nothing reaches down to it, or what does would break into more lines beside it.
      let size = center.size(.init(width: whole, height: nil))
      let lowered = max(centerTop, rowEnd)
      let under = bottom.isEmpty ? margins.bottom : bottom.insets.bottom + gap + bottomHeight
      if centerSize == .zero || lowered + size.height + under <= layout.largest.height {
        (centerSize, column) = (size, beside)
        if rowEnd > centerTop { centerTop = lowered }
      }
    }
    let bandHeight = besides.isEmpty ? 0 : max(rowHeight(column), cameraBottom - top)
    var end = max(besides.isEmpty ? cameraBottom : top + bandHeight, cameraBottom)
    if !center.isEmpty {
      end = max(end, centerTop + centerSize.height)
      frames += center.frames(
        in: CGRect(
          x: (width - centerSize.width) / 2, y: centerTop, width: centerSize.width, height: centerSize.height),
        .center)
    }

    // Full width below the camera.
    let lower = [below.0 ? leading : nil, below.1 ? trailing : nil].compactMap { $0 }
    if !lower.isEmpty {
      let room = max(width - margins.horizontal - gap * CGFloat(lower.count - 1), 0) / CGFloat(lower.count)
      let y = end + IslandMetrics.cameraGap
      var lowest = y
      for part in lower {
        let size = part.size(.init(width: room, height: nil))
        let x = part.place == .leading ? part.insets.leading : width - part.insets.trailing - size.width
        frames += part.frames(in: CGRect(origin: CGPoint(x: x, y: y), size: size), part.place)
        lowest = max(lowest, y + size.height)
      }
      end = lowest
    }

    let isBottomless = bottom.isEmpty
    if !isBottomless {
      let y = end + gap
      let room = ProposedViewSize(
        width: max(width - bottom.insets.horizontal, 0),
        height: height.map { max($0 - y - bottom.insets.bottom, 0) })
      let size = bottom.size(room)
      let spare = max((room.height ?? size.height) - size.height, 0)
      frames += bottom.frames(
        in: CGRect(
          x: bottom.insets.leading + ((room.width ?? 0) - size.width) / 2, y: y + spare / 2,
          width: size.width, height: size.height), .bottom)
      end = y + size.height
    }
    self.height = end + (isBottomless ? margins.bottom : bottom.insets.bottom)

    // In the middle of their band, which is the whole island where nothing else is.
    let isAlone = isBottomless && center.isEmpty && lower.isEmpty
    let band = isAlone ? max(bandHeight, (height ?? 0) - top - margins.bottom) : bandHeight
    for part in besides {
      let size = part.size(.init(width: column, height: nil))
      let x = part.place == .leading ? part.insets.leading : width - part.insets.trailing - size.width
      frames += part.frames(
        in: CGRect(origin: CGPoint(x: x, y: top + (band - size.height) / 2), size: size), part.place)
    }
  }
}

/// The regions at one place, one below the other.
private struct IslandPart {
  let place: IslandPlace
  let insets: EdgeInsets
  let priority: Double
  let goesBelow: Bool
  private let members: [(index: Int, view: LayoutSubview)]

  init(_ subviews: LayoutSubviews, at place: IslandPlace, margins: EdgeInsets) {
    self.place = place
    var regions: [IslandRegion] = []
    var members: [(index: Int, view: LayoutSubview)] = []
    for (index, view) in subviews.enumerated() {
      guard let region = view[IslandRegionKey.self], region.place == place else { continue }
      // An empty region leaves no gap.
      guard view.sizeThatFits(.unspecified) != .zero || view.sizeThatFits(.infinity) != .zero else {
        continue
      }
      regions.append(region)
      members.append((index, view))
    }
    self.members = members
    priority = regions.map(\.priority).max() ?? 0
    goesBelow = regions.contains { $0.goesBelow }
    let edges = regions.first?.margins ?? IslandEdges()
    // Toward the middle a region has only margins of its own.
    var system = margins
    switch place {
    case .leading: system.trailing = 0
    case .trailing: system.leading = 0
    case .center, .bottom: break
    }
    insets = edges.over(system)
  }

  var isEmpty: Bool { members.isEmpty }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    members.reduce(into: CGSize.zero) { sum, member in
      let size = member.view.sizeThatFits(proposal)
      sum.width = max(sum.width, size.width)
      sum.height += size.height
    }
  }

  /// Frames of the members in the part's.
  func frames(in frame: CGRect, _ place: IslandPlace) -> [(index: Int, frame: CGRect)] {
    if members.count == 1 { return [(members[0].index, frame)] }
    var y = frame.minY
    return members.map { index, view in
      let size = view.sizeThatFits(ProposedViewSize(width: frame.width, height: nil))
      let spare = frame.width - size.width
      let x =
        switch place {
        case .leading: frame.minX
        case .trailing: frame.minX + spare
        case .center, .bottom: frame.minX + spare / 2
        }
      defer { y += size.height }
      return (index, CGRect(origin: CGPoint(x: x, y: y), size: size))
    }
  }
}
