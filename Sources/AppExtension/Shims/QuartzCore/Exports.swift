// Extensions import this module as `QuartzCore`; like Apple's it brings Foundation with it.
@_exported import Foundation
