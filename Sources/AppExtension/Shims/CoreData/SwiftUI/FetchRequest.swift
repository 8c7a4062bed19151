import Foundation
import SwiftUI

/// The results of a request in a view's context, read once before the view's body is evaluated.
///
/// On Apple's systems it is SwiftUI's. Here it is this module's, which an extension that uses Core Data sees in each of its files.
@propertyWrapper public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  private let request: NSFetchRequest<Result>
  private var found: [Result] = []
  private let changes = FetchChanges()

  /// What of a request a view may change; the next evaluation reads by it.
  public struct Configuration {
    public var nsSortDescriptors: [NSSortDescriptor]
    public var nsPredicate: NSPredicate?
  }

  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(_unchecked: FetchParts.request(entity, sortDescriptors, predicate))
  }
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(_unchecked: fetchRequest)
  }
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(_unchecked: fetchRequest)
  }
  fileprivate init(_unchecked request: NSFetchRequest<Result>) {
    self.request = request
  }

  public mutating func update() { found = FetchParts.results(of: changes.applied(to: request), in: context) }

  public var wrappedValue: FetchedResults<Result> { FetchedResults(items: found, changes: changes) }
  public var projectedValue: Binding<Configuration> {
    let (request, changes) = (request, changes)
    return Binding(
      get: {
        Configuration(
          nsSortDescriptors: changes.order ?? request.sortDescriptors ?? [],
          nsPredicate: changes.predicate ?? request.predicate)
      },
      set: { (changes.order, changes.predicate) = ($0.nsSortDescriptors, $0.nsPredicate) })
  }
}

extension FetchRequest where Result: NSManagedObject {
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(_unchecked: FetchParts.request(nil, sortDescriptors, predicate))
  }
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(_unchecked: FetchParts.request(nil, sortDescriptors.map(FetchParts.plain), predicate))
  }
}

/// The results of `@FetchRequest`.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  fileprivate let items: [Result]
  fileprivate let changes: FetchChanges
  public var startIndex: Int { items.startIndex }
  public var endIndex: Int { items.endIndex }
  public subscript(position: Int) -> Result { items[position] }
  public var nsPredicate: NSPredicate? {
    get { changes.predicate }
    nonmutating set { changes.predicate = newValue }
  }
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { changes.order ?? [] }
    nonmutating set { changes.order = newValue }
  }
}
extension FetchedResults where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { [] }
    nonmutating set { changes.order = newValue.map(FetchParts.plain) }
  }
}

/// What a view has changed of its request.
final class FetchChanges: @unchecked Sendable {
  var predicate: NSPredicate?
  var order: [NSSortDescriptor]?

  func applied<Result>(to request: NSFetchRequest<Result>) -> NSFetchRequest<Result> {
    if let predicate { request.predicate = predicate }
    if let order { request.sortDescriptors = order }
    return request
  }
}

enum FetchParts {
  static func request<Result>(
    _ entity: NSEntityDescription?, _ order: [NSSortDescriptor], _ predicate: NSPredicate?
  ) -> NSFetchRequest<Result> {
    let request = NSFetchRequest<Result>()
    (request.entity, request.entityName) = (entity, entity?.name)
    (request.sortDescriptors, request.predicate) = (order, predicate)
    return request
  }

  static func plain<Result: NSObject>(_ descriptor: SortDescriptor<Result>) -> NSSortDescriptor {
    NSSortDescriptor(key: nil, ascending: true) { a, b in
      guard let a = a as? Result, let b = b as? Result else { return .orderedSame }
      return descriptor.compare(a, b)
    }
  }

  static func results<Result>(of request: NSFetchRequest<Result>, in context: NSManagedObjectContext)
    -> [Result]
  {
    do { return try context.fetch(request) } catch {
      CoreDataLog.say("@FetchRequest of \(Result.self) is empty: \(error.localizedDescription)")
      return []
    }
  }
}
