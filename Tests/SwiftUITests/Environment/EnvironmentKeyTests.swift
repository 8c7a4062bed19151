import SwiftUI
import XCTest

/// Defaults, and what is writable, as on iOS. That a line compiles is part of the test.
@MainActor final class EnvironmentKeyTests: XCTestCase {
  func testDefaults() async {
    let values = EnvironmentValues()
    XCTAssertEqual(
      [
        values.accessibilityReduceMotion, values.accessibilityReduceTransparency,
        values.accessibilityDifferentiateWithoutColor, values.accessibilityInvertColors,
        values.accessibilityShowButtonShapes, values.accessibilityVoiceOverEnabled,
        values.accessibilitySwitchControlEnabled, values.accessibilityEnabled, values.isPresented,
        values.isFocused, values.isSearching, values.isLuminanceReduced, values.supportsMultipleWindows,
        values.presentationMode.wrappedValue.isPresented, values.autocorrectionDisabled,
        values.allowsTightening, values.isSceneCaptured,
      ], Array(repeating: false, count: 17))
    XCTAssertTrue(values.isEnabled && values.isScrollEnabled && values.isHoverEffectEnabled)
    XCTAssertEqual(values.scenePhase, .active)
    XCTAssertEqual(values.horizontalSizeClass, .compact)
    XCTAssertEqual(values.verticalSizeClass, .regular)
    XCTAssertEqual(values.colorSchemeContrast, .standard)
    XCTAssertEqual(values.layoutDirection, .leftToRight)
    XCTAssertEqual(values.dynamicTypeSize, .large)
    XCTAssertEqual(values.sizeCategory, .large)
    XCTAssertEqual(values.minimumScaleFactor, 1)
    XCTAssertEqual(values.defaultMinListRowHeight, 44)
    XCTAssertNil(values.defaultMinListHeaderHeight)
    XCTAssertNil(values.lineLimit)
    XCTAssertNil(values.font)
    XCTAssertNil(values.editMode)
    XCTAssertNil(values.refresh)
    XCTAssertNil(values.backgroundMaterial)
    XCTAssertEqual(values.redactionReasons, [])
    XCTAssertEqual(values.backgroundProminence, .standard)
    XCTAssertEqual(values.menuOrder, .automatic)
    XCTAssertEqual(values.searchSuggestionsPlacement, .automatic)
  }

  func testWritableKeysComeBackAndReadOnlyOnesAreReadOnly() async {
    var values = EnvironmentValues()
    func writable<Value: Equatable>(
      _ path: KeyPath<EnvironmentValues, Value>, _ new: Value, line: UInt = #line
    ) {
      guard let path = path as? WritableKeyPath<EnvironmentValues, Value> else {
        return XCTFail("\(path) is not writable", line: line)
      }
      values[keyPath: path] = new
      let cameBack = values[keyPath: path] == new
      if !cameBack { XCTFail("another value came back", line: line) }
    }
    writable(\.colorScheme, .dark)
    writable(\.dynamicTypeSize, .xLarge)
    writable(\.sizeCategory, .extraExtraLarge)
    writable(\.layoutDirection, .rightToLeft)
    writable(\.displayScale, 2)
    writable(\.scenePhase, .background)
    writable(\.isEnabled, false)
    writable(\.horizontalSizeClass, .regular)
    writable(\.redactionReasons, .privacy)
    writable(\.isLuminanceReduced, true)
    writable(\.legibilityWeight, .bold)
    writable(\.lineLimit, 3)
    writable(\.sidebarRowSize, .large)
    writable(\.verticalScrollIndicatorVisibility, .hidden)
    writable(\._accessibilityReduceMotion, true)
    XCTAssertTrue(values.accessibilityReduceMotion)
    writable(\._accessibilityDifferentiateWithoutColor, true)
    XCTAssertTrue(values.accessibilityDifferentiateWithoutColor)

    func readOnly<Value>(_ path: KeyPath<EnvironmentValues, Value>, line: UInt = #line) {
      XCTAssertFalse(path is WritableKeyPath<EnvironmentValues, Value>, line: line)
    }
    readOnly(\.accessibilityReduceMotion)
    readOnly(\.accessibilityVoiceOverEnabled)
    readOnly(\.pixelLength)
    readOnly(\.isPresented)
    readOnly(\.isFocused)
    readOnly(\.isSearching)
    readOnly(\.dismiss)
    readOnly(\.presentationMode)
    readOnly(\.supportsMultipleWindows)
  }

  func testSizeCategoriesAreTheTypeSizes() async {
    XCTAssertEqual(ContentSizeCategory.allCases.count, DynamicTypeSize.allCases.count)
    for (category, size) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
      XCTAssertEqual(ContentSizeCategory(UIContentSizeCategory(category)), category)
      XCTAssertEqual(DynamicTypeSize(UIContentSizeCategory(size)), size)
      XCTAssertEqual(UIContentSizeCategory(category), UIContentSizeCategory(size))
      XCTAssertEqual(category.isAccessibilityCategory, size.isAccessibilitySize)
    }
    XCTAssertNil(DynamicTypeSize(.unspecified))
    XCTAssertEqual(UIContentSizeCategory(nil as DynamicTypeSize?), .unspecified)
    XCTAssertTrue(ContentSizeCategory.small < .large && ContentSizeCategory.accessibilityLarge >= .large)
  }

  func testActionsWithoutAnAppAreReported() async {
    struct Acting: View {
      @Environment(\.openURL) var openURL
      @Environment(\.dismiss) var dismiss
      @Environment(\.presentationMode) var mode
      var body: some View {
        let _ = openURL(URL(string: "app://x")!)
        let _ = dismiss()
        let _ = mode.wrappedValue.dismiss()
        Color.red
      }
    }
    XCTAssertEqual(
      scene(9, 9) { Acting() }.diagnostics.map(\.message),
      [
        "openURL has no effect in a widget, as on iOS", "dismiss has no effect in a widget, as on iOS",
      ])
  }

  func testAHandlerOfOnesOwnIsCalled() async {
    final class Found { var urls: [URL] = [] }
    struct Acting: View {
      @Environment(\.openURL) var openURL
      let found: Found
      var body: some View {
        let _ = openURL(URL(string: "app://x")!) { found.urls.append(URL(string: "done://\($0)")!) }
        Color.red
      }
    }
    let found = Found()
    let scene = scene(9, 9) {
      Acting(found: found).environment(
        \.openURL,
        OpenURLAction { url in
          found.urls.append(url)
          return .handled
        })
    }
    XCTAssertEqual(found.urls.map(\.absoluteString), ["app://x", "done://true"])
    XCTAssertEqual(scene.codes, [])
  }

  func testTransformingAValueSeesTheOneAbove() async {
    struct Sized: View {
      @Environment(\.lineSpacing) var spacing
      var body: some View { Color.red.frame(width: spacing, height: 1) }
    }
    let scene = scene(50, 50) {
      Sized().transformEnvironment(\.lineSpacing) { $0 *= 2 }.environment(\.lineSpacing, 4)
    }
    XCTAssertEqual(scene.boxes.map(\.width), [8])
  }
}
