import Archive
import Foundation
import Synchronization

/// Which tokens and channels exist. The host writes it, the gateway reads it on every push from its own threads.
package final class PushDirectory: Sendable {
  /// What a token stands for.
  package struct Entry: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
      /// Starts activities of a type.
      case start(attributesType: String)
      /// Updates and ends one activity.
      case update(activityID: String)
      /// Reloads an extension's widgets.
      case widgets
      case control(id: String)

      /// The word for it on the page, in traces and in the store, and what it stands for.
      package var name: (kind: String, subject: String) {
        switch self {
        case .start(let attributesType): ("start", attributesType)
        case .update(let activityID): ("update", activityID)
        case .widgets: ("widgets", "")
        case .control(let id): ("control", id)
        }
      }
    }
    package var kind: Kind
    package var extensionName: String
    /// The bundle identifier of the app: the topic without its suffix.
    package var bundle: String
    /// Since when the token is no longer good; `nil` while it is.
    package var unregisteredAt: Date?
    package init(kind: Kind, extensionName: String, bundle: String, unregisteredAt: Date? = nil) {
      self.kind = kind
      self.extensionName = extensionName
      self.bundle = bundle
      self.unregisteredAt = unregisteredAt
    }
  }

  private let entries = Mutex<[String: Entry]>([:])

  package init() {}

  /// What the token (lower-case hex) stands for; `nil` for one that never was.
  package func entry(_ token: String) -> Entry? { entries.withLock { $0[token] } }

  /// Enters or replaces a token.
  package func set(_ token: String, _ entry: Entry) { entries.withLock { $0[token] = entry } }

  /// All tokens with what they stand for.
  package var all: [String: Entry] { entries.withLock { $0 } }

  /// Forgets a token altogether.
  package func forget(_ token: String) { _ = entries.withLock { $0.removeValue(forKey: token) } }
}
