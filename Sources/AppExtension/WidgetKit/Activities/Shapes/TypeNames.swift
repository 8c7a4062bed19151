import Foundation

/// Types as a developer writes them: `[String]`, `Date?`, `Step (0, 1, 2)` for an enumeration.
enum TypeNames {
  /// Cases of an enumeration that are listed.
  private static let mostCases = 12

  static func name(_ type: Any.Type) -> String {
    if let known = type as? any NamedByParts.Type { return known.writtenName }
    let name = String(describing: type)
    guard let decodable = type as? any Decodable.Type else { return name }
    let cases = cases(decodable)
    guard !cases.isEmpty else { return name }
    let more = cases.count > mostCases ? ", …" : ""
    return "\(name) (\(cases.prefix(mostCases).joined(separator: ", "))\(more))"
  }

  /// The JSON of each case.
  private static func cases<T: Decodable>(_ type: T.Type) -> [String] {
    EnumCases.all(type).compactMap { EnumCases.json($0) }
  }
}

private protocol NamedByParts { static var writtenName: String { get } }
extension Array: NamedByParts {
  fileprivate static var writtenName: String { "[\(TypeNames.name(Element.self))]" }
}
extension Set: NamedByParts {
  fileprivate static var writtenName: String { "Set<\(TypeNames.name(Element.self))>" }
}
extension Dictionary: NamedByParts {
  fileprivate static var writtenName: String {
    "[\(TypeNames.name(Key.self)): \(TypeNames.name(Value.self))]"
  }
}
extension Optional: NamedByParts {
  fileprivate static var writtenName: String { "\(TypeNames.name(Wrapped.self))?" }
}
