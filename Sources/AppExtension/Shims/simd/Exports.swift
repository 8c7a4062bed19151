// Extensions import this module as `simd`; like Apple's it brings Foundation with it.
@_exported import Foundation
