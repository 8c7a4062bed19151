// Extensions import this module as `MediaPlayer`; like Apple's it brings Foundation with it.
@_exported import Foundation
