import AppIntents
import SwiftUI
import WidgetKit

struct TasksView: View {
  @Environment(\.widgetFamily) private var family
  let entry: TasksEntry

  var body: some View {
    switch family {
    case .accessoryInline:
      Label("\(entry.open) to do", systemImage: entry.list.symbol)
    case .accessoryCircular:
      Gauge(value: Double(entry.items.count - entry.open), in: 0...Double(max(entry.items.count, 1))) {
        Image(systemName: entry.list.symbol)
      } currentValueLabel: {
        Text("\(entry.open)")
      }
      .gaugeStyle(.accessoryCircularCapacity)
    case .accessoryRectangular:
      VStack(alignment: .leading, spacing: 1) {
        Label(entry.list.name, systemImage: entry.list.symbol)
          .font(.headline)
          .widgetAccentable()
        ForEach(entry.items.filter { !$0.isDone }.prefix(2)) { TaskRow(item: $0) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    case .systemSmall:
      Board(entry: entry, rows: 3)
    case .systemMedium:
      Board(entry: entry, rows: 3)
    default:
      Board(entry: entry, rows: 8)
    }
  }
}

/// The list's name, what is open, and as many tasks as there is room for.
private struct Board: View {
  @Environment(\.widgetFamily) private var family
  let entry: TasksEntry
  let rows: Int

  private var spacing: Double {
    switch family {
    case .systemSmall: 10
    case .systemLarge: 12
    default: 5
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      HStack(spacing: 6) {
        Image(systemName: entry.list.symbol)
          .font(.subheadline)
          .foregroundStyle(.tint)
          .widgetAccentable()
        Text(entry.list.name)
          .font(.headline)
          .lineLimit(1)
        Spacer(minLength: 0)
        Text("\(entry.open)")
          .font(.title3.weight(.semibold))
          .monospacedDigit()
          .contentTransition(.numericText(value: Double(entry.open)))
          .foregroundStyle(.tint)
          .invalidatableContent()
      }
      ForEach(entry.items.prefix(rows)) { item in
        TaskRow(item: item)
          .transition(.push(from: .bottom))
      }
      if entry.items.isEmpty {
        Text("All done")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
      if family != .systemSmall { Actions(list: entry.list.id, offersSync: family == .systemLarge) }
    }
    .tint(.orange)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct Actions: View {
  let list: String
  let offersSync: Bool

  var body: some View {
    HStack {
      Button("Add", systemImage: "plus", intent: AddTaskIntent(list: list))
      Button("Clear Done", systemImage: "checkmark.circle", intent: ClearDoneIntent(list: list))
      if offersSync {
        Spacer()
        Button("Sync", systemImage: "arrow.triangle.2.circlepath", intent: SyncIntent())
      }
    }
    .font(.caption.weight(.medium))
    .lineLimit(1)
    .buttonStyle(.bordered)
    .buttonBorderShape(.capsule)
    .controlSize(.small)
  }
}

private struct TaskRow: View {
  @Environment(\.widgetFamily) private var family
  let item: TaskItem

  var body: some View {
    Toggle(isOn: item.isDone, intent: SetTaskDoneIntent(task: item)) {
      Text(item.title)
        .lineLimit(1)
        .minimumScaleFactor(0.8)
    }
    .toggleStyle(CheckOff())
    .font(family == .systemSmall ? .footnote : .subheadline)
  }
}

/// A circle that is filled, and words that are struck out.
private struct CheckOff: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 7) {
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
        .contentTransition(.symbolEffect(.replace))
        .accessibilityHidden(true)
      configuration.label
        .strikethrough(configuration.isOn)
        .foregroundStyle(configuration.isOn ? .secondary : .primary)
    }
  }
}
