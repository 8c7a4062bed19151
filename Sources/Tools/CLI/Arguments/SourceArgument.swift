import Archive
import ArgumentParser

/// `--source`: what a provider is asked for, or previews of the source.
package enum SourceArgument: Equatable, Sendable, ExpressibleByArgument {
  case provider(EntriesRequest.Source)
  case previews(PreviewReference)

  package init?(argument: String) {
    if let source = EntriesRequest.Source(rawValue: argument) {
      self = .provider(source)
    } else if argument == "preview" || argument == "previews" {
      self = .previews(.all)
    } else if argument.hasPrefix("preview:") {
      self = .previews(PreviewReference(String(argument.dropFirst("preview:".count))))
    } else {
      return nil
    }
  }

  package static let allValueStrings =
    EntriesRequest.Source.allCases.map(\.rawValue) + ["preview", "preview:NAME"]

  /// What providers are asked for; previews ask none of the bundle's.
  var source: EntriesRequest.Source {
    if case .provider(let source) = self { return source }
    return .timeline
  }
}
