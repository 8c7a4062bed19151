// Extensions import this module as `Security`; like Apple's it brings Foundation with it.
@_exported import Foundation
