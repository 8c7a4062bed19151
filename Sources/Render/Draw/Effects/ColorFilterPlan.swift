import Archive
import Typography

/// What a colour filter does to a group in an appearance, for every output.
///
/// In full colour the matrix is applied to what was drawn. In vibrant rendering children are drawn in their own colours first, the
/// matrix is applied to those, and only its result loses its colour, so that `hueRotation` on red text shows the grey that iOS shows.
/// In accented rendering iOS takes only the opacity of what was drawn: a filter that leaves alpha alone has no effect, and one that
/// makes alpha from colours (`luminanceToAlpha`) sees the children's own colours before they become the one of their group.
struct ColorFilterPlan: Equatable {
  /// Children are drawn in their own colours, whatever the rendering mode.
  var keepsColor = false
  /// Applied one after the other.
  var matrices: [ColorMatrix] = []

  init(_ filter: ColorFilter?, colors: ColorResolver) {
    guard let filter else { return }
    var own = colors
    own.keepsColor = true
    let matrix: ColorMatrix
    switch filter {
    case .matrix(let values): matrix = values.drawable
    case .multiply(let color):
      let c = own.resolve(color)
      matrix = .diagonal(c.red, c.green, c.blue, c.alpha)
    }
    switch colors.mode {
    case .fullColor: matrices = matrix == .identity ? [] : [matrix]
    case .vibrant:
      keepsColor = true
      matrices = [matrix, .luma]
    case .accented:
      let alpha = matrix.values[15...]
      if alpha.elementsEqual([0, 0, 0, 1, 0]) { return }
      if alpha.prefix(3).allSatisfy({ $0 == 0 }) {
        matrices = [ColorMatrix.diagonal(1, 1, 1, 1).replacing(alphaRow: alpha)]
      } else {
        keepsColor = true
        let group = colors.resolve(SceneColor(.system(.primary)))
        matrices = [matrix, .constant(group)]
      }
    }
  }
}

extension ColorMatrix {
  /// Numbers that are none count as 0, huge ones are bounded.
  var drawable: ColorMatrix {
    ColorMatrix(values.map { $0.isFinite ? $0.clamped(-1000, 1000) : 0 }) ?? .identity
  }

  static func diagonal(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> ColorMatrix {
    ColorMatrix([red, 0, 0, 0, 0, 0, green, 0, 0, 0, 0, 0, blue, 0, 0, 0, 0, 0, alpha, 0]) ?? .identity
  }

  /// Alpha comes from colours alone (`luminanceToAlpha`). It is multiplied by what was there, or edges would lose their smoothness: the
  /// colour of a pixel that is hardly covered is as strong as any.
  var keepsShape: Bool { values[18] == 0 && values[15...17].contains { $0 != 0 } }

  /// Grey of the same Rec. 709 luma.
  static let luma: ColorMatrix = {
    let row = [0.2126, 0.7152, 0.0722, 0, 0]
    return ColorMatrix(row + row + row + [0, 0, 0, 1, 0]) ?? .identity
  }()

  /// One colour, whose opacity multiplies that of before.
  static func constant(_ color: ResolvedColor) -> ColorMatrix {
    ColorMatrix([
      0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, color.alpha, 0,
    ]) ?? .identity
  }

  func replacing(alphaRow: some Sequence<Double>) -> ColorMatrix {
    ColorMatrix(Array(values.prefix(15)) + Array(alphaRow)) ?? self
  }
}
