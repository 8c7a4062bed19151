import Archive
import Foundation

/// Makes any value that can cross the wire. Lengths are eighths, so that columns of float32 hold them exactly.
struct RandomValues {
  var random: SeededGenerator
  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  mutating func bool() -> Bool { Bool.random(using: &random) }
  mutating func number() -> Double { Double(int(-8000...8000)) / 8 }
  mutating func fraction() -> Double { Double.random(in: 0...1, using: &random) }
  mutating func choice<E: CaseIterable>(_ type: E.Type) -> E { type.allCases.randomElement(using: &random)! }
  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
  mutating func size() -> CGSize { CGSize(width: number(), height: number()) }
  mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }
  mutating func date() -> Date {
    Date(timeIntervalSinceReferenceDate: Double.random(in: -1e9...1e9, using: &random))
  }
  mutating func string() -> String {
    ["", "a", "Wetter", "日本語", "👩‍👩‍👧", "é", "line\nline", String(repeating: "x", count: 300)].randomElement(
      using: &random)!
  }
  mutating func maybe<T>(_ make: (inout Self) -> T) -> T? { bool() ? make(&self) : nil }
  mutating func list<T>(_ range: ClosedRange<Int>, _ make: (inout Self) -> T) -> [T] {
    let count = int(range)
    return (0..<count).map { _ in make(&self) }
  }

  mutating func color() -> SceneColor {
    let base: SceneColor.Base =
      switch int(0...2) {
      case 0: .srgb(red: fraction(), green: fraction(), blue: fraction())
      case 1: .system(choice(SystemColor.self))
      default: .tint
      }
    return SceneColor(base, opacity: bool() ? 1 : fraction())
  }

  mutating func stops() -> [GradientStop] {
    list(0...4) { GradientStop(color: $0.color(), location: $0.fraction()) }
  }

  mutating func paint() -> Paint {
    switch int(0...4) {
    case 0: .color(color())
    case 1: .linearGradient(stops: stops(), start: point(), end: point())
    case 2: .radialGradient(stops: stops(), center: point(), startRadius: number(), endRadius: number())
    case 3: .angularGradient(stops: stops(), center: point(), startAngle: fraction(), endAngle: fraction())
    default: .material(choice(Material.self))
    }
  }

  mutating func element() -> PathElement {
    switch int(0...4) {
    case 0: .move(point())
    case 1: .line(point())
    case 2: .quad(control: point(), to: point())
    case 3: .curve(control1: point(), control2: point(), to: point())
    default: .close
    }
  }

  mutating func geometry() -> PathGeometry {
    switch int(0...3) {
    case 0: .rect(rect())
    case 1: .roundedRect(rect(), radius: number(), continuous: bool())
    case 2: .ellipse(rect())
    default: .elements(list(0...20) { $0.element() })
    }
  }

  mutating func stroke() -> StrokeStyle {
    StrokeStyle(
      width: number(), cap: choice(StrokeStyle.Cap.self), join: choice(StrokeStyle.Join.self),
      miterLimit: number(), dash: list(0...4) { $0.number() }, dashPhase: number())
  }

  mutating func run() -> GlyphRun {
    let glyphs = list(0...20) { UInt32($0.int(0...70_000)) }
    return GlyphRun(
      font: FontFace(name: string(), weight: number(), opticalSize: number(), synthesizedItalic: bool()),
      size: number(), paint: paint(), glyphs: glyphs, positions: (0..<2 * glyphs.count).map { _ in number() },
      decorations: list(0...2) { TextDecoration(rect: $0.rect()) })
  }

  mutating func liveDate() -> LiveDate {
    switch int(0...3) {
    case 0: .relative(date())
    case 1: .offset(date())
    case 2: .timer(date())
    default:
      .timerInterval(
        start: date(), end: date(), pause: maybe { $0.date() }, countsDown: bool(), showsHours: bool())
    }
  }

  mutating func segment() -> TextSegment {
    let content: TextSegment.Content =
      switch int(0...2) {
      case 0: .string(string())
      case 1: .date(liveDate())
      default: .symbol(string())
      }
    return TextSegment(
      content,
      style: TextStyle(
        size: number(), weight: number(), design: choice(TextStyle.Design.self), italic: bool(),
        monospacedDigits: bool(), tracking: number(), baselineOffset: number(), underline: bool(),
        strikethrough: bool(), paint: paint(), family: maybe { $0.string() }))
  }

  mutating func richText() -> RichText {
    RichText(
      segments: list(0...4) { $0.segment() }, alignment: choice(RichText.Alignment.self),
      lineLimit: maybe { $0.int(0...9) }, truncation: choice(RichText.Truncation.self),
      minimumScaleFactor: fraction(), lineSpacing: number(), rightToLeft: bool(), locale: string(),
      timeZone: string())
  }

  mutating func group(depth: Int) -> GroupNode {
    GroupNode(
      identity: UInt64.random(in: 0...UInt64.max, using: &random),
      transform: maybe {
        Transform(
          a: $0.number(), b: $0.number(), c: $0.number(), d: $0.number(), tx: $0.number(), ty: $0.number())
      },
      opacity: bool() ? 1 : fraction(), clip: maybe { $0.geometry() }, blend: choice(BlendMode.self),
      accentable: bool(),
      shadow: maybe { Shadow(color: $0.color(), radius: $0.number(), offset: $0.size()) },
      blurRadius: number(), redaction: maybe { $0.choice(GroupNode.Redaction.self) },
      children: depth == 0 ? [] : nodes(depth: depth - 1))
  }

  mutating func node(depth: Int) -> Node {
    switch int(0...6) {
    case 0: .group(group(depth: depth))
    case 1:
      .path(
        PathNode(
          geometry: geometry(), style: bool() ? .fill(evenOdd: bool()) : .stroke(stroke()), paint: paint()))
    case 2: .text(TextNode(string: string(), frame: rect(), runs: list(0...3) { $0.run() }))
    case 3: .liveText(LiveTextNode(text: richText(), frame: rect()))
    case 4:
      .symbol(
        SymbolNode(
          name: string(), pointSize: number(), weight: number(), frame: rect(),
          paints: list(1...3) { $0.paint() },
          resizable: bool()))
    case 5:
      .image(
        ImageNode(
          data: Data(list(0...40) { UInt8($0.int(0...255)) }), frame: rect(), template: maybe { $0.paint() }))
    default: .unsupported(UnsupportedNode(name: string(), frame: rect()))
    }
  }

  mutating func nodes(depth: Int) -> [Node] { list(0...4) { $0.node(depth: depth) } }

  mutating func diagnostic() -> Diagnostic {
    Diagnostic(
      code: string(), severity: choice(Diagnostic.Severity.self), message: string(),
      frame: maybe { $0.rect() },
      place: maybe { $0.string() })
  }

  mutating func scene() -> Scene {
    Scene(
      size: size(), content: nodes(depth: 4), containerBackground: maybe { $0.nodes(depth: 2) },
      hits: list(0...3) {
        HitRegion(
          frame: $0.rect(), action: $0.bool() ? .link($0.string()) : .intent(identifier: $0.string()))
      },
      accessibility: list(0...3) {
        AccessibilityElement(
          frame: $0.rect(), role: $0.choice(AccessibilityElement.Role.self), label: $0.string(),
          value: $0.maybe { $0.string() })
      },
      widgetURL: maybe { $0.string() },
      dependencies: Set(list(0...5) { $0.choice(EnvironmentDependency.self) }),
      diagnostics: list(0...2) { $0.diagnostic() })
  }
}
