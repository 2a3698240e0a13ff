import Foundation
import QuoinViews

/// A thing on a screen: a view, or a part of one that is read out for itself, as a bar of a chart.
struct ScreenElement {
  /// The view that gets the touches.
  let view: UIView
  /// Where the thing is, in points of the view.
  let part: CGRect
  /// What sentences show of it.
  let line: String

  /// A view as a whole.
  init(_ view: UIView) {
    self.view = view
    part = view.bounds
    line = view.outlineLine([.frames, .texts])
  }

  /// A part of a view.
  init(_ object: AccessibleObject, of view: UIView) {
    self.view = view
    let frame = object.accessibilityFrame
    let screenOffset = view.window?.frame.origin ?? .zero
    part = view.convert(frame.offsetBy(dx: -screenOffset.x, dy: -screenOffset.y), from: nil)
    line =
      "“\(object.accessibilityLabel ?? object.accessibilityIdentifier ?? "")” (\(part.short)) of \(view.className)"
  }

  /// Whether nothing around it is hidden.
  var isShown: Bool { !sequence(first: view, next: { $0.superview }).contains { $0.isHidden } }
}
