// Extensions import this module as `SafariServices`; like Apple's it brings Foundation with it.
@_exported import Foundation
