// Names that Apple's Foundation has and that live in our SwiftUI, which localises with them.
@_exported import protocol SwiftUI.CustomLocalizedStringResourceConvertible
@_exported import struct SwiftUI.LocalizedStringResource
