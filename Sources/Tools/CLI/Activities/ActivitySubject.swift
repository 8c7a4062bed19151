import Archive
import Foundation
import Render

/// A Live Activity with values, and the pictures of it that are wanted.
package struct ActivitySubject: Equatable, Sendable {
  package var type: String
  package var attributes: Data
  package var state: Data
  package var figures: [ActivityFigure]
  /// The name of the `#Preview` that the values are from.
  package var preview: String?
  /// Which of the states of a preview, or of all previews, it is.
  package var index: Int
  package var count: Int

  package init(
    type: String, attributes: Data, state: Data, figures: [ActivityFigure], preview: String? = nil,
    index: Int = 0, count: Int = 1
  ) {
    self.type = type
    self.attributes = attributes
    self.state = state
    self.figures = figures
    self.preview = preview
    self.index = index
    self.count = count
  }

  /// An activity without a preview, with made-up values: without a choice what the lock screen and the Dynamic Island show.
  package init(_ description: ActivityDescription, now: Date, presentation: PresentationChoice?) {
    let sample = ActivitySample(description, now: now)
    self.init(
      type: description.attributesType, attributes: sample.attributes, state: sample.state,
      figures: presentation?.figures ?? [.content, .compact, .minimal, .expanded])
  }

  /// Every preview as it says, or, where presentations are chosen, each of those of every different state.
  package static func subjects(
    of previews: [ActivityPreview], _ choice: PresentationChoice?
  ) -> [ActivitySubject] {
    guard let choice else {
      return previews.flatMap { preview in
        preview.states.enumerated().map { index, state in
          ActivitySubject(
            type: preview.attributesType, attributes: preview.attributes, state: state,
            figures: [preview.form.figure], preview: preview.name, index: index, count: preview.states.count)
        }
      }
    }
    var subjects: [ActivitySubject] = []
    for preview in previews {
      for state in preview.states
      where !subjects.contains(where: {
        $0.type == preview.attributesType && $0.attributes == preview.attributes && $0.state == state
      }) {
        subjects.append(
          ActivitySubject(
            type: preview.attributesType, attributes: preview.attributes, state: state,
            figures: choice.figures))
      }
    }
    for (index, subject) in subjects.enumerated() {
      let same = subjects.indices.filter { subjects[$0].type == subject.type }
      subjects[index].index = same.firstIndex(of: index) ?? 0
      subjects[index].count = same.count
    }
    return subjects
  }
}

extension ActivityPreview.Form {
  var figure: ActivityFigure {
    switch self {
    case .content: .content
    case .compact: .compact
    case .minimal: .minimal
    case .expanded: .expanded
    }
  }
}
