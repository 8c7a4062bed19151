import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A C library of the system that is opened when its first function is asked for.
///
/// The libraries that decode and encode pictures are here because Vitrine draws with them. An extension needs them only
/// when it reads pixels itself, so they are not linked: each would be loaded at every start of every extension.
struct SystemLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer?

  /// - Parameter names: file names, the first that is found is taken.
  init(_ names: String..., purpose: String) {
    handle = names.lazy.compactMap { dlopen($0, RTLD_LAZY | RTLD_LOCAL) }.first
    if handle == nil {
      let sentence =
        "CoreGraphics: \(purpose) needs the library \(names.first ?? ""), which is not installed; install it.\n"
      FileHandle.standardError.write(Data(sentence.utf8))
    }
  }

  /// A function of C by its name; `nil` where it is not there. The caller vouches for the type.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let handle, let symbol = dlsym(handle, name) else { return nil }
    return unsafeBitCast(symbol, to: type)
  }
}
