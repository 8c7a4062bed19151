import AppIntents
import Archive
import Foundation
import Intents
import SwiftUI

/// The edit sheet of a widget that a SiriKit intent configures.
@MainActor struct SiriKitChoices<Intent: INIntent> {
  private let type: Intent.Type
  private let recommendations: @MainActor () -> [Recommendation]

  init(_ type: Intent.Type, recommendations: @escaping @MainActor () -> [Recommendation]) {
    self.type = type
    self.recommendations = recommendations
  }

  var choices: WidgetChoices {
    WidgetChoices(
      intent: nil, describe: { _ in description }, sheet: { await sheet($0) },
      options: { try await options($0) }, recommendations: recommendations,
      siriKitIntent: { await SiriKitValues.intent(type, values: $0).intent })
  }

  private var description: Archive.IntentDescription {
    Archive.IntentDescription(
      name: "\(type)", title: type._title.localized, summary: type._summary?.localized,
      parameters: type.init()._parameters.filter(\.isConfigurable).map(Self.describe))
  }

  private func sheet(_ request: SheetRequest) async -> ConfigurationSheet {
    let (intent, findings) = await SiriKitValues.intent(type, values: request.values)
    let parameters = intent._parameters
    let rows = parameters.filter { $0.isConfigurable && Self.isShown($0, among: parameters) }.map {
      parameter in
      let value = SiriKitValues.value(parameter.get(), of: parameter)
      return ConfigurationSheet.Row(
        parameter: Self.describe(parameter), value: value, displays: Self.displays(value, of: parameter))
    }
    return ConfigurationSheet(
      title: type._title.localized, summary: type._summary?.localized, rows: rows,
      values: SiriKitValues.values(of: intent),
      findings: findings)
  }

  private func options(_ request: OptionsRequest) async throws -> OptionList {
    let (intent, _) = await SiriKitValues.intent(type, values: request.values)
    guard let parameter = intent._parameters.first(where: { $0.name == request.parameter }) else {
      throw ExtensionFailure(
        code: .unknownParameter, message: "\(type) has no parameter \"\(request.parameter)\"")
    }
    if case .enumeration(let cases) = parameter.kind, !parameter.hasDynamicOptions {
      let options = cases.map {
        OptionList.Option(value: .choice($0.name), display: ValueDisplay(title: $0.title.localized))
      }
      return Self.filtered([.init(options: options)], request.search)
    }
    guard let handler = intent._makeHandlerProvider()?.handler(for: intent) else {
      throw ExtensionFailure(
        code: .unknownParameter,
        message:
          "nobody gives the options of \"\(parameter.name)\": the project has no INExtension among the extension's files; add the Intents extension's handler to them"
      )
    }
    do {
      let (name, text) = (parameter.name, parameter.isSearchable ? request.search : nil)
      nonisolated(unsafe) let asked = handler
      // A completion that is kept and never called must not hold the sheet.
      guard
        let options = try await Patience().ask({
          try await intent._options(of: name, from: asked, matching: text)
        })
      else {
        throw ExtensionFailure(
          code: .unknownParameter,
          message: "\(Swift.type(of: handler)) is no handler of \(type); conform it to \(type)Handling")
      }
      let sections = options.sections.map { section in
        OptionList.Section(
          title: section.title, options: section.items.compactMap { Self.option($0, of: parameter) })
      }
      return Self.filtered(sections, parameter.isSearchable ? nil : request.search)
    } catch is _INNotProvided {
      throw ExtensionFailure(
        code: .unknownParameter,
        message:
          "the handler of \(type) does not provide options for \"\(parameter.name)\"; write provide\(parameter.name.prefix(1).uppercased() + parameter.name.dropFirst())OptionsCollection(for:with:)"
      )
    } catch let failure as ExtensionFailure {
      throw failure
    } catch {
      throw ExtensionFailure(
        code: .queryThrew,
        message:
          "the handler of \(type) could not give the options of \"\(parameter.name)\": \((error as? Patience.Over)?.description ?? error.localizedDescription)"
      )
    }
  }

  // MARK: - Parts

