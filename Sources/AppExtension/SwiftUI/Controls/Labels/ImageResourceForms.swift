import UIKit

// Labels of controls with a picture of an asset catalog, by its generated name.

nonisolated extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping () -> Void) {
    self.init(action: action) { SwiftUI.Label(titleKey, image: image) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping () -> Void
  ) {
    self.init(action: action) { SwiftUI.Label(title, image: image) }
  }
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, image: image) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, image: image) }
  }
}

nonisolated extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, image: image) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, image: image) }
  }
}

nonisolated extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(title, image: image) }
  }
}

nonisolated extension ControlGroup {
  public init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, image: image) }
  }
}
