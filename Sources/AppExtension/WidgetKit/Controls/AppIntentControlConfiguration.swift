import AppIntents
import Archive
import SwiftUI

/// A control that the person configures in an edit sheet made from an intent.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  public typealias Body = Never
  private let kind: String
  private let driver: ControlDriver

  /// A control drawn from the value that a provider gives for the configuration.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Configuration == Provider.Configuration {
    self.kind = kind
    driver = ControlDriver(intent: Configuration.self) { request in
      let (configuration, findings) = await IntentConfigurer.intent(
        Configuration.self, values: request.values, family: nil)
      return await ControlValue.load(
        provider, request, findings: findings,
        preview: { $0.previewValue(configuration: configuration) },
        current: { try await $0.currentValue(configuration: configuration) }, content: content)
    }
  }

  /// A control drawn from its configuration alone.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    self.kind = kind
    driver = ControlDriver(intent: intent) { request in
      let (configuration, findings) = await IntentConfigurer.intent(
        intent, values: request.values, family: nil)
      return .success(LoadedControl(content(configuration), findings: findings))
    }
  }

  public var body: Never { fatalError("AppIntentControlConfiguration is primitive and has no body") }
  public func _describe(_ description: inout _ControlDeclaration) {
    description.kind = kind
    description.driver = driver
  }
}
