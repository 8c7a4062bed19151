import Archive
import Foundation

nonisolated extension View {
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
  /// Light or dark, whatever the surroundings are.
  @available(*, deprecated, renamed: "preferredColorScheme(_:)")
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { preferredColorScheme(colorScheme) }
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    inContext { context in
      if let colorScheme { context.environment.colorScheme = colorScheme }
    }
  }
}
