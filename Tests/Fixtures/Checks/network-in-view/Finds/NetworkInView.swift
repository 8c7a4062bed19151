import SwiftUI

struct Weather: View {
  let url: URL
  var body: some View {
    Text("Sunny").task { _ = try? await URLSession.shared.data(from: url) }
  }
}
