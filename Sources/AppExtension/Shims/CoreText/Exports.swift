// Extensions import this module as `CoreText`; like Apple's it brings Foundation with it.
@_exported import Foundation
