import Archive
import Foundation
import Render
import Typography

/// Scenes that several tests draw.
enum SampleScenes {
  static let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

  static func color(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) -> Paint {
    .color(SceneColor(.srgb(red: red, green: green, blue: blue), opacity: opacity))
  }

  static func system(_ color: SystemColor, _ opacity: Double = 1) -> Paint {
    .color(SceneColor(.system(color), opacity: opacity))
  }

  static func rect(_ x: Double, _ y: Double, _ w: Double, _ h: Double, _ paint: Paint) -> Node {
    .path(PathNode(geometry: .rect(CGRect(x: x, y: y, width: w, height: h)), paint: paint))
  }

  static func text(
    _ string: String, _ x: Double, _ y: Double, size: Double, weight: Double = 400,
    paint: Paint = system(.primary),
    width: Double? = nil
  ) -> Node {
    let text = RichText(segments: [
      TextSegment(.string(string), style: TextStyle(size: size, weight: weight, paint: paint))
    ])
    let layout = TextEngine.shared.layout(text, width: width, height: nil, at: now, displayScale: 3)
    let origin = CGPoint(x: x, y: y)
    return .text(
      TextNode(
        string: string, frame: CGRect(origin: origin, size: layout.size), runs: layout.runs(at: origin)))
  }

  static func symbol(
    _ name: String, centerX: Double, centerY: Double, size: Double, weight: Double = 400,
    paints: [Paint] = [system(.primary)]
  ) -> Node {
    let box = SymbolCatalog.shared.size(name: name, pointSize: size, weight: weight)
    return .symbol(
      SymbolNode(
        name: name, pointSize: size, weight: weight,
        frame: CGRect(
          x: centerX - box.width / 2, y: centerY - box.height / 2, width: box.width, height: box.height),
        paints: paints))
  }

  /// A medium weather widget: title, large number, six hours.
  static var weather: Scene {
    let white = color(1, 1, 1)
    let faint = color(1, 1, 1, 0.6)
    var nodes: [Node] = [
      text("Cupertino", 16, 14, size: 15, weight: 600, paint: white),
      text("21°", 16, 32, size: 44, weight: 300, paint: white),
      symbol("cloud.sun.fill", centerX: 335, centerY: 26, size: 17, paints: [white]),
      text("Partly Cloudy", 254, 40, size: 12, weight: 600, paint: white),
      text("H:24° L:13°", 263, 57, size: 12, weight: 600, paint: white),
    ]
    let hours = [
      ("Now", "cloud.sun.fill", "21°"), ("10AM", "sun.max.fill", "22°"), ("11AM", "sun.max.fill", "23°"),
      ("12PM", "sun.max.fill", "24°"), ("1PM", "cloud.fill", "23°"), ("2PM", "cloud.rain.fill", "20°"),
    ]
    for (index, hour) in hours.enumerated() {
      let center = 38 + Double(index) * 56.8
      for (string, y, size, paint) in [(hour.0, 94.0, 12.0, faint), (hour.2, 138, 15, white)] {
        guard case .text(let probe) = text(string, 0, 0, size: size, weight: 600) else { continue }
        nodes.append(text(string, center - probe.frame.width / 2, y, size: size, weight: 600, paint: paint))
      }
      nodes.append(symbol(hour.1, centerX: center, centerY: 122, size: 15, paints: [white]))
    }
    let background = Node.path(
      PathNode(
        geometry: .rect(CGRect(x: 0, y: 0, width: 360, height: 170)),
        paint: .linearGradient(
          stops: [
            GradientStop(color: SceneColor(.srgb(red: 0.16, green: 0.4, blue: 0.78)), location: 0),
            GradientStop(color: SceneColor(.srgb(red: 0.42, green: 0.66, blue: 0.9)), location: 1),
          ], start: .zero, end: CGPoint(x: 0, y: 170))))
    return Scene(
      size: CGSize(width: 360, height: 170), content: nodes, containerBackground: [background],
      accessibility: [
        AccessibilityElement(
          frame: CGRect(x: 16, y: 14, width: 80, height: 18), role: .header, label: "Cupertino",
          value: "21 degrees")
      ])
  }

