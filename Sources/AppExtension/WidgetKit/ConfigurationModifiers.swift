import SwiftUI

extension WidgetConfiguration {
  /// The name in the gallery.
  public nonisolated func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    declaring { $0.displayName = displayName.plainText }
  }
  public nonisolated func configurationDisplayName(_ displayNameKey: LocalizedStringKey)
    -> some WidgetConfiguration
  {
    declaring { $0.displayName = displayNameKey.plain }
  }
  @_disfavoredOverload
  public nonisolated func configurationDisplayName<S: StringProtocol>(_ displayName: S)
    -> some WidgetConfiguration
  {
    let name = String(displayName)
    return declaring { $0.displayName = name }
  }
  @_disfavoredOverload
  public nonisolated func configurationDisplayName(_ displayName: LocalizedStringResource)
    -> some WidgetConfiguration
  { configurationDisplayName(Text(displayName)) }
  /// The description in the gallery.
  public nonisolated func description(_ description: Text) -> some WidgetConfiguration {
    declaring { $0.summary = description.plainText }
  }
  public nonisolated func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    declaring { $0.summary = descriptionKey.plain }
  }
  @_disfavoredOverload
  public nonisolated func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    let text = String(description)
    return declaring { $0.summary = text }
  }
  @_disfavoredOverload
  public nonisolated func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
    self.description(Text(description))
  }
  /// The edit sheet opens when the person adds the widget (iOS 18).
  public nonisolated func promptsForUserConfiguration() -> some WidgetConfiguration {
    declaring { $0.promptsForConfiguration = true }
  }
  /// The families the widget is offered in.
  public nonisolated func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    declaring { $0.families = families.map(\.archived.rawValue) }
  }
  /// The content reaches to the widget's edge.
  public nonisolated func contentMarginsDisabled() -> some WidgetConfiguration {
    declaring { $0.contentMarginsDisabled = true }
  }
  /// Whether the system may take the background away.
  public nonisolated func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration
  {
    declaring { $0.containerBackgroundRemovable = isRemovable }
  }
  /// Noted by the gallery of later versions; widgets show everywhere here.
  public nonisolated func disfavoredLocations(
    _ disfavoredLocations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { declaring { _ in } }
  /// Background sessions finish inside the process here; nobody needs to be woken.
  public nonisolated func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ eventsHandler: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { declaring { _ in } }
  public nonisolated func onBackgroundURLSessionEvents(
    matching: ((String) -> Bool)? = nil,
    _ eventsHandler: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { declaring { _ in } }
}
