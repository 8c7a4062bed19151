import Archive
import Host
import XCTest

/// What makes room for what. A layout is written as a picture of its page: a letter for each widget, `.` for a free pair of cells.
final class PlacementTests: XCTestCase {
  func testWidgetsFillThePageInReadingOrder() throws {
    var layout = Placement([], grid: .test)
    for (id, family) in [
      ("a", .systemSmall), ("b", .systemMedium), ("c", .systemSmall), ("d", .systemLarge),
      ("e", .systemSmall),
      ("f", .systemMedium),
    ] as [(String, WidgetFamily)] {
      layout = try layout.adding(widget(id, family))
    }
    XCTAssertEqual(layout.page(0), "ac bb e.")
    XCTAssertEqual(layout.page(1), "dd dd ff")
  }

  func testMovesMakeRoom() throws {
    // Before, the widget that moves, where to (column, row), after.
    let cases: [(String, String, Int, Int, String, UInt)] = [
      ("aa bc ..", "a", 0, 2, "bc aa ..", #line),  // a medium swaps with two smalls
      ("ab .. ..", "a", 2, 0, "ba .. ..", #line),  // two smalls swap
      ("ab cd ef", "a", 2, 4, "fb cd ea", #line),  // swaps on a full page
      ("aa bb cc", "c", 0, 0, "cc bb aa", #line),  // mediums swap
      ("aa aa bb", "b", 0, 0, "bb aa aa", #line),  // a large makes room for a medium below it
      ("a. .. ..", "a", 2, 4, ".. .. .a", #line),  // nothing in the way
      ("a. .. ..", "a", 3, 5, ".. .. .a", #line),  // snaps to even cells
      ("aa .. ..", "a", 2, 2, ".. aa ..", #line),  // stays inside the page
    ]
    for (before, id, column, row, after, line) in cases {
      let moved = try layout(before).applying(
        .move(id: id, surface: .home, page: 0, column: column, row: row))
      XCTAssertEqual(moved.page(0), after, before, line: line)
    }
  }

  func testWhatHasNoRoomOnThePageGoesToTheNext() throws {
    let full = try layout("aa bb cc").adding(widget("d", .systemLarge))
    XCTAssertEqual(full.page(1), "dd dd ..")
    let moved = try full.applying(.move(id: "d", surface: .home, page: 0, column: 0, row: 0))
    XCTAssertEqual(moved.page(0), "dd dd cc")
    XCTAssertEqual(moved.page(1), "aa bb ..")
  }

  func testAPageBehindTheLastCanBeBegunButNotTheOneAfterIt() throws {
    let layout = layout("ab .. ..")
    XCTAssertEqual(
      try layout.applying(.move(id: "a", surface: .home, page: 1, column: 0, row: 0)).page(1), "a. .. ..")
    for (page, column, row) in [
      (2, 0, 0), (-1, 0, 0), (0, -1, 0), (0, 4, 0), (0, 0, 6), (.max, 0, 0), (0, .max, .max), (0, 0, .min),
    ] {
      XCTAssertEqual(
        refusal(of: .move(id: "a", surface: .home, page: page, column: column, row: row), layout),
        "no-such-place", "\(page) \(column) \(row)")
    }
  }

  /// Statement 26: on an iPhone a widget can stand on the Home Screen, in Today View and on the Lock Screen.
  func testSurfacesTakeTheirFamilies() throws {
    let layout = try layout("a. .. ..").adding(widget("c", .accessoryCircular, .lock))
    let today = try layout.applying(.move(id: "a", surface: .today, page: 0, column: 2, row: 0))
    XCTAssertEqual(today.widgets.first { $0.id == "a" }?.place, Place(.today, column: 2, row: 0))
    XCTAssertEqual(
      refusal(of: .move(id: "a", surface: .lock, page: 0, column: 0, row: 1), layout), "wrong-surface")
    XCTAssertEqual(
      refusal(of: .move(id: "c", surface: .home, page: 0, column: 0, row: 0), layout), "wrong-surface")
    XCTAssertEqual(refusal(of: .resize(id: "a", family: .accessoryCircular), layout), "wrong-surface")
    XCTAssertEqual(refusal(of: .remove(id: "nobody"), layout), "unknown-widget")
  }

  func testTodayViewHasNoGaps() throws {
    var layout = Placement([], grid: .test)
    for id in ["a", "b", "c"] { layout = try layout.adding(widget(id, .systemMedium, .today)) }
    XCTAssertEqual(layout.rows(.today), ["a": 0, "b": 2, "c": 4])
    layout = try layout.applying(.remove(id: "a"))
    XCTAssertEqual(layout.rows(.today), ["b": 0, "c": 2])
    layout = try layout.applying(.move(id: "b", surface: .today, page: 0, column: 0, row: 8))
    XCTAssertEqual(layout.rows(.today), ["c": 0, "b": 2])
  }

  // MARK: - Lock Screen

  func testTheLockScreenHasOneLineAndFourColumns() throws {
    var layout = Placement([], grid: .test)
    for (id, family) in [
      ("l", .accessoryInline), ("r", .accessoryRectangular), ("c", .accessoryCircular),
      ("d", .accessoryCircular),
    ] as [(String, WidgetFamily)] {
      layout = try layout.adding(widget(id, family, .lock))
    }
    XCTAssertEqual(layout.lock, "l rrcd")
    for family in [WidgetFamily.accessoryInline, .accessoryCircular, .accessoryRectangular] {
      XCTAssertThrowsError(try layout.adding(widget("x", family, .lock))) { error in
        XCTAssertEqual((error as? Problem)?.code, "no-room")
        XCTAssertTrue((error as? Problem)?.message.contains(family.rawValue) == true)
      }
    }
    // A rectangle at the end swaps with two circles; a circle pushes the rectangle along.
    layout = try layout.applying(.move(id: "r", surface: .lock, page: 0, column: 2, row: 1))
    XCTAssertEqual(layout.lock, "l cdrr")
    layout = try layout.applying(.move(id: "c", surface: .lock, page: 0, column: 2, row: 1))
    XCTAssertEqual(layout.lock, "l dcrr")
    layout = try layout.applying(.remove(id: "d")).applying(.remove(id: "r"))
    XCTAssertEqual(layout.lock, "l .c..")
    layout = try layout.adding(widget("e", .accessoryCircular, .lock))
      .applying(.move(id: "e", surface: .lock, page: 0, column: 3, row: 1))
    XCTAssertEqual(layout.lock, "l .c.e")
    XCTAssertEqual(
      try layout.adding(widget("r", .accessoryRectangular, .lock)).lock, "l cerr", "they move together")
    XCTAssertEqual(try layout.applying(.resize(id: "c", family: .accessoryRectangular)).lock, "l .cce")
    XCTAssertEqual(refusal(of: .stack(id: "c", onto: "e"), layout), "no-stacks-here")
    XCTAssertEqual(refusal(of: .resize(id: "c", family: .accessoryInline), layout), "no-room")
  }

  // MARK: - Stacks

  func testStacks() throws {
    var layout = try layout("ab cd ee").applying(.stack(id: "b", onto: "a"))
    XCTAssertEqual(layout.page(0), "b. cd ee", "the one that came is on top")
    layout = try layout.applying(.stack(id: "c", onto: "b"))
    XCTAssertEqual(layout.stack(of: "a"), ["c", "b", "a"])
    XCTAssertEqual(try layout.applying(.stack(id: "a", onto: "c")).stack(of: "a"), ["a", "c", "b"])
    let moved = try layout.applying(.move(id: "b", surface: .home, page: 0, column: 2, row: 2))
    XCTAssertEqual(moved.stack(of: "a"), ["c", "b", "a"], "a stack moves as a whole")
    XCTAssertEqual(moved.page(0), "d. .c ee", "and swaps with what stands there")
    let parted = try layout.applying(.unstack(id: "b"))
    XCTAssertEqual(parted.stack(of: "a"), ["c", "a"])
    XCTAssertEqual(parted.page(0), "cb .d ee")
    XCTAssertEqual(try layout.applying(.remove(id: "c")).stack(of: "a"), ["b", "a"])
    XCTAssertEqual(refusal(of: .stack(id: "a", onto: "e"), layout), "mixed-stack")
    XCTAssertEqual(refusal(of: .stack(id: "a", onto: "a"), layout), "same-widget")
    XCTAssertEqual(refusal(of: .unstack(id: "d"), layout), "not-stacked")
    XCTAssertEqual(refusal(of: .resize(id: "a", family: .systemMedium), layout), "in-stack")
  }

  func testAStackHoldsTen() throws {
    var layout = Placement([], grid: .test)
    for number in 0..<11 { layout = try layout.adding(widget("w\(number)", .systemSmall)) }
    for number in 1..<10 { layout = try layout.applying(.stack(id: "w\(number)", onto: "w0")) }
    XCTAssertEqual(layout.stack(of: "w0").count, 10)
    XCTAssertEqual(refusal(of: .stack(id: "w10", onto: "w3"), layout), "stack-full")
    XCTAssertEqual(refusal(of: .stack(id: "w3", onto: "w10"), layout), "stack-full")
  }

  // MARK: - Sizes

  func testResizing() throws {
    XCTAssertEqual(
      try layout("ab cc ..").applying(.resize(id: "a", family: .systemMedium)).page(0), "aa cc b.")
    XCTAssertEqual(
      try layout("ab cc ..").applying(.resize(id: "b", family: .systemMedium)).page(0), "bb cc a.")
    XCTAssertEqual(
      try layout("aa aa bb").applying(.resize(id: "a", family: .systemSmall)).page(0), "a. .. bb")
    let large = try layout("bb cc aa").applying(.resize(id: "a", family: .systemLarge))
    XCTAssertEqual(large.page(0), "bb aa aa")
    XCTAssertEqual(large.page(1), "cc .. ..")
    XCTAssertEqual(
      refusal(of: .resize(id: "a", family: .systemExtraLarge), layout("a. .. ..")), "wrong-surface")
  }

  // MARK: - Odd layouts

  func testWidgetsOfAnotherDeviceAreKeptAndInNobodysWay() throws {
    let far = PlacedWidget(
      id: "far", extensionName: "e", kind: "k", family: .systemExtraLarge, page: .max, column: 6, row: .min)
    let low = PlacedWidget(
      id: "low", extensionName: "e", kind: "k", family: .systemSmall, page: 0, column: 0, row: 1)
    var layout = Placement([far, low], grid: .test)
    XCTAssertEqual(layout.freePlace(for: .systemSmall, on: .home), Place(.home, column: 2, row: 0))
    layout = try layout.adding(widget("a", .systemLarge))
    XCTAssertEqual(layout.widgets.first { $0.id == "a" }?.place, Place(.home, page: 1, column: 0, row: 0))
    XCTAssertEqual(layout.widgets.count, 3)
    XCTAssertEqual(
      refusal(of: .move(id: "far", surface: .home, page: .max, column: 0, row: 0), layout), "wrong-surface")
    layout = try layout.applying(.remove(id: "far"))
    XCTAssertEqual(layout.widgets.map(\.id), ["low", "a"])
  }

  // MARK: - Helpers

  private func refusal(of edit: LayoutEdit, _ layout: Placement) -> String? {
    do {
      _ = try layout.applying(edit)
      return nil
    } catch {
      return (error as? Problem)?.code
    }
  }

  private func widget(_ id: String, _ family: WidgetFamily, _ surface: Surface = .home) -> PlacedWidget {
    PlacedWidget(
      id: id, extensionName: "e", kind: id, family: family, page: 0, column: 0, row: 0, surface: surface)
  }

  /// The layout of a picture of a page.
  private func layout(_ picture: String) -> Placement {
    let rows = picture.split(separator: " ").map(Array.init)
    let letters = Set(rows.joined()).subtracting(["."])
    return Placement(
      letters.map { letter in
        let row = rows.firstIndex { $0.contains(letter) }!
        let column = rows[row].firstIndex(of: letter)!
        let cells = rows.joined().count { $0 == letter }
        let family: WidgetFamily =
          cells == 1 ? .systemSmall : cells == 2 ? .systemMedium : .systemLarge
        var widget = widget(String(letter), family)
        widget.place = Place(.home, column: 2 * column, row: 2 * row)
        return widget
      }, grid: .test)
  }
}

extension Placement {
  /// A picture of a page of the Home Screen.
  func page(_ page: Int) -> String {
    var rows = Array(repeating: Array(repeating: ".", count: 2), count: 3)
    for widget in widgets where widget.surface == .home && widget.page == page && widget.stackIndex == 0 {
      guard let span = WidgetGrid.test.spans[widget.family] else { continue }
      for row in 0..<span.rows / 2 {
        for column in 0..<span.columns / 2 {
          rows[widget.row / 2 + row][widget.column / 2 + column] = widget.id
        }
      }
    }
    return rows.map { $0.joined() }.joined(separator: " ")
  }

  /// A picture of the Lock Screen: the line, then the row.
  var lock: String {
    var line = "."
    var row = Array(repeating: ".", count: 4)
    for widget in widgets where widget.surface == .lock {
      if widget.family == .accessoryInline { line = widget.id }
      for column in 0..<(WidgetGrid.test.spans[widget.family]?.columns ?? 0) where widget.row == 1 {
        row[widget.column + column] = widget.id
      }
    }
    return line + " " + row.joined()
  }

  func rows(_ surface: Surface) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: widgets.filter { $0.surface == surface }.map { ($0.id, $0.row) })
  }

  /// The stack a widget is in, the one on top first.
  func stack(of id: String) -> [String] {
    guard let widget = widgets.first(where: { $0.id == id }) else { return [] }
    return widgets.filter { $0.place == widget.place && $0.family == widget.family }.map(\.id)
  }
}
