// language modes: 5 6
import SwiftUI

struct Palette: Sendable { var name = "plain" }

private struct PaletteKey: EnvironmentKey {
  static let defaultValue = Palette()
}

private struct ActionKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

@MainActor final class Router { nonisolated init() {} }

private struct RouterKey: @MainActor EnvironmentKey {
  @MainActor static let defaultValue = Router()
}

extension EnvironmentValues {
  var palette: Palette {
    get { self[PaletteKey.self] }
    set { self[PaletteKey.self] = newValue }
  }
  var action: (() -> Void)? {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }
  @Entry var density: CGFloat = 1
  @Entry var title = "none"
  @Entry var subtitle: String?
  @Entry var names: [String: Int] = [:]
}

extension FocusedValues {
  @Entry var chosen: String?
}

struct Reader: View {
  @Environment(\.palette) private var palette
  @Environment(\.palette.name) private var name
  @Environment(\.action) private var action
  @Environment(\.density) private var density
  @Environment(\.self) private var everything
  var body: some View {
    Text(palette.name + name + everything.title)
      .environment(\.palette, Palette(name: "rich"))
      .environment(\.density, density * 2)
      .environment(\.palette.name, "changed")
      .environment(\.locale, .init(identifier: "de"))
      .environment(\.colorScheme, .dark)
      .environment(\.sizeCategory, .accessibilityLarge)
      .environment(\.layoutDirection, .rightToLeft)
      .transformEnvironment(\.names) { $0["a"] = 1 }
  }
}

#Preview { Reader() }
#Preview("Wide", traits: .fixedLayout(width: 300, height: 100)) {
  @Previewable @State var isOn = true
  Reader().opacity(isOn ? 1 : 0)
}
