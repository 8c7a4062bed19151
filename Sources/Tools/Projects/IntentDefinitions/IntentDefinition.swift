import Foundation

/// What an `.intentdefinition` file says, as far as a widget's configuration needs it.
package struct IntentDefinition: Sendable, Equatable {
  package struct Intent: Sendable, Equatable {
    /// The class that Xcode makes of it, such as `SelectCityIntent`.
    package var className: String
    package var title: String
    package var summary: String?
    package var parameters: [Parameter]
    package var response = Response()
  }

  /// What a handler answers with.
  package struct Response: Sendable, Equatable {
    /// Those that every intent has.
    package static let standardCodes = [
      "unspecified", "ready", "continueInApp", "inProgress", "success", "failure",
      "failureRequiringAppLaunch",
    ]
    /// Further ones.
    package var codes: [String] = []
    package var properties: [Object.Property] = []
  }

  package struct Parameter: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
      case boolean, integer, decimal, string, date, dateComponents, url
      case object(String)
      case enumeration(String)
      /// A type of the system's that nothing here edits.
      case other(String)
    }
    package var name: String
    package var title: String
    package var kind: Kind
    package var isArray: Bool
    package var isConfigurable: Bool
    package var hasDynamicOptions: Bool
    package var isSearchable: Bool
    package var isMultiline: Bool
    /// As Swift source, such as `true` or `"Berlin"`; of an enum the name of the case.
    package var defaultSource: String?
    package var lowest: String?
    package var highest: String?
    package var most: Int?
    package var condition: Condition?
  }

  /// A parameter shows only while its parent has a value.
  package struct Condition: Sendable, Equatable {
    package enum Predicate: Sendable, Equatable {
      case hasAnyValue
      case isTrue(Bool)
      case isOneOf([String])
    }
    package var parent: String
    package var predicate: Predicate
  }

  package struct Enumeration: Sendable, Equatable {
    package struct Case: Sendable, Equatable {
      package var name: String
      package var title: String
      package var index: Int
    }
    package var name: String
    package var cases: [Case]
  }

  package struct Object: Sendable, Equatable {
    package struct Property: Sendable, Equatable {
      package var name: String
      package var kind: Parameter.Kind
      package var isArray: Bool
    }
    package var name: String
    package var properties: [Property]
  }

  package var intents: [Intent]
  package var enumerations: [Enumeration]
  package var objects: [Object]
}
