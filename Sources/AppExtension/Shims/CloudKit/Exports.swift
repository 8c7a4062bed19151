// Extensions import this module as `CloudKit`; like Apple's it brings Foundation with it.
@_exported import Foundation
