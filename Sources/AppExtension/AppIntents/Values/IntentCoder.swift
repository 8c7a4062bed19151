import Archive
import Foundation

/// A value that a parameter cannot take.
package struct IntentValueProblem: Error, Sendable, CustomStringConvertible {
  package enum Kind: Sendable { case wrongType, missingEntity, queryThrew, unsupported }
  package var kind: Kind
  package var message: String
  /// Of a list some elements could be taken, and were.
  package var keptRest = false
  package init(_ kind: Kind = .wrongType, _ message: String, keptRest: Bool = false) {
    self.kind = kind
    self.message = message
    self.keptRest = keptRest
  }
  package var description: String { message }
}

/// A built-in type that knows its form on the wire.
package protocol CodedIntentValue: _IntentValue {
  var coded: IntentValue { get }
  /// `nil` where the value has another form.
  static func decoded(_ value: IntentValue) -> Self?
}

/// Values of parameters to and from their form on the wire.
package enum IntentCoder {
  /// The form of a value on the wire; `nil` for a type that has none (neither built in, enum, entity nor `Codable`).
  package static func archived(_ value: Any) -> IntentValue? {
    switch value {
    case let optional as any OptionalIntentValue:
      guard let wrapped = optional.wrapped else { return .nothing }
      return archived(wrapped)
    case let list as any ListIntentValue:
      let elements = list.elements.map { archived($0) }
      return elements.contains(nil) ? nil : .list(elements.compactMap { $0 })
    case let choice as any AppEnum: return .choice(rawText(choice))
    case let value as any CodedIntentValue: return value.coded
    case let entity as any TransientAppEntity: return (entity as? any Encodable).flatMap(json)
    case let entity as any AppEntity: return .entity(identifier(entity))
    case let value as any Encodable: return json(value)
    default: return nil
    }
  }

  /// The value of a type for its form on the wire. Entities are asked of `query`, or of their default one, all those of a
  /// list at once.
  ///
  /// - Throws: `IntentValueProblem`, except for cancellation.
  package static func value(
    _ value: IntentValue, of type: any _IntentValue.Type, query: (any EntityQuery)? = nil, what: String
  ) async throws -> Any {
    let (made, missing) = try await parts(value, of: type, query: query, what: what)
    if !missing.isEmpty { throw Self.missing(missing, of: type, what: what) }
    return made
  }

  /// As `value`, with the identifiers of a list's entities that no longer exist beside the rest of the list.
  package static func parts(
    _ value: IntentValue, of type: any _IntentValue.Type, query: (any EntityQuery)? = nil, what: String
  ) async throws -> (value: Any, missing: [String]) {
    if let optional = type as? any OptionalIntentValue.Type {
      if value == .nothing { return (optional.nothing, []) }
      guard let wrappedType = optional.wrappedType as? any _IntentValue.Type else {
        throw wrong(value, type, what)
      }
      let (wrapped, missing) = try await parts(value, of: wrappedType, query: query, what: what)
      guard let made = optional.some(wrapped) else { throw wrong(value, type, what) }
      return (made, missing)
    }
    if let list = type as? any ListIntentValue.Type {
      guard case .list(let items) = value, let element = list.listElement as? any _IntentValue.Type else {
        throw wrong(value, type, what)
      }
      let (elements, missing) = try await self.elements(items, of: element, query: query, what: what)
      guard let made = list.list(elements) else { throw wrong(value, type, what) }
      return (made, missing)
    }
    if let entity = entityType(type) {
      guard case .entity(let id) = value else { throw wrong(value, type, what) }
      let found = try await entities([id], of: entity, query: query, what: what)
      guard let made = found[id] else { throw missing([id], of: type, what: what) }
      return (made, [])
    }
    guard let made = plain(value, of: type) else { throw wrong(value, type, what) }
    return (made, [])
  }

  private static func elements(
    _ items: [IntentValue], of type: any _IntentValue.Type, query: (any EntityQuery)?, what: String
  ) async throws -> (values: [Any], missing: [String]) {
    guard let entity = entityType(type) else {
      var values: [Any] = []
      for item in items {
        values.append(try await value(item, of: type, query: query, what: "an element of \(what)"))
      }
      return (values, [])
    }
    let ids = try items.map { item -> String in
      guard case .entity(let id) = item else { throw wrong(item, type, "an element of \(what)") }
      return id
    }
    let found = try await entities(ids, of: entity, query: query, what: what)
    return (ids.compactMap { found[$0] }, ids.filter { found[$0] == nil })
  }

  /// The type, if its values are looked up by identifier.
  private static func entityType(_ type: any _IntentValue.Type) -> (any AppEntity.Type)? {
    if type is any AppEnum.Type || type is any TransientAppEntity.Type { return nil }
    return type as? any AppEntity.Type
  }

  private static func plain(_ value: IntentValue, of type: any _IntentValue.Type) -> Any? {
    if let choice = type as? any AppEnum.Type {
      guard case .choice(let raw) = value else { return nil }
      return self.choice(choice, raw)
    }
    if let type = type as? any CodedIntentValue.Type { return type.decoded(value) }
    guard case .coded(let json) = value, let type = type as? any Decodable.Type else { return nil }
    return try? JSONDecoder().decode(type, from: Data(json.utf8))
  }

  private static func json(_ value: any Encodable) -> IntentValue? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(value)).map { .coded(String(decoding: $0, as: UTF8.self)) }
  }

  private static func choice<Choice: AppEnum>(_ type: Choice.Type, _ raw: String) -> Choice? {
    Choice.RawValue(raw).flatMap { Choice(rawValue: $0) }
  }
  package static func rawText<Choice: AppEnum>(_ choice: Choice) -> String { choice.rawValue.description }
  package static func identifier<Entity: AppEntity>(_ entity: Entity) -> String {
    entity.id.entityIdentifierString
  }

  private static func wrong(_ value: IntentValue, _ type: Any.Type, _ what: String) -> IntentValueProblem {
    IntentValueProblem(.wrongType, "\(what) takes \(type), and \(value.short) is none.")
  }
  static func missing(_ ids: [String], of type: Any.Type, what: String) -> IntentValueProblem {
    let list = ids.prefix(5).map { "\"\($0)\"" }.joined(separator: ", ")
    return IntentValueProblem(
      .missingEntity,
      "\(what): entities(for:) gives no \(type) for \(list); it was deleted, or the query does not look it up."
    )
  }
}

