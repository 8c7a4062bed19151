// Extensions import this module as `CoreGraphics`; like Apple's it brings Foundation with it.
@_exported import Foundation
