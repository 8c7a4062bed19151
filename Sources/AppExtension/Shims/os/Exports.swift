// Extensions import this module as `os`; like Apple's it brings Foundation with it.
@_exported import Foundation
