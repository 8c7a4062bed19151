import Foundation

/// A page that shows what differs: expected and actual picture side by side, and one laid over the other.
enum SnapshotReport {
  struct Failure {
    var name: String
    var reason: String
    var expected: URL?
    var actual: URL
  }

  static func write(_ failures: [Failure], to file: URL) throws {
    let rows = failures.map { failure in
      let actual = image(failure.actual)
      let expected = failure.expected.map(image) ?? "<p>none yet</p>"
      return """
        <section><h2>\(failure.name)</h2><p>\(failure.reason)</p><div class="row">
        <figure>\(expected)<figcaption>expected</figcaption></figure>
        <figure>\(actual)<figcaption>actual</figcaption></figure>
        <figure class="over">\(expected)\(actual)<figcaption>difference</figcaption></figure></div></section>
        """
    }
    let page = """
      <!doctype html><meta charset="utf-8"><title>Snapshots that differ</title>
      <style>body{font:15px system-ui;margin:2rem;background:#f2f2f7;color:#1c1c1e}.row{display:flex;gap:1.5rem;flex-wrap:wrap}
      figure{margin:0}img{max-width:420px;background:repeating-conic-gradient(#ddd 0 25%,#fff 0 50%) 0/16px 16px}
      .over{position:relative}.over img+img{position:absolute;left:0;top:0;mix-blend-mode:difference}
      figcaption{color:#666;margin-top:.4rem}</style>
      <h1>\(failures.count) snapshot\(failures.count == 1 ? "" : "s") differ</h1>
      <p>If the new pictures are right, run <code>make accept</code>.</p>\(rows.joined())
      """
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(page.utf8).write(to: file)
  }

  private static func image(_ url: URL) -> String {
    let data = (try? Data(contentsOf: url)) ?? Data()
    return "<img alt=\"\" src=\"data:image/png;base64,\(data.base64EncodedString())\">"
  }
}
