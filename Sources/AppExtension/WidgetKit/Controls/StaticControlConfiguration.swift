import AppIntents
import Archive
import SwiftUI

/// A control that the person cannot configure.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  public typealias Body = Never
  private let kind: String
  private let driver: ControlDriver

  /// A control without a value, or one whose template reads it itself.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    self.kind = kind
    driver = ControlDriver { _ in .success(LoadedControl(content())) }
  }

  /// A control drawn from a provider's value.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    self.kind = kind
    driver = ControlDriver { request in
      await ControlValue.load(
        provider, request, preview: { $0.previewValue }, current: { try await $0.currentValue() },
        content: content)
    }
  }

  public var body: Never { fatalError("StaticControlConfiguration is primitive and has no body") }
  public func _describe(_ description: inout _ControlDeclaration) {
    description.kind = kind
    description.driver = driver
  }
}
