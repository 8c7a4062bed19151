import Foundation

/// A person.
public struct IntentPerson: Sendable {
  public var name: Name
  public var isMe: Bool
  public var identifier: Identifier
  public var handle: Handle?
  public var aliases: [Handle]
  public var image: DisplayRepresentation.Image?

  public init(
    identifier: Identifier, name: Name, handle: Handle?, aliases: [Handle] = [], isMe: Bool = false,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
    self.aliases = aliases
    self.isMe = isMe
    self.image = image
  }

  /// What of a person a parameter asks for.
  public enum ParameterMode: String, Sendable {
    case contact, email, phone, emailOrPhone
  }
  public enum Identifier: Hashable, Codable, Sendable {
    case contact(String)
    case applicationDefined(String)
  }
  public enum Name: Codable, Sendable {
    case displayName(String)
    case components(PersonNameComponents)
  }
  /// A way to reach a person.
  public struct Handle: Hashable, Codable, Sendable {
    public enum Value: Hashable, Codable, Sendable {
      case phoneNumber(String)
      case emailAddress(String)
      case applicationDefined(String)
    }
    public enum Label: Hashable, Codable, Sendable {
      case home, work, iPhone, mobile, main, homeFax, workFax, pager, other, school
      case custom(String)
    }
    public var value: Value
    public var label: Label
    public init(_ value: Value, label: Label = .other) {
      self.value = value
      self.label = label
    }
    public init(phoneNumber phoneNumberString: String, label: Label = .other) {
      self.init(.phoneNumber(phoneNumberString), label: label)
    }
    public init(emailAddress emailAddressString: String, label: Label = .other) {
      self.init(.emailAddress(emailAddressString), label: label)
    }
    public init(applicationDefined stringValue: String, label labelString: String? = nil) {
      self.init(.applicationDefined(stringValue), label: labelString.map { .custom($0) } ?? .other)
    }
  }
}

extension IntentPerson: DisplayRepresentable, _IntentValue {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }
  public var displayRepresentation: DisplayRepresentation {
    switch name {
    case .displayName(let name): DisplayRepresentation(stringLiteral: name)
    case .components(let components):
      DisplayRepresentation(
        stringLiteral: [components.givenName, components.familyName].compactMap { $0 }.joined(separator: " "))
    }
  }
  public static var defaultResolverSpecification: EmptyResolverSpecification<IntentPerson> { .init() }
}

/// The picture does not cross to a tap.
extension IntentPerson: Codable {
  private enum CodingKeys: String, CodingKey { case name, isMe, identifier, handle, aliases }
}

/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Codable, Sendable {
  public let amount: Decimal
  public let currencyCode: String
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

extension IntentCurrencyAmount: DisplayRepresentable, _IntentValue {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Amount" }
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(stringLiteral: amount.formatted(.currency(code: currencyCode)))
  }
  public static var defaultResolverSpecification: EmptyResolverSpecification<IntentCurrencyAmount> { .init() }
}

extension IntentParameter where Value.ValueType == IntentPerson {
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    mode: IntentPerson.ParameterMode = .contact, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, summary: description, default: nil,
      metadata: ParameterMetadata(
        .other("IntentPerson"), dialog: requestValueDialog, connection: inputConnectionBehavior))
  }
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    mode: IntentPerson.ParameterMode = .contact, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == IntentPerson {
    self.init(
      title: title, summary: description, default: nil,
      metadata: ParameterMetadata(
        .other("IntentPerson"), dialog: requestValueDialog, connection: inputConnectionBehavior,
        options: optionsProvider))
  }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    currencyCodes: [String] = [],
    inclusiveRange: InclusiveRange<Decimal>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, summary: description, default: nil,
      metadata: ParameterMetadata(
        .other("IntentCurrencyAmount"), dialog: requestValueDialog, connection: inputConnectionBehavior))
  }
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    currencyCodes: [String] = [],
    inclusiveRange: InclusiveRange<Decimal>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == IntentCurrencyAmount {
    self.init(
      title: title, summary: description, default: nil,
      metadata: ParameterMetadata(
        .other("IntentCurrencyAmount"), dialog: requestValueDialog, connection: inputConnectionBehavior,
        options: optionsProvider))
  }
}
