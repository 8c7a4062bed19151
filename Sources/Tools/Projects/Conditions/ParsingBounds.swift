import Foundation

/// What of a file may be parsed: SwiftSyntax's parser calls itself for nested code, and tries `[` as a type in many ways, so text that
/// no person writes would use up the stack or take for ever.
enum ParsingBounds {
  /// 1 MB: what a person wrote is a few hundred KB at most.
  static let largestFile = 1 << 20
  /// Brackets within brackets. Characters of strings and comments count too.
  static let depth = 200
  /// `[` behind `[`. Measured: 10 take no time, 50 more than 20 s.
  static let openSquares = 12
  /// `#if` in one file. Measured: 1000 within each other take 1.6 s, with time growing by the square.
  static let conditions = 500
  /// Measured: 260 000 `->` in one type use up 1 GB of stack, 50 000 less than half of it.
  static let arrows = 50_000
  /// Address space, of which only what is needed is used.
  static let stack = 512 << 20

  static func allow(_ source: [UInt8]) -> Bool {
    guard source.count <= largestFile else { return false }
    var depth = 0
    var squares = 0
    var conditions = 0
    var arrows = 0
    var previous: UInt8 = 0
    for byte in source {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "["):
        depth += 1
        squares += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: "i") where previous == UInt8(ascii: "#"): conditions += 1
      case UInt8(ascii: ">") where previous == UInt8(ascii: "-"): arrows += 1
      default: break
      }
      if depth > Self.depth || squares > openSquares || conditions > Self.conditions || arrows > Self.arrows {
        return false
      }
      if byte != UInt8(ascii: "["), byte != 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D { squares = 0 }
      previous = byte
    }
    return true
  }

  /// Runs `body` on a thread with a stack that long chains (`a.b().c()…`) do not use up.
  static func withDeepStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    let box = Box<Result>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      box.value = body()
      done.signal()
    }
    thread.stackSize = stack
    thread.start()
    done.wait()
    return box.value!
  }

  /// Written by the one thread before the other reads.
  private final class Box<Value>: @unchecked Sendable { var value: Value? }
}
