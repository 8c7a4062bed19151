// Parity: no effect: apps do not run here

import UIKit
import VitrineCombine

/// Would make an app's delegate. No app runs here, so none is ever made.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>:
  DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  public var wrappedValue: DelegateType {
    fatalError("\(DelegateType.self) is an app's delegate; Vitrine runs widget extensions, which have no app")
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject<DelegateType>.Wrapper(root: wrappedValue)
  }
}
