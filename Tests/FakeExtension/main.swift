import Archive
import ExtensionMain
import Foundation
import Glibc

// A widget extension that misbehaves as its tests want: the kind of the widget says how. The name it was started by is its version.

/// Answers by the kind it is asked for.
final class FakeService: ExtensionService {
  @MainActor private var answers = 0

  @MainActor func answer(_ request: Request, reply: @escaping @Sendable (Reply) -> Void) async {
    switch request.body {
    case .describe:
      if FakeBundle.isBroken { fatalError("the bundle broke") }
      reply(Reply(id: request.id, body: .bundle(FakeBundle.description)))
    case .entries(let entries):
      answers += 1
      await behave(entries, request.id, reply)
    case .shutdown, .answer:
      return
    case .activity(let activity):
      Task { reply(Reply(id: request.id, body: await FakeActivities.answer(activity))) }
    case .activityPreviews:
      reply(Reply(id: request.id, body: .activityPreviews(ActivityPreviewList())))
    case .pushTokens(let change):
      FakePushes.told(change)
      reply(Reply(id: request.id, body: .acknowledged))
    case .perform(let perform) where FakeActivities.has(perform.kind):
      Task { reply(Reply(id: request.id, body: await FakeActivities.perform(perform))) }
    case .control(let control): reply(Reply(id: request.id, body: FakeControls.state(control)))
    case .perform(let perform) where FakeControls.has(perform.kind):
      Task { reply(Reply(id: request.id, body: await FakeControls.perform(perform))) }
    case .perform(let perform):
      // Beside whatever is under way, as extensions do.
      Task { reply(Reply(id: request.id, body: await FakeIntents.shared.perform(perform))) }
    case .sheet(let sheet): reply(Reply(id: request.id, body: .sheet(FakeSheet.sheet(sheet))))
    case .options(let options): reply(Reply(id: request.id, body: FakeSheet.options(options)))
    case .recommendations(let kind) where kind == "preset":
      answers += 1
      reply(Reply(id: request.id, body: .recommendations(FakeBundle.presets(answers))))
    case .relevance(let kind):
      let clues = kind == "clue" ? [RelevanceClue(context: .place("work"))] : []
      reply(Reply(id: request.id, body: .relevance(clues)))
    case .recommendations:
      reply(
        Reply(
          id: request.id,
          body: .failure(ExtensionFailure(code: .badRequest, message: "the fake has nothing of the kind"))))
    }
  }

  @MainActor private func behave(
    _ entries: EntriesRequest, _ id: UInt64, _ reply: @escaping @Sendable (Reply) -> Void
  ) async {
    let good = Reply(id: id, body: .timeline(FakeTimeline.make(entries, count: answers)))
    let kind =
      entries.kind.hasPrefix("then-") && answers > 1 ? String(entries.kind.dropFirst(5)) : entries.kind
    if FakeHostility.has(kind) {
      if let word = FakeHostility.act(kind) { reply(FakeTimeline.saying(word, entries, id)) }
      return
    }
    switch kind {
    case "taps":
      // Others are served meanwhile: a provider that waits for the network.
      Task { reply(Reply(id: id, body: .timeline(await FakeIntents.shared.timeline(entries, answers)))) }
    case "crash": fatalError("the widget broke")
    case "segfault": raise(SIGSEGV)
    case "exit": _exit(3)
    case "leave": _exit(0)
    case "hang": while true { sleep(1000) }
    case "silent": return
    case "late":
      usleep(1_500_000)
      reply(good)
    case "garbage": RawSocket.write([0, 0, 0, 4, 0xFF, 0xFF, 0xFF, 0xFF])
    case "oversized": RawSocket.write([0x7F, 0xFF, 0xFF, 0xFF, 1, 2, 3])
    case "half":
      RawSocket.write([0, 0, 1, 0, 1, 2, 3])
      _exit(0)
    case "shy" where entries.source == .snapshot:
      reply(
        Reply(
          id: id,
          body: .failure(ExtensionFailure(code: .providerThrew, message: "there is no snapshot of shy"))))
    case "twice":
      reply(good)
      reply(good)
    case "unknown":
      ExtensionServer.send(Reply(id: 4242, body: .bundle(FakeBundle.description)))
      reply(good)
    case "empty": reply(Reply(id: id, body: .timeline(ArchivedTimeline(entries: [], policy: .never))))
    case "never":
      reply(
        Reply(
          id: id,
          body: .failure(
            ExtensionFailure(
              code: .completionNeverCalled, message: "getTimeline of never was called, its completion never.")
          )))
    case "thread":
      Thread.detachNewThread { reply(good) }
    case "dispatch":
      DispatchQueue.main.async { reply(good) }
    case "loops":
      ExtensionServer.send(Reply(id: 0, body: .reload(kind: "loops")))
      reply(good)
    case "reload":
      reply(good)
      ExtensionServer.send(Reply(id: 0, body: .reload(kind: "reload")))
    case "print":
      print("a line of output")
      FileHandle.standardError.write(Data("a line of error\n".utf8))
      print(String(repeating: "x", count: 10_000))
      reply(good)
    case "wide":
      reply(
        Reply(
          id: id,
          body: .failure(
            ExtensionFailure(code: .internalError, message: String(repeating: "y", count: 2 << 20)))))
    default: reply(good)
    }
  }
}

