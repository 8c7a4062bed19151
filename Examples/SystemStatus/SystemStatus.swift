import Foundation

/// What the machine is doing, read from the kernel.
struct SystemStatus {
  var host: String
  var load: Double
  var cores: Int
  var memoryUsed: Double
  var memoryTotal: Double
  var diskUsed: Double
  var diskTotal: Double
  var bootDate: Date
  var processes: Int

  var loadShare: Double { min(load / Double(max(cores, 1)), 1) }
  var memoryShare: Double { memoryTotal > 0 ? memoryUsed / memoryTotal : 0 }
  var diskShare: Double { diskTotal > 0 ? diskUsed / diskTotal : 0 }

  static let sample = SystemStatus(
    host: "studio", load: 1.4, cores: 4, memoryUsed: 9.6e9, memoryTotal: 16e9, diskUsed: 310e9,
    diskTotal: 500e9,
    bootDate: Date.now.addingTimeInterval(-93_600), processes: 214)

  static func read() -> SystemStatus {
    let memory = ProcFile.table("/proc/meminfo")
    let total = (memory["MemTotal"] ?? 0) * 1024
    let available = (memory["MemAvailable"] ?? 0) * 1024
    let load = ProcFile.words("/proc/loadavg")
    let uptime = ProcFile.words("/proc/uptime").first.flatMap(Double.init) ?? 0
    let disk = try? FileManager.default.attributesOfFileSystem(forPath: NSHomeDirectory())
    let diskTotal = (disk?[.systemSize] as? NSNumber)?.doubleValue ?? 0
    let diskFree = (disk?[.systemFreeSize] as? NSNumber)?.doubleValue ?? 0
    return SystemStatus(
      host: ProcessInfo.processInfo.hostName, load: load.first.flatMap(Double.init) ?? 0,
      cores: ProcessInfo.processInfo.activeProcessorCount, memoryUsed: total - available, memoryTotal: total,
      diskUsed: diskTotal - diskFree, diskTotal: diskTotal, bootDate: Date.now.addingTimeInterval(-uptime),
      processes: load.count > 3 ? Int(load[3].split(separator: "/").last ?? "0") ?? 0 : 0)
  }
}

/// Small readers for `/proc`.
enum ProcFile {
  static func words(_ path: String) -> [String] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  static func table(_ path: String) -> [String: Double] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    var result: [String: Double] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(whereSeparator: { $0 == ":" || $0 == " " })
      if parts.count > 1, let value = Double(parts[1]) { result[String(parts[0])] = value }
    }
    return result
  }
}
