import Foundation

/// Large blocks of memory that are used again for the next picture.
///
/// A picture at 3 pixels a point takes several megabytes for a few milliseconds. Given back to the system each time, its pages are
/// mapped and cleared anew for the next one, which was measured to cost 2 of 6 ms for a medium widget.
final class ScratchMemory: @unchecked Sendable {
  static let shared = ScratchMemory()

  /// A block and how many bytes it has.
  struct Block: @unchecked Sendable {
    let bytes: UnsafeMutableRawPointer
    let capacity: Int
  }

  /// Kept at most, in blocks and in bytes a block: one picture's pixels, its rows and its compressed bytes, of the largest widget, and
  /// two layers.
  private static let mostBlocks = 6
  private static let largestBlock = 16 << 20

  private let lock = NSLock()
  private var free: [Block] = []

  /// At least `count` bytes, of any content.
  func take(_ count: Int) -> Block {
    lock.lock()
    // The smallest that is large enough; a small layer leaves the picture's block alone.
    let fitting = free.indices.filter {
      free[$0].capacity >= count && free[$0].capacity <= count * 4 + (1 << 16)
    }
    .min { free[$0].capacity < free[$1].capacity }
    let block = fitting.map { free.remove(at: $0) }
    lock.unlock()
    if let block { return block }
    return Block(bytes: .allocate(byteCount: max(count, 1), alignment: 64), capacity: max(count, 1))
  }

  func giveBack(_ block: Block) {
    lock.lock()
    defer { lock.unlock() }
    guard block.capacity <= Self.largestBlock else { return block.bytes.deallocate() }
    free.append(block)
    // The smallest goes when there are too many.
    guard free.count > Self.mostBlocks else { return }
    let least = free.indices.min { free[$0].capacity < free[$1].capacity }
    if let least { free.remove(at: least).bytes.deallocate() }
  }
}
