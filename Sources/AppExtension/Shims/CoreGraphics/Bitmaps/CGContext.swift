import Foundation

/// A drawing of Core Graphics: what is filled and stroked is noted, for `GraphicsContext.withCGContext(content:)`.
///
/// - Parity: approximated: outlines, colours, clips and transforms; text, gradients and shadows are not in it, and pictures are drawn into bitmaps only
public final class CGContext: @unchecked Sendable {
  /// What a drawing depends on.
  public struct _State: Sendable {
    public var transform = CGAffineTransform.identity
    public var fill = CGColor(gray: 0, alpha: 1)
    public var stroke = CGColor(gray: 0, alpha: 1)
    public var lineWidth: CGFloat = 1
    public var lineCap = CGLineCap.butt
    public var lineJoin = CGLineJoin.miter
    public var miterLimit: CGFloat = 10
    public var dash: [CGFloat] = []
    public var dashPhase: CGFloat = 0
    public var alpha: CGFloat = 1
    public var blendMode = CGBlendMode.normal
    /// In the coordinates of the context, with their rule.
    public var clips: [(path: CGPath, isEvenOdd: Bool)] = []
  }
  /// One filled or stroked outline, in the coordinates that it was made in.
  public struct _Drawing: Sendable {
    public let path: CGPath
    public let state: _State
    /// `nil` for a stroke.
    public let fillRule: CGPathFillRule?
  }
  public private(set) var _drawings: [_Drawing] = []
  private var state: _State
  private var saved: [_State] = []
  /// In the coordinates of the context: a transform set later does not move it.
  private var outline = CGMutablePath()

  /// One picture among the outlines.
  struct PlacedPicture {
    let image: CGImage
    /// How its stored pixels are turned: Exif's number.
    let exifOrientation: Int
    /// In place of its colours.
    let tint: CGColor?
    /// From the unit square of the picture, whose origin is at its top left, to the coordinates of the context.
    let place: CGAffineTransform
    let state: _State
    /// Outlines that were drawn before.
    let position: Int
  }
  private(set) var pictures: [PlacedPicture] = []
  /// Pixels, and pixels a point, of a context that makes a bitmap.
  package private(set) var bitmap: (width: Int, height: Int, scale: CGFloat)?
  private var canvas: BitmapCanvas?

  public init(_transform: CGAffineTransform) {
    state = _State()
    state.transform = _transform
  }
  /// A bitmap whose origin is at the bottom left: 8 bits of grey, or of red, green, blue and alpha in any order. Memory of the
  /// caller's has what is drawn after each step.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard let pixels = Pixels(width: width, height: height),
      let layout = BitmapLayout(
        width: width, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
        bitmapInfo: bitmapInfo)
    else { return nil }
    self.init(_transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    bitmap = (width, height, 1)
    canvas = BitmapCanvas(pixels, layout, scale: 1, memory: data)
  }
  /// A bitmap whose origin is at the top left, in points.
  package convenience init?(points size: CGSize, scale: CGFloat) {
    let width = (size.width * scale).rounded(.up), height = (size.height * scale).rounded(.up)
    guard width >= 1, height >= 1, width <= 4_096, height <= 4_096 else { return nil }
    self.init(_transform: .identity)
    bitmap = (Int(width), Int(height), scale)
    canvas = Pixels(width: Int(width), height: Int(height)).map {
      BitmapCanvas($0, .rgba(width: $0.width), scale: scale)
    }
  }

