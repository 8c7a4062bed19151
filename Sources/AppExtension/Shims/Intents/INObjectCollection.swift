import Foundation

/// Options under a title.
public class INObjectSection<ObjectType: AnyObject>: NSObject {
  public let title: String?
  public let items: [ObjectType]
  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
  }
}

/// The options of a parameter, grouped.
public class INObjectCollection<ObjectType: AnyObject>: NSObject {
  public let sections: [INObjectSection<ObjectType>]
  /// Sorted by the person's address book language on Apple's systems. No effect: options stand as they are given.
  public var usesIndexedCollation = false
  public var allItems: [ObjectType] { sections.flatMap(\.items) }
  public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }
  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }
}

extension INObjectCollection {
  public var _options: _INOptions { _INOptions(self) }
}

/// A collection without its type: what a generated intent hands on.
public struct _INOptions: @unchecked Sendable {
  public var sections: [(title: String?, items: [Any])]

  public init<Item>(_ collection: INObjectCollection<Item>) {
    sections = collection.sections.map { ($0.title, $0.items) }
  }
  public init(items: [Any]) { sections = [(nil, items)] }
}
