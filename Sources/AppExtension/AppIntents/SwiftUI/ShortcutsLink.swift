import SwiftUI

// Parity: no effect: there is no Shortcuts app and no Siri here; the views are drawn

/// How a `ShortcutsLink` looks.
public struct ShortcutsLinkStyle: Sendable {
  public static let automatic = ShortcutsLinkStyle()
  public static let automaticOutline = ShortcutsLinkStyle()
  public static let light = ShortcutsLinkStyle()
  public static let lightOutline = ShortcutsLinkStyle()
  public static let dark = ShortcutsLinkStyle()
  public static let darkOutline = ShortcutsLinkStyle()
}

/// A button of an app that opens its page in Shortcuts. Drawn; does nothing in a widget.
nonisolated public struct ShortcutsLink: View {
  let action: () -> Void
  public init(action: @escaping () -> Void = {}) { self.action = action }
  @MainActor public var body: some View {
    Button("Shortcuts", systemImage: "square.stack.3d.up", action: action)
  }
}

/// How a `SiriTipView` looks.
public struct SiriTipViewStyle: Sendable {
  public static let automatic = SiriTipViewStyle()
  public static let light = SiriTipViewStyle()
  public static let dark = SiriTipViewStyle()
}

/// A view of an app that tells how to ask Siri for an intent. Drawn as the intent's title; does nothing in a widget.
nonisolated public struct SiriTipView: View {
  let title: LocalizedStringResource
  let isVisible: Binding<Bool>?
  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {
    title = Intent.title
    self.isVisible = isVisible
  }
  @MainActor public var body: some View {
    if isVisible?.wrappedValue != false { Text(title) }
  }
}

nonisolated extension View {
  public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
}
