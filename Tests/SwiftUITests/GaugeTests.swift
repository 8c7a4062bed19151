import Archive
import SwiftUI
import XCTest

@MainActor final class GaugeTests: XCTestCase {
  /// Notes what a style is called with.
  private struct Recorder: GaugeStyle {
    let note: (GaugeStyleConfiguration) -> Void
    func makeBody(configuration: Configuration) -> some View {
      let _ = note(configuration)
      HStack(spacing: 0) {
        configuration.label
        configuration.currentValueLabel
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
    }
  }

  private func recorded<G: View>(_ gauge: G) -> (configuration: GaugeStyleConfiguration?, scene: Scene) {
    var seen: GaugeStyleConfiguration?
    let scene = scene(200, 60) { gauge.gaugeStyle(Recorder { seen = $0 }) }
    return (seen, scene)
  }

  func testAStyleGetsTheFractionAndTheLabels() async {
    let (full, drawn) = recorded(
      Gauge(value: 75, in: 50...100) {
        Text("L")
      } currentValueLabel: {
        Text("75")
      } minimumValueLabel: {
        Text("50")
      } maximumValueLabel: {
        Text("100")
      })
    XCTAssertEqual(full?.value, 0.5)
    XCTAssertEqual(drawn.strings, ["L", "75", "50", "100"])
    let (bare, _) = recorded(Gauge(value: 0.25) { Text("L") })
    XCTAssertEqual(bare?.value, 0.25)
    XCTAssertNil(bare?.currentValueLabel)
    XCTAssertNil(bare?.minimumValueLabel)
    XCTAssertNil(bare?.maximumValueLabel)
    let (marked, _) = recorded(
      Gauge(value: 0.25) {
        Text("L")
      } currentValueLabel: {
        Text("v")
      } markedValueLabels: {
        Text("m")
      })
    XCTAssertNotNil(marked?.currentValueLabel)
  }

  func testBadValuesAreBoundedAndReported() async {
    let cases: [(Gauge<Text, EmptyView, EmptyView, EmptyView>, Double, [String])] = [
      (Gauge(value: 2.0) { Text("") }, 1, ["value-out-of-range"]),
      (Gauge(value: -1.0) { Text("") }, 0, ["value-out-of-range"]),
      (Gauge(value: Double.nan) { Text("") }, 0, ["invalid-value"]),
      (Gauge(value: Double.infinity) { Text("") }, 1, ["value-out-of-range"]),
      (Gauge(value: 3.0, in: 3...3) { Text("") }, 0, ["invalid-range"]),
      (Gauge(value: 0, in: -Double.infinity...Double.infinity) { Text("") }, 0, ["invalid-range"]),
      (Gauge(value: Float(0.5)) { Text("") }, 0.5, []),
    ]
    for (gauge, value, codes) in cases {
      let (configuration, scene) = recorded(gauge)
      XCTAssertEqual(configuration?.value, value)
      XCTAssertEqual(scene.codes, codes)
    }
    for style in [AnyGaugeView.all(value: .nan), AnyGaugeView.all(value: 7)] {
      let drawn = scene(300, 300) { style }
      XCTAssertFalse(drawn.paths.isEmpty)
    }
  }

  func testTheOpenRingIsFiftyEightPointsWithAMarkerAtTheValue() async {
    let drawn = scene(100, 100) {
      Gauge(value: 0.5) {
        Text("L")
      } currentValueLabel: {
        Text("7")
      }.gaugeStyle(.accessoryCircular)
    }
    XCTAssertEqual(drawn.strings, ["7", "L"])
    XCTAssertEqual(drawn.paths.count, 2)
    // Half way along 270 degrees is the top: the marker's centre is half the line's width below the edge.
    let marker = drawn.paths[1].bounds
    XCTAssertEqual(marker.midX, 50, accuracy: 0.01)
    XCTAssertEqual(marker.midY, 21 + 3, accuracy: 0.01)
    XCTAssertEqual(marker.width, 6, accuracy: 0.01)
    let ring = drawn.paths[0].bounds
    XCTAssertEqual(ring.minX, 21, accuracy: 0.2)
    XCTAssertEqual(ring.maxX, 79, accuracy: 0.2)
    // The opening: nothing of the ring below the ends of the arc.
    XCTAssertLessThan(ring.maxY, 50 + 26 * sin(.pi / 4) + 3.1)
  }

