import Archive
import Foundation

/// What of a context's state a drawing is wrapped in.
struct CanvasState {
  enum Clip {
    /// In the coordinates of the canvas.
    case path(Path)
    case mask([Node])

    var bounds: CGRect {
      switch self {
      case .path(let path): path.boundingRect.isNull ? .zero : path.boundingRect
      case .mask: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
      }
    }
  }
  var transform = Transform.identity
  var opacity = 1.0
  var blendMode = GraphicsContext.BlendMode.normal
  var clips: [Clip] = []
  var filters: [GraphicsContext.Filter] = []
}

/// Gathers the drawings of a canvas or of a layer in it. Canvases are drawn on the main actor, as all views are.
final class CanvasLayer {
  private(set) var nodes: [Node] = []
  let context: _ViewContext
  let size: CGSize
  /// Views that can be drawn by their tags.
  let symbols: [AnyHashable: _LayoutNode]
  /// Counts the drawings of the whole canvas.
  private let canvas: CanvasLayer?
  /// Whether anything is mixed with what is behind it: then the canvas is drawn apart.
  private(set) var blends = false

  init(context: _ViewContext, size: CGSize, symbols: [AnyHashable: _LayoutNode]) {
    self.context = context
    self.size = size
    self.symbols = symbols
    canvas = nil
  }

  /// A layer inside another.
  init(of other: CanvasLayer) {
    context = other.context
    size = other.size
    symbols = other.symbols
    canvas = other.canvas ?? other
  }

  func report(_ code: String, _ severity: Diagnostic.Severity, _ message: String) {
    onMain(context.session) { $0.report(code, severity, message) }
  }

  /// Whether the scene has room for another drawing.
  var takesMore: Bool {
    onMain(context.session) { session in
      guard !session.isFull else { return false }
      session.count()
      return true
    }
  }

  /// Records what a closure adds to a scene, in the coordinates of what is drawn.
  func draw(_ state: CanvasState, _ body: @MainActor (SceneRecorder) -> Void) {
    let nodes = onMain(context.session) { session in
      let scene = SceneRecorder(session: session)
      body(scene)
      return scene.nodes
    }
    add(nodes, state)
  }

  /// Adds nodes in the groups of a state: transform within filters, within clips, within opacity and blend mode.
  func add(_ drawn: [Node], _ state: CanvasState) {
    guard !drawn.isEmpty, state.opacity > 0 else { return }
    var nodes = drawn
    func wrap(_ group: GroupNode) {
      var group = group
      group.children = nodes
      nodes = [.group(group)]
    }
    if state.transform != .identity {
      let group = EffectGroup.map(state.transform)
      guard group.transform != nil else { return }
      wrap(group)
    }
    for filter in state.filters.reversed() {
      let (group, finding) = filter.make(context.environment)
      if let finding { report("shader", .warning, finding) }
      if let group { wrap(group) }
    }
    for clip in state.clips.reversed() {
      switch clip {
      case .path(let path): wrap(GroupNode(clip: path.geometry.sanitized, children: []))
      case .mask(let mask): wrap(GroupNode(mask: mask, children: []))
      }
    }
    let (mode, isExact) = state.blendMode.archived
    if !isExact {
      report(
        "blend-mode", .warning,
        "a canvas draws with a blend mode that scenes do not have (number \(state.blendMode.rawValue)); \(mode.rawValue) stands for it"
      )
    }
    if state.opacity < 1 || mode != .normal {
      wrap(GroupNode(opacity: state.opacity, blend: mode, children: []))
      if mode != .normal { (canvas ?? self).blends = true }
    }
    self.nodes += nodes
  }
}

/// Runs on the main actor, where evaluation and drawing always are, from code whose type does not say so.
func onMain<Input, Output>(_ input: Input, _ body: @MainActor (Input) -> Output) -> Output {
  let input = UncheckedBox(input)
  return MainActor.assumeIsolated { UncheckedBox(body(input.value)) }.value
}
