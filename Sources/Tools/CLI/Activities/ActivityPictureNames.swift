import Archive
import Render

/// Names the files of pictures of Live Activities: `DeliveryAttributes-compact.png`, `DeliveryAttributes-content-Lock Screen-dark-2.png`.
package struct ActivityPictureNames {
  private let subjects: [ActivitySubject]
  private let isStale: Bool
  private let scheme: SceneEnvironment.ColorScheme

  package init(_ subjects: [ActivitySubject], isStale: Bool = false, _ scheme: SceneEnvironment.ColorScheme) {
    self.subjects = subjects
    self.isStale = isStale
    self.scheme = scheme
  }

  /// The preview's name is part of it where several previews show the same presentation of a type.
  package func name(of figure: ActivityFigure, _ subject: ActivitySubject) -> String {
    var parts = [PictureName.safe(subject.type), figure.rawValue]
    let same = subjects.filter { $0.type == subject.type && $0.figures.contains(figure) }
    let previews = same.filter { $0.index == 0 }
    if previews.count > 1 {
      let namesakes = previews.filter { $0.preview == subject.preview }
      let number = namesakes.lastIndex { position($0) <= position(subject) } ?? 0
      parts += [subject.preview.map(PictureName.safe)].compactMap { $0 }
      if namesakes.count > 1 || subject.preview == nil { parts.append("preview\(number + 1)") }
    }
    if isStale { parts.append("stale") }
    if figure.scheme(on: scheme) == .dark, !figure.isAlwaysDark { parts.append("dark") }
    if subject.count > 1 { parts.append(PictureName.number(subject.index, of: subject.count)) }
    return parts.joined(separator: "-")
  }

  private func position(_ subject: ActivitySubject) -> Int { subjects.firstIndex(of: subject) ?? 0 }
}

extension ActivityFigure {
  fileprivate var isAlwaysDark: Bool { scheme(on: .light) == .dark }
}
