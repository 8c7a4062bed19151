import Archive
import Foundation
import Limits

extension RenderCommand {
  /// Draws previews of the source in place of the bundle's widgets. A preview that cannot be drawn does not keep others from it.
  func drawPreviews(
    _ reference: PreviewReference, _ built: BuiltExtension, _ destination: PictureDestination?,
    limits: Limits, _ progress: Progress
  ) async throws {
    var isSingle = false
    if case .file = destination { isSingle = true }
    let drawing = PreviewDrawing(surroundings: picture, activity: activity, entry: entry, isSingle: isSingle)
    let outcomes = try await PreviewSession.use(
      built, report, limits: limits, sandbox: sandbox.make(), surroundings: picture
    ) { session in
      let previews = try PreviewChoice.choose(reference, from: session.previews)
      if isSingle, previews.count > 1 { throw Self.tooMany(previews) }
      var outcomes: [(preview: SourcePreview, outcome: PreviewDrawing.Outcome)] = []
      for preview in previews {
        progress.say("Drawing the preview \(preview.words)…")
        outcomes.append((preview, await drawing.outcome(of: preview, in: session)))
      }
      return outcomes
    }
    progress.clear()
    try show(outcomes, built, destination)
  }

  private func show(
    _ outcomes: [(preview: SourcePreview, outcome: PreviewDrawing.Outcome)],
    _ built: BuiltExtension, _ destination: PictureDestination?
  ) throws {
    let sink = PictureSink(
      destination: destination, showsInline: !report.json, format: destination?.format ?? .png)
    let names = PreviewPictureNames(outcomes.map(\.preview))
    var facts = RenderFacts(built, picture.device, [])
    for (preview, outcome) in outcomes {
      switch outcome {
      case .pictures(let plans):
        for plan in plans {
          let drawn = plan.drawn(as: sink.format)
          let name = names.name(
            of: preview, isDark: plan.environment.colorScheme == .dark, entry: plan.index,
            of: plan.timeline.entries.count)
          let file = try sink.take(drawn, named: name, width: plan.scene.size.width)
          let line = PreviewPictureFacts(plan, drawn, file: file)
          facts.previews.append(line)
          if !report.json { print(PictureLine.text(line, .standardOutput)) }
        }
      case .activities(let plans):
        for plan in plans {
          let drawn = plan.drawn(as: sink.format)
          let name = names.name(
            of: preview, isDark: plan.figure.scheme(on: picture.scheme) != plan.figure.scheme(on: .light),
            entry: plan.subject.index,
            of: plan.subject.count)
          let file = try sink.take(drawn, named: name, width: plan.scene.size.width)
          let line = ActivityPictureFacts(plan, drawn, file: file)
          facts.activities.append(line)
          if !report.json { print(PictureLine.text(line, .standardOutput)) }
        }
      case .failure(let failure):
        facts.missing.append(MissingPicture(kind: preview.kind, failure: failure))
        if outcomes.count > 1 { StandardError.say(Ending.sentence(failure, .standardError)) }
      }
    }
    if let missing = facts.missing.first, outcomes.count == 1 { throw missing.failure }
    if report.json { try JSONDocument.print(facts) }
    if !facts.missing.isEmpty {
      throw CommandFailure("\(facts.missing.count) of \(outcomes.count) previews cannot be drawn.")
    }
  }

  private static func tooMany(_ previews: [SourcePreview]) -> CommandFailure {
    let names = previews.prefix(4).map { "\($0.number) (\($0.place))" }.joined(separator: ", ")
    return CommandFailure(
      "\(previews.count) previews match, but --out names one file: \(names)\(previews.count > 4 ? ", …" : "").",
      cure: "Choose one by its number, as --source preview:\(previews[0].number), or give --out a folder.",
      isUsage: true)
  }
}
