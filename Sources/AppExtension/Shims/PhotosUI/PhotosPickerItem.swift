import Foundation
import SwiftUI

/// A picture that the user picked in an app. A widget picks none.
public struct PhotosPickerItem: Hashable, Sendable {
  public let itemIdentifier: String?
}
