import SwiftUI
import WidgetKit

struct LayoutWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Layout", provider: ChapterProvider()) { _ in LayoutChapter() }
      .configurationDisplayName("Layout")
      .description("Grids, custom layouts, and what fits.")
      .supportedFamilies([.systemLarge])
  }
}

private struct LayoutChapter: View {
  var body: some View {
    ChapterFrame(title: "Layout") {
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
        GridRow {
          Text("City").gridColumnAlignment(.leading)
          Text("High").gridColumnAlignment(.trailing)
          Text("Low").gridColumnAlignment(.trailing)
        }
        .font(.caption.weight(.semibold))
        .foregroundStyle(.secondary)
        Divider()
        GridRow {
          Text("Reykjavík")
          Text("9°")
          Text("4°").foregroundStyle(.secondary)
        }
        GridRow {
          Text("Cairo")
          Text("31°")
          Text("22°").foregroundStyle(.secondary)
        }
        GridRow {
          Text("Both are sunny.").gridCellColumns(3).font(.footnote)
        }
      }
      .font(.subheadline)

      LazyVGrid(columns: [GridItem(.adaptive(minimum: 52), spacing: 6)], spacing: 6) {
        ForEach(1..<9) { day in
          Text("\(day)")
            .font(.footnote.monospacedDigit())
            .frame(maxWidth: .infinity, minHeight: 26)
            .background(.blue.opacity(Double(day) / 9), in: .rect(cornerRadius: 7))
        }
      }

      HStack(spacing: 12) {
        RadialLayout {
          ForEach(0..<12) { hour in
            Text("\(hour == 0 ? 12 : hour)").font(.system(size: 9, weight: .medium))
          }
        }
        .frame(width: 84, height: 84)
        .background(Circle().fill(.quaternary))
        VStack(alignment: .leading, spacing: 6) {
          EqualWidths(spacing: 6) {
            Tag("Bus")
            Tag("Underground")
            Tag("Ferry")
          }
          ViewThatFits(in: .horizontal) {
            Text("This line is far too long to fit into the room that is left beside the clock")
            Text("What fits is shown")
          }
          .font(.footnote)
          HStack(alignment: .firstTextBaseline, spacing: 4) {
            Text("24").font(.title.weight(.semibold))
            Text("km").font(.caption).foregroundStyle(.secondary)
          }
        }
      }
    }
  }
}

private struct Tag: View {
  let title: String
  init(_ title: String) { self.title = title }
  var body: some View {
    Text(title)
      .font(.caption2.weight(.medium))
      .lineLimit(1)
      .minimumScaleFactor(0.7)
      .padding(.vertical, 4)
      .frame(maxWidth: .infinity)
      .background(.teal.opacity(0.25), in: .capsule)
  }
}

/// Children on a circle, the first at the top.
private struct RadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let radius = min(bounds.width, bounds.height) / 2 - 10
    for (index, subview) in subviews.enumerated() {
      let angle = Angle.degrees(360 / Double(subviews.count) * Double(index) - 90).radians
      subview.place(
        at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
        anchor: .center, proposal: .unspecified)
    }
  }
}

/// A row in which all are as wide as the widest.
private struct EqualWidths: Layout {
  var spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.map(\.width).max() ?? 0
    let total = width * CGFloat(subviews.count) + spacing * CGFloat(max(subviews.count - 1, 0))
    return CGSize(width: min(total, proposal.width ?? total), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard !subviews.isEmpty else { return }
    let width = (bounds.width - spacing * CGFloat(subviews.count - 1)) / CGFloat(subviews.count)
    var x = bounds.minX
    for subview in subviews {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + spacing
    }
  }
}
