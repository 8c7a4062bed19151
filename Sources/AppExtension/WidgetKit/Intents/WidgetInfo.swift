import AppIntents
import Archive
import Foundation
import Intents

/// A widget that the person has placed, and how it is configured.
public struct WidgetInfo: Identifiable, Hashable, Sendable, CustomDebugStringConvertible {
  public let kind: String
  public let family: WidgetFamily
  /// The SiriKit intent with the values chosen; `nil` for a widget that an app intent configures, or none.
  public let configuration: INIntent?
  let values: IntentValues
  /// The app intent with the values chosen. Made for this value alone.
  let intent: (any AppIntent)?

  init(
    kind: String, family: WidgetFamily, values: IntentValues = [:], intent: (any AppIntent)? = nil,
    configuration: INIntent? = nil
  ) {
    self.kind = kind
    self.family = family
    self.configuration = configuration
    self.values = values
    self.intent = intent
  }

  /// The app intent that configures it, with the values chosen; `nil` where it is of another type.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? { intent as? Intent }

  public var id: WidgetInfo { self }
  public static func == (a: WidgetInfo, b: WidgetInfo) -> Bool {
    a.kind == b.kind && a.family == b.family && a.values == b.values
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(family)
    hasher.combine(values)
  }
  public var debugDescription: String {
    "WidgetInfo(kind: \(kind), family: \(family), configuration: \(values.keys.sorted()))"
  }
}

/// What widgets this process has, for those who ask by kind.
@MainActor package enum RunningWidgets {
  static var drivers: [String: WidgetDriver] = [:]

  /// What the host says is placed, with each widget's intent.
  package static func infos(of answer: HostAnswer) async -> [WidgetInfo] {
    var infos: [WidgetInfo] = []
    for placed in answer.placed {
      guard let family = placed.family else { continue }
      var intent: (any AppIntent)?
      if let type = drivers[placed.kind]?.choices?.intent {
        intent = await configured(type, values: placed.values, family: family)
      }
      let siriKitIntent = await drivers[placed.kind]?.choices?.siriKitIntent?(placed.values)
      infos.append(
        WidgetInfo(
          kind: placed.kind, family: WidgetFamily(family), values: placed.values, intent: intent,
          configuration: siriKitIntent))
    }
    return infos
  }

  private static func configured<Intent: AppIntent>(
    _ type: Intent.Type, values: IntentValues, family: Archive.WidgetFamily
  ) async -> any AppIntent {
    await IntentConfigurer.intent(type, values: values, family: family).intent
  }
}
