import Foundation
import Synchronization

/// What is being animated on a thread: the scopes that are open in it, and whether animations are switched on.
///
/// Blocks of animations run at once on one thread, and trees of views on different threads know nothing of each other.
final class AnimationThread {
  /// How many scopes are open on all threads: while there are none, a change asks nothing more.
  private static let openScopes = Atomic<Int>(0)

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { state in
      if let state { Unmanaged<AnimationThread>.fromOpaque(state).release() }
    }
    return key
  }()

  private(set) var scopes: [AnimationScope] = []
  /// The transactions that are open, the innermost last.
  var transactions: [LayerTransaction] = []
  /// The blocks of keyframes that are open, the innermost last.
  var keyframes: [KeyframeCollector] = []
  /// Whether blocks animate.
  var isEnabled = true
  private var endings = 0

  /// What is being animated on this thread.
  static var current: AnimationThread {
    if let known = pthread_getspecific(key) {
      return Unmanaged<AnimationThread>.fromOpaque(known).takeUnretainedValue()
    }
    let made = AnimationThread()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }

  /// Whether a scope may be open on this thread; false costs one comparison.
  @inline(__always)
  static var mayAnimate: Bool { openScopes.load(ordering: .relaxed) != 0 }

  func open(_ scope: AnimationScope) {
    Self.openScopes.add(1, ordering: .relaxed)
    scopes.append(scope)
  }

  /// Tells that animations have ended. One that nothing moves ends at once, within what began it, so that one which begins
  /// the next in its end would never return; a chain of such is given up.
  func tellEnd(_ tell: () -> Void) {
    if endings == 100 { return ViewMisuse.report(.endlessAnimations) }
    endings += 1
    defer { endings -= 1 }
    tell()
  }

  func close(_ scope: AnimationScope) {
    guard let index = scopes.lastIndex(where: { $0 === scope }) else { return }
    scopes.remove(at: index)
    Self.openScopes.subtract(1, ordering: .relaxed)
  }
}

extension ViewMisuse {
  static let endlessAnimations = ViewMisuse(
    "Animations that nothing moves, as of views in no window, begin each other in their ends without end: the next is not told"
  )
}
