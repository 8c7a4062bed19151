// language modes: 5 6
import AVFoundation
import AudioToolbox
import BackgroundTasks
import Contacts
import CoreData
import CoreGraphics
import CoreLocation
import CryptoKit
import EventKit
import HealthKit
import ImageIO
import MapKit
import Network
import NetworkExtension
import OSLog
import QuartzCore
import Security
import StoreKit
import SwiftData
import SwiftUI
import SystemConfiguration
import UIKit
import UniformTypeIdentifiers
import UserNotifications
import WatchConnectivity
import WeatherKit
import WidgetKit
import os

private let logger = Logger(subsystem: "org.example.fixture", category: "shims")

@Model final class Coffee {
  @Attribute(.unique) var id: UUID
  var name: String
  var date = Date()
  @Relationship(deleteRule: .cascade, inverse: \Sip.coffee) var sips: [Sip]?
  @Transient var note = ""
  init(id: UUID = UUID(), name: String) {
    self.id = id
    self.name = name
  }
}

@Model final class Sip {
  var size: Double
  var coffee: Coffee?
  init(size: Double) { self.size = size }
}

struct CoffeeList: View {
  @Environment(\.modelContext) private var context
  @Query private var all: [Coffee]
  @Query(sort: \Coffee.date, order: .reverse, animation: .default) private var latest: [Coffee]
  @Query(filter: #Predicate<Coffee> { $0.name.contains("a") }, sort: [SortDescriptor(\Coffee.name)])
  private var some: [Coffee]
  var title = "Coffee"

  init(name: String) {
    _some = Query(filter: #Predicate { $0.name == name }, sort: \.date)
  }

  var body: some View {
    VStack {
      ForEach(all) { Text($0.name) }
      Button("Add") { context.insert(Coffee(name: "a")) }
      Text("\(latest.count) \(some.count)")
    }
  }
}

@ModelActor actor CoffeeStore {
  func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Coffee>()) }
}

@MainActor func container() throws -> ModelContainer {
  let schema = Schema([Coffee.self, Sip.self])
  let configuration = ModelConfiguration(
    schema: schema, isStoredInMemoryOnly: false, groupContainer: .identifier("group.org.example"))
  let container = try ModelContainer(for: schema, configurations: [configuration])
  var wanted = FetchDescriptor<Coffee>(sortBy: [SortDescriptor(\.date, order: .reverse)])
  wanted.fetchLimit = 1
  let found = try container.mainContext.fetch(wanted)
  logger.info("found \(found.count) of \(found.first?.name ?? "-", privacy: .public)")
  os_log("%{public}@ has %d", log: .default, type: .error, "list", found.count)
  return container
}

func downsample(_ url: URL, to size: CGSize, scale: CGFloat) -> UIImage? {
  let options = [kCGImageSourceShouldCache: false] as CFDictionary
  guard let source = CGImageSourceCreateWithURL(url as CFURL, options) else { return nil }
  let small =
    [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceShouldCacheImmediately: true,
      kCGImageSourceCreateThumbnailWithTransform: true,
      kCGImageSourceThumbnailMaxPixelSize: max(size.width, size.height) * scale,
    ] as [CFString: Any] as CFDictionary
  guard let image = CGImageSourceCreateThumbnailAtIndex(source, 0, small) else { return nil }
  return UIImage(cgImage: image)
}

func resize(_ image: UIImage, to size: CGSize) -> UIImage {
  UIGraphicsImageRenderer(size: size).image { _ in image.draw(in: CGRect(origin: .zero, size: size)) }
}

func password(_ account: String) -> Data? {
  let query: [String: Any] = [
    kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: account,
    kSecMatchLimit as String: kSecMatchLimitOne, kSecReturnData as String: true,
  ]
  var item: CFTypeRef?
  guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess else { return nil }
  return item as? Data
}

func steps(_ store: HKHealthStore, done: @escaping @Sendable (Double) -> Void) {
  guard HKHealthStore.isHealthDataAvailable() else { return done(0) }
  let start = Calendar.current.startOfDay(for: Date())
  let predicate = HKQuery.predicateForSamples(withStart: start, end: Date(), options: .strictStartDate)
  let query = HKStatisticsQuery(
    quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: predicate, options: .cumulativeSum
  ) { _, result, _ in done(result?.sumQuantity()?.doubleValue(for: .count()) ?? 0) }
  store.execute(query)
}

func map(of place: CLLocationCoordinate2D) async throws -> UIImage {
  let options = MKMapSnapshotter.Options()
  options.region = MKCoordinateRegion(center: place, latitudinalMeters: 500, longitudinalMeters: 500)
  options.size = CGSize(width: 100, height: 100)
  return try await MKMapSnapshotter(options: options).start().image
}

func digest(_ text: String) -> String {
  SHA256.hash(data: Data(text.utf8)).map { String(format: "%02x", $0) }.joined()
}

func runs(_ store: HKHealthStore, done: @escaping @Sendable ([Double]) -> Void) {
  let query = HKSampleQuery(
    sampleType: .workoutType(), predicate: HKQuery.predicateForWorkouts(with: .running),
    limit: HKObjectQueryNoLimit, sortDescriptors: nil
  ) { _, samples, _ in
    let workouts = samples as? [HKWorkout] ?? []
    done(workouts.map { $0.totalDistance?.doubleValue(for: .meter()) ?? $0.duration })
  }
  store.execute(query)
}

final class PageController: UIViewController {
  private lazy var back = UIBarButtonItem(
    image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: nil)
  override func viewDidLoad() {
    let stack = UIStackView(arrangedSubviews: [UILabel(), UIProgressView(progressViewStyle: .bar)])
    stack.setCustomSpacing(4, after: stack.arrangedSubviews[0])
    stack.semanticContentAttribute = .forceLeftToRight
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: self, action: nil)
    navigationItem.leftBarButtonItems = [back, .flexibleSpace()]
  }
  private func close() { dismiss(animated: true) }
}

/// Literals as Xcode's editor writes them, and a drawing in the format of a picture.
@MainActor func literals() -> (UIImage, UIColor, UIGraphicsImageRendererFormat) {
  let image = #imageLiteral(resourceName: "sample")
  let tint = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
  return (image.withTintColor(tint), tint, image.imageRendererFormat)
}
