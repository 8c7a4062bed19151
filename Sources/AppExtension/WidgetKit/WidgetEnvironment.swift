import Archive
import SwiftUI

private struct FamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemSmall } }
private struct RenderingModeKey: EnvironmentKey {
  static var defaultValue: WidgetRenderingMode { .fullColor }
}
private struct ShowsBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct ShowsLabelKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct MarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

extension EnvironmentValues {
  /// The family the widget is drawn in.
  public var widgetFamily: WidgetFamily {
    get { tracker?.note(.family); return self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }
  /// Full colour, accented or vibrant.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { tracker?.note(.renderingMode); return self[RenderingModeKey.self] }
    set { self[RenderingModeKey.self] = newValue }
  }
  /// Whether the container background is shown.
  public var showsWidgetContainerBackground: Bool {
    get { tracker?.note(.showsContainerBackground); return self[ShowsBackgroundKey.self] }
    set { self[ShowsBackgroundKey.self] = newValue }
  }
  public var showsWidgetLabel: Bool {
    get { self[ShowsLabelKey.self] }
    set { self[ShowsLabelKey.self] = newValue }
  }
  /// The margins the system keeps around the content, also where the widget has turned them off.
  public var widgetContentMargins: EdgeInsets {
    get { tracker?.note(.contentMargins); return self[MarginsKey.self] }
    set { self[MarginsKey.self] = newValue }
  }
}

/// The dim disc or bar behind accessory widgets.
nonisolated public struct AccessoryWidgetBackground: View {
  public init() {}
  @MainActor public var body: some View {
    ContainerRelativeShape().fill(.fill.secondary)
  }
}

nonisolated extension View {
  /// A label beside an accessory widget; the families here have no place for one, as on the iPhone.
  public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
}
