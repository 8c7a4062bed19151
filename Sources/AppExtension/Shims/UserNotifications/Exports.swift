// Extensions import this module as `UserNotifications`; like Apple's it brings Foundation with it.
@_exported import Foundation
