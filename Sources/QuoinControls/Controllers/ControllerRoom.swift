import Foundation
import QuoinGraphics

/// Holds the view of a controller within a container, with a safe area that the container's bars are part of.
final class ControllerRoom: UIView {
  let controller: UIViewController

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init(frame: .zero)
    addSubview(controller.view)
  }

  required init?(coder: NSCoder) { nil }

  override var drawsContent: Bool { false }

  override func layoutSubviews() {
    guard let view = controller.viewIfLoaded, view.superview === self else { return }
    view.frame = bounds
  }
}

extension ControllerRoom {
  /// Gives the view to the room's own container for as long as an animator of the program's own moves it; its safe area
  /// stays that of the room.
  ///
  /// - Parameter isSeen: Whether it stands there from the beginning.
  func lend(isSeen: Bool) {
    guard let view = controller.viewIfLoaded else { return }
    view.setSafeAreaInsets(view.safeAreaInsets)
    if isSeen {
      superview?.addSubview(view)
      view.frame = frame
    }
    isHidden = true
  }

  /// Takes the view back.
  func takeBack() {
    isHidden = false
    guard let view = controller.viewIfLoaded else { return }
    view.setSafeAreaInsets(nil)
    if view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }
}

/// The view of a container, which lays out its parts.
final class ContainerView: UIView {
  var layOut: () -> Void = {}
  var changed: () -> Void = {}
  /// Whether a recognizer of the view may begin.
  var mayBegin: (UIGestureRecognizer) -> Bool = { _ in true }

  override var drawsContent: Bool { false }
  override func layoutSubviews() { layOut() }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer) && mayBegin(gestureRecognizer)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    changed()
    setNeedsLayout()
  }
}
