import Foundation

/// Measures and arranges the cells of a grid.
///
/// Columns share the width as the children of a row do: the least flexible first, each offered an equal part of what is left and
/// taking what its widest cell takes of it. What then is left goes to cells that span several columns, equally to each of their
/// columns. Rows share the height in the same way. Apple documents the outcome (widest cell, highest cell, spans, unsized
/// axes), not the arithmetic: the order is that of its stacks (confidence C).
@MainActor final class GridSolver {
  /// Where one cell goes.
  struct Placement {
    var origin: CGPoint
    var proposal: ProposedViewSize
  }
  struct Arrangement {
    var size = CGSize.zero
    var cells: [Placement] = []
  }
  private let layout: GridLayout
  private let table: GridTable
  private var arrangements: [(ProposedViewSize, Arrangement)] = []
  private var columns: [(CGFloat?, Columns)] = []
  private var rowTracks: [(CGFloat?, [GridTrack])] = []
  private lazy var columnTracks = makeColumnTracks()
  private lazy var stretchedTracks = makeStretchedTracks()

  /// Columns for one width: what each takes, and what its cells were offered for it.
  private struct Columns {
    var widths: [CGFloat] = []
    var offers: [CGFloat?] = []
    var spanOffers: [Range<Int>: CGFloat?] = [:]
  }
  private struct Rows {
    var heights: [CGFloat] = []
    var offers: [CGFloat?] = []
  }

  init(layout: GridLayout, nodes: [_LayoutNode]) {
    self.layout = layout
    table = GridTable(nodes: nodes, layout: layout)
  }

  func arrangement(for proposal: ProposedViewSize) -> Arrangement {
    for (known, arrangement) in arrangements where known == proposal { return arrangement }
    let arrangement = arrange(proposal)
    if arrangements.count < 8 { arrangements.append((proposal, arrangement)) }
    return arrangement
  }

