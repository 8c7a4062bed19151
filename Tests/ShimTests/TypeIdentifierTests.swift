import VitrineUniformTypeIdentifiers
import XCTest

final class TypeIdentifierTests: XCTestCase {
  func testTypesAreFoundByEndingAndByMIMEType() {
    XCTAssertEqual(UTType(filenameExtension: "JPG"), .jpeg)
    XCTAssertEqual(UTType(mimeType: "text/html; charset=utf-8"), .html)
    XCTAssertNil(UTType(filenameExtension: "png", conformingTo: .audio))
    XCTAssertNil(UTType("no.such.type"))
    XCTAssertEqual(UTType.jpeg.preferredFilenameExtension, "jpeg")
    XCTAssertEqual(UTType.png.preferredMIMEType, "image/png")
  }

  func testConformanceGoesUpTheTree() {
    XCTAssertTrue(UTType.heic.conforms(to: .image))
    XCTAssertTrue(UTType.mpeg4Movie.isSubtype(of: .audiovisualContent))
    XCTAssertFalse(UTType.image.conforms(to: .png))
    let own = UTType(exportedAs: "org.example.note", conformingTo: .json)
    XCTAssertTrue(own.conforms(to: .text))
  }
}
