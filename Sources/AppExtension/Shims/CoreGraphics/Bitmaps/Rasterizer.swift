import Foundation

/// Draws outlines into pixels: each pixel is covered as far as 4 lines of 16 columns in it say.
struct Rasterizer {
  var pixels: Pixels
  private static let lines = 4

  init(_ pixels: Pixels) { self.pixels = pixels }

  /// Draws one outline; `scale` is pixels a point.
  mutating func draw(_ drawing: CGContext._Drawing, scale: CGFloat) {
    let toPixels = drawing.state.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    let polygons =
      drawing.fillRule == nil
      ? Stroker.polygons(drawing.path, drawing.state).map { $0.map { $0.applying(toPixels) } }
      : Flattener.polygons(drawing.path, toPixels)
    let cover = clipped(
      coverage(polygons, isEvenOdd: drawing.fillRule == .evenOdd), drawing.state, scale: scale)
    let color = drawing.fillRule == nil ? drawing.state.stroke : drawing.state.fill
    blend(color, alpha: drawing.state.alpha, mode: drawing.state.blendMode, cover)
  }

  /// Draws one picture, its pixels averaged where they are more than those that they cover.
  mutating func draw(_ picture: CGContext.PlacedPicture, scale: CGFloat) {
    let toPixels = picture.place.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    let columns = hypot(toPixels.a, toPixels.b), rows = hypot(toPixels.c, toPixels.d)
    guard columns > 0, rows > 0, columns.isFinite, rows.isFinite,
      abs(toPixels.a * toPixels.d - toPixels.b * toPixels.c) > 1e-9,
      let stored = picture.pixels(enough: CGSize(width: columns, height: rows))
    else { return }
    let source = stored.shrunk(
      width: Int(min(columns, 4_096).rounded(.up)), height: Int(min(rows, 4_096).rounded(.up)))
    let corners = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { CGPoint(x: $0.0, y: $0.1).applying(toPixels) }
    let cover = clipped(coverage([corners], isEvenOdd: false), picture.state, scale: scale)
    let back = toPixels.inverted()
    let alpha = Float(min(max(picture.state.alpha, 0), 1))
    let isCopy = picture.state.blendMode == .copy
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where cover[y * pixels.width + x] > 0 {
        let unit = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back)
        let own = cover[y * pixels.width + x]
        let color =
          source.sample(unit.x * Double(source.width), unit.y * Double(source.height)) * (alpha * own)
        pixels[x, y] = color + pixels[x, y] * (isCopy ? 1 - own : 1 - color.w / 255)
      }
    }
  }

  private func clipped(_ cover: [Float], _ state: CGContext._State, scale: CGFloat) -> [Float] {
    var cover = cover
    for clip in state.clips {
      let mask = coverage(
        Flattener.polygons(clip.path, CGAffineTransform(scaleX: scale, y: scale)), isEvenOdd: clip.isEvenOdd)
      for index in cover.indices { cover[index] *= mask[index] }
    }
    return cover
  }

  private mutating func blend(_ color: CGColor, alpha: CGFloat, mode: CGBlendMode, _ cover: [Float]) {
    func unit(_ value: CGFloat) -> Float { Float(min(max(value.isNaN ? 0 : value, 0), 1)) }
    let opacity = unit(color.alpha) * unit(alpha)
    let source = [unit(color._red), unit(color._green), unit(color._blue), 1]
    for index in cover.indices where cover[index] > 0 {
      let own = mode == .clear ? 0 : opacity * cover[index]
      let rest = mode == .clear || mode == .copy ? 1 - cover[index] : 1 - own
      for channel in 0..<4 {
        let old = Float(pixels.bytes[index * 4 + channel])
        pixels.bytes[index * 4 + channel] = UInt8(min(255, source[channel] * own * 255 + old * rest + 0.5))
      }
    }
  }

  /// How much of each pixel lies inside, 0…1.
  private func coverage(_ polygons: [[CGPoint]], isEvenOdd: Bool) -> [Float] {
    let (width, height) = (pixels.width, pixels.height)
    var cover = [Float](repeating: 0, count: width * height)
    var crossings = [[(x: Float, winding: Int)]](repeating: [], count: height * Self.lines)
    for polygon in polygons where polygon.count > 1 {
      for index in polygon.indices {
        let a = polygon[index], b = polygon[(index + 1) % polygon.count]
        guard a.x.isFinite, a.y.isFinite, b.x.isFinite, b.y.isFinite, a.y != b.y else { continue }
        let (top, bottom, winding) = a.y < b.y ? (a, b, 1) : (b, a, -1)
        let lines = CGFloat(Self.lines)
        let first = max(0, (top.y * lines - 0.5).rounded(.up))
        let last = min(CGFloat(height) * lines - 1, (bottom.y * lines - 0.5).rounded(.up) - 1)
        guard first <= last else { continue }
        let slope = (bottom.x - top.x) / (bottom.y - top.y)
        for line in Int(first)...Int(last) {
          let y = (CGFloat(line) + 0.5) / lines
          let x = min(max(top.x + (y - top.y) * slope, 0), CGFloat(width))
          crossings[line].append((Float(x), winding))
        }
      }
    }
    for line in crossings.indices where !crossings[line].isEmpty {
      let sorted = crossings[line].sorted { $0.x < $1.x }
      var winding = 0
      for (here, next) in zip(sorted, sorted.dropFirst()) {
        winding += here.winding
        guard isEvenOdd ? winding % 2 != 0 : winding != 0 else { continue }
        add(from: here.x, to: next.x, row: line / Self.lines, &cover)
      }
    }
    return cover
  }

  private func add(from left: Float, to right: Float, row: Int, _ cover: inout [Float]) {
    guard right > left else { return }
    let share = 1 / Float(Self.lines)
    for column in Int(left)..<min(pixels.width, Int(right.rounded(.up))) {
      let inside = min(right, Float(column + 1)) - max(left, Float(column))
      let place = row * pixels.width + column
      cover[place] = min(1, cover[place] + inside * share)
    }
  }
}

