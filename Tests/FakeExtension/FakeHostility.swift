import Archive
import ExtensionMain
import Foundation
import Glibc

/// What no extension should do. Kinds begin with the deed; `then-` before it: only from the second answer on.
enum FakeHostility {
  /// Does the deed of a kind, if it has one. `nil` where nothing is left to answer; otherwise what came of it, in a word.
  static func act(_ kind: String) -> String? {
    let parts = kind.split(separator: ":", maxSplits: 1).map(String.init)
    let path = parts.count > 1 ? parts[1] : ""
    switch parts[0] {
    case "allocate": allocate()
    case "shared": shareMemory()
    case "fork": forkWithoutEnd()
    case "fill": fillHome()
    case "bigfile": writeOneFile()
    case "flood": flood()
    case "shout": shout()
    case "write": return outcome(open(path, O_WRONLY | O_CREAT, 0o600))
    case "read": return outcome(open(path, O_RDONLY))
    case "list": return outcome(open(path, O_RDONLY | O_DIRECTORY))
    case "kill": return kill(pid_t(path) ?? 0, SIGKILL) == 0 ? "done" : "refused"
    case "connect": return outcome(connectToInternet())
    case "home": return outcome(open(home + "/kept", O_WRONLY | O_CREAT, 0o600))
    case "processes":
      return String(
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.count { pid_t($0) != nil } ?? 0)
    default: return nil
    }
    return nil
  }

  /// Whether a kind is one of these.
  static func has(_ kind: String) -> Bool {
    let names: Set = [
      "allocate", "shared", "fork", "fill", "bigfile", "flood", "shout", "write", "read", "list", "kill",
      "connect", "home", "processes",
    ]
    return names.contains(String(kind.prefix { $0 != ":" }))
  }

  private static var home: String { ProcessInfo.processInfo.environment["HOME"] ?? "/" }

  private static func outcome(_ descriptor: Int32) -> String {
    guard descriptor >= 0 else { return errno == ENOENT ? "absent" : "refused" }
    close(descriptor)
    return "done"
  }

  /// The compiler takes a `malloc` away that nobody reads.
  private static func allocate() {
    while true {
      let pages = mmap(nil, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      if let pages { memset(pages, 1, 1 << 20) }
    }
  }

  /// Memory that belongs to a file without a name.
  private static func shareMemory() {
    while true {
      let pages = mmap(nil, 1 << 20, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
      if let pages { memset(pages, 1, 1 << 20) }
    }
  }

  private static func forkWithoutEnd() {
    let arguments: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/sleep"), strdup("1000"), nil]
    for _ in 0..<1000 {
      var pid = pid_t()
      if posix_spawn(&pid, "/bin/sleep", nil, nil, arguments, environ) != 0 { usleep(1000) }
    }
    while true { sleep(1000) }
  }

  private static func fillHome() {
    let block = [UInt8](repeating: 7, count: 1 << 18)
    for index in 0... {
      let file = open("\(home)/\(index)", O_WRONLY | O_CREAT, 0o600)
      if file < 0 || write(file, block, block.count) < 0 { sleep(1000) }
      close(file)
    }
  }

  private static func writeOneFile() {
    let block = [UInt8](repeating: 7, count: 1 << 18)
    let file = open("\(home)/large", O_WRONLY | O_CREAT, 0o600)
    while write(file, block, block.count) > 0 {}
    sleep(1000)
  }

  private static func flood() {
    while true { ExtensionServer.send(Reply(id: 0, body: .reload(kind: "flood"))) }
  }

  private static func shout() {
    while true { print(String(repeating: "a", count: 100)) }
  }

  private static func connectToInternet() -> Int32 {
    let socket = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(53).bigEndian
    // An address for documents, which nothing is sent to: that there is a way is enough.
    address.sin_addr.s_addr = UInt32(0xC000_0201).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    return result == 0 ? socket : -1
  }
}
