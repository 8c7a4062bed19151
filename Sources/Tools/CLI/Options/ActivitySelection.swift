import Archive
import ArgumentParser
import Render

/// Which pictures of Live Activities are meant, and of what values: those of the `#Preview`s, unless given.
struct ActivitySelection: ParsableArguments {
  @Option(help: "Only Live Activities of this type of attributes.")
  var activity: String?

  @Option(help: ArgumentHelp("Only this presentation: \(PresentationChoice.words)."))
  var presentation: PresentationChoice?

  @Option(help: "The attributes: JSON, or @FILE.")
  var attributes: String?

  @Flag(help: "The content's stale date has passed.")
  var stale = false

  @Flag(help: "As on a dimmed Always-On display.")
  var luminanceReduced = false

  /// One of the options is there: only Live Activities are drawn.
  var isGiven: Bool {
    activity != nil || presentation != nil || attributes != nil || stale || luminanceReduced
  }
}

/// `--presentation`: one, or all that the device has.
package enum PresentationChoice: Equatable, Sendable, ExpressibleByArgument {
  case all
  case only(ActivityFigure)

  package init?(argument: String) {
    switch argument {
    case "all": self = .all
    case "lockScreen": self = .only(.content)
    default:
      guard
        let figure = ActivityFigure.allCases.first(where: {
          $0.rawValue.lowercased() == argument.lowercased()
        })
      else { return nil }
      self = .only(figure)
    }
  }

  package var figures: [ActivityFigure] {
    switch self {
    case .all: ActivityFigure.allCases
    case .only(let figure): [figure]
    }
  }

  package static let allValueStrings = ActivityFigure.allCases.map(\.rawValue) + ["all"]
  static let words = allValueStrings.dropLast().joined(separator: ", ") + " or all"
}
