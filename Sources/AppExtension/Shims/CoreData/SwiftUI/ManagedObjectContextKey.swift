import Foundation
import SwiftUI

private struct ManagedObjectContextKey: EnvironmentKey {
  /// A context without a store, where none was given: what is fetched in it is empty, which the log says.
  static var defaultValue: NSManagedObjectContext { NSManagedObjectContext(.mainQueue) }
}

extension EnvironmentValues {
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
