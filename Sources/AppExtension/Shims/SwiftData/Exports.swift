// Extensions import this module as `SwiftData`; like Apple's it brings Foundation with it.
@_exported import Foundation
