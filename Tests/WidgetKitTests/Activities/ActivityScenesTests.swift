import ActivityKit
import Archive
import SwiftUI
import WidgetKit
import XCTest

/// The pictures of a Live Activity: what is in them, and how large they are.
@MainActor final class ActivityScenesTests: XCTestCase {
  private let parcel = ParcelAttributes(number: 7, shop: "Books & More")
  private func state(_ step: ParcelStep = .onTheWay) -> ParcelAttributes.ContentState {
    .init(driver: "Ana", arrival: ActivityBench.now...ActivityBench.now + 900, step: step)
  }

  /// Statement 48: one bundle may hold widgets, Live Activities and controls.
  func testABundleHoldsWidgetsActivitiesAndControls() async throws {
    let described = await ActivityBench(bundle: MixedActivityBundle().body).describe()
    let bundle = try XCTUnwrap(described)
    XCTAssertEqual(bundle.widgets.map(\.kind), ["Clock"])
    XCTAssertEqual(bundle.controls.map(\.kind), ["Quick"])
    XCTAssertEqual(bundle.activities.map(\.attributesType), ["ParcelAttributes", "GameAttributes"])
  }

  /// Statement 199: the Dynamic Island has three presentations: compact, minimal, expanded.
  func testEachPresentationIsDrawnInItsSize() async throws {
    let slots = [ActivityPresentation.lockScreen, .compactLeading, .compactTrailing, .minimal, .expanded]
    let scenes = try await ActivityBench(ParcelWidget()).scenes(parcel, state(), slots.map { .phone($0) })
    XCTAssertEqual(scenes.pictures.map(\.presentation), slots)
    let card = try XCTUnwrap(scenes[.lockScreen])
    XCTAssertEqual(card.size.width, 371)
    XCTAssertTrue((84...160).contains(card.size.height), "\(card.size)")
    XCTAssertEqual(SceneParts(card).text("Books & More")?.minX, 16, "no margin but the view's own padding")
    let leading = try XCTUnwrap(scenes[.compactLeading])
    XCTAssertEqual(leading.size.height, 36.67)
    XCTAssertTrue((20...52.33).contains(leading.size.width), "\(leading.size)")
    let trailing = try XCTUnwrap(scenes[.compactTrailing])
    XCTAssertEqual(trailing.size.width, 52, accuracy: 0.4, "40 of the frame and the margins")
    let minimal = try XCTUnwrap(scenes[.minimal])
    XCTAssertTrue((36.67...45).contains(minimal.size.width), "\(minimal.size)")
    let symbol = try XCTUnwrap(SceneParts(minimal).symbol("box.truck.fill"))
    XCTAssertEqual(symbol.midX, minimal.size.width / 2, accuracy: 0.5)
    XCTAssertEqual(symbol.midY, minimal.size.height / 2, accuracy: 0.5)
    XCTAssertEqual(scenes[.expanded]?.size.width, 371)
    for picture in scenes.pictures {
      XCTAssertEqual(
        picture.scene.diagnostics.filter { $0.severity != .note }, [], "\(picture.presentation)")
    }
  }

  func testColoursAndAddressesComeBack() async throws {
    let scenes = try await ActivityBench(ParcelWidget())
      .scenes(parcel, state(), [.phone(.lockScreen), .phone(.minimal)])
    XCTAssertEqual(scenes.pictures[0].backgroundTint, SceneColor(.system(.cyan), opacity: 0.5))
    XCTAssertEqual(scenes.pictures[0].actionColor, SceneColor(.srgb(red: 0, green: 0, blue: 0)))
    XCTAssertNil(scenes.pictures[1].backgroundTint)
    XCTAssertEqual(scenes.keylineTint, SceneColor(.system(.orange)))
    XCTAssertEqual(scenes.islandURL, "parcel://7")
    XCTAssertEqual(scenes.pictures[0].scene.containerBackground, [])
    XCTAssertEqual(scenes.pictures[1].scene.containerBackground?.count, 1, "black")
  }

  func testTheIslandIsDarkWhateverTheSchemeIs() async throws {
    let scenes = try await ActivityBench(SchemeWidget())
      .scenes(SchemeAttributes(), .init(), [.phone(.lockScreen), .phone(.compactLeading)])
    XCTAssertNotNil(SceneParts(scenes.pictures[0].scene).text("light"))
    XCTAssertNotNil(SceneParts(scenes.pictures[1].scene).text("dark"))
  }

  /// Statement 207: after the stale date the activity is stale.
  func testAStaleActivitySaysSo() async throws {
    let bench = ActivityBench(ParcelWidget())
    let fresh = try await bench.scenes(parcel, state(), [.phone(.lockScreen)])
    let stale = try await bench.scenes(parcel, state(), isStale: true, [.phone(.lockScreen)])
    XCTAssertNotNil(SceneParts(fresh.pictures[0].scene).text("Driver: Ana"))
    XCTAssertNotNil(SceneParts(stale.pictures[0].scene).text("No news"))
  }

