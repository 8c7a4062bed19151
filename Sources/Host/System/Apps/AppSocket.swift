import CLinux
import Foundation
import Glibc

/// A listening socket in a folder that only this user can enter.
struct AppSocket {
  /// What the system refused, in words.
  struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ what: String, _ code: Int32 = errno) {
      description = "\(what): \(String(cString: strerror(code)))"
    }
  }

  let folder: String
  let listener: Int32
  var path: String { "\(folder)/apps" }

  init(in parent: String) throws {
    // mkdtemp makes the folder with mode 0700.
    var template = Array("\(parent)/vitrine-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure("folder for the app socket in \(parent)") }
    folder = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    do {
      listener = try Self.listen(at: "\(folder)/apps")
    } catch {
      unlink("\(folder)/apps")
      rmdir(folder)
      throw error
    }
  }

  func remove() {
    close(listener)
    unlink(path)
    rmdir(folder)
  }

  /// The next connection that waits; `nil` for none.
  func accept() -> Int32? {
    let descriptor = accept4(
      listener, nil, nil, Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue))
    return descriptor < 0 ? nil : descriptor
  }

  private static func listen(at path: String) throws -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let fits = withUnsafeMutableBytes(of: &address.sun_path) { storage in
      guard path.utf8.count < storage.count else { return false }
      storage.copyBytes(from: path.utf8)
      return true
    }
    guard fits else { throw Failure("socket at \(path)", ENAMETOOLONG) }
    let descriptor = socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    guard descriptor >= 0 else { throw Failure("socket") }
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard bound == 0, Glibc.listen(descriptor, 64) == 0 else {
      let failure = Failure("socket at \(path)")
      close(descriptor)
      throw failure
    }
    return descriptor
  }
}
