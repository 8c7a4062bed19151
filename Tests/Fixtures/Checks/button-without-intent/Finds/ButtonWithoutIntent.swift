import SwiftUI

struct Player: View {
  var body: some View {
    VStack {
      Button("Play") { Music.play() }
      Button(action: Music.stop) { Image(systemName: "stop") }
    }
  }
}
