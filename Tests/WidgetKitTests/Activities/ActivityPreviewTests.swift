import ActivityKit
import Archive
import SwiftUI
import WidgetKit
import XCTest

// Previews of Live Activities, as projects write them. WidgetKit finds them in the executable.

private struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
    var car = "Blue"
  }
  var street: String
}

private struct Ride: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { context in
      Text("\(context.state.minutes) min")
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("Ride") }
      } compactLeading: {
        Text("R")
      } compactTrailing: {
        Text("5")
      } minimal: {
        Text("R")
      }
    }
  }
}

#Preview("Lock Screen", as: .content, using: RideAttributes(street: "Elm")) {
  Ride()
} contentStates: {
  RideAttributes.ContentState(minutes: 5)
  for minutes in [3, 1] { RideAttributes.ContentState(minutes: minutes) }
}

#Preview(
  as: .dynamicIsland(.minimal), using: RideAttributes(street: "Oak"), widget: { Ride() },
  contentStates: { RideAttributes.ContentState(minutes: 2, car: "Red") })

#Preview("Nowhere", as: .dynamicIsland(.expanded), using: RideAttributes(street: "")) {
  Ride()
} contentStates: {
  RideAttributes.ContentState(minutes: 0)
}

@MainActor final class ActivityPreviewTests: XCTestCase {
  private func previews() async throws -> [ActivityPreview] {
    guard case .activityPreviews(let list)? = await ActivityBench(Ride()).ask(.activityPreviews) else {
      throw CancellationError()
    }
    XCTAssertEqual(list.diagnostics, [])
    return list.previews.filter { $0.attributesType == "RideAttributes" }
  }

  func testEveryPreviewIsFoundInTheOrderOfTheSource() async throws {
    let previews = try await previews()
    XCTAssertEqual(previews.map(\.name), ["Lock Screen", nil, "Nowhere"])
    XCTAssertEqual(previews.map(\.form), [.content, .minimal, .expanded])
    XCTAssertEqual(previews.map(\.states.count), [3, 1, 1])
    XCTAssertTrue(
      previews.allSatisfy { $0.file.hasSuffix("/ActivityPreviewTests.swift") }, "\(previews.map(\.file))")
    XCTAssertEqual(previews.map(\.line), previews.map(\.line).sorted())
  }

  func testValuesAreJSONAsAnAppSendsThem() async throws {
    let preview = try await previews()[1]
    XCTAssertEqual(
      try JSONDecoder().decode(RideAttributes.self, from: preview.attributes).street, "Oak")
    XCTAssertEqual(
      try JSONDecoder().decode(RideAttributes.ContentState.self, from: XCTUnwrap(preview.states.first)),
      .init(minutes: 2, car: "Red"))
  }

  /// Its widget need not be in the bundle, and is not listed as if it were.
  func testAPreviewIsDrawnWithoutTheBundle() async throws {
    let bench = ActivityBench()
    _ = await bench.ask(.activityPreviews)
    let scenes = try await bench.scenes(
      RideAttributes(street: "Elm"), .init(minutes: 5), [.phone(.lockScreen)])
    XCTAssertNotNil(SceneParts(scenes.pictures[0].scene).text("5 min"))
    let bundle = await bench.describe()
    XCTAssertEqual(bundle?.activities, [])
  }
}