extension IntentCoder {
  /// The entities with these identifiers, as far as the query finds them.
  private static func entities(
    _ ids: [String], of type: any AppEntity.Type, query: (any EntityQuery)?, what: String
  ) async throws -> [String: Any] {
    if let query { return try await found(ids, by: query, what: what) }
    return try await foundByDefault(ids, of: type, what: what)
  }

  private static func foundByDefault<Entity: AppEntity>(
    _ ids: [String], of type: Entity.Type, what: String
  ) async throws -> [String: Any] { try await found(ids, by: Entity.defaultQuery, what: what) }

  private static func found<Query: EntityQuery>(
    _ ids: [String], by query: Query, what: String
  ) async throws -> [String: Any] {
    var identifiers: [Query.Entity.ID] = []
    for id in ids {
      guard let identifier = Query.Entity.ID.entityIdentifier(for: id) else {
        throw IntentValueProblem(
          .wrongType, "\(what): \"\(id)\" is no identifier of \(Query.Entity.self) (\(Query.Entity.ID.self))."
        )
      }
      identifiers.append(identifier)
    }
    if identifiers.isEmpty { return [:] }
    await AppDependencies.prepare(of: query)
    do {
      let entities = try await query.entities(for: identifiers)
      return Dictionary(
        entities.map { ($0.id.entityIdentifierString, $0 as Any) }, uniquingKeysWith: { first, _ in first })
    } catch let error as CancellationError {
      throw error
    } catch {
      throw IntentValueProblem(
        .queryThrew, "\(what): \(Query.self).entities(for:) threw: \(IntentErrorText.text(error))")
    }
  }
}

extension IntentValue {
  /// The value in a message, cut to a line.
  package var short: String {
    let text: String =
      switch self {
      case .nothing: "nothing"
      case .bool(let value): "\(value)"
      case .integer(let value): "the whole number \(value)"
      case .number(let value): "the number \(value)"
      case .string(let value): "the text \"\(value)\""
      case .date: "a date"
      case .dateComponents: "date components"
      case .url(let value): "the URL \(value)"
      case .measurement(let value, let unit): "\(value) \(unit)"
      case .file(let name, _, _): "the file \"\(name)\""
      case .choice(let raw): "the choice \"\(raw)\""
      case .entity(let id): "the entity \"\(id)\""
      case .coded: "coded JSON"
      case .list(let items): "a list of \(items.count)"
      }
    return text.count > 80 ? text.prefix(80) + "…" : text
  }
}
