import Archive
import ArgumentParser

extension SceneEnvironment.ColorScheme: ExpressibleByArgument {}

/// Apple's content size categories, as `DynamicTypeSize` names them.
enum SizeCategory: String, CaseIterable, ExpressibleByArgument, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
