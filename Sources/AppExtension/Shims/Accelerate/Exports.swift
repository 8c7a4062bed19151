// Extensions import this module as `Accelerate`; like Apple's it brings Foundation with it.
@_exported import Foundation