  /// Statement 238: context.isStale is true when the content is out of date; a view that ignores it is reported.
  func testAViewThatIgnoresStaleContentIsReported() async throws {
    let all = ActivityPresentation.allCases.map { ActivityRequest.Slot.phone($0) }
    let aware = try await ActivityBench(ParcelWidget()).scenes(parcel, state(), isStale: true, all)
    XCTAssertEqual(aware.diagnostics.map(\.code), [])
    let game = ActivityBench(GameWidget())
    let ignorant = try await game.scenes(GameAttributes(title: ""), .init(score: "1:0"), isStale: true, all)
    let finding = try XCTUnwrap(ignorant.diagnostics.first)
    XCTAssertEqual(finding.code, "stale-not-shown")
    XCTAssertTrue(finding.message.contains("GameAttributes"), finding.message)
    XCTAssertTrue(finding.message.contains("context.isStale"), finding.message)
    let fresh = try await game.scenes(GameAttributes(title: ""), .init(score: "1:0"), all)
    XCTAssertEqual(fresh.diagnostics, [])
  }

  func testButtonsAndLinksAreTouched() async throws {
    let scenes = try await ActivityBench(ParcelWidget())
      .scenes(parcel, state(), [.phone(.lockScreen), .phone(.expanded)])
    XCTAssertEqual(scenes.pictures[0].scene.hits.map(\.label), ["Call"])
    let hits = scenes.pictures[1].scene.hits
    XCTAssertEqual(hits.count, 2)
    guard case .intent(let payload)? = hits.first?.action else { return XCTFail("\(hits)") }
    XCTAssertTrue(payload.contains("CallDriverIntent"), payload)
    XCTAssertEqual(hits.last?.action, .link("parcel://map"))
  }

  func testWhatIsTooTallIsCutAndReported() async throws {
    let scenes = try await ActivityBench(TallWidget()).scenes(
      TallAttributes(), .init(), [.phone(.lockScreen)])
    let scene = scenes.pictures[0].scene
    XCTAssertEqual(scene.size, CGSize(width: 371, height: 160))
    let finding = try XCTUnwrap(scene.diagnostics.first { $0.code == "activity-too-tall" })
    XCTAssertTrue(finding.message.contains("371×300"), finding.message)
    XCTAssertTrue(finding.message.contains("160"), finding.message)
    guard case .group(let group)? = scene.content.first else { return XCTFail("not cut") }
    XCTAssertEqual(group.clip, .rect(CGRect(x: 0, y: 0, width: 371, height: 160)))
  }

  func testAViewThatFitsTakesItsLowerForm() async throws {
    let scenes = try await ActivityBench(FittingWidget()).scenes(
      TallAttributes(), .init(), [.phone(.lockScreen), .phone(.medium)])
    XCTAssertEqual(scenes.pictures[0].scene.size, CGSize(width: 371, height: 120))
    XCTAssertEqual(scenes.pictures[1].scene.size, CGSize(width: 240, height: 90))
    XCTAssertEqual(scenes.pictures.flatMap(\.scene.diagnostics).map(\.message), [])
  }

  func testWhatIsTooWideForCompactIsCutAndReported() async throws {
    let scenes = try await ActivityBench(TallWidget())
      .scenes(TallAttributes(), .init(), [.phone(.compactLeading), .phone(.compactTrailing)])
    let leading = scenes.pictures[0].scene
    XCTAssertEqual(leading.size.width, 52.33, accuracy: 0.01)
    XCTAssertEqual(leading.diagnostics.map(\.code), ["activity-cut"])
    // A timer takes the width it is offered and no more (system_behaviour.md, section 5).
    let trailing = scenes.pictures[1].scene
    XCTAssertEqual(trailing.size.width, 52.33, accuracy: 0.01)
    let timer = try XCTUnwrap(SceneParts(trailing).text("live"))
    XCTAssertEqual(timer.width, 40.33, accuracy: 0.4)
    XCTAssertFalse(trailing.diagnostics.contains { $0.code == "activity-cut" })
  }

  /// Statement 200: supplemental families bring a Live Activity to Watch and CarPlay. Statement 236: they take small and medium. Statement
  /// 218 and 219: on CarPlay it fills the width.
  func testSupplementalFamilies() async throws {
    let bench = ActivityBench(GameWidget())
    let described = await bench.describe()
    XCTAssertEqual(described?.activities[0].supplementalFamilies, ["small", "medium"])
    let scenes = try await bench.scenes(
      GameAttributes(title: "Final"), .init(score: "1:0"),
      [.phone(.lockScreen), .phone(.small), .phone(.medium)])
    XCTAssertNotNil(SceneParts(scenes.pictures[0].scene).text("medium 1:0"))
    XCTAssertNotNil(SceneParts(scenes.pictures[1].scene).text("small 1:0"))
    XCTAssertNotNil(SceneParts(scenes.pictures[2].scene).text("medium 1:0"))
    XCTAssertEqual(scenes.pictures.map(\.scene.size.width), [371, 182, 240])
    XCTAssertTrue(scenes.pictures[0].scene.dependencies.contains(.family))
  }

