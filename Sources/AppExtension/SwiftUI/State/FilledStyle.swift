/// A style kept inside another: filled when that one is. `Style` is an existential such as `any ButtonStyle`.
@propertyWrapper struct FilledStyle<Style>: InstalledProperty {
  private(set) var wrappedValue: Style
  init(wrappedValue: Style) { self.wrappedValue = wrappedValue }
  mutating func install(at place: PropertyPlace) {
    wrappedValue = place.context.filled(style: wrappedValue)
  }
}
