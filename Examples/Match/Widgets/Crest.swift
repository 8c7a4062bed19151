import SwiftUI

/// A club's shield in its two colours.
struct Crest: View {
  let team: Team
  /// Small ones, as in the Dynamic Island, have no letter.
  var hasLetter = true

  var body: some View {
    GeometryReader { space in
      let size = space.size
      ZStack {
        Shield().fill(team.tint.gradient)
        HStack(spacing: size.width * 0.16) {
          Rectangle().fill(team.stripeTint)
          Rectangle().fill(team.stripeTint)
        }
        .frame(width: size.width * 0.48, height: size.height)
        .opacity(hasLetter ? 0.28 : 0.9)
        .clipShape(Shield())
        if hasLetter {
          Text(team.name.prefix(1))
            .font(.system(size: size.height * 0.46, weight: .heavy, design: .rounded))
            .foregroundStyle(.white)
            .offset(y: -size.height * 0.04)
        }
        Shield().stroke(.white.opacity(0.85), lineWidth: max(1, size.width * 0.04))
      }
    }
    .aspectRatio(0.86, contentMode: .fit)
    .accessibilityLabel(team.name)
  }
}

/// Straight above, pointed below.
struct Shield: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = rect.width * 0.16
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + radius, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - radius, y: rect.minY))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + radius), control: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.52))
    path.addCurve(
      to: CGPoint(x: rect.midX, y: rect.maxY),
      control1: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.78),
      control2: CGPoint(x: rect.midX + rect.width * 0.2, y: rect.minY + rect.height * 0.93))
    path.addCurve(
      to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.52),
      control1: CGPoint(x: rect.midX - rect.width * 0.2, y: rect.minY + rect.height * 0.93),
      control2: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.78))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + radius))
    path.addQuadCurve(
      to: CGPoint(x: rect.minX + radius, y: rect.minY), control: CGPoint(x: rect.minX, y: rect.minY))
    path.closeSubpath()
    return path
  }
}

extension Team {
  var tint: Color { Color(hex: color) }
  var stripeTint: Color { Color(hex: stripe) }
}

extension Color {
  /// `#RRGGBB`; anything else is grey, since a colour that a server spelled wrong must not hide a score.
  init(hex: String) {
    let digits = hex.drop { $0 == "#" }
    guard digits.count == 6, let value = UInt32(digits, radix: 16) else {
      self = .gray
      return
    }
    self.init(
      red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255)
  }
}
