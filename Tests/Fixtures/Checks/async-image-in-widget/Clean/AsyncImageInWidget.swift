import SwiftUI

struct Cover: View {
  let data: Data
  var body: some View {
    // Not AsyncImage: the provider loaded the data.
    if let image = UIImage(data: data) { Image(uiImage: image) }
  }
}

#Preview { AsyncImage(url: nil) }
