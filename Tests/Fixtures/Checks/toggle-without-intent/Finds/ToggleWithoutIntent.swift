import SwiftUI

struct Lamp: View {
  @State private var isOn = false
  var body: some View { Toggle("Lamp", isOn: $isOn) }
}
