import Archive

/// Where a widget stands.
package enum Surface: String, Sendable, CaseIterable, Codable {
  /// Pages of a grid four icons wide; widgets that share a cell are a stack.
  case home
  /// Row 0 is the line above the clock (`accessoryInline`); row 1 the four columns below it.
  case lock
  /// One page, as long as it needs to be, left of the Home Screen.
  case today
}

/// How the Home Screen is coloured.
package enum HomeAppearance: String, Sendable, CaseIterable, Codable {
  case fullColor, tinted, clear
}
