// Extensions import this module as `WatchKit`; like Apple's it brings Foundation with it.
@_exported import Foundation
