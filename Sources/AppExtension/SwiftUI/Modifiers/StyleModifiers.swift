import Archive
import Foundation

nonisolated extension View {
  public func redacted(reason: RedactionReasons) -> some View {
    inContext { context in
      context.environment.redactionReasons = context.environment.redaction.union(reason)
    }
  }
  public func unredacted() -> some View { inContext { $0.environment.redactionReasons = [] } }
  /// Hidden where the surroundings ask for privacy.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  public func disabled(_ disabled: Bool) -> some View {
    inContext { context in
      if disabled { context.environment.isEnabled = false }
    }
  }
  /// Stands for the same picture from entry to entry.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    let id = UncheckedBox(id)
    return inContext { $0 = $0.child(identifiedBy: id.value) }
  }
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    inContext { context in
      if let colorScheme { context.environment.colorScheme = colorScheme }
    }
  }
}