  func testTheMarkerFollowsTheValue() async {
    let expected: [(Double, CGFloat)] = [(0, 135), (0.25, 202.5), (1, 405)]
    for (value, degrees) in expected {
      let drawn = scene(58, 58) { Gauge(value: value) { Text("") }.gaugeStyle(.accessoryCircular) }
      let marker = drawn.paths[drawn.paths.count - 1].bounds
      XCTAssertEqual(marker.midX, 29 + 26 * cos(degrees * .pi / 180), accuracy: 0.05, "\(value)")
      XCTAssertEqual(marker.midY, 29 + 26 * sin(degrees * .pi / 180), accuracy: 0.05, "\(value)")
    }
  }

  func testTheBoundsStandInTheOpeningInPlaceOfTheLabel() async {
    let drawn = scene(58, 58) {
      Gauge(value: 0.5) {
        Text("L")
      } currentValueLabel: {
        Text("7")
      } minimumValueLabel: {
        Text("1")
      } maximumValueLabel: {
        Text("9")
      }.gaugeStyle(.accessoryCircular)
    }
    XCTAssertEqual(drawn.strings, ["7", "1", "9"])
    let texts = drawn.texts.map(\.frame)
    XCTAssertLessThan(texts[1].maxX, 29)
    XCTAssertGreaterThan(texts[2].minX, 29)
    XCTAssertGreaterThan(texts[1].minY, 40)
  }

  func testAGradientTintFollowsTheRing() async throws {
    let gradient = Gradient(colors: [.green, .red])
    let drawn = scene(58, 58) {
      Gauge(value: 0.5) { Text("") }.gaugeStyle(.accessoryCircular).tint(gradient)
    }
    guard case .angularGradient(let stops, let center, let start, let end) = drawn.paths[0].paint else {
      return XCTFail("\(drawn.paths[0].paint)")
    }
    XCTAssertEqual(center, CGPoint(x: 29, y: 29))
    XCTAssertEqual(start * 180 / .pi, 120, accuracy: 0.01)
    XCTAssertEqual(end * 180 / .pi, 420, accuracy: 0.01)
    XCTAssertEqual(stops.map(\.color.base), [.system(.green), .system(.red)])
    XCTAssertEqual(stops[0].location, 15.0 / 300, accuracy: 0.001)
    let even = scene(58, 58) { Gauge(value: 0.5) { Text("") }.gaugeStyle(.accessoryCircular).tint(.purple) }
    XCTAssertEqual(even.paths[0].paint, .color(SceneColor(.system(.purple))))
    let none = scene(58, 58) { Gauge(value: 0.5) { Text("") }.gaugeStyle(.accessoryCircular) }
    XCTAssertEqual(none.paths[0].paint, .color(SceneColor(.system(.primary))))
  }

  func testTheClosedRingFillsClockwiseFromTheTop() async {
    let drawn = scene(58, 58) {
      Gauge(value: 0.25) { Text("L") }.gaugeStyle(.accessoryCircularCapacity).tint(.blue)
    }
    XCTAssertEqual(drawn.strings, ["L"])
    XCTAssertEqual(drawn.groups.map(\.opacity), [0.3])
    let fill = drawn.paths[1].bounds
    XCTAssertEqual(fill.minY, 0, accuracy: 0.05)
    XCTAssertEqual(fill.maxX, 58, accuracy: 0.05)
    XCTAssertEqual(fill.maxY, 29 + 3, accuracy: 0.05)
    XCTAssertEqual(fill.minX, 29 - 3, accuracy: 0.05)
    let empty = scene(58, 58) {
      Gauge(value: 0) {
        Text("L")
      } currentValueLabel: {
        Text("0")
      }.gaugeStyle(.accessoryCircularCapacity)
    }
    XCTAssertEqual(empty.paths.count, 1)
    XCTAssertEqual(empty.strings, ["0"])
  }

