import Foundation
import VitrineFoundation

/// The objects of a section of a list.
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

/// Is told of changes; there are none here, since a widget is drawn once.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}
extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  {}
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
  }
}

/// The results of a request in sections. They are those of the last `performFetch()`.
open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open private(set) var fetchedObjects: [ResultType]?
  private var parts: [Section] = []

  private struct Section: NSFetchedResultsSectionInfo {
    var name: String
    var items: [Any] = []
    var indexTitle: String? { name.first.map { $0.uppercased() } }
    var numberOfObjects: Int { items.count }
    var objects: [Any]? { items }
  }

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }

  open func performFetch() throws {
    let found = try managedObjectContext.fetch(fetchRequest)
    fetchedObjects = found
    parts = []
    for object in found {
      let value = sectionNameKeyPath.flatMap { KeyedValue.value(ofPath: $0, in: object) }
      let name = value.map { "\($0)" } ?? ""
      if parts.last?.name != name { parts.append(Section(name: name)) }
      parts[parts.count - 1].items.append(object)
    }
  }
  open class func deleteCache(withName name: String?) {}
  open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects == nil ? nil : parts }
  open var sectionIndexTitles: [String] { parts.compactMap(\.indexTitle) }
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let object = parts[indexPath[0]].items[indexPath[1]] as? ResultType else {
      fatalError("CoreData: there is no object at \(indexPath).")
    }
    return object
  }
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (section, part) in parts.enumerated() {
      if let item = part.items.firstIndex(where: { ($0 as AnyObject) === (object as AnyObject) }) {
        return IndexPath(indexes: [section, item])
      }
    }
    return nil
  }
}
