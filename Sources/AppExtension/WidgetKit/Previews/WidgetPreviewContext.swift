import SwiftUI

/// The surroundings of a widget in a preview.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  let family: WidgetFamily
  public init(family: WidgetFamily) { self.family = family }
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
