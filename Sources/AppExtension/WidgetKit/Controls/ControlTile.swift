import Archive
import SwiftUI

/// What one picture of a control shows.
struct ControlFace {
  var title: ControlLabel.Words
  var value: ControlLabel.Words?
  var icon: ControlLabel.Icon?
  var tint: Color?
  var isOn: Bool
  var isToggle: Bool
  var isDisabled: Bool
  var hint: String
}

/// Lengths of a tile, from the side of Control Center's cell.
///
/// Apple publishes none of them: they are ours, after the look of iOS 18 (D). Corners are those of the smallest tile, a circle.
struct ControlTileMetrics {
  /// Points.
  let cell: Double
  let gap: Double

  func size(_ span: ControlSpan) -> CGSize {
    let (columns, rows) = span.cells
    func length(_ cells: Int) -> Double { cell * Double(cells) + gap * Double(cells - 1) }
    return CGSize(width: length(columns), height: length(rows))
  }
  var cornerRadius: Double { cell / 2 }
  /// The point size of the symbol, and the side of the square it stays in.
  func symbol(_ span: ControlSpan) -> (size: Double, box: Double) {
    switch span {
    case .small: (cell * 0.38, cell * 0.62)
    case .wide: (cell * 0.31, cell * 0.46)
    case .large: (cell * 0.44, cell * 0.62)
    }
  }
  var disc: Double { cell * 0.66 }
  var discMargin: Double { (cell - disc) / 2 }
  var margin: Double { cell * 0.23 }
  func text(_ span: ControlSpan) -> Double { cell * (span == .large ? 0.214 : 0.19) }
}

/// A control as Control Center draws it, without the glass behind it: white while it is off or a button, and while a toggle is on
/// a white tile with the symbol in the control's tint.
struct ControlTile: View {
  let face: ControlFace
  let span: ControlSpan
  let metrics: ControlTileMetrics

  var body: some View {
    content
      .opacity(face.isDisabled ? 0.4 : 1)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { if face.isOn { platter } }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(face.title.string)
      .accessibilityValue(face.value?.string ?? "")
      .accessibilityHint(face.hint)
      .accessibilityAddTraits(face.isToggle ? [.isButton, .isToggle] : .isButton)
      .disabled(face.isDisabled)
  }

  @ViewBuilder private var content: some View {
    switch span {
    case .small: icon
    case .wide:
      HStack(spacing: metrics.discMargin * 0.75) {
        icon.frame(width: metrics.disc, height: metrics.disc)
          .background { Circle().fill(face.isOn ? symbolColor.opacity(0.16) : .white.opacity(0.16)) }
        ControlTexts(face: face, size: metrics.text(span))
        Spacer(minLength: 0)
      }
      .padding(.leading, metrics.discMargin)
      .padding(.trailing, metrics.margin * 0.7)
    case .large:
      VStack(alignment: .leading, spacing: 0) {
        icon
        Spacer(minLength: 4)
        ControlTexts(face: face, size: metrics.text(span))
      }
      .padding(metrics.margin)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @ViewBuilder private var platter: some View {
    switch span {
    case .small: Circle().fill(.white)
    case .wide: Capsule().fill(.white)
    case .large: RoundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous).fill(.white)
    }
  }

  private var symbolColor: Color { face.isOn ? face.tint ?? .accentColor : .white }

  @ViewBuilder private var icon: some View {
    let (size, box) = metrics.symbol(span)
    if let icon = face.icon {
      ControlIcon(icon: icon, size: size, box: box).foregroundStyle(symbolColor)
    }
  }
}

/// The symbol of a control at its size, or as large as fits its box.
private struct ControlIcon: View {
  let icon: ControlLabel.Icon
  let size: Double
  let box: Double

  var body: some View {
    switch icon {
    case .symbol(let name, let value, let isHierarchical):
      let image = Image(systemName: name, variableValue: value)
        .symbolRenderingMode(isHierarchical ? .hierarchical : .monochrome)
      ViewThatFits {
        image.font(.system(size: size, weight: .medium))
        image.resizable().scaledToFit()
      }
      .frame(maxWidth: box, maxHeight: box)
      .fixedSize(horizontal: true, vertical: true)
    case .picture(let node):
      Image(archived: node).renderingMode(.template).resizable().scaledToFit()
        .frame(width: box * 0.8, height: box * 0.8)
    }
  }
}

/// Title and value of a control.
private struct ControlTexts: View {
  let face: ControlFace
  let size: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      text(face.title).font(.system(size: size, weight: .semibold))
        .foregroundStyle(color).lineLimit(2)
      if let value = face.value {
        text(value).font(.system(size: size)).foregroundStyle(color.opacity(0.6)).lineLimit(1)
      }
    }
    .multilineTextAlignment(.leading)
    .minimumScaleFactor(0.85)
  }

  private var color: Color { face.isOn ? .black : .white }

  private func text(_ words: ControlLabel.Words) -> some View {
    Text(verbatim: words.string).privacySensitive(words.isPrivate)
  }
}
