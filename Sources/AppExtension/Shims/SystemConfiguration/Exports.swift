// Extensions import this module as `SystemConfiguration`; like Apple's it brings Foundation with it.
@_exported import Foundation
