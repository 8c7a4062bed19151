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

  mutating func mesh() -> SceneMesh {
    let columns = int(2...3)
    return SceneMesh(
      columns: columns,
      vertices: (0..<columns * int(2...3)).map { _ in
        SceneMesh.Vertex(
          position: point(), leading: point(), top: point(), trailing: point(), bottom: point(),
          color: color())
      }, background: color(), smoothsColors: bool())
  }

  mutating func data() -> Data { Data(list(0...40) { UInt8($0.int(0...255)) }) }

  mutating func paint() -> Paint {
    switch int(0...7) {
    case 0: .color(color())
    case 1: .linearGradient(stops: stops(), start: point(), end: point())
    case 2: .radialGradient(stops: stops(), center: point(), startRadius: number(), endRadius: number())
    case 3: .angularGradient(stops: stops(), center: point(), startAngle: fraction(), endAngle: fraction())
    case 4:
      .ellipticalGradient(
        stops: stops(), center: point(), radii: size(), start: fraction(), end: fraction())
    case 5: .meshGradient(mesh())
    case 6: .image(ImageFill(data: data(), source: rect(), tile: rect()))
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
      font: FontFace(
        name: string(), weight: number(), opticalSize: number(), synthesizedItalic: bool(),
        stretch: bool() ? 1 : fraction()),
      size: number(), paint: paint(), glyphs: glyphs, positions: (0..<2 * glyphs.count).map { _ in number() },
      decorations: list(0...2) {
        TextDecoration(
          rect: $0.rect(), pattern: $0.choice(TextLineStyle.Pattern.self), paint: $0.maybe { $0.paint() })
      })
  }

  mutating func liveDate() -> LiveDate {
    switch int(0...4) {
    case 0: .relative(date())
    case 1: .offset(date())
    case 2: .timer(date())
    case 3: .schedule(list(0...3) { TextStep(date: $0.date(), text: $0.string()) })
    default:
      .timerInterval(
        start: date(), end: date(), pause: maybe { $0.date() }, countsDown: bool(), showsHours: bool())
    }
  }

  mutating func line() -> TextLineStyle {
    TextLineStyle(pattern: choice(TextLineStyle.Pattern.self), paint: maybe { $0.paint() })
  }

  mutating func segment() -> TextSegment {
    let content: TextSegment.Content =
      switch int(0...3) {
      case 0: .string(string())
      case 1: .date(liveDate())
      case 2: .image(data(), size: size(), isTemplate: bool())
      default: .symbol(string())
      }
    return TextSegment(
      content,
      style: TextStyle(
        size: number(), weight: number(), design: choice(TextStyle.Design.self), italic: bool(),
        monospacedDigits: bool(), tracking: number(), baselineOffset: number(),
        underline: maybe { $0.line() },
        strikethrough: maybe { $0.line() }, paint: paint(), family: maybe { $0.string() },
        stretch: bool() ? 1 : fraction(), leading: choice(TextStyle.Leading.self),
        smallCaps: choice(TextStyle.SmallCaps.self), background: maybe { $0.paint() },
        link: maybe { $0.string() }))
  }

  mutating func richText() -> RichText {
    RichText(
      segments: list(0...4) { $0.segment() }, alignment: choice(RichText.Alignment.self),
      lineLimit: maybe { $0.int(0...9) }, truncation: choice(RichText.Truncation.self),
      allowsTightening: bool(),
      minimumScaleFactor: fraction(), lineSpacing: number(), rightToLeft: bool(), locale: string(),
      timeZone: string())
  }

  mutating func transform() -> Transform {
    Transform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }

  mutating func shadow() -> Shadow { Shadow(color: color(), radius: number(), offset: size()) }

  mutating func filter() -> ColorFilter {
    bool() ? .matrix(ColorMatrix((0..<20).map { _ in number() })!) : .multiply(color())
  }

  mutating func effect() -> Change.Effect {
    switch int(0...6) {
    case 0: .opacity
    case 1: .scale(number(), anchor: point())
    case 2: .offset(size())
    case 3: .move(choice(Change.Edge.self))
    case 4: .push(choice(Change.Edge.self))
    case 5: .blurReplace
    default: .rotation(number(), anchor: point())
    }
  }

  mutating func contentChange() -> Change.Content {
    switch int(0...4) {
    case 0: .identity
    case 1: .opacity
    case 2: .interpolate
    case 3: .numericText(countsDown: bool(), value: maybe { $0.number() })
    default: .symbolReplace
    }
  }

  mutating func motion() -> Motion {
    Motion(
      curve: bool()
        ? .bezier(x1: number(), y1: number(), x2: number(), y2: number())
        : .spring(mass: number(), stiffness: number(), damping: number(), velocity: number()),
      duration: number(), delay: number(), repeats: int(0...9), autoreverses: bool())
  }

  mutating func change() -> Change {
    Change(
      content: maybe { $0.contentChange() }, insertion: list(0...2) { $0.effect() },
      removal: list(0...2) { $0.effect() }, motion: maybe { $0.motion() }, isImmediate: bool(),
      trigger: UInt64.random(in: 0...UInt64.max, using: &random))
  }

  mutating func group(depth: Int) -> GroupNode {
    GroupNode(
      identity: UInt64.random(in: 0...UInt64.max, using: &random), transform: maybe { $0.transform() },
      projection: maybe {
        Projection(affine: $0.transform(), px: $0.number(), py: $0.number(), pw: $0.number())
      },
      opacity: bool() ? 1 : fraction(), clip: maybe { $0.geometry() },
      mask: depth == 0 ? nil : maybe { $0.nodes(depth: depth - 1) }, blend: choice(BlendMode.self),
      isIsolated: bool(), accentable: bool(), filter: maybe { $0.filter() }, shadow: maybe { $0.shadow() },
      innerShadow: maybe { $0.shadow() }, blurRadius: number(),
      redaction: maybe { $0.choice(GroupNode.Redaction.self) }, change: maybe { $0.change() },
      toggle: maybe {
        GroupNode.ToggleFace(hit: $0.int(0...9), isOn: $0.bool(), isCurrent: $0.bool())
      },
      children: depth == 0 ? [] : nodes(depth: depth - 1))
  }

  mutating func progress() -> LiveProgressNode {
    LiveProgressNode(
      start: date(), end: date(), countsDown: bool(),
      shape: bool() ? .bar(rightToLeft: bool()) : .ring(lineWidth: number()), frame: rect(), paint: paint())
  }

  mutating func node(depth: Int) -> Node {
    switch int(0...7) {
    case 0: .group(group(depth: depth))
    case 1:
      .path(
        PathNode(
          geometry: geometry(), style: bool() ? .fill(evenOdd: bool()) : .stroke(stroke()), paint: paint()))
    case 2:
      .text(
        TextNode(
          string: string(), frame: rect(), runs: list(0...3) { $0.run() },
          backgrounds: list(0...1) { TextBackground(rect: $0.rect(), paint: $0.paint()) }))
    case 3: .liveText(LiveTextNode(text: richText(), frame: rect()))
    case 4:
      .symbol(
        SymbolNode(
          name: string(), pointSize: number(), weight: number(), frame: rect(),
          paints: list(1...3) { $0.paint() },
          resizable: bool(), rendering: choice(SymbolNode.Rendering.self),
          variableValue: maybe { $0.fraction() }))
    case 5:
      .image(
        ImageNode(
          data: data(), frame: rect(), template: maybe { $0.paint() },
          slicing: maybe {
            ImageSlicing(
              top: $0.number(), left: $0.number(), bottom: $0.number(), right: $0.number(),
              scale: $0.number(),
              tiles: $0.bool())
          }, interpolation: choice(ImageNode.Interpolation.self)))
    case 6: .liveProgress(progress())
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
          frame: $0.rect(), action: $0.bool() ? .link($0.string()) : .intent(identifier: $0.string()),
          label: $0.maybe { $0.string() }, isOn: $0.maybe { $0.bool() })
      },
      accessibility: list(0...3) {
        AccessibilityElement(
          frame: $0.rect(), role: $0.choice(AccessibilityElement.Role.self), label: $0.string(),
          value: $0.maybe { $0.string() }, hint: $0.maybe { $0.string() },
          traits: Set($0.list(0...3) { $0.choice(AccessibilityElement.Trait.self) }),
          identifier: $0.maybe { $0.string() }, actions: $0.list(0...2) { $0.string() })
      },
      widgetURL: maybe { $0.string() },
      dependencies: Set(list(0...5) { $0.choice(EnvironmentDependency.self) }),
      diagnostics: list(0...2) { $0.diagnostic() })
  }
}
