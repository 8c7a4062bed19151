import SwiftUI

struct Lamp: View {
  let isOn: Bool
  var body: some View { Toggle("Lamp", isOn: isOn, intent: LampIntent()) }
}
