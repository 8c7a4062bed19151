import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Keeps views within each other, thousands of levels deep, from using up the stack: what is too deep is left out and reported.
///
/// Counting levels would not do. A level takes from a hundred bytes to several kilobytes, by the kind of view and by how the extension
/// was compiled.
@MainActor enum StackGuard {
  /// The stack grows down to here, and views may be evaluated while there is as much again.
  private static var layoutEnd: UInt = 0
  private static var evaluationEnd: UInt = 0
  /// Something was left out since `start`.
  private(set) static var wasReached = false

  /// Finds how far the main thread's stack reaches. Two fifths are for evaluating views, as much for laying them out within each
  /// other, the last for what they call.
  static func start() {
    wasReached = false
    var limit = rlimit()
    // Without a limit the stack may be as long as memory; more than 8 MB nobody needs.
    var length: UInt = 8 << 20
    if getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 {
      length = min(UInt(limit.rlim_cur), length)
    }
    let here = address
    evaluationEnd = here - length * 2 / 5
    layoutEnd = here - length * 4 / 5
  }

  static var mayEvaluate: Bool { isAbove(evaluationEnd) }
  static var mayLayOut: Bool { isAbove(layoutEnd) }

  /// Where the stack ends now.
  private static var address: UInt {
    var here: UInt8 = 0
    return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
  }
  private static func isAbove(_ end: UInt) -> Bool {
    guard address < end else { return true }
    wasReached = true
    return false
  }
}
