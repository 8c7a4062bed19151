import Archive
import Foundation

/// Where in the tree of views an evaluation stands. Immutable: children get changed copies.
public struct _ViewContext {
  package var environment: EnvironmentValues
  package let session: EvaluationSession
  /// Path from the root, mixed into one number that is the same from entry to entry.
  package var identity: UInt64
  package var depth: Int
  /// Containers and modifiers around this place, counted by `deeper()`.
  package var level = 0
  /// Where preferences of this part of the tree gather; `nil` while nothing above reads any.
  var preferences: PreferenceCollector?

  package init(environment: EnvironmentValues, session: EvaluationSession) {
    self.environment = environment
    self.session = session
    identity = 0xcbf2_9ce4_8422_2325
    depth = 0
  }

  func child(_ index: Int) -> _ViewContext {
    var copy = self
    copy.identity = StableHash.mix(identity, UInt64(truncatingIfNeeded: index))
    return copy
  }

  func child(identifiedBy id: some Hashable) -> _ViewContext {
    var copy = self
    copy.identity = StableHash.mix(identity, StableHash.of(String(describing: id)))
    return copy
  }

  /// The context one container or modifier further in; `nil`, with a finding, where so many stand inside each other that
  /// laying them out would need more stack than there is. What makes nodes from content asks this first.
  @MainActor func deeper() -> _ViewContext? {
    guard StackGuard.mayEvaluate else { return nil }
    guard level < EvaluationLimits.levels else {
      session.report(
        "too-deep", .error,
        "views and modifiers nest more than \(EvaluationLimits.levels) levels; what is further in is left out"
      )
      return nil
    }
    var inner = self
    inner.level += 1
    return inner
  }

  /// Runs `work` while `@Environment` properties read this context's values.
  @MainActor func withCurrentEnvironment<T>(_ work: () -> T) -> T {
    let outer = (CurrentEnvironment.values, CurrentEnvironment.session)
    (CurrentEnvironment.values, CurrentEnvironment.session) = (environment, session)
    defer { (CurrentEnvironment.values, CurrentEnvironment.session) = outer }
    return work()
  }

  /// Evaluates a body one level deeper, unless the tree has grown beyond its bounds.
  @MainActor func evaluatingBody(
    of type: Any.Type, _ work: (_ViewContext) -> [_LayoutNode]
  ) -> [_LayoutNode] {
    guard depth < EvaluationLimits.depth else {
      session.report(
        "too-deep", .error,
        "\(type) nests more than \(EvaluationLimits.depth) views; a view that contains itself needs an end")
      return []
    }
    guard !session.isFull, var inner = deeper() else { return [] }
    inner.depth += 1
    return withCurrentEnvironment { work(inner) }
  }
}

/// Bounds that keep one picture from taking the process down. Ours; iOS publishes none.
enum EvaluationLimits {
  /// Bodies within bodies. Each takes some stack; the main thread has 8 MB.
  static let depth = 400
  /// Containers and modifiers within each other. Unoptimised code lays out about twice as many in 8 MB of stack.
  static let levels = 2_000
  /// Leaves and containers of one scene.
  static let nodes = 20_000
}

/// Hashes that are the same in each process, unlike Swift's seeded ones.
enum StableHash {
  static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
    var x = (a ^ b) &* 0x9e37_79b9_7f4a_7c15
    x ^= x >> 29
    return x &* 0xbf58_476d_1ce4_e5b9
  }
  static func of(_ string: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in string.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}

/// What is being evaluated. Bodies run on the main thread, one at a time; any other thread is outside of all.
enum CurrentEnvironment {
  nonisolated(unsafe) private static var currentValues: EnvironmentValues?
  nonisolated(unsafe) private static var currentSession: EvaluationSession?

  /// What `@Environment` reads where it stands in something that was not filled for its place.
  static var values: EnvironmentValues? {
    get { Thread.isMainThread ? currentValues : nil }
    set { currentValues = newValue }
  }
  /// The evaluation whose body runs now.
  static var session: EvaluationSession? {
    get { Thread.isMainThread ? currentSession : nil }
    set { currentSession = newValue }
  }
}

/// What one evaluation of a widget gathers beside its tree of nodes.
@MainActor package final class EvaluationSession {
  package private(set) var diagnostics: [Archive.Diagnostic] = []
  package let tracker = DependencyTracker()
  /// The view given to `containerBackground(for: .widget)`, with its context.
  package var containerBackground: (@MainActor () -> _LayoutNode)?
  package var widgetURL: URL?
  private var nodeCount = 0
  private var numbers: UInt64 = 0
  private var reported = Set<String>()
  package let displayScale: Double
  package let now: Date

  package nonisolated init(displayScale: Double, now: Date) {
    self.displayScale = displayScale
    self.now = now
    tracker.session = self
  }

  /// What reads preferences while nothing around it does.
  private var collectors: [PreferenceCollector] = []

  /// Gathers preferences until the evaluation ends.
  func collector() -> PreferenceCollector {
    let collector = PreferenceCollector()
    collectors.append(collector)
    return collector
  }

  /// Must be called after an evaluation: the background has a context, which holds this session, and neither would ever go. So it is
  /// with what gathers preferences.
  package func end() {
    containerBackground = nil
    for collector in collectors { collector.end() }
    collectors = []
  }

  package var isFull: Bool { nodeCount >= EvaluationLimits.nodes }

  func count() {
    nodeCount += 1
    if nodeCount == EvaluationLimits.nodes {
      report(
        "too-many-views", .error,
        "the view has more than \(EvaluationLimits.nodes) parts; the rest is left out")
    }
  }

  /// A number that nothing else in this evaluation has.
  func nextNumber() -> UInt64 {
    numbers += 1
    return numbers
  }

  /// Notes a finding once for each message and place.
  package func report(
    _ code: String, _ severity: Archive.Diagnostic.Severity, _ message: String, frame: CGRect? = nil
  ) {
    guard diagnostics.count < 500, reported.insert(code + message).inserted else { return }
    diagnostics.append(
      Archive.Diagnostic(code: code, severity: severity, message: message, frame: frame))
  }
}

/// Remembers which environment keys the user's code read.
package final class DependencyTracker: @unchecked Sendable {
  private let lock = NSLock()
  private var keys = Set<EnvironmentDependency>()
  /// For findings of code that has only the environment. Set once.
  package fileprivate(set) weak var session: EvaluationSession?
  package init() {}
  package func note(_ key: EnvironmentDependency) {
    lock.lock()
    keys.insert(key)
    lock.unlock()
  }
  package var all: Set<EnvironmentDependency> {
    lock.lock()
    defer { lock.unlock() }
    return keys
  }
}
