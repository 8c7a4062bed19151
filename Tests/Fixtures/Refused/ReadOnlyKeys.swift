// language modes: 5 6
import SwiftUI

struct WritesSetting: View {
  var body: some View {
    Text("a").environment(\.accessibilityReduceMotion, true)  // refused: WritableKeyPath
  }
}

struct WritesDerived: View {
  var body: some View {
    Text("b").environment(\.pixelLength, 1)  // refused: WritableKeyPath
  }
}

struct WritesState: View {
  var body: some View {
    Text("c").environment(\.isPresented, true)  // refused: WritableKeyPath
  }
}