  public var width: Int { bitmap?.width ?? 0 }
  public var height: Int { bitmap?.height ?? 0 }
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }
  /// Pixels are always drawn smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// The bottom of the picture is at the smallest y, as everywhere in Core Graphics.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    place(
      image, CGAffineTransform(a: rect.width, b: 0, c: 0, d: -rect.height, tx: rect.minX, ty: rect.maxY),
      exifOrientation: 1, tint: nil)
  }
  /// The top of the picture is at the smallest y, as everywhere in UIKit.
  package func draw(
    _ image: CGImage, upright rect: CGRect, exifOrientation: Int, tint: CGColor? = nil, alpha: CGFloat = 1,
    blendMode: CGBlendMode? = nil
  ) {
    saveGState()
    state.alpha *= alpha
    if let blendMode { state.blendMode = blendMode }
    place(
      image, CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY),
      exifOrientation: exifOrientation, tint: tint)
    restoreGState()
  }
  private func place(_ image: CGImage, _ unit: CGAffineTransform, exifOrientation: Int, tint: CGColor?) {
    guard pictures.count < 1_000 else { return }
    pictures.append(
      PlacedPicture(
        image: image, exifOrientation: exifOrientation, tint: tint,
        place: unit.concatenating(state.transform), state: state, position: _drawings.count))
    canvas?.follow(self)
  }

  /// What was drawn, as a picture; `nil` for a context that is no bitmap. One picture that fills the bitmap stays as it is encoded, in
  /// the bitmap's size: it is decoded where it is shown, which spares the extension its memory.
  public func makeImage() -> CGImage? {
    guard let bitmap else { return nil }
    if let only = soleFillingPicture { return only }
    return rasterized.map { CGImage($0) }
      ?? CGImage(data: Data(), pixels: CGSize(width: bitmap.width, height: bitmap.height))
  }
  /// The pixels of what was drawn so far.
  package var rasterized: Pixels? { canvas?.finished(self) }

  private var soleFillingPicture: CGImage? {
    guard let bitmap, canvas?.isOwn == true, pictures.count == 1, _drawings.isEmpty,
      let only = pictures.first,
      only.tint == nil, only.state.alpha == 1, only.state.clips.isEmpty, only.place.b == 0, only.place.c == 0,
      only.place.a > 0, only.place.d > 0,
      let header = _PictureHeader(only.image._data), header.exifOrientation == only.exifOrientation
    else { return nil }
    let size = CGSize(width: bitmap.width, height: bitmap.height)
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1).applying(only.place)
      .applying(CGAffineTransform(scaleX: bitmap.scale, y: bitmap.scale))
    guard rect.insetBy(dx: -1, dy: -1).contains(CGRect(origin: .zero, size: size)) else { return nil }
    // What lies beyond the edge is cut off, which bytes cannot say.
    guard rect.insetBy(dx: 1, dy: 1).size.width <= size.width,
      rect.insetBy(dx: 1, dy: 1).height <= size.height
    else { return nil }
    return CGImage(data: only.image._data, pixels: size)
  }

  /// The memory of the bitmap: the caller's, or our own. It has what is drawn after each step.
  public var data: UnsafeMutableRawPointer? { canvas?.shared(self) }
  public var bytesPerRow: Int { canvas?.layout.bytesPerRow ?? 0 }
  public var bitsPerComponent: Int { canvas == nil ? 0 : 8 }
  public var bitsPerPixel: Int { (canvas?.layout.bytesPerPixel ?? 0) * 8 }

  // MARK: State

  public var ctm: CGAffineTransform { state.transform }
  public func saveGState() {
    // More are never meant, and are not restored.
    if saved.count < 10_000 { saved.append(state) }
  }
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  public func setFillColor(_ color: CGColor) { state.fill = color }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(gray: gray, alpha: alpha)
  }
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.dashPhase, state.dash) = (phase, lengths)
  }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  // MARK: Outline

  public var isPathEmpty: Bool { outline.isEmpty }
  public var path: CGPath? { outline.isEmpty ? nil : mapped(outline, state.transform.inverted()) }
  public func beginPath() { outline = CGMutablePath() }
  public func move(to point: CGPoint) { outline.move(to: point, transform: state.transform) }
  public func addLine(to point: CGPoint) { outline.addLine(to: point, transform: state.transform) }
  public func addLines(between points: [CGPoint]) {
    outline.addLines(between: points, transform: state.transform)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end, control: control, transform: state.transform)
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1: control1, control2: control2, transform: state.transform)
  }
  public func closePath() { outline.closeSubpath() }
  public func addRect(_ rect: CGRect) { outline.addRect(rect, transform: state.transform) }
  public func addRects(_ rects: [CGRect]) { outline.addRects(rects, transform: state.transform) }
  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect, transform: state.transform) }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: state.transform)
  }
  public func addPath(_ path: CGPath) { outline.addPath(path, transform: state.transform) }

  // MARK: Drawing

  public func fillPath(using rule: CGPathFillRule = .winding) { draw(fill: rule, strokes: false) }
  public func strokePath() { draw(fill: nil, strokes: true) }
  // Text, gradients and shadows are not noted.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {}
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: draw(fill: .winding, strokes: false)
    case .eoFill: draw(fill: .evenOdd, strokes: false)
    case .stroke: draw(fill: nil, strokes: true)
    case .fillStroke: draw(fill: .winding, strokes: true)
    case .eoFillStroke: draw(fill: .evenOdd, strokes: true)
    }
  }
  public func fill(_ rect: CGRect) { draw(CGPath(rect: rect, transform: nil), fill: .winding) }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func fillEllipse(in rect: CGRect) { draw(CGPath(ellipseIn: rect, transform: nil), fill: .winding) }
  public func stroke(_ rect: CGRect) { draw(CGPath(rect: rect, transform: nil), fill: nil) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var changed = state
    changed.lineWidth = width
    note(CGPath(rect: rect, transform: nil), changed, nil)
  }
  public func strokeEllipse(in rect: CGRect) { draw(CGPath(ellipseIn: rect, transform: nil), fill: nil) }
  public func strokeLineSegments(between points: [CGPoint]) {
    let path = CGMutablePath()
    for (index, point) in points.enumerated() {
      if index % 2 == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    draw(path, fill: nil)
  }
  public func clear(_ rect: CGRect) {
    var changed = state
    changed.blendMode = .clear
    changed.fill = CGColor(gray: 0, alpha: 1)
    note(CGPath(rect: rect, transform: nil), changed, .winding)
  }
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append((outline.copy() ?? outline, rule == .evenOdd))
    beginPath()
  }
  public func clip(to rect: CGRect) {
    let path = CGMutablePath()
    path.addRect(rect, transform: state.transform)
    state.clips.append((path, false))
  }

  private func draw(fill: CGPathFillRule?, strokes: Bool) {
    let path = mapped(outline, state.transform.inverted())
    if let fill { note(path, state, fill) }
    if strokes { note(path, state, nil) }
    beginPath()
  }
  private func draw(_ path: CGPath, fill: CGPathFillRule?) { note(path, state, fill) }
  private func note(_ path: CGPath, _ state: _State, _ rule: CGPathFillRule?) {
    // As many as a scene can hold.
    guard _drawings.count < 20_000, !path.isEmpty else { return }
    _drawings.append(_Drawing(path: path, state: state, fillRule: rule))
    canvas?.follow(self)
  }
  private func mapped(_ path: CGPath, _ transform: CGAffineTransform) -> CGPath {
    let copy = CGMutablePath()
    copy.addPath(path, transform: transform)
    return copy
  }
}
