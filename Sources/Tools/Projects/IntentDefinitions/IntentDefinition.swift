import Foundation

/// What an `.intentdefinition` file says, as far as its classes and a widget's configuration need it.
package struct IntentDefinition: Sendable, Equatable {
  /// Words of the definition, with the key of their translations in the table that is named after it.
  package struct Words: Sendable, Equatable {
    package var text: String
    package var key: String?
  }

  package struct Intent: Sendable, Equatable {
    /// The class that Xcode makes of it, such as `SelectCityIntent`.
    package var className: String
    package var title: Words
    package var summary: Words?
    package var parameters: [Parameter]
    package var response = Response()

    /// What the classes of its parameters begin with: `SelectCity` in `SelectCityDaysResolutionResult`.
    package var stem: String {
      className.hasSuffix("Intent") && className.count > 6 ? String(className.dropLast(6)) : className
    }
  }

  /// What a handler answers with.
  package struct Response: Sendable, Equatable {
    package struct Code: Sendable, Equatable {
      package var name: String
      /// The properties that its words speak of, in their order: what its factory method takes.
      package var uses: [String] = []
    }
    /// Those that every intent has.
    package static let standardCodes = [
      "unspecified", "ready", "continueInApp", "inProgress", "success", "failure",
      "failureRequiringAppLaunch",
    ]
    package var codes: [Code] = []
    package var properties: [Object.Property] = []

    /// Those of the definition alone.
    package var ownCodes: [Code] { codes.filter { !Self.standardCodes.contains($0.name) } }
  }

  package struct Parameter: Sendable, Equatable {
    package typealias Kind = ValueKind
    package var name: String
    package var title: Words
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
    /// Why a handler may refuse a value, in its own words. Where there are some, the parameter has a resolution result of its own.
    package var unsupportedReasons: [String] = []
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
      /// As the definition and the host call it.
      package var name: String
      /// As Swift source calls it: with a small letter first.
      package var swiftName: String
      package var title: Words
      package var index: Int
    }
    package var name: String
    package var cases: [Case]

    /// The case of a value that nobody chose: `unknown`, or else the first.
    package var initialCase: Case? { cases.first { $0.swiftName == "unknown" } ?? cases.first }
  }

  package struct Object: Sendable, Equatable {
    package struct Property: Sendable, Equatable {
      package var name: String
      package var kind: ValueKind
      package var isArray: Bool
    }
    package var name: String
    package var properties: [Property]
  }

  /// The table of its translations: the file's name.
  package var table: String
  package var intents: [Intent] = []
  package var enumerations: [Enumeration] = []
  package var objects: [Object] = []
  /// What was left out of it, and why.
  package var notes: [ProjectNote] = []
}
