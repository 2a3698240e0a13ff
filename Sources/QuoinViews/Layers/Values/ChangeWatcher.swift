import Foundation
import Synchronization

/// Hears on its thread what properties of layers are before they change; the blocks of animations are one.
///
/// Trees of views on different threads know nothing of each other.
class ChangeWatcher {
  /// How many watchers watch on all threads: while none does, a change asks nothing more.
  private static let watching = Atomic<Int>(0)

  private static let local = ViewLocal<ChangeWatcher>()

  /// How often the watcher was told to watch and not yet to stop.
  private final var depth = 0

  init() {}

  /// Whether a watcher may watch on this thread; false costs one comparison.
  @inline(__always)
  static var mayWatch: Bool { watching.load(ordering: .relaxed) != 0 }

  /// The watcher of this thread.
  static var ofThread: ChangeWatcher? { local.object }

  /// The watcher of this thread if it watches.
  static var watchingThread: ChangeWatcher? {
    guard let watcher = ofThread, watcher.depth > 0 else { return nil }
    return watcher
  }

  /// Makes this the watcher of the thread, which has none and keeps it to its end.
  final func watchThread() { Self.local.object = self }

  final func beginWatching() {
    Self.watching.add(1, ordering: .relaxed)
    depth += 1
  }

  final func endWatching() {
    Self.watching.subtract(1, ordering: .relaxed)
    depth -= 1
  }

  /// Told before properties of a layer change.
  func willChange(_ properties: [AnimatedProperty], of layer: CALayer) {}
}
