import Glibc

/// The few socket calls an extension or an app needs.
package enum UnixSocket {
  /// A system call that failed, in its own words.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
    init(_ what: String) { description = "\(what): \(String(cString: strerror(errno)))" }
  }

  /// A stream connected to the socket at `path`.
  package static func connect(to path: String) throws(Failure) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let fits = withUnsafeMutableBytes(of: &address.sun_path) { storage in
      guard path.utf8.count < storage.count else { return false }
      storage.copyBytes(from: path.utf8)
      return true
    }
    guard fits else {
      errno = ENAMETOOLONG
      throw Failure("path")
    }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw Failure("socket") }
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else {
      let failure = Failure("connect")
      close(descriptor)
      throw failure
    }
    return descriptor
  }

  /// Writes everything; `false` when the other side is gone. Raises no SIGPIPE.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let count = Glibc.send(
          descriptor, bytes.baseAddress! + offset, bytes.count - offset, Int32(MSG_NOSIGNAL))
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        offset += count
      }
      return true
    }
  }
}