  private static func describe(_ parameter: _INParameter) -> ParameterDescription {
    let kind: ParameterDescription.Kind =
      switch parameter.kind {
      case .boolean: .bool
      case .integer(let lowest, let highest):
        .integer(lowest: lowest.map(Int64.init), highest: highest.map(Int64.init), style: .field)
      case .decimal(let lowest, let highest): .number(lowest: lowest, highest: highest, style: .field)
      case .string(let isMultiline): .string(isMultiline: isMultiline)
      case .date: .dateComponents
      case .dateComponents: .dateComponents
      case .url: .url
      case .enumeration: .choice
      case .object: .entity
      case .system(let type): SiriKitSystemValue.kind(of: type, hasOptions: parameter.hasDynamicOptions)
      case .measurement(let symbols): .measurement(units: symbols)
      case .other(let name): .other(name)
      }
    var hasOptions = parameter.hasDynamicOptions
    if case .enumeration = parameter.kind { hasOptions = true }
    return ParameterDescription(
      name: parameter.name, title: parameter.title.localized, kind: kind, isOptional: true,
      isList: parameter.isArray,
      most: parameter.most, hasOptions: hasOptions, isSearchable: parameter.isSearchable,
      dependsOn: parameter.condition.map { [$0.parent] } ?? [])
  }

  /// Whether the parameter it hangs on has the value that the definition asks for.
  private static func isShown(_ parameter: _INParameter, among all: [_INParameter]) -> Bool {
    guard let condition = parameter.condition, let parent = all.first(where: { $0.name == condition.parent })
    else { return true }
    let value = SiriKitValues.value(parent.get(), of: parent)
    switch condition.predicate {
    case .hasAnyValue: return value != nil
    case .isTrue(let flag): return (value ?? .bool(false)) == .bool(flag)
    case .isText(let words):
      switch value {
      case .choice(let word), .string(let word): return words.contains(word)
      default: return words.contains("\(parent.get() ?? "")")
      }
    }
  }

  private static func displays(_ value: IntentValue?, of parameter: _INParameter) -> [ValueDisplay] {
    switch value {
    case .list(let values): values.flatMap { displays($0, of: parameter) }
    case .coded(let json):
      if let value, case .system(let type) = parameter.kind {
        (SiriKitSystemValue.object(value, type) as? any _INSystemValue)
          .map { [ValueDisplay(title: $0._displayTitle)] } ?? []
      } else {
        ArchivedObject(json).map { [$0.display] } ?? []
      }
    case .file(let name, _, _): [ValueDisplay(title: name)]
    case .choice(let name):
      if case .enumeration(let cases) = parameter.kind {
        [ValueDisplay(title: cases.first { $0.name == name }?.title.localized ?? name)]
      } else {
        []
      }
    case .string(let text) where parameter.hasDynamicOptions: [ValueDisplay(title: text)]
    default: []
    }
  }

  private static func option(_ item: Any, of parameter: _INParameter) -> OptionList.Option? {
    var single = parameter
    single.isArray = false
    guard let value = SiriKitValues.value(item, of: single) else { return nil }
    if let object = item as? INObject {
      return .init(
        value: value,
        display: ValueDisplay(
          title: object.displayString, subtitle: object.subtitleString,
          picture: object.displayImage.flatMap(picture)))
    }
    return .init(
      value: value, display: ValueDisplay(title: (item as? any _INSystemValue)?._displayTitle ?? "\(item)"))
  }

  private static func picture(_ image: INImage) -> ValueDisplay.Picture? {
    switch image._source {
    case .symbol(let name): .symbol(name)
    case .data(let data): .data(data)
    case .url(let url) where url.isFileURL: (try? Data(contentsOf: url)).map { .data($0) }
    case .url, .named: nil
    }
  }

  private static func filtered(_ sections: [OptionList.Section], _ search: String?) -> OptionList {
    var sections = sections
    if let search, !search.isEmpty {
      for index in sections.indices {
        sections[index].options.removeAll { !$0.display.title.localizedCaseInsensitiveContains(search) }
      }
      sections.removeAll(where: \.options.isEmpty)
    }
    let total = sections.map(\.options.count).reduce(0, +)
    var room = ArchiveLimits.standard.options
    for index in sections.indices {
      sections[index].options = Array(sections[index].options.prefix(room))
      room -= sections[index].options.count
    }
    return OptionList(sections: sections, total: total)
  }
}

extension _INText {
  /// In the language of the person, where the extension has a table with it.
  @MainActor fileprivate var localized: String {
    guard let key else { return text }
    return _LocalizedLookup.string(key, value: text, table: table, bundle: .main)
  }
}
