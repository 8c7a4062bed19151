/// What a parameter, or a property of a custom type or a response, holds.
package enum ValueKind: Sendable, Equatable {
  case boolean, integer, decimal, duration, string, dateComponents, url
  /// A custom type of the definition.
  case object(String)
  /// An enum of the definition.
  case enumeration(String)
  case system(SystemType)
  /// A quantity: Temperature, Mass …
  case measurement(Quantity)
  /// An object of no type of its own.
  case anyObject
  /// A type of the system's that nothing here has.
  case other(String)

  /// Classes of the system's.
  package enum SystemType: String, Sendable, CaseIterable {
    case file, person, placemark, currencyAmount, paymentMethod, speakableString, dateComponentsRange, image
  }
  package enum Quantity: String, Sendable, CaseIterable {
    case energy, length, mass, speed, temperature, volume

    /// The family of units, such as `UnitLength`.
    var unit: String { "Unit" + rawValue.capitalizedFirst }
  }

  /// By the name that a definition has for it, be it that of a type or of an object of the system's; `nil` for others.
  init?(systemName name: String) {
    switch name {
    case "Boolean": self = .boolean
    case "Integer", "Long": self = .integer
    case "Decimal", "Double", "Float": self = .decimal
    case "TimeInterval", "Duration": self = .duration
    case "String": self = .string
    case "Date", "DateTime", "DateComponents", "Time": self = .dateComponents
    case "URL": self = .url
    case "Location", "Placemark": self = .system(.placemark)
    case "Currency", "CurrencyAmount": self = .system(.currencyAmount)
    case "Distance", "Length": self = .measurement(.length)
    case "Object": self = .anyObject
    default:
      let small = name.prefix(1).lowercased() + name.dropFirst()
      if let type = SystemType(rawValue: small) {
        self = .system(type)
      } else if let quantity = Quantity(rawValue: small) {
        self = .measurement(quantity)
      } else {
        return nil
      }
    }
  }

  /// The type of a single value in Swift.
  var swiftType: String {
    switch self {
    case .boolean, .integer, .decimal, .duration: "NSNumber"
    case .string: "String"
    case .dateComponents: "DateComponents"
    case .url: "URL"
    case .object(let name), .enumeration(let name): name
    case .measurement(let quantity): "Measurement<\(quantity.unit)>"
    case .anyObject: "INObject"
    case .other: "NSObject"
    case .system(.placemark): "CLPlacemark"
    case .system(let type): "IN" + type.rawValue.capitalizedFirst
    }
  }

  /// The class that a collection of options has of it; `nil` where there can be none.
  var optionType: String? {
    switch self {
    case .enumeration: "NSNumber"
    case .string: "NSString"
    case .dateComponents: "NSDateComponents"
    case .url: "NSURL"
    case .measurement, .other: nil
    default: swiftType
    }
  }

  /// Whether `swiftType` is a structure that `optionType` stands for.
  var isBridged: Bool {
    switch self {
    case .string, .dateComponents, .url: true
    default: false
    }
  }

  /// What a handler's `resolve` method answers with.
  var resolutionResult: String {
    switch self {
    case .boolean: "INBooleanResolutionResult"
    case .integer: "INIntegerResolutionResult"
    case .decimal: "INDoubleResolutionResult"
    case .duration: "INTimeIntervalResolutionResult"
    case .string: "INStringResolutionResult"
    case .dateComponents: "INDateComponentsResolutionResult"
    case .url: "INURLResolutionResult"
    case .object(let name), .enumeration(let name): name + "ResolutionResult"
    case .measurement(let quantity): "IN\(quantity.rawValue.capitalizedFirst)ResolutionResult"
    case .anyObject: "INObjectResolutionResult"
    case .system(.image), .other: "INIntentResolutionResult"
    case .system(let type): "IN\(type.rawValue.capitalizedFirst)ResolutionResult"
    }
  }

  var isEnumeration: Bool { if case .enumeration = self { true } else { false } }
}

extension String {
  /// With its first letter in upper case: `city` in provideCityOptionsCollection.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
