// Parity: no effect: apps do not run here

// What an app's own files declare. Files shared between an app and its widgets contain them; no app runs here, so they compile
// and do nothing.

/// A part of an app's windows. Inert here.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a primitive scene and has no body") }
}

/// A scene that says nothing: what all scenes are here.
nonisolated public struct _InertScene: Scene {
  public typealias Body = Never
  init() {}
}

/// Builds scenes from the statements of an app's body.
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    _InertScene()
  }
  public static func buildOptional<Content: Scene>(_ scene: Content?) -> some Scene { _InertScene() }
  public static func buildLimitedAvailability(_ scene: any Scene) -> some Scene { _InertScene() }
}

extension Group: Scene where Content: Scene {
  nonisolated public init(@SceneBuilder content: () -> Content) { self.init(_content: content()) }
}
