import Foundation

/// The log, read back. Here it goes to the host and cannot be read again by the extension.
public final class OSLogStore: @unchecked Sendable {
  public enum Scope: Int, Sendable { case system = 0, currentProcessIdentifier = 1 }
  /// - Throws: always: there is no store.
  public init(scope: Scope) throws {
    throw NSError(
      domain: "OSLogErrorDomain", code: -1,
      userInfo: [NSLocalizedDescriptionKey: "Vitrine keeps no log that an extension could read."])
  }
}
