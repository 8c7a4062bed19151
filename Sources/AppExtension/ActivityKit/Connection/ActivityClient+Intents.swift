import AppIntents
import Archive
import Foundation

extension ActivityClient {
  /// The person tapped a button whose intent belongs to the app's process. Runs it on the main actor, as iOS does, and tells the host what
  /// came of it, or that the intent is none of this app's.
  func perform(_ number: UInt64, _ request: Data) {
    Task { @MainActor in
      let reply = await Self.outcome(of: request, module: transport.identity.module)
      connection()?.ask(.performed(number: number, reply: reply)) { _ in }
    }
  }

  @MainActor private static func outcome(of request: Data, module: String?) async -> Data? {
    guard let module, case .perform(let intent) = try? ArchiveCodec.decodeRequest([UInt8](request)).body,
      let outcome = await IntentPerformer.performInApp(intent, module: module)
    else { return nil }
    return (try? ArchiveCodec.encode(Reply(id: 0, body: .performed(outcome)))).map { Data($0) }
  }
}
