import Activities
import Foundation

/// Traces in files that grow at their end and are thrown away whole, oldest first: bounded on disk and in memory, and there
/// again after a restart. Used by one thread.
///
/// What is staged is written with one call by `commit()`, and only then answered: a push that was told 200 is stored. A crash of the
/// process loses none; a power cut may lose what the kernel had not yet written.
package final class TraceLog {
  package struct Limits: Sendable {
    /// Traces that can be asked for.
    package var count: Int
    package var segmentBytes: Int
    package var segments: Int
    package init(count: Int = 20_000, segmentBytes: Int = 8 << 20, segments: Int = 4) {
      self.count = count
      self.segmentBytes = segmentBytes
      self.segments = segments
    }
  }

  struct Place {
    var segment: UInt32
    var offset: UInt32
    var count: UInt32
  }

  struct Entry {
    var id: PushID
    var number: UInt64
    var place: Place
    var verdict: Place?
    var awaitsVerdict: Bool
    /// Its verdict is that it waits: another one is to come.
    var isStored = false
  }

  private let folder: URL
  private let name: String
  private let limits: Limits
  private var segments: [(number: UInt32, descriptor: Int32, count: Int)] = []
  /// In the order of their numbers. The first `gone` are forgotten; they are removed many at a time.
  private var entries: [Entry] = []
  private var gone = 0
  /// Entries removed from the front since the beginning.
  private var base = 0
  /// The newest entry of an identifier, counted since the beginning.
  private var places: [PushID: Int] = [:]
  private var writer = RecordWriter()
  private var staged: [Entry] = []
  private var stagedVerdicts: [(index: Int, place: Place, isStored: Bool)] = []

  package init(folder: URL, name: String, limits: Limits = Limits()) throws {
    self.folder = folder
    self.name = name
    self.limits = limits
    try PrivateFiles.makeFolder(folder)
    try recover()
    if segments.isEmpty { try rotate() }
  }

  deinit { for segment in segments { close(segment.descriptor) } }

  /// The number after the newest trace.
  package var nextNumber: UInt64 { (entries.last?.number ?? 0) + 1 }
  package var count: Int { entries.count - gone }

  /// Takes a trace; returns its index, for its verdict.
  func stage(_ head: TraceHead, _ request: PushRequest) -> Int {
    if writer.bytes.isEmpty, segments.last!.count >= limits.segmentBytes { try? rotate() }
    let start = writer.begin(TraceHead.kind)
    head.write(request, to: &writer)
    let place = Place(
      segment: segments.last!.number, offset: UInt32(segments.last!.count + start),
      count: UInt32(writer.end()))
    staged.append(
      Entry(id: head.id, number: head.number, place: place, verdict: nil, awaitsVerdict: head.awaitsVerdict))
    return base + entries.count + staged.count - 1
  }

  /// Takes the verdict of a trace that was staged or written before.
  func stage(_ verdict: PushVerdict, at date: Date, index: Int, id: PushID, number: UInt64) {
    if writer.bytes.isEmpty, segments.last!.count >= limits.segmentBytes { try? rotate() }
    let start = writer.begin(VerdictRecord.kind)
    VerdictRecord(id: id, number: number, date: date, verdict: verdict).write(to: &writer)
    stagedVerdicts.append(
      (
        index,
        Place(
          segment: segments.last!.number, offset: UInt32(segments.last!.count + start),
          count: UInt32(writer.end())),
        verdict.outcome == .stored
      ))
  }

  /// Writes what was staged. When that fails, it is as if it had never been staged.
  package func commit() throws {
    guard !writer.bytes.isEmpty else { return }
    defer {
      writer.removeAll()
      staged.removeAll(keepingCapacity: true)
      stagedVerdicts.removeAll(keepingCapacity: true)
    }
    let count = writer.bytes.count
    try write()
    segments[segments.count - 1].count += count
    for entry in staged {
      places[entry.id] = base + entries.count
      entries.append(entry)
    }
    for (index, place, isStored) in stagedVerdicts where index - base >= gone && index - base < entries.count
    {
      entries[index - base].verdict = place
      entries[index - base].isStored = isStored
    }
    while self.count > limits.count { forgetFirst() }
    compact()
  }

  package func synchronize() { if let segment = segments.last { fdatasync(segment.descriptor) } }

  /// A trace of this identifier is kept.
  func contains(_ id: PushID) -> Bool { places[id] != nil }

  /// The newest trace of an identifier.
  package func trace(_ id: PushID) -> PushTrace? { places[id].flatMap { trace(index: $0) } }

  /// Traces with a number above `after`, newest first, at most `limit`.
  package func traces(after: UInt64?, limit: Int) -> [PushTrace] {
    var list: [PushTrace] = []
    for index in stride(from: entries.count - 1, through: gone, by: -1) {
      guard list.count < limit, entries[index].number > after ?? 0 else { break }
      if let trace = trace(index: base + index) { list.append(trace) }
    }
    return list
  }

  /// Accepted pushes of which nobody said what became of them, oldest first: a stop of the process came between.
  func undecided() -> [(index: Int, trace: PushTrace)] {
    entries.indices.dropFirst(gone).filter { entries[$0].awaitsVerdict && entries[$0].verdict == nil }
      .compactMap { place in trace(index: base + place).map { (base + place, $0) } }
  }

  /// Where an accepted push is, of which nothing final is known; by its identifier.
  func unsettled(_ id: PushID) -> (index: Int, number: UInt64)? {
    guard let index = places[id] else { return nil }
    let entry = entries[index - base]
    return entry.awaitsVerdict && (entry.verdict == nil || entry.isStored) ? (index, entry.number) : nil
  }

  /// The pushes that were stored when last something was said of them.
  func stored() -> [PushID] { entries.dropFirst(gone).filter(\.isStored).map(\.id) }

  private func trace(index: Int) -> PushTrace? {
    guard index - base >= gone, index - base < entries.count else { return nil }
    let entry = entries[index - base]
    guard let record = read(entry.place), var trace = TraceHead.read(record) else { return nil }
    if let place = entry.verdict, let record = read(place), let verdict = VerdictRecord(record) {
      trace.verdict = verdict.verdict
      trace.decidedAt = verdict.date
    }
    return trace
  }

  private func forgetFirst() {
    let entry = entries[gone]
    if places[entry.id] == base + gone { places.removeValue(forKey: entry.id) }
    gone += 1
  }

  private func compact() {
    guard gone > limits.count else { return }
    entries.removeFirst(gone)
    base += gone
    gone = 0
  }

  // MARK: Files

  private func url(_ segment: UInt32) -> URL {
    folder.appendingPathComponent("\(name)-\(String(format: "%08u", segment)).log")
  }

  private func rotate() throws {
    let number = (segments.last?.number ?? 0) + 1
    let descriptor = open(url(number).path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw errno() }
    ftruncate(descriptor, 0)
    segments.append((number, descriptor, 0))
    while segments.count > limits.segments {
      let oldest = segments.removeFirst()
      close(oldest.descriptor)
      unlink(url(oldest.number).path)
      while gone < entries.count, entries[gone].place.segment <= oldest.number { forgetFirst() }
    }
  }

  private func write() throws {
    guard let segment = segments.last else { throw CocoaError(.fileNoSuchFile) }
    try writer.bytes.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = pwrite(
          segment.descriptor, bytes.baseAddress! + done, bytes.count - done, off_t(segment.count + done))
        if count < 0 {
          if Glibc.errno == EINTR { continue }
          throw errno()
        }
        done += count
      }
    }
  }

  private func read(_ place: Place) -> ArraySlice<UInt8>? {
    guard let segment = segments.first(where: { $0.number == place.segment }) else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(place.count)) { buffer, count in
      count = max(0, pread(segment.descriptor, buffer.baseAddress, Int(place.count), off_t(place.offset)))
    }
    return bytes.count == place.count ? bytes.dropFirst(8) : nil
  }

  private func errno() -> any Error {
    CocoaError(
      .fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: String(cString: strerror(Glibc.errno))])
  }

  /// Reads what an earlier process wrote. A file ends where its first damaged record begins.
  private func recover() throws {
    let prefix = name + "-"
    let numbers = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix(prefix) && $0.hasSuffix(".log") }
      .compactMap { UInt32($0.dropFirst(prefix.count).dropLast(4)) }.sorted()
    for old in numbers.dropLast(limits.segments) { unlink(url(old).path) }
    for number in numbers.suffix(limits.segments) {
      let bytes = [UInt8](try Data(contentsOf: url(number)))
      let descriptor = open(url(number).path, O_RDWR | O_CLOEXEC)
      guard descriptor >= 0 else { throw errno() }
      let good = recover(bytes, segment: number)
      segments.append((number, descriptor, good))
      if good < bytes.count { ftruncate(descriptor, off_t(good)) }
    }
    while count > limits.count { forgetFirst() }
    compact()
  }

  private func recover(_ bytes: [UInt8], segment: UInt32) -> Int {
    var at = 0
    while at + 9 <= bytes.count {
      var head = RecordReader(bytes[at...])
      guard let length: UInt32 = head.integer(), let sum: UInt32 = head.integer(), length > 0,
        at + 8 + Int(length) <= bytes.count
      else { break }
      let content = bytes[(at + 8)..<(at + 8 + Int(length))]
      guard content.withUnsafeBufferPointer({ Checksum.crc32($0) }) == sum else { break }
      let place = Place(segment: segment, offset: UInt32(at), count: length + 8)
      if content.first == TraceHead.kind, let entry = TraceHead.entry(content, place: place) {
        places[entry.id] = base + entries.count
        entries.append(entry)
      } else if let verdict = VerdictRecord(content) {
        mark(verdict, place)
      }
      at += 8 + Int(length)
    }
    return at
  }

  private func mark(_ verdict: VerdictRecord, _ place: Place) {
    // Numbers ascend, so the trace is found by halves.
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].number < verdict.number { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].number == verdict.number else { return }
    entries[low].verdict = place
    entries[low].isStored = verdict.verdict.outcome == .stored
  }
}
