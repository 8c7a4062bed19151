import Archive

/// What may stand where on one surface.
///
/// The Home Screen has pages of the device's grid. Today View is one page of four columns, as long as it needs to be. The Lock Screen has
/// one line above the clock (row 0) and four columns below it (row 1). On the Home Screen and in Today View widgets stand on even columns
/// and rows: iOS lets app icons push them to odd rows, and here are no icons to do so.
struct SurfaceRules {
  /// Pages and rows that are looked at, so that damaged numbers cost no time. Far more than anybody has.
  static let mostPages = 10_000
  static let mostRows = 20_000
  /// Columns of Today View, and of the Lock Screen below the clock.
  static let narrowColumns = 4

  let surface: Surface
  let grid: WidgetGrid

  var columns: Int { surface == .home ? grid.columns : Self.narrowColumns }
  var rows: Int {
    switch surface {
    case .home: grid.rows
    case .today: Self.mostRows
    case .lock: 2
    }
  }
  var pages: Int { surface == .home ? Self.mostPages : 1 }
  /// Widgets stand on multiples of this many columns and rows.
  var step: Int { surface == .lock ? 1 : 2 }

  /// What a family covers here; `nil` for one that does not stand on this surface of this device.
  func span(of family: WidgetFamily) -> CellSpan? {
    guard let span = grid.spans[family], family.isAccessory == (surface == .lock), span.columns > 0,
      span.rows > 0, span.columns <= columns, span.rows <= rows
    else { return nil }
    return span
  }

  /// Rows that the top of a family can stand in.
  private func topRows(_ family: WidgetFamily, _ span: CellSpan) -> ClosedRange<Int> {
    guard surface == .lock else { return 0...(rows - span.rows) }
    return family == .accessoryInline ? 0...0 : 1...1
  }

  /// Whether a family may stand at a place, whatever else stands there.
  func allows(_ family: WidgetFamily, at place: Place) -> Bool {
    guard let span = span(of: family) else { return false }
    return place.surface == surface && (0..<pages).contains(place.page)
      && (0...(columns - span.columns)).contains(place.column)
      && topRows(family, span).contains(place.row)
  }

  /// The place nearest to one asked for, on the same page; `nil` when what was asked for is not on this surface.
  func snapped(_ place: Place, _ family: WidgetFamily) -> Place? {
    guard let span = span(of: family), (0..<pages).contains(place.page),
      (0..<columns).contains(place.column), (0..<rows).contains(place.row)
    else { return nil }
    let tops = topRows(family, span)
    var snapped = place
    snapped.column = min(place.column - place.column % step, columns - span.columns)
    snapped.row = min(max(place.row - place.row % step, tops.lowerBound), tops.upperBound)
    return snapped
  }

  /// The first place of a family on a page, in reading order, that is as wanted.
  func firstPlace(_ family: WidgetFamily, page: Int, where isWanted: (Place) -> Bool) -> Place? {
    guard let span = span(of: family) else { return nil }
    let tops = topRows(family, span)
    for row in stride(from: tops.lowerBound, through: tops.upperBound, by: step) {
      for column in stride(from: 0, through: columns - span.columns, by: step) {
        let place = Place(surface, page: page, column: column, row: row)
        if isWanted(place) { return place }
      }
    }
    return nil
  }

  /// The cells a family covers at a place that it may have.
  func cells(_ family: WidgetFamily, at place: Place) -> [Place] {
    guard allows(family, at: place), let span = span(of: family) else { return [] }
    return (0..<span.rows).flatMap { row in
      (0..<span.columns).map {
        Place(surface, page: place.page, column: place.column + $0, row: place.row + row)
      }
    }
  }
}
