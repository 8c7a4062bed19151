// language modes: 5 6
import SwiftUI

final class Plain {}

struct Wrong: View {
  @ObservedObject var plain: Plain  // refused: ObservableObject
  @Environment(Plain.self) var unobserved  // refused: no exact matches
  @AppStorage("list") var list: [String] = []  // refused: no exact matches
  @FocusState var focus = 3  // refused: takes no arguments
  var body: some View { Text("a") }
}
