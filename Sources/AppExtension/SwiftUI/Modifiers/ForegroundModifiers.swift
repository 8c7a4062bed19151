import Archive
import Foundation

nonisolated extension View {
  /// What text, symbols and shapes without a style of their own are painted with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    inContext { context in
      let outer = context.environment.foreground
      context.environment.foreground = ForegroundStyles(primary: ForegroundStyles.settled(style, in: outer))
    }
  }
  /// Also sets what `.secondary` means.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    inContext { context in
      let outer = context.environment.foreground
      context.environment.foreground = ForegroundStyles(
        primary: ForegroundStyles.settled(primary, in: outer),
        secondary: ForegroundStyles.settled(secondary, in: outer))
    }
  }
  /// Also sets what `.secondary` and `.tertiary` mean.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    inContext { context in
      let outer = context.environment.foreground
      context.environment.foreground = ForegroundStyles(
        primary: ForegroundStyles.settled(primary, in: outer),
        secondary: ForegroundStyles.settled(secondary, in: outer),
        tertiary: ForegroundStyles.settled(tertiary, in: outer))
    }
  }
  /// The foreground as a colour; `nil` for the system's.
  public func foregroundColor(_ color: Color?) -> some View {
    inContext { context in
      context.environment.foreground = ForegroundStyles(primary: color)
    }
  }
  /// The accent of this part; `nil` for the system's.
  @_disfavoredOverload public func tint(_ tint: Color?) -> some View {
    inContext { $0.environment.tint = tint.map { AnyShapeStyle($0) } }
  }
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    inContext { context in
      context.environment.tint = tint.map { AnyShapeStyle($0) }
    }
  }
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
  /// What `.background` means in this part.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
