// As on iOS, `import SwiftUI` brings Foundation, UIKit and Observation with it.
@_exported import Foundation
@_exported import Observation
@_exported import UIKit
