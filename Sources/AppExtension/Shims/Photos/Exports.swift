// Extensions import this module as `Photos`; like Apple's it brings Foundation with it.
@_exported import Foundation