  func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    let tracks = axis == .horizontal ? stretchedTracks : rowTracks(for: cross)
    let gaps = (axis == .horizontal ? table.columnGaps : table.rowGaps).reduce(0, +)
    return (
      (tracks.reduce(0) { $0 + $1.min } + gaps).length, (tracks.reduce(0) { $0 + $1.max } + gaps).length
    )
  }

  // MARK: columns

  private func columns(for width: CGFloat?) -> Columns {
    for (known, result) in columns where known == width { return result }
    let result = solveColumns(width)
    if columns.count < 8 { columns.append((width, result)) }
    return result
  }

  private func solveColumns(_ width: CGFloat?) -> Columns {
    let available = width.map { $0 - table.columnGaps.reduce(0, +) }
    var result = Columns()
    result.offers = Array(repeating: nil, count: table.columns.count)
    if let available {
      result.widths = GridTrack.share(available, among: columnTracks) { column, offer in
        result.offers[column] = offer
        return max(columnTracks[column].min, extent(ofColumn: column, offered: offer))
      }
    } else {
      result.widths = table.columns.indices.map { extent(ofColumn: $0, offered: nil) }
    }
    var total = result.widths.reduce(0, +)
    for span in table.spans {
      let held = result.widths[span.columns].reduce(0, +) + table.innerGaps(span.columns)
      let offer = available.map { held + max($0 - total, 0) }
      result.spanOffers[span.columns] = .some(offer)
      var need: CGFloat = 0
      for index in span.cells {
        let cell = table.cells[index]
        need = max(
          need,
          cell.unsizedAxes.contains(.horizontal)
            ? cell.node.range(along: .horizontal, cross: nil).min
            : cell.node.size(for: ProposedViewSize(width: offer, height: nil)).width)
      }
      guard need > held else { continue }
      for column in span.columns { result.widths[column] += (need - held) / CGFloat(span.columns.count) }
      total += need - held
    }
    return result
  }

  /// What the widest cell of a column takes of an offer.
  private func extent(ofColumn column: Int, offered: CGFloat?) -> CGFloat {
    let key = table.columnGuides[column]
    var group = GuideGroup()
    for index in table.columns[column] {
      let cell = table.cells[index]
      if cell.unsizedAxes.contains(.horizontal) {
        group.add(length: cell.node.range(along: .horizontal, cross: nil).min)
        continue
      }
      let dimensions = cell.node.dimensions(for: ProposedViewSize(width: offered, height: nil))
      if cell.anchor == nil {
        group.add(guide: dimensions.value(key), length: dimensions.width)
      } else {
        group.add(length: dimensions.width)
      }
    }
    return group.length
  }

  private func makeColumnTracks() -> [GridTrack] {
    var tracks = table.columns.map { column in
      var track = GridTrack()
      for index in column { widen(&track, by: table.cells[index], along: .horizontal, cross: nil) }
      return track
    }
    for span in table.spans {
      let held = tracks[span.columns].reduce(0) { $0 + $1.min } + table.innerGaps(span.columns)
      let need = span.cells.map { table.cells[$0].node.range(along: .horizontal, cross: nil).min }.max() ?? 0
      guard need > held else { continue }
      for column in span.columns {
        tracks[column].min += (need - held) / CGFloat(span.columns.count)
        tracks[column].max = max(tracks[column].max, tracks[column].min)
      }
    }
    return tracks
  }

  /// Columns as far as cells that span several of them would stretch them.
  private func makeStretchedTracks() -> [GridTrack] {
    var tracks = columnTracks
    for span in table.spans {
      let held = tracks[span.columns].reduce(0) { $0 + $1.max } + table.innerGaps(span.columns)
      let cells = span.cells.map { table.cells[$0] }.filter { !$0.unsizedAxes.contains(.horizontal) }
      let need = cells.map { $0.node.range(along: .horizontal, cross: nil).max }.max() ?? 0
      guard need > held else { continue }
      for column in span.columns { tracks[column].max += (need - held) / CGFloat(span.columns.count) }
    }
    return tracks
  }

  private func widen(_ track: inout GridTrack, by cell: GridCell, along axis: Axis, cross: CGFloat?) {
    let range = cell.node.range(along: axis, cross: cross)
    let isUnsized = cell.unsizedAxes.contains(axis == .horizontal ? .horizontal : .vertical)
    track.widen(
      min: range.min, max: isUnsized ? range.min : range.max, priority: cell.node.priority)
  }

  // MARK: rows

  private func width(of cell: GridCell, _ columns: Columns) -> CGFloat {
    columns.widths[cell.columns].reduce(0, +) + (cell.span > 1 ? table.innerGaps(cell.columns) : 0)
  }

  /// The width a cell is offered at last: its whole cell, where it takes more of that than of what it was offered before. Offering
  /// another width without need would have grids within grids measured anew at each level.
  private func widthOffer(_ cell: GridCell, _ columns: Columns) -> CGFloat? {
    let whole = width(of: cell, columns)
    guard !cell.unsizedAxes.contains(.horizontal) else { return whole }
    let offer = cell.span == 1 ? columns.offers[cell.column] : columns.spanOffers[cell.columns] ?? nil
    let taken = cell.node.size(for: ProposedViewSize(width: offer, height: nil)).width
    if abs(taken - whole) < 1e-6 { return offer }
    return cell.node.range(along: .horizontal, cross: nil).max > taken ? whole : offer
  }

  private func heightOffer(_ cell: GridCell, width: CGFloat?, _ rows: Rows) -> CGFloat? {
    let whole = rows.heights[cell.row]
    guard !cell.unsizedAxes.contains(.vertical) else { return whole }
    let offer = rows.offers[cell.row]
    let taken = cell.node.size(for: ProposedViewSize(width: width, height: offer)).height
    if abs(taken - whole) < 1e-6 { return offer }
    return cell.node.range(along: .vertical, cross: width).max > taken ? whole : offer
  }

  private func rowTracks(for width: CGFloat?) -> [GridTrack] {
    for (known, result) in rowTracks where known == width { return result }
    let columns = columns(for: width)
    let result = table.rows.map { cells in
      var track = GridTrack()
      for cell in table.cells[cells] {
        widen(&track, by: cell, along: .vertical, cross: widthOffer(cell, columns))
      }
      return track
    }
    if rowTracks.count < 8 { rowTracks.append((width, result)) }
    return result
  }

  /// What the highest cell of a row takes of an offer.
  private func extent(ofRow row: Int, widths: [CGFloat?], offered: CGFloat?) -> CGFloat {
    var group = GuideGroup()
    for index in table.rows[row] {
      let cell = table.cells[index]
      if cell.unsizedAxes.contains(.vertical) {
        group.add(length: cell.node.range(along: .vertical, cross: widths[index]).min)
        continue
      }
      let dimensions = cell.node.dimensions(
        for: ProposedViewSize(width: widths[index], height: offered))
      if cell.anchor == nil {
        group.add(guide: dimensions.value(table.rowGuides[row]), length: dimensions.height)
      } else {
        group.add(length: dimensions.height)
      }
    }
    return group.length
  }

  private func solveRows(_ proposal: ProposedViewSize, widths: [CGFloat?]) -> Rows {
    var rows = Rows()
    rows.offers = Array(repeating: nil, count: table.rows.count)
    guard let height = proposal.height else {
      rows.heights = table.rows.indices.map { extent(ofRow: $0, widths: widths, offered: nil) }
      return rows
    }
    let tracks = rowTracks(for: proposal.width)
    rows.heights = GridTrack.share(height - table.rowGaps.reduce(0, +), among: tracks) { row, offer in
      rows.offers[row] = offer
      return max(tracks[row].min, extent(ofRow: row, widths: widths, offered: offer))
    }
    return rows
  }

  // MARK: cells

  private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    guard !table.cells.isEmpty else { return Arrangement() }
    let solved = columns(for: proposal.width)
    let widths = solved.widths
    let widthOffers = table.cells.map { widthOffer($0, solved) }
    let rowsSolved = solveRows(proposal, widths: widthOffers)
    let heights = rowsSolved.heights
    let x = positions(widths, table.columnGaps), y = positions(heights, table.rowGaps)
    let offers = zip(table.cells, widthOffers).map { cell, width in
      ProposedViewSize(width: width, height: heightOffer(cell, width: width, rowsSolved))
    }
    let dimensions = zip(table.cells, offers).map { $0.node.dimensions(for: $1) }
    var columns = Array(repeating: GuideGroup(), count: widths.count)
    var rows = Array(repeating: GuideGroup(), count: heights.count)
    for (cell, size) in zip(table.cells, dimensions) where cell.anchor == nil {
      rows[cell.row].add(guide: size.value(table.rowGuides[cell.row]), length: size.height)
      guard cell.span == 1 else { continue }
      columns[cell.column].add(guide: size.value(table.columnGuides[cell.column]), length: size.width)
    }
    var result = Arrangement()
    result.size = CGSize(
      width: max((x.last ?? 0) + (widths.last ?? 0), 0),
      height: max((y.last ?? 0) + (heights.last ?? 0), 0))
    for ((cell, offer), size) in zip(zip(table.cells, offers), dimensions) {
      let box = CGSize(width: width(of: cell, solved), height: heights[cell.row])
      var origin = CGPoint(x: x[cell.column], y: y[cell.row])
      if let anchor = cell.anchor {
        origin.x += anchor.x.finite * (box.width - size.width)
        origin.y += anchor.y.finite * (box.height - size.height)
      } else {
        // Across several columns there is no common guide: the grid's own alignment counts.
        let key = cell.span == 1 ? table.columnGuides[cell.column] : layout.alignment.horizontal.key
        let line =
          cell.span == 1
          ? columns[cell.column].position(of: key, in: box.width) : ViewDimensions(size: box).value(key)
        origin.x += line - size.value(key)
        let guide = table.rowGuides[cell.row]
        origin.y += rows[cell.row].position(of: guide, in: box.height) - size.value(guide)
      }
      result.cells.append(Placement(origin: origin, proposal: offer))
    }
    return result
  }

  private func positions(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [CGFloat] {
    var position: CGFloat = 0
    return lengths.indices.map { index in
      defer { position += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
      return position
    }
  }
}
