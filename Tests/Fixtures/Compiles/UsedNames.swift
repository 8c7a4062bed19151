// language modes: 5 6
// What shared files of 92 public projects use of Apple's Foundation and its neighbours, by rank.
import Combine
import CoreText
import SwiftUI
import UserNotifications
import WidgetKit

struct Record: Codable, Identifiable, Hashable {
  var id = UUID()
  var date = Date()
  var price = 1.5
}

func texts(_ date: Date, _ error: any Error) -> [String] {
  let formatter = DateFormatter()
  formatter.dateStyle = .medium
  formatter.doesRelativeDateFormatting = true
  formatter.setLocalizedDateFormatFromTemplate("EEEdMMM")
  let numbers = NumberFormatter()
  numbers.numberStyle = .currency
  numbers.maximumFractionDigits = 2
  let relative = RelativeDateTimeFormatter()
  relative.unitsStyle = .abbreviated
  let span = DateComponentsFormatter()
  span.allowedUnits = [.hour, .minute]
  span.unitsStyle = .positional
  return [
    formatter.string(from: date), numbers.string(from: 3) ?? "",
    numbers.string(from: NSNumber(value: 3)) ?? "",
    relative.localizedString(for: date, relativeTo: Date()), span.string(from: 60) ?? "",
    ISO8601DateFormatter().string(from: date), ByteCountFormatter.string(fromByteCount: 9, countStyle: .file),
    NSLocalizedString("title", comment: ""), String(localized: "title"),
    String.localizedStringWithFormat("%d", 3), String(format: "%@ %.1f %02d", "a", 1.5, 3),
    date.formatted(date: .abbreviated, time: .shortened), 3.formatted(.percent),
    1.5.formatted(.currency(code: "EUR")),
    date.formatted(.relative(presentation: .named)),
    Measurement(value: 3, unit: UnitLength.meters).formatted(),
    Duration.seconds(3).formatted(), (error as NSError).domain, error.localizedDescription,
  ]
}

func storage(_ record: Record) throws -> [Record] {
  let defaults = UserDefaults(suiteName: "group.org.example")
  defaults?.set(try JSONEncoder().encode(record), forKey: "record")
  UserDefaults.standard.register(defaults: ["a": 1])
  let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.org.example")
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = .iso8601
  decoder.keyDecodingStrategy = .convertFromSnakeCase
  if let data = defaults?.data(forKey: "record") { return [try decoder.decode(Record.self, from: data)] }
  guard let file = folder?.appendingPathComponent("a.json"), let data = try? Data(contentsOf: file) else {
    return []
  }
  _ = try JSONSerialization.jsonObject(with: data) as? [String: Any]
  _ = try PropertyListDecoder().decode(Record.self, from: data)
  _ = try NSKeyedArchiver.archivedData(withRootObject: NSString("a"), requiringSecureCoding: false)
  _ = try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: data)
  _ = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String
  _ = Bundle.main.url(forResource: "a", withExtension: "json")
  _ = Bundle(for: Model.self).bundleIdentifier
  return []
}

final class Model: NSObject, ObservableObject, @unchecked Sendable {
  @Published var items: [Record] = []
  private var subscriptions = Set<AnyCancellable>()
  private let cache = NSCache<NSString, UIImage>()
  private let lock = NSLock()

  func load(_ url: URL) async throws -> UIImage? {
    var components = URLComponents(url: url, resolvingAgainstBaseURL: false)
    components?.queryItems = [URLQueryItem(name: "a", value: "b")]
    var request = URLRequest(url: components?.url ?? url, cachePolicy: .reloadIgnoringLocalCacheData)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let (data, response) = try await URLSession.shared.data(for: request)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else { return nil }
    if let image = cache.object(forKey: url.absoluteString as NSString) { return image }
    return UIImage(data: data)?.preparingThumbnail(of: CGSize(width: 9, height: 9))
  }

  func listen(_ url: URL) {
    URLSession.shared.dataTaskPublisher(for: url).map(\.data).decode(
      type: [Record].self, decoder: JSONDecoder()
    )
    .replaceError(with: []).receive(on: DispatchQueue.main).sink { [weak self] in self?.items = $0 }
    .store(in: &subscriptions)
    NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification).sink { _ in }.store(
      in: &subscriptions)
    let task = URLSession.shared.dataTask(with: url) { data, _, error in
      DispatchQueue.main.async { print(data?.count ?? 0, error?.localizedDescription ?? "") }
    }
    task.resume()
    let group = DispatchGroup()
    group.enter()
    group.notify(queue: .global(qos: .utility)) { WidgetCenter.shared.reloadAllTimelines() }
    _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { $0.invalidate() }
  }

  func changed() { lock.withLock { items.move(fromOffsets: [0], toOffset: 1) } }
}

@MainActor func pictures(_ image: UIImage) -> [Image] {
  let smaller = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
    UIColor.systemBackground.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    image.draw(in: CGRect(x: 0, y: 0, width: 9, height: 9), blendMode: .multiply, alpha: 0.5)
  }
  let data = smaller.jpegData(compressionQuality: 0.8) ?? smaller.pngData()
  let words = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 9)])
  _ = (words.size(), UIScreen.main.scale, UIDevice.current.userInterfaceIdiom == .pad)
  _ = (
    ProcessInfo.processInfo.operatingSystemVersion.majorVersion, Locale.current.identifier, TimeZone.current
  )
  _ = try? NSRegularExpression(pattern: "a").numberOfMatches(in: "a", range: NSRange(location: 0, length: 1))
  return [Image(uiImage: smaller)]
    + [data.flatMap(UIImage.init(data:)).map { Image(uiImage: $0) }].compactMap { $0 }
}

func sentences(_ text: String) -> Int {
  var count = 0
  text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: [.byWords, .localized]) {
    word, _, _, _ in
    count += word == nil ? 0 : 1
  }
  let undo = UndoManager()
  undo.setActionName("a")
  let value = NSExpression(format: "1 + 2").expressionValue(with: nil, context: nil) as? Double
  return count + Int(value ?? 0)
}
