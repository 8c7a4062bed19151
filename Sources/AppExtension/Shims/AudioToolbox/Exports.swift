// Extensions import this module as `AudioToolbox`; like Apple's it brings Foundation with it.
@_exported import Foundation
