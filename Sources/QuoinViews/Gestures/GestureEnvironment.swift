import Foundation

/// Decides which of the recognizers that share touches recognize their gesture, and when their targets are told.
final class GestureEnvironment {
  /// Those that got touches and were not reset, in the order in which they got them.
  private(set) var recognizers: [UIGestureRecognizer] = []
  private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private var depth = 0
  /// Called when everything is decided that can be, before recognizers are reset.
  var settled: () -> Void = {}

  func enter(_ recognizer: UIGestureRecognizer) {
    if !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
  }

  /// Forgets a recognizer at once.
  func leave(_ recognizer: UIGestureRecognizer) {
    guard recognizers.contains(where: { $0 === recognizer }) else { return }
    recognizers.removeAll { $0 === recognizer }
    recognizer.startAnew()
  }

  /// Does what changes states, and then what follows from it: waiting recognizers, targets, views, and recognizers whose
  /// gesture is over.
  func perform(_ work: () -> Void) {
    depth += 1
    work()
    if depth == 1 {
      resolve()
      tellTargets()
      settled()
      resetFinished()
    }
    depth -= 1
  }

  // MARK: States

  func ask(_ recognizer: UIGestureRecognizer, for state: UIGestureRecognizer.State) {
    if !recognizer.pendingStates.isEmpty, recognizer.storedState == .possible {
      return wait(recognizer, for: state)
    }
    guard recognizer.isAllowed(state) else { return }
    guard recognizer.storedState == .possible else {
      return set(recognizer, to: state == .failed ? .cancelled : state)
    }
    if state == .failed || state == .cancelled { return fail(recognizer) }
    guard recognizer.mayBegin, !isPrevented(recognizer) else { return fail(recognizer) }
    recognizer.pendingStates = [state]
    resolve(recognizer)
  }

  /// Notes what a recognizer does that waits for others to fail.
  private func wait(_ recognizer: UIGestureRecognizer, for state: UIGestureRecognizer.State) {
    switch state {
    case .failed, .cancelled: fail(recognizer)
    case .ended where recognizer.pendingStates.last == .began: recognizer.pendingStates.append(.ended)
    default: break
    }
  }

  private func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizers.contains { other in
      other !== recognizer && other.isRecognized && other.sharesTouch(with: recognizer)
        && other.prevents(recognizer)
    }
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    recognizer.pendingStates = []
    recognizer.storedState = .failed
    recognizer.timer = nil
  }

  private func set(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    recognizer.storedState = state
    if recognizer.isOver { recognizer.timer = nil }
    actions.append((recognizer, state))
  }

  // MARK: Waiting

  /// Lets those go on that have waited for others which have failed since.
  private func resolve() {
    var isChanging = true
    while isChanging {
      isChanging = false
      for recognizer in recognizers where !recognizer.pendingStates.isEmpty {
        if resolve(recognizer) { isChanging = true }
      }
    }
  }

  /// - Returns: Whether the recognizer need wait no more.
  @discardableResult
  private func resolve(_ recognizer: UIGestureRecognizer) -> Bool {
    for other in recognizers where other !== recognizer && other.storedState != .failed {
      guard recognizer.requiresFailure(of: other) else { continue }
      if other.storedState == .possible, !waits(other, for: recognizer) { return false }
      if other.isRecognized {
        fail(recognizer)
        return true
      }
    }
    let states = recognizer.pendingStates
    recognizer.pendingStates = []
    if isPrevented(recognizer) {
      fail(recognizer)
      return true
    }
    for state in states { set(recognizer, to: state) }
    for other in recognizers where other !== recognizer && other.storedState == .possible {
      if other.sharesTouch(with: recognizer), recognizer.prevents(other) { fail(other) }
    }
    return true
  }

  /// Whether two recognizers wait for each other; the first that asked goes on.
  private func waits(_ other: UIGestureRecognizer, for recognizer: UIGestureRecognizer) -> Bool {
    !other.pendingStates.isEmpty && other.requiresFailure(of: recognizer)
  }

  // MARK: What follows

  private func tellTargets() {
    // Targets may do anything, more gestures included; a limit keeps those from ringing forever.
    var remaining = 1_000
    while !actions.isEmpty, remaining > 0 {
      let (recognizer, state) = actions.removeFirst()
      let last = recognizer.storedState
      // Where several states follow each other at once, each target sees each of them.
      recognizer.storedState = state
      recognizer.sendActions()
      if recognizer.storedState == state { recognizer.storedState = last }
      resolve()
      remaining -= 1
    }
    actions = []
  }

  /// Whether a gesture that was recognized takes a touch from its view.
  func takes(_ touch: UITouch) -> Bool {
    recognizers.contains { recognizer in
      recognizer.cancelsTouchesInView && recognizer.isRecognized
        && recognizer.touches.contains { $0 === touch }
    }
  }

  /// Notes that touches are over.
  func forget(touches: [UITouch]) {
    if touches.isEmpty { return }
    for recognizer in recognizers {
      recognizer.liveTouches.removeAll { touch in touches.contains { $0 === touch } }
    }
  }

  private func resetFinished() {
    let finished = recognizers.filter { $0.isOver && $0.liveTouches.isEmpty }
    if finished.isEmpty { return }
    recognizers.removeAll { recognizer in finished.contains { $0 === recognizer } }
    for recognizer in finished { recognizer.startAnew() }
  }
}
