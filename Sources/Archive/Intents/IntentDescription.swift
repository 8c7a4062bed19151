import Foundation

/// What is known of an intent that configures a widget or a control before anything was chosen.
package struct IntentDescription: Sendable, Equatable {
  /// Name of the intent's type, such as `SelectCity`.
  package var name: String
  package var title: String
  package var summary: String?
  package var parameters: [ParameterDescription]
  package init(name: String, title: String, summary: String? = nil, parameters: [ParameterDescription]) {
    self.name = name
    self.title = title
    self.summary = summary
    self.parameters = parameters
  }
}

/// One `@Parameter`: what its row in the edit sheet looks like and what it accepts.
package struct ParameterDescription: Sendable, Equatable {
  /// How one value is edited.
  package enum Kind: Sendable, Equatable {
    case bool
    /// A whole number, within bounds where there are any.
    case integer(lowest: Int64?, highest: Int64?, style: NumberStyle)
    case number(lowest: Double?, highest: Double?, style: NumberStyle)
    case string(isMultiline: Bool)
    case date(DateStyle)
    case dateComponents
    case url
    /// A number with one of these units, by symbol; the first is the default.
    case measurement(units: [String])
    /// A file of one of these uniform types; empty for any.
    case file(types: [String])
    /// One of the options, of which an `AppEnum` has a fixed list.
    case choice
    case entity
    /// A type with no editor of its own; its options, if it has any, can be chosen.
    case other(String)
  }
  package enum NumberStyle: String, Sendable, CaseIterable { case field, stepper, slider }
  package enum DateStyle: String, Sendable, CaseIterable { case date, time, dateTime }

  /// The property's name, such as `city`.
  package var name: String
  package var title: String
  package var summary: String?
  /// Shown where nothing is chosen yet: `requestValueDialog`, or nothing.
  package var prompt: String?
  package var kind: Kind
  package var isOptional: Bool
  package var isList: Bool
  /// For a list: how many elements it must and may have in the family asked for; `nil` for any number.
  package var fewest: Int?
  package var most: Int?
  package var defaultValue: IntentValue?
  /// Values are picked from options (an enum, entities, a `DynamicOptionsProvider`).
  package var hasOptions: Bool
  /// The options can be searched by text in the extension (`EntityStringQuery`, `results(for:)`).
  package var isSearchable: Bool
  /// Names of parameters its options depend on (`@IntentParameterDependency`).
  package var dependsOn: [String]

  package init(
    name: String, title: String, summary: String? = nil, prompt: String? = nil, kind: Kind,
    isOptional: Bool = false, isList: Bool = false, fewest: Int? = nil, most: Int? = nil,
    defaultValue: IntentValue? = nil, hasOptions: Bool = false, isSearchable: Bool = false,
    dependsOn: [String] = []
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.prompt = prompt
    self.kind = kind
    self.isOptional = isOptional
    self.isList = isList
    self.fewest = fewest
    self.most = most
    self.defaultValue = defaultValue
    self.hasOptions = hasOptions
    self.isSearchable = isSearchable
    self.dependsOn = dependsOn
  }
}

/// How a value is shown to a person: `DisplayRepresentation`.
package struct ValueDisplay: Sendable, Equatable {
  package enum Picture: Sendable, Equatable {
    /// An SF Symbol by name.
    case symbol(String)
    /// An encoded picture.
    case data(Data)
  }
  package var title: String
  package var subtitle: String?
  package var picture: Picture?
  package init(title: String, subtitle: String? = nil, picture: Picture? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.picture = picture
  }
}
