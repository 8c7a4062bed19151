/// Words of a definition, with the key of their translations in the table that is named after its file.
public struct _INText: Sendable, Equatable, ExpressibleByStringInterpolation {
  public var text: String
  public var key: String?
  public var table: String?

  public init(_ text: String, key: String? = nil, table: String? = nil) {
    self.text = text
    self.key = key
    self.table = table
  }
  public init(stringLiteral text: String) { self.init(text) }
}
