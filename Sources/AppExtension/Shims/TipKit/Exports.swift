// Extensions import this module as `TipKit`; like Apple's it brings Foundation with it.
@_exported import Foundation
