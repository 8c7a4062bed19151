import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Finds out shapes in a copy of the process: an `init(from:)` of the user's that traps on values it does not like, or never returns,
/// takes the copy with it and not the extension.
enum ShapesApart {
  /// How long the copy may take: waits of a tenth of a second. Ours.
  private static let mostWaits = 15
  /// Bytes that are taken from it.
  private static let mostBytes = 1 << 20

  static func shapes(named name: String, _ find: () -> [JSONShape]) -> [JSONShape] {
    // Another thread may hold a lock in the moment that the process is copied, and nobody in the copy releases it: once more, then.
    for _ in 0..<2 {
      switch attempt(find) {
      case .found(let shapes): return shapes
      case .notCopied: return find()
      case .died: return missing(name, "stopped its process")
      case .tookTooLong: continue
      }
    }
    return missing(name, "did not come to an end")
  }

  private static func missing(_ name: String, _ what: String) -> [JSONShape] {
    let sentence =
      "warning: reading \(name) from example values \(what): an init(from:) of it does not take any value; the keys of its JSON stay unknown\n"
    FileHandle.standardError.write(Data(sentence.utf8))
    return []
  }

  private enum Outcome {
    case found([JSONShape])
    case died, tookTooLong, notCopied
  }

  private static func attempt(_ find: () -> [JSONShape]) -> Outcome {
    // Swift hides `fork`, since little is safe after it in a process with threads. What is done here needs memory and nothing else.
    guard let symbol = dlsym(nil, "fork") else { return .notCopied }
    let fork = unsafeBitCast(symbol, to: (@convention(c) () -> pid_t).self)
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return .notCopied }
    let copy = fork()
    if copy == 0 {
      runCopy(find, into: ends[1])
    }
    close(ends[1])
    defer { close(ends[0]) }
    guard copy > 0 else { return .notCopied }
    let (bytes, isWhole) = read(ends[0])
    kill(copy, SIGKILL)
    var status: Int32 = 0
    while waitpid(copy, &status, 0) == -1, errno == EINTR {}
    guard isWhole else { return .tookTooLong }
    guard let shapes = try? JSONDecoder().decode([JSONShape].self, from: bytes) else { return .died }
    return .found(shapes)
  }

  /// What the copy does; it never returns.
  private static func runCopy(_ find: () -> [JSONShape], into end: Int32) -> Never {
    // It dies in silence, without a report of its crash.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] { signal(number, SIG_DFL) }
    let nowhere = open("/dev/null", O_WRONLY)
    if nowhere >= 0 {
      dup2(nowhere, 1)
      dup2(nowhere, 2)
    }
    let bytes = (try? JSONEncoder().encode(find())) ?? Data()
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let count = write(end, buffer.baseAddress! + sent, buffer.count - sent)
        guard count > 0 else { break }
        sent += count
      }
    }
    _exit(0)
  }

  /// Everything that comes, and whether it ended in time.
  private static func read(_ end: Int32) -> (bytes: Data, isWhole: Bool) {
    var bytes = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var waits = 0
    while waits < mostWaits, bytes.count < mostBytes {
      var place = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
      guard poll(&place, 1, 100) > 0 else {
        waits += 1
        continue
      }
      let count = receive(end, &buffer)
      if count <= 0 { return (bytes, true) }
      bytes.append(contentsOf: buffer[..<count])
    }
    return (bytes, false)
  }
}

/// `read` of the C library, which has the name of a method here.
private func receive(_ end: Int32, _ buffer: inout [UInt8]) -> Int { read(end, &buffer, buffer.count) }
