// Extensions import this module as `QuartzCore`: `CATransform3D` stands with Core Graphics here, since SwiftUI takes it.
@_exported import Foundation
@_exported import VitrineCoreGraphics
