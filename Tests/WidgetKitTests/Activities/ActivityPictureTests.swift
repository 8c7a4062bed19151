import Archive
import Foundation
import Render
import XCTest

/// The pictures as they are drawn. With `VITRINE_PICTURES` set to a folder they are written there, to be looked at.
@MainActor final class ActivityPictureTests: XCTestCase {
  private func picture(_ scene: Archive.Scene, radius: Double, dark: Bool) -> Picture {
    SceneRenderer().drawing(
      scene,
      appearance: Appearance(
        colorScheme: dark ? .dark : .light, displayScale: 3, cornerRadius: radius,
        requiresContainerBackground: false), at: ActivityBench.now)
  }

  func testTheIslandIsDrawnOnBlack() async throws {
    let forms = ActivityPresentation.allCases
    let parcel = ParcelAttributes(number: 7, shop: "Books & More")
    let state = ParcelAttributes.ContentState(
      driver: "Ana", arrival: ActivityBench.now...ActivityBench.now + 900, step: .onTheWay)
    let scenes = try await ActivityBench(ParcelWidget()).scenes(parcel, state, forms.map { .phone($0) })
    let folder = ProcessInfo.processInfo.environment["VITRINE_PICTURES"]
    for picture in scenes.pictures {
      let radius = ActivityRequest.Slot.phone(picture.presentation).environment.cornerRadius
      let drawn = self.picture(picture.scene, radius: radius, dark: picture.presentation.isIsland)
      if let folder {
        try drawn.png().write(
          to: URL(fileURLWithPath: folder).appendingPathComponent("\(picture.presentation.rawValue).png"))
      }
      guard picture.presentation.isIsland else { continue }
      let size = picture.scene.size
      let edge = drawn.color(x: Int(size.width * 1.5), y: 2)
      XCTAssertEqual([edge.red, edge.green, edge.blue, edge.alpha], [0, 0, 0, 1], "\(picture.presentation)")
      let hasLight = stride(from: 0, to: Int(size.width * 3), by: 2).contains { x in
        stride(from: 0, to: Int(size.height * 3), by: 2).contains { drawn.color(x: x, y: $0).green > 0.4 }
      }
      XCTAssertTrue(hasLight, "\(picture.presentation) is empty")
    }
  }
}
