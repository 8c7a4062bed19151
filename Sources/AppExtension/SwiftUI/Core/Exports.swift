// As on iOS, `import SwiftUI` brings Foundation, UIKit, Observation and Combine with it.
@_exported import Foundation
@_exported import Observation
@_exported import UIKit
@_exported import VitrineCombine
