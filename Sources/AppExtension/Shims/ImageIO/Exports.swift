// Extensions import this module as `ImageIO`; like Apple's it brings Foundation with it.
@_exported import Foundation
