import Foundation
import SwiftUI

/// The results of a request in sections: neighbours with the same value of a property.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  DynamicProperty
{
  @Environment(\.managedObjectContext) private var context
  private let request: NSFetchRequest<Result>
  private let identifier: KeyPath<Result, SectionIdentifier>
  private var sections: [SectionedFetchResults<SectionIdentifier, Result>.Section] = []

  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(_unchecked: FetchParts.request(entity, sortDescriptors, predicate), sectionIdentifier)
  }
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) { self.init(_unchecked: fetchRequest, sectionIdentifier) }

  fileprivate init(
    _unchecked request: NSFetchRequest<Result>, _ path: KeyPath<Result, SectionIdentifier>
  ) {
    self.request = request
    identifier = path
  }

  public mutating func update() {
    var made: [SectionedFetchResults<SectionIdentifier, Result>.Section] = []
    for object in FetchParts.results(of: request, in: context) {
      let id = object[keyPath: identifier]
      if made.last?.id != id { made.append(.init(id: id)) }
      made[made.count - 1].items.append(object)
    }
    sections = made
  }
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(sections: sections)
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) { self.init(_unchecked: FetchParts.request(nil, sortDescriptors, predicate), sectionIdentifier) }
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      _unchecked: FetchParts.request(nil, sortDescriptors.map(FetchParts.plain), predicate), sectionIdentifier
    )
  }
}

/// The sections of `@SectionedFetchRequest`.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  RandomAccessCollection
{
  public struct Section: RandomAccessCollection, Identifiable {
    public let id: SectionIdentifier
    var items: [Result] = []
    public var startIndex: Int { items.startIndex }
    public var endIndex: Int { items.endIndex }
    public subscript(position: Int) -> Result { items[position] }
  }
  let sections: [Section]
  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(position: Int) -> Section { sections[position] }
}
