import Archive
import Foundation

nonisolated extension View {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    inContext { context in
      context.environment.foreground = ForegroundStyles(primary: settled(style, context))
    }
  }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    inContext { context in
      context.environment.foreground = ForegroundStyles(
        primary: settled(primary, context), secondary: secondary)
    }
  }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    inContext { context in
      context.environment.foreground = ForegroundStyles(
        primary: settled(primary, context), secondary: secondary, tertiary: tertiary)
    }
  }
  public func foregroundColor(_ color: Color?) -> some View {
    inContext { context in
      context.environment.foreground = ForegroundStyles(primary: color)
    }
  }
  public func tint(_ tint: Color?) -> some View {
    inContext { $0.environment.tint = tint.map { AnyShapeStyle($0) } }
  }
  public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    inContext { $0.environment.tint = AnyShapeStyle(tint) }
  }
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
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

/// A hierarchical style set as the foreground means a level of the foreground around it.
private func settled<S: ShapeStyle>(_ style: S, _ context: _ViewContext) -> any ShapeStyle {
  if let level = style as? HierarchicalShapeStyle, let outer = context.environment.foreground.primary {
    if outer is HierarchicalShapeStyle || outer is ForegroundStyle { return level }
    return _LevelStyle(base: AnyShapeStyle(outer), level: level.level)
  }
  if style is ForegroundStyle, let outer = context.environment.foreground.primary { return outer }
  return style
}
