import Foundation
import SwiftUI

/// Finds the types that `#Preview` expands to, and `PreviewProvider`s, as Xcode does: nothing in the source refers to them, but the
/// compiler lists every conformance to a protocol in a section of the executable.
///
/// The layouts are those of Swift's ABI (docs/ABI/TypeMetadata.md and MetadataSections.h of the Swift project). On a runtime without the
/// call that lists the sections there are no previews.
enum PreviewCensus {
  /// What `#Preview` expanded to, in all images of the process, by file and line.
  @MainActor static func registries() -> [any _PreviewRegistry.Type] {
    types(conformingTo: (any _PreviewRegistry).self).compactMap { $0 as? any _PreviewRegistry.Type }
      .sorted { ($0._file, $0._line) < ($1._file, $1._line) }
  }

  /// By their names, with the module's.
  @MainActor static func providers() -> [(name: String, type: any PreviewProvider.Type)] {
    types(conformingTo: (any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type }
      .map { (String(reflecting: $0), $0) }.sorted { $0.0 < $1.0 }
  }

  /// - Parameter type: the existential type of a protocol without a superclass.
  private static func types(conformingTo type: Any.Type) -> [Any.Type] {
    // What the metadata of an existential type ends with is the protocol's descriptor.
    let wanted = unsafeBitCast(type, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    return Sections.conformances().flatMap { section in
      stride(from: 0, to: section.count, by: 4).compactMap { offset in
        Pointers.relative(section.start + offset).flatMap { conformingType($0, wanted) }
      }
    }
  }

  /// A conformance's descriptor: protocol, type, witness table, flags; four bytes each.
  private static func conformingType(
    _ conformance: UnsafeRawPointer, _ wanted: UnsafeRawPointer
  ) -> Any.Type? {
    guard Pointers.indirectable(conformance) == wanted else { return nil }
    // Kind of the reference to the type: 0 for its descriptor itself.
    let flags = conformance.load(fromByteOffset: 12, as: UInt32.self)
    guard flags >> 3 & 7 == 0, let descriptor = Pointers.relative(conformance + 4) else { return nil }
    // A generic type has no metadata without arguments.
    guard descriptor.load(as: UInt32.self) & 0x80 == 0, let access = Pointers.relative(descriptor + 12) else {
      return nil
    }
    typealias Access = @convention(c) (UInt) -> UnsafeRawPointer
    let metadata = unsafeBitCast(access, to: Access.self)(0)
    return unsafeBitCast(metadata, to: Any.Type.self)
  }
}

/// References of four bytes, relative to where they stand.
private enum Pointers {
  static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = place.load(as: Int32.self)
    return offset == 0 ? nil : place + Int(offset)
  }

  /// The lowest bit set: to a pointer to the thing.
  static func indirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = place.load(as: Int32.self)
    guard offset != 0 else { return nil }
    guard offset & 1 == 1 else { return place + Int(offset) }
    return (place + Int(offset & ~1)).load(as: UnsafeRawPointer?.self)
  }
}

/// The sections of each image that list its conformances.
private enum Sections {
  struct Section {
    let start: UnsafeRawPointer
    let count: Int
  }

  private typealias Body = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool
  private typealias Enumerate = @convention(c) (Body, UnsafeMutableRawPointer) -> Void

  static func conformances() -> [Section] {
    guard let handle = dlopen(nil, RTLD_LAZY),
      let symbol = dlsym(handle, "swift_enumerateAllMetadataSections")
    else { return [] }
    var sections: [Section] = []
    withUnsafeMutablePointer(to: &sections) { list in
      unsafeBitCast(symbol, to: Enumerate.self)(
        { image, list in
          // Version, base address, two unused words and the protocols stand before it.
          if let start = image.load(fromByteOffset: 48, as: UnsafeRawPointer?.self) {
            let count = image.load(fromByteOffset: 56, as: Int.self)
            list.assumingMemoryBound(to: [Section].self).pointee.append(Section(start: start, count: count))
          }
          return true
        }, UnsafeMutableRawPointer(list))
    }
    return sections
  }
}
