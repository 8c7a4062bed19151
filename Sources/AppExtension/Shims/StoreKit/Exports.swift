// Extensions import this module as `StoreKit`; like Apple's it brings Foundation with it.
@_exported import Foundation
