// Parity: no effect: apps do not run here

import Foundation

/// An app. Vitrine runs widget extensions, not apps: it compiles, and its `main()` says so.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  init()
}

extension App {
  public static func main() {
    FileHandle.standardError.write(
      Data("\(Self.self) is an app; Vitrine runs its widget extension. See `vitrine dev PATH`.\n".utf8))
    exit(64)
  }
}