/// What the bundle says of itself.
enum FakeBundle {
  /// The name the program was started by.
  static let version = URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent
  /// Kinds from the environment; a version behind `+` in the name adds one.
  static var description: BundleDescription {
    var kinds = (ProcessInfo.processInfo.environment["FAKE_KINDS"] ?? "good").split(separator: ",").map(
      String.init)
    if let added = version.split(separator: "+").dropFirst().first { kinds.append(String(added)) }
    return BundleDescription(
      widgets: kinds.map(widget), controls: FakeControls.descriptions, activities: FakeActivities.descriptions
    )
  }
  /// `kind`, or `kind=family+family` for other families than the fake's own; `kind=` for none.
  private static func widget(_ text: String) -> WidgetDescription {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    let kind = parts[0]
    let own: [WidgetFamily] = [.systemSmall, kind == "taps" ? .systemMedium : .accessoryInline]
    let families =
      parts.count < 2
      ? own : parts[1].split(separator: "+").compactMap { WidgetFamily(rawValue: String($0)) }
    let isConfigurable = kind == "preset" || kind == "city"
    return WidgetDescription(
      kind: kind, displayName: "Fake \(kind)", families: families,
      configuration: isConfigurable ? .appIntent : .staticConfiguration,
      containerBackgroundRemovable: kind != "fixed", intent: isConfigurable ? FakeSheet.intent : nil,
      handlesPush: kind.hasPrefix("pushed"))
  }
  /// Presets that tell how often somebody asked.
  static func presets(_ answers: Int) -> [Recommendation] {
    ["Berlin", "Bremen"].map {
      Recommendation(title: "\($0) \(answers)", values: ["city": .entity($0.lowercased())])
    }
  }
  static var isBroken: Bool { version.hasPrefix("broken") }
}

/// Entries now and every ten minutes; the URL of each scene tells version and number of the answer.
enum FakeTimeline {
  /// One entry whose scene's URL is a word.
  static func saying(_ word: String, _ request: EntriesRequest, _ id: UInt64) -> Reply {
    let environment = request.environments[0]
    let scene = Scene(size: environment.size, content: [], accessibility: [], widgetURL: word)
    let entry = ArchivedEntry(
      date: environment.now, scenes: [SceneVariant(environment: 0, scene: scene)])
    return Reply(id: id, body: .timeline(ArchivedTimeline(entries: [entry], policy: .never)))
  }

