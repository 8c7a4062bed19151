import Synchronization

/// The types that the system declares: identifier, parents, file endings, MIME type, as Apple's list of system types has them.
enum TypeTable {
  struct Entry: Sendable {
    let identifier: String
    let parents: [String]
    let endings: [String]
    let mime: String?
  }
  static let entries = Dictionary(ordered.map { ($0.identifier, $0) }) { first, _ in first }

  private static func row(
    _ identifier: String, _ parents: String = "", _ endings: String = "", _ mime: String? = nil
  ) -> Entry {
    func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    return Entry(identifier: identifier, parents: words(parents), endings: words(endings), mime: mime)
  }

  static let ordered: [Entry] = [
    row("public.item"), row("public.content"), row("public.data", "public.item"),
    row("public.directory", "public.item"), row("public.folder", "public.directory"),
    row("com.apple.package", "public.directory"), row("public.url", "public.data"),
    row("public.file-url", "public.url"), row("public.text", "public.data public.content"),
    row("public.plain-text", "public.text", "txt text", "text/plain"),
    row("public.utf8-plain-text", "public.plain-text"),
    row("public.rtf", "public.text", "rtf", "text/rtf"),
    row("public.html", "public.text", "html htm shtml", "text/html"),
    row("public.xml", "public.text", "xml", "application/xml"),
    row("public.json", "public.text", "json", "application/json"),
    row("public.yaml", "public.text", "yml yaml", "application/x-yaml"),
    row("com.apple.property-list", "public.data", "plist"),
    row("public.comma-separated-values-text", "public.text", "csv", "text/csv"),
    row("public.source-code", "public.plain-text"),
    row("public.swift-source", "public.source-code", "swift"),
    row("public.image", "public.data public.content"),
    row("public.png", "public.image", "png", "image/png"),
    row("public.jpeg", "public.image", "jpeg jpg jpe", "image/jpeg"),
    row("com.compuserve.gif", "public.image", "gif", "image/gif"),
    row("public.heif", "public.image", "heif", "image/heif"),
    row("public.heic", "public.heif", "heic", "image/heic"),
    row("public.tiff", "public.image", "tiff tif", "image/tiff"),
    row("com.microsoft.bmp", "public.image", "bmp dib", "image/bmp"),
    row("org.webmproject.webp", "public.image", "webp", "image/webp"),
    row("public.svg-image", "public.image public.xml", "svg svgz", "image/svg+xml"),
    row("com.adobe.pdf", "public.data public.content", "pdf", "application/pdf"),
    row("com.apple.live-photo", "public.data"),
    row("public.audiovisual-content", "public.data public.content"),
    row("public.audio", "public.audiovisual-content"),
    row("public.movie", "public.audiovisual-content"),
    row("public.video", "public.movie"), row("public.mp3", "public.audio", "mp3 mpga", "audio/mpeg"),
    row("com.microsoft.waveform-audio", "public.audio", "wav wave", "audio/vnd.wave"),
    row("public.aiff-audio", "public.audio", "aiff aif", "audio/aiff"),
    row("public.mpeg-4-audio", "public.audio", "m4a", "audio/mp4"),
    row("public.mpeg-4", "public.movie", "mp4 mpg4", "video/mp4"),
    row("com.apple.quicktime-movie", "public.movie", "mov qt", "video/quicktime"),
    row("public.archive", "public.data"),
    row("public.zip-archive", "public.archive", "zip", "application/zip"),
    row("org.gnu.gnu-zip-archive", "public.archive", "gz gzip", "application/x-gzip"),
    row("org.idpf.epub-container", "public.data public.content", "epub", "application/epub+zip"),
    row("public.contact"), row("public.vcard", "public.contact public.text", "vcf vcard", "text/vcard"),
    row("public.calendar-event"), row("public.bookmark"),
  ]
}

/// The types that the extension declares in code.
enum OwnTypes {
  private static let parents = Mutex<[String: String]>([:])
  static func add(_ identifier: String, _ parent: UTType?) {
    parents.withLock { $0[identifier] = parent?.identifier ?? "public.data" }
  }
  static func parent(_ identifier: String) -> String? { parents.withLock { $0[identifier] } }
}
