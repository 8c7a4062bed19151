import Foundation

/// A parameter of a generated intent: what the edit sheet must know, and how its value is read and written.
public struct _INParameter {
  public enum Kind {
    case boolean
    case integer(lowest: Int?, highest: Int?)
    case decimal(lowest: Double?, highest: Double?)
    case string(isMultiline: Bool)
    case date, dateComponents, url
    /// Raw value, name and title of each case.
    case enumeration([(raw: Int, name: String, title: _INText)])
    case object(INObject.Type)
    /// A class of the system's.
    case system(any _INSystemValue.Type)
    /// A quantity, read and written as `_INQuantity`, with the symbols of its units.
    case measurement([String])
    case other(String)
  }

  /// Shown only while another parameter has some value.
  public struct Condition {
    public enum Predicate {
      case hasAnyValue
      case isTrue(Bool)
      case isText([String])
    }
    public var parent: String
    public var predicate: Predicate
    public init(parent: String, _ predicate: Predicate) {
      self.parent = parent
      self.predicate = predicate
    }
  }

  public var name: String
  public var title: _INText
  public var kind: Kind
  public var isArray: Bool
  /// The handler is asked for options.
  public var hasDynamicOptions: Bool
  public var isSearchable: Bool
  /// A row of the edit sheet.
  public var isConfigurable: Bool
  public var most: Int?
  public var condition: Condition?
  public var get: () -> Any?
  public var set: (Any?) -> Void

  public init(
    _ name: String, title: _INText, kind: Kind, isArray: Bool = false, hasDynamicOptions: Bool = false,
    isSearchable: Bool = false, isConfigurable: Bool = true, most: Int? = nil, condition: Condition? = nil,
    get: @escaping () -> Any?, set: @escaping (Any?) -> Void
  ) {
    self.name = name
    self.title = title
    self.kind = kind
    self.isArray = isArray
    self.hasDynamicOptions = hasDynamicOptions
    self.isSearchable = isSearchable
    self.isConfigurable = isConfigurable
    self.most = most
    self.condition = condition
    self.get = get
    self.set = set
  }
}
