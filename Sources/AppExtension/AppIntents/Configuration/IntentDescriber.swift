import Archive
import Foundation
import SwiftUI

/// Says what an intent's parameters are before anything is chosen.
@MainActor package enum IntentDescriber {
  /// - Parameter family: The widget's family, which the sizes of lists may depend on; `nil` for a control.
  package static func describe(
    _ type: any AppIntent.Type, family: Archive.WidgetFamily?
  ) -> Archive.IntentDescription {
    let intent = type.init()
    return Archive.IntentDescription(
      name: "\(type)", title: ValueDisplay.text(type.title), summary: summary(of: type),
      parameters: IntentReflection.parameters(of: intent).map {
        describe($0.parameter, name: $0.name, of: intent, family: family)
      })
  }

  /// The words of `description`; `nil` for none.
  static func summary(of type: any AppIntent.Type) -> String? {
    type.declaredDescription.map { ValueDisplay.text($0.descriptionText) }
  }

  static func describe(
    _ parameter: any AnyIntentParameter, name: String, of intent: any AppIntent,
    family: Archive.WidgetFamily?
  ) -> ParameterDescription {
    let source = OptionSource(parameter)
    let size = parameter.isList ? parameter.metadata.size.size(in: family) : nil
    return ParameterDescription(
      name: name, title: ValueDisplay.text(parameter.title),
      summary: parameter.summary.map(ValueDisplay.text), prompt: parameter.metadata.requestValueDialog?.text,
      kind: parameter.metadata.kind, isOptional: parameter.isOptional, isList: parameter.isList,
      fewest: size?.fewest, most: size?.most, defaultValue: parameter.archivedDefault,
      hasOptions: source != nil, isSearchable: source?.isSearchable ?? false,
      dependsOn: source?.code.map { IntentDependencies.names(in: $0, of: intent) } ?? [])
  }
}