  static func make(_ request: EntriesRequest, count: Int) -> ArchivedTimeline {
    // `clock` tells what the program itself takes for the time.
    let now = request.kind == "clock" ? Date() : request.environments[0].now
    let steps =
      ["steps", "relevant"].contains(request.kind)
      ? 3 : request.kind.hasPrefix("many") ? Int(request.kind.dropFirst(4)) ?? 1 : 1
    let entries = (0..<steps).map { step in
      ArchivedEntry(
        date: now.addingTimeInterval(Double(step) * (steps > 3 ? 1 : 600)),
        relevance: request.kind == "relevant" ? .init(score: step == 1 ? 20 : 0, duration: 0) : nil,
        scenes: request.kind == "looks" || request.kind == "fixed"
          ? looks(request)
          : [
            SceneVariant(
              environment: 0,
              scene: Scene(
                size: request.environments[0].size,
                content: request.kind == "private"
                  ? [.group(GroupNode(redaction: .privacy, children: []))] : [],
                accessibility: FakeSheet.spoken(request.values),
                widgetURL: url(request, "\(count)/\(step)")))
          ])
    }
    return ArchivedTimeline(entries: entries, policy: policy(request.kind, now))
  }

  private static func policy(_ kind: String, _ now: Date) -> ReloadPolicy {
    switch kind {
    case "steps", "once": .atEnd
    case "past": .after(now - 3600)
    case "quarter": .after(now + 900)
    case "five": .after(now + 300)
    default: .never
    }
  }

  /// What was asked for, where it is not the widget's own timeline without configuration.
  private static func url(_ request: EntriesRequest, _ number: String) -> String {
    if request.kind == "network" { return FakeNetwork.words }
    if request.kind == "settings" {
      let environment = request.environments[0]
      let direction = environment.rightToLeft ? "rtl" : "ltr"
      let own = TimeZone.current.identifier
      return
        "\(environment.locale)/\(environment.timeZone)/\(environment.dynamicTypeSize)/\(direction)/\(own)"
    }
    let preview = request.isPreview ? "preview-" : ""
    let source = request.source == .timeline ? "" : "/\(preview)\(request.source.rawValue)"
    let city = request.values["city"].map { "/\($0)" } ?? ""
    return "fake://\(FakeBundle.version)/\(number)\(source)\(city)"
  }

  /// A scene for each environment, which tells what it is for; the view reads the rendering mode.
  private static func looks(_ request: EntriesRequest) -> [SceneVariant] {
    request.environments.enumerated().map { index, environment in
      let background = environment.showsContainerBackground ? "background" : "bare"
      return SceneVariant(
        environment: index,
        scene: Scene(
          size: environment.size,
          widgetURL:
            "\(environment.renderingMode.rawValue) \(environment.colorScheme.rawValue) \(background)",
          dependencies: [.renderingMode, .colorScheme]))
    }
  }
}

/// What a provider that fetches something meets.
enum FakeNetwork {
  /// `connected`, or the number of the error. A datagram socket sends nothing when it connects; this machine itself is always there.
  static var words: String { "away \(connect("255.255.255.255")), here \(connect("127.0.0.1"))" }

  private static func connect(_ address: String) -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
    defer { close(descriptor) }
    var target = sockaddr_in()
    target.sin_family = sa_family_t(AF_INET)
    target.sin_port = UInt16(9).bigEndian
    inet_pton(AF_INET, address, &target.sin_addr)
    let result = withUnsafePointer(to: &target) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    return result == 0 ? 0 : errno
  }
}

/// The connection to the host, past `ExtensionServer`.
enum RawSocket {
  private static var descriptor: Int32 {
    (3..<64).first { descriptor in
      var status = stat()
      return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
    }!
  }
  static func write(_ bytes: [UInt8]) { _ = Glibc.write(descriptor, bytes, bytes.count) }
}

/// A program that connects, waits for a request, closes the connection and stays: what `ExtensionServer` never does.
enum Closer {
  static func run() -> Never {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let path = ProcessInfo.processInfo.environment[ExtensionServer.socketVariable] ?? ""
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    _ = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    var byte: UInt8 = 0
    read(descriptor, &byte, 1)
    close(descriptor)
    while true { sleep(1000) }
  }
}

if CommandLine.arguments.contains("closes") { Closer.run() }
ExtensionServer.run { FakeService() }
