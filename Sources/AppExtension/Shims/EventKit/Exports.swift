// Extensions import this module as `EventKit`; like Apple's it brings Foundation with it.
@_exported import Foundation
