import CLinux
import Foundation
import Glibc

/// A listening socket in a folder that only this user can enter.
package struct SocketFolder: Sendable {
  let folder: String
  package let listener: Int32
  /// The path for whoever connects.
  package let path: String

  /// Makes folder and socket.
  ///
  /// - Parameter backlog: Connections that may wait to be accepted.
  package init(in parent: URL, name: String = "s", backlog: Int32 = 1) throws {
    var template = Array("\(parent.path)/vitrine-XXXXXX".utf8CString)
    // mkdtemp makes the folder with mode 0700.
    guard mkdtemp(&template) != nil else { throw SystemError("folder for the socket in \(parent.path)") }
    let folder = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    do {
      listener = try Self.listen(at: "\(folder)/\(name)", backlog)
      (self.folder, path) = (folder, "\(folder)/\(name)")
    } catch {
      unlink("\(folder)/\(name)")
      rmdir(folder)
      throw error
    }
  }

  /// Removes socket and folder; the connection stays.
  package func remove() {
    close(listener)
    unlink(path)
    rmdir(folder)
  }

  /// The next connection that waits; `nil` for none, with the reason in `errno`.
  package func accept() -> Int32? {
    let descriptor = accept4(listener, nil, nil, Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue))
    return descriptor < 0 ? nil : descriptor
  }

  private static func listen(at path: String, _ backlog: Int32) throws -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let fits = withUnsafeMutableBytes(of: &address.sun_path) { storage in
      guard path.utf8.count < storage.count else { return false }
      storage.copyBytes(from: path.utf8)
      return true
    }
    guard fits else { throw SystemError("socket at \(path)", ENAMETOOLONG) }
    let descriptor = socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    guard descriptor >= 0 else { throw SystemError("socket") }
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard bound == 0, Glibc.listen(descriptor, backlog) == 0 else {
      let error = SystemError("socket at \(path)")
      close(descriptor)
      throw error
    }
    return descriptor
  }
}
