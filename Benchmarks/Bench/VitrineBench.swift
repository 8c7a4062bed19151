import Archive
import Foundation
import Render
import SwiftUI

/// Figures for `Scripts/bench.py`: `card` draws the forecast card, `layout` lays out many nodes,
/// `effects` draws one effect at a time, `extension PROGRAM KIND` runs an extension, `tap PROGRAM` taps the built example Tasks,
/// `simulate PROGRAM...` plays a day of 50 widgets of built examples, `schedule` plays a virtual day of a million placed widgets, `sheet PROGRAM` opens the edit sheet of the built ManyOptions, `broadcast` reaches 100,000 Live Activities,
/// `push` serves a push gateway, `pushed PROGRAM` pushes to a Live Activity of a built example and to 100,000
/// through the host. Prints JSON.
@main struct VitrineBench {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let figures: [String: Double]
    switch arguments.first {
    case "card": figures = await CardFigures.measure()
    case "layout": figures = await LayoutFigures.measure()
    case "effects": figures = EffectFigures.measure()
    case "schedule": figures = ScheduleFigures.measure()
    case "broadcast": figures = try BroadcastFigures.measure()
    case "extension" where arguments.count == 3:
      figures = try await ExtensionFigures.measure(
        executable: URL(fileURLWithPath: arguments[1]), kind: arguments[2])
    case "simulate" where arguments.count > 1:
      figures = try await SimulationFigures.measure(
        executables: arguments.dropFirst().map { URL(fileURLWithPath: $0) })
    case "tap" where arguments.count == 2:
      figures = try await TapFigures.measure(executable: URL(fileURLWithPath: arguments[1]))
    case "reload" where arguments.count == 2:
      figures = try await ReloadFigures.measure(executable: URL(fileURLWithPath: arguments[1]))
    case "sheet" where arguments.count == 2:
      figures = try await SheetFigures.measure(executable: URL(fileURLWithPath: arguments[1]))
    case "pushed" where arguments.count == 2:
      figures = try await PushFigures.measure(executable: URL(fileURLWithPath: arguments[1]))
    case "push":
      try await PushServer.run()
      return
    default:
      FileHandle.standardError.write(
        Data(
          "usage: vitrine-bench card | layout | effects | schedule | broadcast | extension PROGRAM KIND | simulate PROGRAM... | tap PROGRAM | reload PROGRAM | sheet PROGRAM | push | pushed PROGRAM\n"
            .utf8))
      exit(2)
    }
    print(String(decoding: try JSONEncoder().encode(figures), as: UTF8.self))
  }
}

/// The forecast card at 1080 × 510 pixels, by stages.
@MainActor enum CardFigures {
  static func measure() -> [String: Double] {
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    let environment = SceneEnvironment(size: CGSize(width: 360, height: 170), now: now)
    let margins = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    var timings = SceneEvaluator.Timings()
    func evaluated() -> Archive.Scene {
      SceneEvaluator.scene(of: ForecastView(), in: environment, margins: margins, timings: &timings)
    }
    let renderer = SceneRenderer()
    // Square and opaque, as the same card in plain C and HTML; the corners are measured apart.
    let appearance = Appearance(clipsToContainer: false)
    let rounded = Appearance()
    let scene = evaluated()
    let picture = renderer.drawing(scene, appearance: appearance, at: now)
    let runs = 200
    let sceneTime = Medians.milliseconds(runs: runs) { _ = evaluated() }
    let drawTime = Medians.milliseconds(runs: runs) {
      _ = renderer.drawing(scene, appearance: appearance, at: now)
    }
    let encodeTime = Medians.milliseconds(runs: runs) { _ = picture.png() }
    let total = Medians.milliseconds(runs: runs) {
      _ = renderer.drawing(evaluated(), appearance: appearance, at: now).png()
    }
    let roundedTotal = Medians.milliseconds(runs: runs) {
      _ = renderer.drawing(evaluated(), appearance: rounded, at: now).png()
    }
    if CommandLine.arguments.count > 2 {
      try? picture.png().write(to: URL(fileURLWithPath: CommandLine.arguments[2]))
    }
    return [
      "scene_ms": sceneTime, "draw_ms": drawTime, "encode_ms": encodeTime, "total_ms": total,
      "rounded_ms": roundedTotal,
    ]
  }
}
