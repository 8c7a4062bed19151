import Projects
import XCTest

final class ImportScannerTests: XCTestCase {
  func testImports() {
    let found = ImportScanner.imports(
      in: """
        import SwiftUI
        @testable import Kit
        import class UIKit.UIImage; public import Base
        // import Comment
        let text = "import String"
        #if canImport(Extra)
        import Extra
        #endif
        func load(import: Bool) { self.import(x) }
        import
        """)
    XCTAssertEqual(found.map(\.module), ["SwiftUI", "Kit", "UIKit", "Base", "Extra"])
    XCTAssertEqual(found.map(\.line), [1, 2, 3, 3, 7])
    XCTAssertEqual(found.filter(\.isConditional).map(\.module), ["Extra"])
  }
}
