import SwiftUI
import UIKit

#Preview("Controller") {
  UIViewController()
}

#Preview("Label view", traits: .portrait) {
  let view = UIView()
  return view
}
