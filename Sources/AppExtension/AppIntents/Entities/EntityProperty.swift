import Foundation
import SwiftUI

/// A property of an entity that the system knows of: `@Property(title: "Name") var name: String`.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue & Sendable>: AnyIntentValue, @unchecked Sendable {
  public var title: LocalizedStringResource
  private let lock = NSLock()
  private var stored: Value?

  public init(title: LocalizedStringResource = "") { self.title = title }

  public var isOptional: Bool { Value.self is any OptionalIntentValue.Type }
  public var projectedValue: EntityProperty<Value> { self }
  /// Reading a property that was never set ends the process with a message, as there is no value to give.
  public var wrappedValue: Value {
    get {
      if let stored = lock.withLock({ stored }) { return stored }
      if let nothing = (Value.self as? any OptionalIntentValue.Type)?.nothing as? Value { return nothing }
      fatalError(
        "The @Property \"\(title.key)\" (\(Value.self)) of an entity was read but has no value: set it in the "
          + "entity's initialiser.")
    }
    set { lock.withLock { stored = newValue } }
  }
}
