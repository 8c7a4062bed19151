// Extensions import this module as `CryptoKit`; like Apple's it brings Foundation with it.
@_exported import Foundation
