import Foundation

extension UIGestureRecognizer {
  /// Lets the gesture come to a state, if the rules and the other recognizers allow it.
  final func ask(for state: State) {
    guard let environment else { return settle(for: state) }
    environment.perform { environment.ask(self, for: state) }
  }

  /// Comes to a state with nobody to ask, as a recognizer does whose touches did not come through a window.
  private func settle(for state: State) {
    guard isAllowed(state) else { return }
    storedState = state == .cancelled && storedState == .possible ? .failed : state
    if storedState != .failed { sendActions() }
    if isOver { startAnew() }
  }

  /// Whether a state may follow the one in which the gesture is.
  final func isAllowed(_ state: State) -> Bool {
    switch (storedState, state) {
    case (.possible, .began), (.possible, .ended), (.possible, .failed), (.possible, .cancelled): true
    case (.began, .changed), (.began, .ended), (.began, .cancelled), (.began, .failed): true
    case (.changed, .changed), (.changed, .ended), (.changed, .cancelled), (.changed, .failed): true
    default: false
    }
  }

  /// Makes the recognizer fail, or cancels its gesture.
  final func withdraw() {
    if storedState == .possible {
      if !touches.isEmpty { ask(for: .failed) }
    } else if !isOver {
      ask(for: .cancelled)
    }
    environment?.leave(self)
  }

  /// Forgets the gesture.
  final func startAnew() {
    timer = nil
    storedState = .possible
    pendingStates = []
    touches = []
    liveTouches = []
    reset()
  }

  /// Whether the recognizer may go on with what it takes for its gesture.
  final var mayBegin: Bool {
    delegate?.gestureRecognizerShouldBegin(self) ?? true
      && view?.gestureRecognizerShouldBegin(self) ?? true && isLeftByTouchedViews
  }

  /// Whether the views deeper down, in which the touches began, leave the gesture to the recognizer: a button keeps a tap
  /// from those around it.
  private var isLeftByTouchedViews: Bool {
    touches.allSatisfy { touch in
      guard let touched = touch.view, touched !== view else { return true }
      return touched.gestureRecognizerShouldBegin(self)
    }
  }

  /// Whether recognizing this gesture lets another one fail.
  final func prevents(_ other: UIGestureRecognizer) -> Bool {
    if isOnlooker || other.isOnlooker { return false }
    if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true { return false }
    if other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true {
      return false
    }
    return canPrevent(other) && other.canBePrevented(by: self)
  }

  /// Whether the recognizer waits for another one to fail.
  final func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    required.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  final func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    touches.contains { touch in other.touches.contains { $0 === touch } }
  }
}
