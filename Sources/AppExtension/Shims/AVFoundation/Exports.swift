// Extensions import this module as `AVFoundation`; like Apple's it brings Foundation with it.
@_exported import Foundation
