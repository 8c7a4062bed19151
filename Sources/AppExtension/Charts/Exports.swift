// As on iOS, `import Charts` brings SwiftUI with it.
@_exported import SwiftUI
