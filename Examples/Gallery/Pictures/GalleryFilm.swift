import Foundation
import GalleryExampleScreen
import QuoinViews

/// A gallery in a window, fingers on it, and pictures of some moments.
struct GalleryFilm {
  let folder: URL
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))

  init(folder: URL) {
    self.folder = folder
    window.rootViewController = Gallery(["Morning", "Noon", "Evening", "Night"])
    window.layoutIfNeeded()
  }

  func draw(_ name: String) throws {
    let file = folder.appendingPathComponent("gallery-\(name).png")
    try window.render(as: .png).write(to: file)
    print(file.path)
  }

  func down(_ fingers: [UITouch]) { window.sendEvent(UIEvent(touches: Set(fingers))) }

  /// Moves fingers in equal steps of a 60th of a second.
  func move(_ fingers: [UITouch], by steps: [CGPoint], count: Int) {
    for _ in 0..<count {
      for (finger, step) in zip(fingers, steps) {
        let place = finger.location(in: nil)
        finger.update(to: CGPoint(x: place.x + step.x, y: place.y + step.y), phase: .moved)
      }
      window.sendEvent(UIEvent(touches: Set(fingers), timestamp: window.clock.time + 1.0 / 60))
    }
  }

  func lift(_ fingers: [UITouch]) {
    for finger in fingers { finger.update(phase: .ended) }
    window.sendEvent(UIEvent(touches: Set(fingers)))
  }
}
