import SwiftUI
import WidgetKit

struct StatusView: View {
  @Environment(\.widgetFamily) private var family
  let entry: StatusEntry

  var body: some View {
    Group {
      switch family {
      case .systemSmall: SmallStatus(status: entry.status)
      case .systemMedium: MediumStatus(status: entry.status)
      default: LargeStatus(entry: entry)
      }
    }
    .foregroundStyle(.white)
  }
}

private struct SmallStatus: View {
  let status: SystemStatus

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Label("System", systemImage: "gauge.with.dots.needle.50percent")
        .font(.caption.weight(.semibold))
        .foregroundStyle(.secondary)
      Spacer(minLength: 8)
      VStack(spacing: 10) {
        Meter(name: "CPU", share: status.loadShare, color: .green)
        Meter(name: "Memory", share: status.memoryShare, color: .cyan)
        Meter(name: "Disk", share: status.diskShare, color: .orange)
      }
    }
  }
}

private struct Meter: View {
  let name: LocalizedStringKey
  let share: Double
  let color: Color

  var body: some View {
    VStack(spacing: 4) {
      HStack {
        Text(name)
        Spacer()
        Text(share.formatted(.percent.precision(.fractionLength(0))))
          .monospacedDigit()
          .fontWeight(.semibold)
      }
      .font(.caption2)
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(.white.opacity(0.15))
          Capsule().fill(color)
            .frame(width: max(proxy.size.width * share, proxy.size.height))
        }
      }
      .frame(height: 5)
    }
  }
}

private struct MediumStatus: View {
  let status: SystemStatus

  var body: some View {
    HStack(spacing: 0) {
      Ring(name: "CPU", symbol: "cpu", share: status.loadShare, color: .green)
      Ring(name: "Memory", symbol: "memorychip", share: status.memoryShare, color: .cyan)
      Ring(name: "Disk", symbol: "internaldrive", share: status.diskShare, color: .orange)
    }
  }
}

private struct Ring: View {
  let name: LocalizedStringKey
  let symbol: String
  let share: Double
  let color: Color

  var body: some View {
    VStack(spacing: 8) {
      ZStack {
        Circle().stroke(color.opacity(0.2), lineWidth: 8)
        Circle().trim(from: 0, to: share)
          .stroke(color, style: StrokeStyle(lineWidth: 8, lineCap: .round))
          .rotationEffect(.degrees(-90))
        Image(systemName: symbol)
          .font(.title3)
          .foregroundStyle(color)
      }
      .frame(width: 66, height: 66)
      VStack(spacing: 1) {
        Text(share.formatted(.percent.precision(.fractionLength(0))))
          .font(.subheadline.weight(.semibold))
          .monospacedDigit()
        Text(name).font(.caption2).foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity)
  }
}

private struct LargeStatus: View {
  let entry: StatusEntry
  private var status: SystemStatus { entry.status }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack(alignment: .firstTextBaseline) {
        Text(status.host).font(.title3.bold()).lineLimit(1)
        Spacer()
        Text("up \(status.bootDate, style: .relative)")
          .font(.caption)
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.trailing)
          .frame(maxWidth: 130, alignment: .trailing)
      }
      MediumStatus(status: status)
      Divider().overlay(.white.opacity(0.2))
      Row(
        symbol: "speedometer", name: "Load",
        value: "\(status.load.formatted(.number.precision(.fractionLength(2)))) on \(status.cores) cores")
      Row(
        symbol: "memorychip", name: "Memory",
        value: "\(gigabytes(status.memoryUsed)) of \(gigabytes(status.memoryTotal))")
      Row(
        symbol: "internaldrive", name: "Disk",
        value: "\(gigabytes(status.diskUsed)) of \(gigabytes(status.diskTotal))")
      Row(symbol: "list.bullet", name: "Processes", value: "\(status.processes)")
      Spacer(minLength: 0)
      Text("Updated \(entry.date, style: .time)")
        .font(.caption2)
        .foregroundStyle(.tertiary)
    }
  }

  private func gigabytes(_ bytes: Double) -> String {
    (bytes / 1e9).formatted(.number.precision(.fractionLength(1))) + " GB"
  }
}

private struct Row: View {
  let symbol: String
  let name: LocalizedStringKey
  let value: String

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: symbol).frame(width: 22).foregroundStyle(.secondary)
      Text(name)
      Spacer()
      Text(value).foregroundStyle(.secondary).monospacedDigit()
    }
    .font(.subheadline)
  }
}