  func testTheDefaultIsABarBetweenItsLabels() async {
    let drawn = scene(200, 100) {
      Gauge(value: 0.25) {
        Text("L")
      } currentValueLabel: {
        Text("v")
      }
    }
    XCTAssertEqual(drawn.strings, ["L", "v"])
    let bars = drawn.paths.map(\.bounds)
    XCTAssertEqual(bars.map(\.width), [200, 50])
    XCTAssertEqual(bars.map(\.height), [6, 6])
    XCTAssertEqual(
      drawn.paths.map(\.paint), [.color(SceneColor(.system(.systemFill))), .color(SceneColor(.tint))])
    XCTAssertLessThan(drawn.texts[0].frame.midY, bars[0].minY)
    XCTAssertGreaterThan(drawn.texts[1].frame.midY, bars[0].maxY)
  }

  func testABarFillsFromTheLeadingSide() async {
    let drawn = scene(200, 40, rightToLeft: true) {
      Gauge(value: 0.25) { EmptyView() }.gaugeStyle(.linearCapacity)
    }
    XCTAssertEqual(drawn.paths[1].bounds.minX, 150)
    let marked = scene(106, 40, rightToLeft: true) {
      Gauge(value: 0.25) { EmptyView() }.gaugeStyle(.accessoryLinear)
    }
    XCTAssertEqual(marked.paths[1].bounds.midX, 3 + 75, accuracy: 0.01)
  }

  func testTheMarkedBarIsCutAwayAroundItsMarker() async {
    let drawn = scene(106, 40) { Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryLinear) }
    XCTAssertEqual(drawn.paths[1].bounds, rect(50, 17, 6, 6))
    guard case .elements(let elements) = drawn.paths[0].geometry else { return XCTFail("no outline") }
    let points = elements.compactMap { if case .line(let p) = $0 { p } else { nil } }
    XCTAssertTrue(points.allSatisfy { abs($0.x - 53) >= 4 - 0.01 }, "\(points)")
    // At the least and the most one of the two pieces is gone.
    let least = scene(106, 40) { Gauge(value: 0) { EmptyView() }.gaugeStyle(.accessoryLinear) }
    XCTAssertGreaterThan(least.paths[0].bounds.minX, 6)
  }

  func testTheStyleAroundACustomOneDrawsItsConfiguration() async {
    struct Framed: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          Text("mine")
          Gauge(value: configuration.value) {
            configuration.label
          } currentValueLabel: {
            configuration.currentValueLabel
          }
        }
      }
    }
    let drawn = scene(100, 200) {
      Gauge(value: 0.5) {
        Text("L")
      } currentValueLabel: {
        Text("v")
      }
      .gaugeStyle(Framed()).gaugeStyle(.accessoryCircular)
    }
    XCTAssertEqual(drawn.strings, ["mine", "v", "L"])
    XCTAssertEqual(drawn.paths.count, 2, "the ring and its marker")
  }

  func testItSaysItsLabelAndItsValue() async {
    let drawn = scene(100, 100) {
      VStack {
        Gauge(value: 0.4) { Text("Battery") }
        Gauge(value: 0.4) {
          Text("Wind")
        } currentValueLabel: {
          Text("9 knots")
        }.gaugeStyle(.accessoryCircular)
      }
    }
    XCTAssertEqual(drawn.accessibility.map(\.role), [.progress, .progress])
    XCTAssertEqual(drawn.accessibility.map(\.label), ["Battery", "Wind"])
    XCTAssertEqual(drawn.accessibility.map(\.value), ["40%", "9 knots"])
  }
}

/// A value in each of the styles.
private struct AnyGaugeView: View {
  let value: Double
  static func all(value: Double) -> AnyGaugeView { AnyGaugeView(value: value) }
  var body: some View {
    VStack {
      gauge
      gauge.gaugeStyle(.linearCapacity)
      gauge.gaugeStyle(.accessoryLinear)
      gauge.gaugeStyle(.accessoryLinearCapacity)
      gauge.gaugeStyle(.accessoryCircular)
      gauge.gaugeStyle(.accessoryCircularCapacity)
    }
  }
  private var gauge: some View { Gauge(value: value) { Text("L") } }
}
