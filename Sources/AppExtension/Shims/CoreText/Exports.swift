// Extensions import this module as `CoreText`; `CTFont` is UIKit's font here.
@_exported import Foundation
@_exported import UIKit
@_exported import VitrineCoreGraphics
