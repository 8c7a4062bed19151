/// How much work effects may make in one picture. An honest scene uses a few per cent of it; one that nests blurs in masks by the
/// thousand is drawn without the rest of its effects instead of taking minutes.
final class DrawBudget {
  /// Pixels that may still be worked on.
  private var pixels: Int
  /// Pixels of the layers that may exist at the same time besides those that do.
  private var room: Int

  /// For a picture of so many pixels.
  init(picture: Int) {
    pixels = max(64_000_000, picture * 192)
    room = max(16_000_000, picture * 12)
  }

  /// Takes the work on so many pixels; `false` where it is too much.
  func spend(_ count: Int) -> Bool {
    guard count <= pixels else { return false }
    pixels -= count
    return true
  }

  /// Takes room and work for a layer; `false` where there is none.
  func take(layer count: Int) -> Bool {
    guard count <= room, spend(count) else { return false }
    room -= count
    return true
  }

  /// A layer is gone.
  func giveBack(layer count: Int) { room += count }
}
