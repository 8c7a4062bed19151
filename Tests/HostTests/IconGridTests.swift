import Archive
import Host
import XCTest

final class IconGridTests: XCTestCase {
  func testWidgetsFillThePageInReadingOrder() {
    var grid = IconGrid()
    let families: [WidgetFamily] = [
      .systemSmall, .systemMedium, .systemSmall, .systemLarge, .systemSmall, .systemMedium,
    ]
    XCTAssertEqual(
      families.map { grid.place($0) },
      [
        cell(0, 0, 0), cell(0, 0, 2), cell(0, 2, 0), cell(1, 0, 0), cell(0, 0, 4), cell(1, 0, 4),
      ])
  }

  func testAccessoryFamiliesHaveNoPlace() {
    var grid = IconGrid()
    XCTAssertNil(grid.place(.accessoryCircular))
    XCTAssertNil(grid.place(.systemExtraLarge))
  }

  func testPlacesThatAreTakenAreLeftOut() {
    let placed = PlacedWidget(
      id: "w1", extensionName: "a", kind: "b", family: .systemLarge, page: 0, column: 0, row: 1)
    var grid = IconGrid([placed])
    XCTAssertEqual(
      grid.place(.systemSmall), cell(1, 0, 0), "rows 1 to 4 are covered, so no pair of rows is free")
  }

  private func cell(_ page: Int, _ column: Int, _ row: Int) -> IconGrid.Cell {
    IconGrid.Cell(page: page, column: column, row: row)
  }
}
