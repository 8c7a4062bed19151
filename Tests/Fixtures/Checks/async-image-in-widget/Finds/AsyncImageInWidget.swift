import SwiftUI

struct Cover: View {
  let url: URL?
  var body: some View { AsyncImage(url: url) }
}