  /// One of everything that can be drawn.
  static var everything: Scene {
    let stops = [
      GradientStop(color: SceneColor(.system(.red)), location: 0),
      GradientStop(color: SceneColor(.system(.yellow)), location: 0.5),
      GradientStop(color: SceneColor(.system(.blue)), location: 1),
    ]
    let box = PathGeometry.roundedRect(
      CGRect(x: 0, y: 0, width: 60, height: 60), radius: 16, continuous: true)
    func place(_ x: Double, _ y: Double, _ node: Node, _ edit: (inout GroupNode) -> Void = { _ in }) -> Node {
      var group = GroupNode(transform: .translation(x, y), children: [node])
      edit(&group)
      return .group(group)
    }
    let center = CGPoint(x: 30, y: 30)
    let live = LiveTextNode(
      text: RichText(
        segments: [
          TextSegment(.string("Ends in "), style: TextStyle(size: 13, paint: system(.secondary))),
          TextSegment(
            .date(.timer(now + 754)), style: TextStyle(size: 13, weight: 600, monospacedDigits: true)),
        ], lineLimit: 1), frame: CGRect(x: 16, y: 160, width: 120, height: 16))
    var nodes: [Node] = [
      place(
        16, 16,
        .path(
          PathNode(
            geometry: box, paint: .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 60, y: 60))))),
      place(
        84, 16,
        .path(
          PathNode(
            geometry: box, paint: .radialGradient(stops: stops, center: center, startRadius: 0, endRadius: 30)
          ))),
      place(
        152, 16,
        .path(
          PathNode(
            geometry: .ellipse(CGRect(x: 4, y: 4, width: 52, height: 52)),
            style: .stroke(StrokeStyle(width: 8, cap: .round)),
            paint: .angularGradient(stops: stops, center: center, startAngle: -.pi / 2, endAngle: .pi * 3 / 2)
          ))),
      place(
        220, 16,
        .path(
          PathNode(
            geometry: .ellipse(CGRect(x: 4, y: 4, width: 52, height: 52)),
            style: .stroke(StrokeStyle(width: 3, cap: .round, dash: [0.1, 6])), paint: system(.green)))),
      place(288, 16, .path(PathNode(geometry: box, paint: system(.mint)))) {
        $0.shadow = Shadow(
          color: SceneColor(.srgb(red: 0, green: 0, blue: 0), opacity: 0.4), radius: 5,
          offset: CGSize(width: 0, height: 4))
      },
      place(16, 88, .path(PathNode(geometry: box, paint: system(.purple)))) { $0.blurRadius = 6 },
      place(84, 88, .path(PathNode(geometry: box, paint: system(.indigo)))) {
        $0.clip = .ellipse(CGRect(x: 0, y: 0, width: 60, height: 60))
        $0.opacity = 0.5
      },
      place(152, 88, text("Multi\nline text", 0, 0, size: 15)) {
        $0.transform = Transform(a: 0.9, b: 0.3, c: -0.3, d: 0.9, tx: 165, ty: 88)
      },
      place(220, 88, text("Gone", 0, 10, size: 17)) { $0.redaction = .placeholder },
      place(220, 88, text("and a longer line", 0, 36, size: 11)) { $0.redaction = .placeholder },
      .unsupported(UnsupportedNode(name: "MapView", frame: CGRect(x: 288, y: 88, width: 60, height: 60))),
      .liveText(live),
      rect(150, 156, 70, 26, system(.orange)),
      .path(
        PathNode(
          geometry: .roundedRect(CGRect(x: 160, y: 160, width: 50, height: 30), radius: 8, continuous: true),
          paint: .material(.regular))),
      text(
        "Gradient", 230, 158, size: 20, weight: 800,
        paint: .linearGradient(stops: stops, start: CGPoint(x: 230, y: 0), end: CGPoint(x: 320, y: 0))),
    ]
    let names = [
      "heart", "heart.fill", "heart.circle", "heart.circle.fill", "1.circle", "a.square.fill", "bell.slash",
      "heart.slash", "star.fill", "chevron.right", "person.crop.circle.badge.plus", "folder.badge.plus",
      "bolt.shield.fill",
      "no.such.symbol", "checkmark.circle.fill", "thermometer.medium", "drop.fill", "gearshape.fill",
    ]
    for (index, name) in names.enumerated() {
      nodes.append(
        symbol(
          name, centerX: 28 + Double(index % 9) * 38, centerY: 208 + Double(index / 9) * 34, size: 20,
          paints: [system(.primary), system(.red)]))
    }
    nodes.append(text("SF text 17 pt", 16, 262, size: 17))
    nodes.append(symbol("circle", centerX: 150, centerY: 262 + 16.33 - 0.7046 * 17 / 2, size: 17))
    nodes.append(text("Secondary 12", 176, 266, size: 12, paint: system(.secondary)))
    return Scene(
      size: CGSize(width: 364, height: 290), content: nodes,
      containerBackground: [rect(0, 0, 364, 290, system(.systemBackground))])
  }
}