  /// Statement 229: without supplementalActivityFamilies([.small]) the Watch does not show the activity's own layout.
  func testWithoutFamiliesTheWatchShowsTheCompactViews() async throws {
    let scenes = try await ActivityBench(ParcelWidget())
      .scenes(parcel, state(), [.phone(.small), .phone(.medium)])
    for picture in scenes.pictures {
      let parts = SceneParts(picture.scene)
      let symbol = try XCTUnwrap(parts.symbol("box.truck.fill"))
      let timer = try XCTUnwrap(parts.text("live"))
      XCTAssertLessThan(symbol.maxX, timer.minX, "side by side")
      XCTAssertNil(parts.text("Books & More"))
      XCTAssertEqual(picture.scene.size.width, picture.presentation == .small ? 182 : 240)
    }
  }

  func testStandByFillsTheScreen() async throws {
    var slot = ActivityRequest.Slot.phone(.lockScreen)
    slot.isFullscreen = true
    let scenes = try await ActivityBench(GameWidget())
      .scenes(GameAttributes(title: "Final"), .init(score: "1:0"), [slot])
    XCTAssertNotNil(SceneParts(scenes.pictures[0].scene).text("full 1:0"))
  }

  func testWithoutSlotsOnlyDecodingIsChecked() async throws {
    let scenes = try await ActivityBench(ParcelWidget()).scenes(parcel, state(), [])
    XCTAssertEqual(scenes.pictures, [])
  }

  func testAPictureLargerThanItsPresentationIsReported() async throws {
    let scenes = try await ActivityBench(PictureWidget())
      .scenes(PictureAttributes(), .init(), [.phone(.minimal), .phone(.lockScreen)])
    XCTAssertEqual(scenes.pictures[0].scene.diagnostics.map(\.code), ["activity-image-too-large"])
    XCTAssertEqual(scenes.pictures[1].scene.diagnostics.map(\.code), [])
  }

  func testAnUnknownTypeIsNamed() async {
    let failure = await ActivityBench(ParcelWidget()).failure("TaxiAttributes", attributes: "{}", state: "{}")
    XCTAssertEqual(failure?.code, .unknownActivity)
    XCTAssertEqual(
      failure?.message,
      "no ActivityConfiguration of this bundle is for TaxiAttributes; it has ParcelAttributes")
  }
}

private struct SchemeAttributes: ActivityAttributes { struct ContentState: Codable, Hashable {} }
private struct SchemeView: View {
  @Environment(\.colorScheme) var scheme
  var body: some View { Text(scheme == .dark ? "dark" : "light") }
}
private struct SchemeWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: SchemeAttributes.self) { _ in
      SchemeView()
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { SchemeView() }
      } compactLeading: {
        SchemeView()
      } compactTrailing: {
        SchemeView()
      } minimal: {
        SchemeView()
      }
    }
  }
}

private struct TallAttributes: ActivityAttributes { struct ContentState: Codable, Hashable {} }
private struct TallWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TallAttributes.self) { _ in
      Color.red.frame(height: 300)
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text("b") }
      } compactLeading: {
        Capsule().frame(width: 80, height: 20)
      } compactTrailing: {
        Text(timerInterval: ActivityBench.now...ActivityBench.now + 60)
      } minimal: {
        Text("m")
      }
    }
  }
}

private struct PictureAttributes: ActivityAttributes { struct ContentState: Codable, Hashable {} }
private struct PictureWidget: Widget {
  /// 60×60 points.
  private var picture: Image {
    let header: [UInt8] = Array("GIF89a".utf8) + [60, 0, 60, 0, 0, 0, 0]
    return UIImage(data: Data(header)).map { Image(uiImage: $0) } ?? Image(systemName: "questionmark")
  }
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: PictureAttributes.self) { _ in
      picture
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { picture }
      } compactLeading: {
        picture
      } compactTrailing: {
        picture
      } minimal: {
        picture.resizable().frame(width: 20, height: 20).clipShape(Circle())
      }
    }
  }
}

private struct FittingWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TallAttributes.self) { _ in
      ViewThatFits(in: .vertical) {
        Color.red.frame(height: 300)
        Color.orange.frame(height: 120)
        Color.green.frame(height: 90)
      }
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text("b") }
      } compactLeading: {
        Text("l")
      } compactTrailing: {
        Text("t")
      } minimal: {
        Text("m")
      }
    }
    .supplementalActivityFamilies([.medium])
  }
}
