import Foundation

/// An object that tells its values by key, as Objective-C's key-value coding would: reflection sees none of its properties.
package protocol KeyedValues {
  /// `nil` for a key that it has not, and for one without a value.
  func keyedValue(_ key: String) -> Any?
  /// What makes it the same as another in a predicate.
  var comparedIdentity: AnyHashable { get }
}

package enum KeyedValue {
  /// What lies at `items.@count` or `owner.name`.
  package static func value(ofPath path: String, in object: Any?) -> Any? {
    KeyValue.value(of: path.split(separator: ".").map(String.init)[...], in: object)
  }
}
