import CLinux
import Foundation
import Glibc

/// A listening socket in a folder that only this user can enter.
struct SocketFolder {
  let folder: String
  let listener: Int32
  /// The path for `VITRINE_SOCKET`.
  var path: String { "\(folder)/s" }

  /// Makes folder and socket.
  init(in parent: URL) throws {
    var template = Array("\(parent.path)/vitrine-XXXXXX".utf8CString)
    // mkdtemp makes the folder with mode 0700.
    guard mkdtemp(&template) != nil else { throw SystemError("folder for the socket in \(parent.path)") }
    let folder = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    do {
      self.listener = try Self.listen(at: "\(folder)/s")
      self.folder = folder
    } catch {
      unlink("\(folder)/s")
      rmdir(folder)
      throw error
    }
  }

  /// Removes socket and folder; the connection stays.
  func remove() {
    close(listener)
    unlink(path)
    rmdir(folder)
  }

  private static func listen(at path: String) throws -> Int32 {
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
    guard bound == 0, Glibc.listen(descriptor, 1) == 0 else {
      let error = SystemError("socket at \(path)")
      close(descriptor)
      throw error
    }
    return descriptor
  }
}
