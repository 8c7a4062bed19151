import Foundation

/// Bytes that the process may still take before it is ended: a widget's 30 MB less its private memory.
///
/// - Parity: approximated: counts from the limit of widgets, which is also given while a Live Activity (50 MB) is drawn
public func os_proc_available_memory() -> Int {
  let limit = 30 << 20
  guard let text = try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8) else {
    return limit
  }
  let kilobytes = text.split(separator: "\n").filter { $0.hasPrefix("Private_Dirty:") }
    .compactMap { $0.split(separator: " ").dropFirst().first.flatMap { Int($0) } }.reduce(0, +)
  return max(0, limit - (kilobytes << 10))
}
