// Extensions import this module as `MusicKit`; like Apple's it brings Foundation with it.
@_exported import Foundation
