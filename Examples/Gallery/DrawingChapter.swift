import SwiftUI
import WidgetKit

struct DrawingWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Drawing", provider: ChapterProvider()) { _ in DrawingChapter() }
      .configurationDisplayName("Drawing")
      .description("Shapes, effects and canvas.")
      .supportedFamilies([.systemLarge])
  }
}

private struct DrawingChapter: View {
  var body: some View {
    ChapterFrame(title: "Drawing") {
      HStack(spacing: 8) {
        Circle().strokeBorder(.blue, lineWidth: 6)
        Circle().trim(from: 0.1, to: 0.8).stroke(.orange, style: StrokeStyle(lineWidth: 6, lineCap: .round))
          .padding(3)
        Capsule().fill(.green.gradient)
        UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20).fill(.purple)
        RoundedRectangle(cornerRadius: 10)
          .strokeBorder(.pink, style: StrokeStyle(lineWidth: 2, dash: [5, 3]))
        Star(points: 5).fill(.yellow).stroke(.orange, lineWidth: 1.5)
      }
      .frame(height: 50)
      HStack(spacing: 8) {
        boolean { $0.union($1) }
        boolean { $0.intersection($1) }
        boolean { $0.subtracting($1) }
        boolean { $0.symmetricDifference($1) }
      }
      .frame(height: 46)
      HStack(spacing: 8) {
        sample("shadow").shadow(color: .black.opacity(0.5), radius: 3, x: 1, y: 2)
        sample("blur").blur(radius: 1.5)
        sample("gray").grayscale(1)
        sample("hue").hueRotation(.degrees(120))
        sample("invert").colorInvert()
        sample("sepia").colorMultiply(.orange)
      }
      .frame(height: 44)
      HStack(spacing: 8) {
        sample("turn").rotationEffect(.degrees(12))
        sample("3D").rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
        sample("mask").mask {
          LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
        }
        ZStack {
          Circle().fill(.red).offset(x: -8)
          Circle().fill(.green).offset(x: 8).blendMode(.screen)
        }
        .compositingGroup()
        RoundedRectangle(cornerRadius: 8).fill(.gray.opacity(0.4).shadow(.inner(radius: 3, y: 2)))
      }
      .frame(height: 44)
      Canvas { context, size in
        var wave = Path()
        wave.move(to: CGPoint(x: 0, y: size.height / 2))
        for x in stride(from: 0, through: size.width, by: 2) {
          wave.addLine(to: CGPoint(x: x, y: size.height / 2 + sin(x / 14) * size.height / 3))
        }
        context.stroke(
          wave,
          with: .linearGradient(
            Gradient(colors: [.blue, .purple, .pink]), startPoint: .zero,
            endPoint: CGPoint(x: size.width, y: 0)),
          style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
        context.draw(
          Text("Canvas").font(.caption2).foregroundStyle(.secondary), at: CGPoint(x: 4, y: 4),
          anchor: .topLeading)
      }
      .frame(maxHeight: .infinity)
    }
  }

  private func boolean(_ combine: (Path, Path) -> Path) -> some View {
    let left = Path(ellipseIn: CGRect(x: 0, y: 4, width: 38, height: 38))
    let right = Path(CGRect(x: 24, y: 10, width: 38, height: 34))
    return combine(left, right).fill(.teal).frame(width: 66, height: 46)
  }

  private func sample(_ name: String) -> some View {
    Text(name)
      .font(.caption2.weight(.bold))
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(
        LinearGradient(colors: [.blue, .red], startPoint: .top, endPoint: .bottom), in: .rect(cornerRadius: 8)
      )
  }
}

private struct Star: Shape {
  let points: Int

  func path(in rect: CGRect) -> Path {
    Path { path in
      let center = CGPoint(x: rect.midX, y: rect.midY)
      let outer = min(rect.width, rect.height) / 2
      for index in 0..<points * 2 {
        let radius = index.isMultiple(of: 2) ? outer : outer * 0.45
        let angle = Double(index) * .pi / Double(points) - .pi / 2
        let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}
