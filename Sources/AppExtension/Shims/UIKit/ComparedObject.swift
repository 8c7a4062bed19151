import Foundation

/// The class of what stands in attributed strings: fonts, colours, styles.
///
/// Foundation on Linux compares the attributes of neighbouring pieces in C and takes the word behind an object's header for a type of its
/// own. Where that is nothing, as in most objects of Swift, it ends the process (6.3); with this word it asks `isEqual(_:)`.
open class _ComparedObject: NSObject, @unchecked Sendable {
  /// As Foundation's own classes have it: the type in the second byte.
  private let information: UInt64 = 0x180
  public override init() {}
}
