import Foundation

/// Drawings (PDF, SVG) that become pixels while the extension is built, as Xcode does; by programs of Debian's poppler-utils and
/// librsvg2-bin, each bounded in time, memory and what it may write.
struct VectorPicture: Hashable, Sendable {
  var file: URL
  var isPDF: Bool
  /// It may be shown larger than it is, so it gets more pixels than its own size needs.
  var isEnlarged: Bool

  /// Drawn pixels.
  struct Drawn: Sendable {
    var file: URL
    /// Pixels a point.
    var scale: Int
    /// Its own size in points.
    var width: Double
    var height: Double
  }

  /// The finest screens have three pixels a point.
  private static let scale = 3
  private static let mostScale = 12
  /// Pixels of a drawing that is enlarged: about what the strictest iPhone takes in a widget.
  private static let enlargedPixels = 480_000.0
  private static let mostPixels = 40_000_000
  private static let timeout = Duration.seconds(15)
  private static let mostBytes = 16 << 20
  /// A word that changes when drawings come out otherwise.
  private static let version = "1"

  /// The picture, drawn now or by an earlier build.
  ///
  /// - Throws: `ResourceProblem`
  func draw(in folder: URL) async throws -> Drawn {
    if let bytes = FileStamp(of: file)?.bytes, bytes > Self.mostBytes {
      throw ResourceProblem(file.path, .tooLarge(bytes: Int(bytes), most: Self.mostBytes))
    }
    let plain = try await pixels(scale: Self.scale, in: folder)
    guard isEnlarged, plain.width > 0, plain.height > 0 else { return plain }
    let fitting = Int((Self.enlargedPixels / (plain.width * plain.height)).squareRoot())
    let scale = min(max(fitting, Self.scale), Self.mostScale)
    guard scale > Self.scale else { return plain }
    var fine = try await pixels(scale: scale, in: folder)
    (fine.width, fine.height) = (plain.width, plain.height)
    return fine
  }

  private func pixels(scale: Int, in folder: URL) async throws -> Drawn {
    let stamp = FileStamp(of: file)?.description ?? "-"
    let name = StableHash.hex("\(Self.version) \(file.path) \(stamp) \(isPDF)") + "@\(scale)"
    let output = folder.appendingPathComponent(name + ".png")
    if !FileManager.default.fileExists(atPath: output.path) {
      try await run(scale: scale, output: output, log: folder.appendingPathComponent(name + ".log"))
    }
    guard let data = FileManager.default.contents(atPath: output.path),
      case .png(let width, let height) = PictureFormat(data, ending: "png"), width > 0, height > 0
    else {
      try? FileManager.default.removeItem(at: output)
      throw ResourceProblem(file.path, .toolFailed(program: program, reason: "it wrote no PNG"))
    }
    guard width * height <= Self.mostPixels else {
      throw ResourceProblem(file.path, .tooManyPixels(width: width, height: height))
    }
    return Drawn(
      file: output, scale: scale, width: Double(width) / Double(scale), height: Double(height) / Double(scale)
    )
  }

  private var program: String { isPDF ? "pdftocairo" : "rsvg-convert" }

  private func run(scale: Int, output: URL, log: URL) async throws {
    guard let tool = Self.path(of: program) else {
      throw ResourceProblem(
        file.path, .toolMissing(program: program, package: isPDF ? "poppler-utils" : "librsvg2-bin"))
    }
    // Written under another name first, so that an interrupted one is never taken for whole.
    let draft = output.deletingPathExtension().path + ".draft"
    let words =
      isPDF
      ? [
        tool, "-png", "-singlefile", "-transp", "-cropbox", "-r", String(72 * scale), file.path, draft,
      ]
      : [
        tool, "--format=png", "--dpi-x=72", "--dpi-y=72", "--zoom=\(scale)", "--output=\(draft).png",
        file.path,
      ]
    var command = words
    if let limiter = Self.path(of: "prlimit") {
      command = [limiter, "--cpu=10", "--as=\(1 << 30)", "--fsize=\(64 << 20)", "--core=0", "--"] + words
    }
    let drawn = URL(fileURLWithPath: draft + ".png")
    defer {
      try? FileManager.default.removeItem(at: log)
      try? FileManager.default.removeItem(at: drawn)
    }
    let end = try await ChildProcess(
      executable: URL(fileURLWithPath: command[0]), arguments: Array(command.dropFirst()), output: log,
      timeout: Self.timeout
    ).run()
    switch end {
    case .exited(0): break
    case .tookTooLong:
      throw ResourceProblem(file.path, .toolFailed(program: program, reason: "it took too long"))
    case .exited, .signalled:
      let said = String(
        decoding: (FileManager.default.contents(atPath: log.path) ?? Data()).prefix(2000), as: UTF8.self)
      let reason = said.split(separator: "\n").last.map(String.init) ?? "it ended without a word"
      throw ResourceProblem(file.path, .toolFailed(program: program, reason: String(reason.prefix(200))))
    }
    guard rename(drawn.path, output.path) == 0 else {
      throw ResourceProblem(file.path, .toolFailed(program: program, reason: "it wrote no PNG"))
    }
  }

  private static func path(of program: String) -> String? {
    let folders =
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") + ["/usr/bin", "/bin"]
    return folders.map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
  }

  /// All drawings of a target, two at a time.
  static func draw(_ pictures: Set<VectorPicture>, in folder: URL) async -> [VectorPicture: Result<
    Drawn, ResourceProblem
  >] {
    var waiting = pictures.sorted { $0.file.path < $1.file.path }[...]
    return await withTaskGroup(of: (VectorPicture, Result<Drawn, ResourceProblem>).self) { group in
      func next() {
        guard let picture = waiting.popFirst() else { return }
        group.addTask {
          do {
            return (picture, .success(try await picture.draw(in: folder)))
          } catch let problem as ResourceProblem {
            return (picture, .failure(problem))
          } catch {
            return (
              picture, .failure(ResourceProblem(picture.file.path, .unreadable(SystemReason.of(error))))
            )
          }
        }
      }
      for _ in 0..<2 { next() }
      var result: [VectorPicture: Result<Drawn, ResourceProblem>] = [:]
      while let (picture, drawn) = await group.next() {
        result[picture] = drawn
        next()
      }
      return result
    }
  }
}
