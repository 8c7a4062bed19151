import AppIntents
import Archive
import Foundation
import SwiftUI

/// What a primitive configuration hands to the extension's server: how to get a control's template.
@MainActor final class ControlDriver {
  /// The intent that configures the control.
  let intent: (any ControlConfigurationIntent.Type)?
  let load: (ControlRequest) async -> Result<LoadedControl, ExtensionFailure>

  init(
    intent: (any ControlConfigurationIntent.Type)? = nil,
    load: @escaping (ControlRequest) async -> Result<LoadedControl, ExtensionFailure>
  ) {
    self.intent = intent
    self.load = load
  }
}

/// A template for a value.
@MainActor struct LoadedControl {
  var declaration = _ControlTemplateDeclaration()
  /// Seconds that the provider took.
  var seconds = 0.0
  var findings: [Diagnostic] = []

  init<Content: ControlWidgetTemplate>(
    _ content: Content, seconds: Double = 0, findings: [Diagnostic] = []
  ) {
    content._describe(&declaration)
    self.seconds = seconds
    self.findings = findings
  }
}

/// Asks a provider for a value, and measures how long it takes.
@MainActor enum ControlValue {
  /// A provider and its values cross from the main actor and back; neither is used by two at once.
  private struct Crossing<Value>: @unchecked Sendable { let value: Value }

  static func load<Provider, Value, Content: ControlWidgetTemplate>(
    _ provider: Provider, _ request: ControlRequest, findings: [Diagnostic] = [],
    preview: (Provider) -> Value, current: @escaping @Sendable (Provider) async throws -> Value,
    content: (Value) -> Content
  ) async -> Result<LoadedControl, ExtensionFailure> {
    let clock = ContinuousClock()
    let start = clock.now
    let value: Value
    if request.isPreview {
      value = preview(provider)
    } else {
      do {
        value = try await ask(Crossing(value: provider), current).value
      } catch {
        return .failure(.valueThrew(error, provider: "\(Provider.self)", kind: request.kind))
      }
    }
    let seconds = clock.now.seconds(since: start)
    let slow = ControlFinding.slow(
      seconds: seconds, isPreview: request.isPreview, provider: "\(Provider.self)", kind: request.kind)
    return .success(
      LoadedControl(content(value), seconds: seconds, findings: findings + (slow.map { [$0] } ?? [])))
  }

  private nonisolated static func ask<Provider, Value>(
    _ provider: Crossing<Provider>, _ current: @Sendable (Provider) async throws -> Value
  ) async throws -> Crossing<Value> {
    Crossing(value: try await current(provider.value))
  }
}

extension ExtensionFailure {
  static func valueThrew(_ error: any Error, provider: String, kind: String) -> ExtensionFailure {
    let words = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    return ExtensionFailure(
      code: .queryThrew,
      message:
        "currentValue of \(provider), the provider of the control \"\(kind)\", threw \(words.prefix(500)); the control keeps its last value"
    )
  }
}

/// What a developer should know about a control.
package enum ControlFinding {
  /// Seconds that a value may take before that is reported. Statement 249 of the mission (C).
  static let longestValue = 1.0
  /// Seconds that a preview value may take before that is reported: a hundredth of a second is seen by nobody, a tenth is. Ours.
  static let longestPreview = 0.1

  package static func slow(seconds: Double, isPreview: Bool, provider: String, kind: String) -> Diagnostic? {
    guard seconds > (isPreview ? longestPreview : longestValue) else { return nil }
    let time = String(format: "%.1f", seconds)
    return isPreview
      ? Diagnostic(
        code: "slow-preview-value", severity: .warning,
        message:
          "previewValue of \(provider), the provider of the control \"\(kind)\", took \(time) seconds; it should cost nothing, such as a constant"
      )
      : Diagnostic(
        code: "slow-control-value", severity: .warning,
        message:
          "currentValue of \(provider), the provider of the control \"\(kind)\", took \(time) seconds; the control looks frozen after 1. Await what takes long, never block the thread, and keep a value at hand"
      )
  }
}
