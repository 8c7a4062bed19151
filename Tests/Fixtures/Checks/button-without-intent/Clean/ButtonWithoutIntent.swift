import AppIntents
import SwiftUI

struct Player: View {
  var body: some View {
    VStack {
      Button("Play", intent: PlayIntent())
      Button(intent: StopIntent()) { Image(systemName: "stop") }
      Link("Open", destination: url)
    }
  }
}

struct PlayStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}
