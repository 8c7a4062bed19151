import SwiftUI

extension EnvironmentValues {
  @Entry var needsValue: Int  // refused: an entry needs a default value
  @Entry var computed: Int { 4 }  // refused: '@Entry' makes the getter and the setter
}

extension FocusedValues {
  @Entry var always: Int = 1  // refused: an entry of FocusedValues is optional
}

struct Elsewhere {
  @Entry var inAType: Int = 1  // refused: '@Entry' belongs in an extension of EnvironmentValues
}