/// Curves as short lines.
enum Flattener {
  private static let pieces = 16

  static func polygons(_ path: CGPath, _ transform: CGAffineTransform) -> [[CGPoint]] {
    lines(path).map { line in line.points.map { $0.applying(transform) } }
  }

  static func lines(_ path: CGPath) -> [(points: [CGPoint], isClosed: Bool)] {
    var found: [(points: [CGPoint], isClosed: Bool)] = [], open: [CGPoint] = []
    func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    func end(_ isClosed: Bool) {
      if open.count > 1 { found.append((open, isClosed)) }
      open = isClosed ? Array(open.prefix(1)) : []
    }
    for element in path._elements {
      let from = open.last ?? .zero
      switch element {
      case .move(let to):
        end(false)
        open = [to]
      case .line(let to): open.append(to)
      case .quad(let control, let to):
        for piece in 1...pieces {
          let t = CGFloat(piece) / CGFloat(pieces)
          open.append(mix(mix(from, control, t), mix(control, to, t), t))
        }
      case .curve(let one, let two, let to):
        for piece in 1...pieces {
          let t = CGFloat(piece) / CGFloat(pieces)
          let middle = mix(one, two, t)
          open.append(mix(mix(mix(from, one, t), middle, t), mix(middle, mix(two, to, t), t), t))
        }
      case .close: end(true)
      }
    }
    end(false)
    return found
  }
}

/// The area of a stroke: a box for each piece of line, and a disc where pieces meet or end roundly.
enum Stroker {
  static func polygons(_ path: CGPath, _ state: CGContext._State) -> [[CGPoint]] {
    let half = max(state.lineWidth, 0) / 2
    guard half > 0, half.isFinite else { return [] }
    var found: [[CGPoint]] = []
    for line in Flattener.lines(path) {
      let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
      for (index, (a, b)) in zip(points, points.dropFirst()).enumerated() {
        let length = hypot(b.x - a.x, b.y - a.y)
        guard length > 0 else { continue }
        let along = CGPoint(x: (b.x - a.x) / length * half, y: (b.y - a.y) / length * half)
        let isSquare = state.lineCap == .square && !line.isClosed
        let start = isSquare && index == 0 ? 1.0 : 0, end = isSquare && index == points.count - 2 ? 1.0 : 0
        let p = CGPoint(x: a.x - along.x * start, y: a.y - along.y * start)
        let q = CGPoint(x: b.x + along.x * end, y: b.y + along.y * end)
        found.append(
          oriented([
            CGPoint(x: p.x - along.y, y: p.y + along.x), CGPoint(x: q.x - along.y, y: q.y + along.x),
            CGPoint(x: q.x + along.y, y: q.y - along.x), CGPoint(x: p.x + along.y, y: p.y - along.x),
          ]))
      }
      for (index, point) in points.enumerated() {
        let isEnd = !line.isClosed && (index == 0 || index == points.count - 1)
        // Corners of all kinds are drawn round.
        if !isEnd || state.lineCap == .round { found.append(disc(point, half)) }
      }
    }
    return found
  }

  private static func disc(_ center: CGPoint, _ radius: CGFloat) -> [CGPoint] {
    oriented(
      (0..<24).map { step in
        let angle = CGFloat(step) / 24 * 2 * .pi
        return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
      })
  }
  /// All in one direction, so that areas on each other do not cut holes.
  private static func oriented(_ polygon: [CGPoint]) -> [CGPoint] {
    let area = zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(CGFloat(0)) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
    return area < 0 ? polygon.reversed() : polygon
  }
}
