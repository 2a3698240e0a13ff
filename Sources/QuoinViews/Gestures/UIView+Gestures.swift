import Foundation

extension UIView {
  /// Whether the view gets more than one touch at a time.
  public final var isMultipleTouchEnabled: Bool {
    get { rare?.isMultipleTouchEnabled ?? false }
    set { if newValue != isMultipleTouchEnabled { ensureRare().isMultipleTouchEnabled = newValue } }
  }

  /// Whether no other view gets touches while this one does, and this one none while another does.
  public final var isExclusiveTouch: Bool {
    get { rare?.isExclusiveTouch ?? false }
    set { if newValue != isExclusiveTouch { ensureRare().isExclusiveTouch = newValue } }
  }

  final func attach(_ recognizer: UIGestureRecognizer) {
    if recognizer.view === self { return }
    if let other = recognizer.view {
      ViewMisuse.report(.recognizer(recognizer, of: other, addedTo: self))
      other.detach(recognizer)
    }
    ensureRare().gestureRecognizers.append(recognizer)
    recognizer.view = self
  }

  final func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.withdraw()
    rare?.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// Cancels the gestures that go on in the view, which is about to leave its window.
  final func cancelGestures() {
    guard let recognizers = rare?.gestureRecognizers else { return }
    for recognizer in recognizers where recognizer.hasBegun { recognizer.withdraw() }
  }

  final func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
    for recognizer in rare?.gestureRecognizers ?? []
    where !recognizers.contains(where: { $0 === recognizer }) {
      removeGestureRecognizer(recognizer)
    }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
  }
}

extension ViewMisuse {
  static func recognizer(
    _ recognizer: UIGestureRecognizer, of view: UIView, addedTo other: UIView
  ) -> ViewMisuse {
    ViewMisuse(
      "A \(type(of: recognizer)) of \(view) is added to \(other): a recognizer stands in one view, now the second"
    )
  }
}
