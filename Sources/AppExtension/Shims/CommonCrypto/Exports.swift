// Extensions import this module as `CommonCrypto`; like Apple's it brings Foundation with it.
@_exported import Foundation
