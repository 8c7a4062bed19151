import Foundation
import SwiftUI

/// An entity that a universal link stands for.
public protocol URLRepresentableEntity: AppEntity {
  typealias URLRepresentation = EntityURLRepresentation<Self>
  static var urlRepresentation: URLRepresentation { get }
}

/// A choice that a universal link stands for.
public protocol URLRepresentableEnum: AppEnum {
  typealias URLRepresentation = EnumURLRepresentation<Self>
  static var urlRepresentation: URLRepresentation { get }
}

/// An intent that a universal link stands for.
public protocol URLRepresentableIntent: AppIntent {
  typealias URLRepresentation = IntentURLRepresentation<Self>
  static var urlRepresentation: URLRepresentation { get }
}

/// A link with the identifier and properties of an entity in it.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable {
  enum Part: @unchecked Sendable {
    case text(String)
    case id
    case property(PartialKeyPath<Entity>)
  }
  let parts: [Part]
  public init(stringLiteral value: String) { parts = [.text(value)] }
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// What can stand in the link.
  public enum Token: Sendable { case id }

  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { parts.append(.text(literal)) }
    public mutating func appendInterpolation(_ token: Token) { parts.append(.id) }
    public mutating func appendInterpolation<Value: _IntentValue & Sendable>(
      _ keyPath: KeyPath<Entity, EntityProperty<Value>>
    ) { parts.append(.property(keyPath)) }
  }

  func url(of entity: Entity) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .id: IntentURLs.escaped(entity.id.entityIdentifierString)
      case .property(let path):
        IntentURLs.escaped((entity[keyPath: path] as? any AnyEntityProperty)?.text ?? "")
      }
    }.joined()
  }
}

/// A link for each choice.
public struct EnumURLRepresentation<Enum: AppEnum>: ExpressibleByDictionaryLiteral, Sendable {
  let links: [Enum: String]
  public init(dictionaryLiteral elements: (Enum, String)...) {
    links = Dictionary(elements, uniquingKeysWith: { _, last in last })
  }
}

/// A link with the values of an intent's parameters in it.
///
/// - Parity: no effect: there is no app to open the link in place of the intent.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value: _IntentValue & Sendable>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

/// A property whatever its type.
protocol AnyEntityProperty {
  var text: String { get }
}
extension EntityProperty: AnyEntityProperty {
  var text: String { IntentDisplay.words(wrappedValue) }
}

enum IntentURLs {
  static func url<Entity: URLRepresentableEntity>(of entity: Entity) -> URL {
    made(Entity.urlRepresentation.url(of: entity))
  }
  static func url<Choice: URLRepresentableEnum>(of choice: Choice) -> URL {
    made(Choice.urlRepresentation.links[choice] ?? "")
  }
  static func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(["/"])) ?? ""
  }
  private static func made(_ text: String) -> URL { URL(string: text) ?? URL(string: "about:blank")! }
}
