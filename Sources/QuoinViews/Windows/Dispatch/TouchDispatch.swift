import Foundation

/// Brings the touches of a window to recognizers first and to views after them.
final class TouchDispatch {
  private unowned let window: UIWindow
  let environment: GestureEnvironment
  private(set) var sequences: [TouchSequence] = []
  private var lastTap: (time: TimeInterval, place: CGPoint, count: Int)?
  private var event: UIEvent?

  /// How long after a touch another one still counts as the next tap of the same, in seconds, as UIKit has it.
  static let tapInterval: TimeInterval = 0.35
  /// How far apart taps of the same may be, in points.
  static let tapDistance: CGFloat = 45

  init(window: UIWindow) {
    self.window = window
    environment = GestureEnvironment()
    environment.settled = { [weak self] in self?.deliverToViews() }
  }

  func recognizers(of touch: UITouch) -> [UIGestureRecognizer]? {
    sequences.first { $0.touch === touch }?.recognizers
  }

  /// Whether the view of a touch has been told of it.
  func hasTold(_ touch: UITouch) -> Bool {
    sequences.contains { $0.touch === touch && $0.viewState == .told }
  }

  func send(_ event: UIEvent) {
    self.event = event
    let changed = event.allTouches ?? []
    // The same object may come down again before its view knows how the last touch went.
    sequences.removeAll { $0.hasEnded && $0.touch.phase == .began && changed.contains($0.touch) }
    var present: [TouchSequence] = []
    for sequence in sequences where !sequence.hasEnded {
      let touch = sequence.touch
      if !changed.contains(touch), !sequence.isOver {
        if touch.phase != .stationary { touch.update(phase: .stationary) }
        continue
      }
      if !sequence.isOver { touch.phase = touch.phase == .stationary ? .stationary : .moved }
      sequence.hasEnded = sequence.isOver
      present.append(sequence)
    }
    // A set has no order; the places decide it, so that the same touches do the same every time.
    let fresh = changed.filter { touch in
      touch.phase == .began && !sequences.contains { $0.touch === touch }
    }
    .sorted {
      ($0.locationInWindow.y, $0.locationInWindow.x) < ($1.locationInWindow.y, $1.locationInWindow.x)
    }
    for sequence in present { sequence.touch.timestamp = event.timestamp }
    for touch in fresh { if let sequence = begin(touch, with: event) { present.append(sequence) } }
    event.allTouches = changed.union(sequences.filter { !$0.isOver }.map(\.touch))
    for sequence in present where sequence.touch.phase == .moved { sequence.hasMoved = true }
    environment.perform {
      tellRecognizers(of: present, event: event)
    }
  }

  private func begin(_ touch: UITouch, with event: UIEvent) -> TouchSequence? {
    let views = window.viewsFromDeepest(at: touch.locationInWindow, with: event)
    guard let hit = views.first else { return nil }
    touch.view = hit
    touch.window = window
    touch.timestamp = event.timestamp
    touch.tapCount = countTap(touch)
    var recognizers: [UIGestureRecognizer] = []
    for view in views {
      view.prepareForTouches()
      guard let own = view.rare?.gestureRecognizers else { continue }
      for recognizer in own.reversed() where recognizer.accepts(touch, with: event) {
        recognizers.append(recognizer)
      }
    }
    let sequence = TouchSequence(touch: touch, recognizers: recognizers)
    sequence.viewState = isRefused(touch, by: hit) ? .done : .held
    sequences.append(sequence)
    for recognizer in recognizers { recognizer.take(touch, in: environment, clock: window.clock) }
    return sequence
  }

  private func countTap(_ touch: UITouch) -> Int {
    let (time, place) = (touch.timestamp, touch.locationInWindow)
    var count = 1
    if let lastTap, time - lastTap.time <= Self.tapInterval,
      lastTap.place.distance(to: place) <= Self.tapDistance
    {
      count = lastTap.count + 1
    }
    lastTap = (time, place, count)
    return count
  }

  /// Whether a view takes no further touch because of those that are there already.
  private func isRefused(_ touch: UITouch, by view: UIView) -> Bool {
    let others = sequences.filter { !$0.isOver && $0.viewState != .done }
    if !view.isMultipleTouchEnabled, others.contains(where: { $0.touch.view === view }) { return true }
    return others.contains { other in
      other.touch.view !== view && (view.isExclusiveTouch || other.touch.view?.isExclusiveTouch == true)
    }
  }

  private func tellRecognizers(of present: [TouchSequence], event: UIEvent) {
    var told: [UIGestureRecognizer] = []
    for sequence in present {
      for recognizer in sequence.recognizers where !told.contains(where: { $0 === recognizer }) {
        told.append(recognizer)
        recognizer.receive(present.map(\.touch), with: event)
      }
    }
  }

  // MARK: Views

  /// Tells views what they may know by now; called when recognizers have made up their minds.
  private func deliverToViews() {
    guard let event else { return }
    for sequence in sequences {
      if environment.takes(sequence.touch) { sequence.isTaken = true }
    }
    deliver(where: { $0.isTaken && $0.viewState == .told }, then: .done) {
      $0.touchesCancelled($1, with: event)
    }
    for sequence in sequences where sequence.isTaken { sequence.viewState = .done }
    for sequence in sequences where sequence.viewState == .held && !sequence.delaysBeginning {
      if sequence.touch.phase == .cancelled { sequence.viewState = .done }
      if !mayBegin(sequence, event: event) { sequence.viewState = .done }
    }
    deliver(where: { $0.viewState == .held && !$0.delaysBeginning }, then: .told) {
      $0.touchesBegan($1, with: event)
    }
    deliver(where: { $0.viewState == .told && $0.hasMoved && $0.touch.phase == .moved }, then: .told) {
      $0.touchesMoved($1, with: event)
    }
    for sequence in sequences { sequence.hasMoved = false }
    deliver(where: { $0.viewState == .told && $0.touch.phase == .ended && !$0.delaysEnd }, then: .done) {
      $0.touchesEnded($1, with: event)
    }
    deliver(where: { $0.viewState == .told && $0.touch.phase == .cancelled }, then: .done) {
      $0.touchesCancelled($1, with: event)
    }
    environment.forget(touches: sequences.filter(\.hasEnded).map(\.touch))
    sequences.removeAll { $0.hasEnded && $0.viewState == .done }
  }

  /// Whether the scroll view around the touched view lets it have the touch.
  private func mayBegin(_ sequence: TouchSequence, event: UIEvent) -> Bool {
    guard sequence.viewState == .held, let view = sequence.touch.view else { return true }
    var next = view.parent
    while let around = next {
      if let scroller = around as? any EventScroller {
        return scroller.touchesShouldBegin([sequence.touch], with: event, in: view)
      }
      next = around.parent
    }
    return true
  }

  /// Tells each view of its touches among some, in one call a view.
  private func deliver(
    where isMeant: (TouchSequence) -> Bool, then state: TouchSequence.ViewState,
    _ call: (UIView, Set<UITouch>) -> Void
  ) {
    let meant = sequences.filter(isMeant)
    if meant.isEmpty { return }
    for sequence in meant { sequence.viewState = state }
    var views: [UIView] = []
    for sequence in meant {
      guard let view = sequence.touch.view, !views.contains(where: { $0 === view }) else { continue }
      views.append(view)
      call(view, Set(meant.filter { $0.touch.view === view }.map(\.touch)))
    }
  }
}

nonisolated extension CGPoint {
  /// How far another point is, in points.
  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
