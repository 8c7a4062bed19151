import Archive
import Foundation

nonisolated extension ShapeStyle {
  /// The paint as the scene keeps it: symbolic, or settled where the colour scheme is fixed. Effects of the style are left out: see
  /// `SceneRecorder.painted`.
  func scenePaint(in rect: CGRect, _ environment: EnvironmentValues) -> Paint {
    sceneFill(_PaintContext(rect: rect, environment: environment)).paint
  }

  /// The paint with its effects, as the scene keeps it.
  func sceneFill(_ context: _PaintContext) -> _Paint {
    var fill = _paint(context)
    let environment = context.environment
    guard environment.schemeIsFixed else { return fill }
    let (dark, contrast) = environment.settling
    func settled(_ color: SceneColor) -> SceneColor {
      guard case .system = color.base else { return color }
      let c = SystemColorTable.components(of: color.base, dark: dark, increasedContrast: contrast)
      return SceneColor(
        .srgb(red: c.red, green: c.green, blue: c.blue), opacity: c.alpha * color.opacity)
    }
    func settled(_ shadow: Shadow) -> Shadow {
      Shadow(color: settled(shadow.color), radius: shadow.radius, offset: shadow.offset)
    }
    fill.paint = fill.paint.mappingColors(settled)
    fill.shadows = fill.shadows.map(settled)
    fill.innerShadows = fill.innerShadows.map(settled)
    return fill
  }
}

extension SceneRecorder {
  /// Draws with a style: `draw` adds leaves in the paint it is given, which stand in a group where the style has effects.
  func painted(
    with style: some ShapeStyle, in rect: CGRect, _ environment: EnvironmentValues, _ draw: (Paint) -> Void
  ) {
    painted(style.sceneFill(_PaintContext(rect: rect, environment: environment)), draw)
  }

  func painted(_ fill: _Paint, _ draw: (Paint) -> Void) {
    for finding in fill.findings { session.report(finding.code, finding.severity, finding.message) }
    guard !fill.isPlain else { return draw(fill.paint) }
    var groups = fill.innerShadows.map { GroupNode(innerShadow: $0, children: []) }
    groups += fill.shadows.map { GroupNode(shadow: $0, children: []) }
    if fill.opacity != 1 || fill.blend != nil {
      groups.append(GroupNode(opacity: fill.opacity, blend: fill.blend ?? .normal, children: []))
    }
    nested(groups[...]) { draw(fill.paint) }
  }

  /// Groups in groups, the first of them innermost.
  func nested(_ groups: ArraySlice<GroupNode>, _ draw: () -> Void) {
    guard let outer = groups.last else { return draw() }
    group(outer) { nested(groups.dropLast(), draw) }
  }
}

extension Paint {
  /// Each colour's alpha times a factor.
  func multiplied(by factor: Double) -> Paint {
    let factor = factor.unit
    return mappingColors { $0.multiplied(by: factor) }
  }

  func mappingColors(_ change: (SceneColor) -> SceneColor) -> Paint {
    func changed(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: change($0.color), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(change(color))
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(stops: changed(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let a, let b):
      return .radialGradient(stops: changed(stops), center: center, startRadius: a, endRadius: b)
    case .angularGradient(let stops, let center, let a, let b):
      return .angularGradient(stops: changed(stops), center: center, startAngle: a, endAngle: b)
    case .ellipticalGradient(let stops, let center, let radii, let start, let end):
      return .ellipticalGradient(
        stops: changed(stops), center: center, radii: radii, start: start, end: end)
    case .meshGradient(var mesh):
      for index in mesh.vertices.indices { mesh.vertices[index].color = change(mesh.vertices[index].color) }
      mesh.background = change(mesh.background)
      return .meshGradient(mesh)
    case .image, .material: return self
    }
  }
}

extension SceneColor {
  func multiplied(by factor: Double) -> SceneColor { SceneColor(base, opacity: opacity * factor) }
}
