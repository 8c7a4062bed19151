/// The parts of a Live Activity that stay the same, and the type of those that change. Both cross to the extension as JSON.
public protocol ActivityAttributes: Decodable, Encodable {
  /// What an update brings: at most 4 KB together with the attributes.
  associatedtype ContentState: Decodable, Encodable, Hashable
}

extension ActivityAttributes {
  /// The type as the host and a push's `attributes-type` name it: without its module and the types around it.
  package static var activityTypeName: String { String(describing: Self.self) }
}
