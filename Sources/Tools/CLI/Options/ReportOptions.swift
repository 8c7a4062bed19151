import ArgumentParser

/// How a command tells its results.
struct ReportOptions: ParsableArguments {
  @Flag(help: "Print one JSON document (docs/json.md).")
  var json = false

  @Flag(name: .shortAndLong, help: "Print compiler calls, and everything the extension prints.")
  var verbose = false
}
