import Foundation

/// Numbers in a row, as vDSP takes them.
public protocol AccelerateBuffer<Element> {
  associatedtype Element
  var count: Int { get }
  func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}
/// Numbers in a row that vDSP writes.
public protocol AccelerateMutableBuffer<Element>: AccelerateBuffer {
  mutating func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R
}
extension Array: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}
extension UnsafeBufferPointer: AccelerateBuffer {
  public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
    try body(self)
  }
}
extension UnsafeMutableBufferPointer: AccelerateMutableBuffer {
  public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
    try body(UnsafeBufferPointer(self))
  }
  public mutating func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R { try body(&self) }
}

extension AccelerateBuffer {
  /// A copy, so that what is read may be what is written.
  var numbers: [Element] { withUnsafeBufferPointer { Array($0) } }
}
extension AccelerateMutableBuffer {
  /// Takes as many as it has room for.
  mutating func take(_ numbers: [Element]) {
    withUnsafeMutableBufferPointer { buffer in
      for (index, number) in zip(buffer.indices, numbers) { buffer[index] = number }
    }
  }
}
