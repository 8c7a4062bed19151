import Foundation

/// Which objects to read, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  /// At most so many; `nil` or 0 for all.
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  /// Whether objects that are not saved yet count.
  public var includePendingChanges = true
  // How much is read at once makes no difference here.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
