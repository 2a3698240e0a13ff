import Foundation
import QuoinGraphics

/// What a view that is lifted for a menu looks like meanwhile.
open class UIPreviewParameters: NSObject, ViewBound {
  /// What is behind the view's content; what the view itself has there unless set.
  open var backgroundColor: UIColor?
  /// The part of the view that is lifted, in points of the view; all of it unless set.
  open var visiblePath: UIBezierPath?
  /// Kept for code that sets it: the shadow is that of the view.
  open var shadowPath: UIBezierPath?

  /// Creates parameters that change nothing.
  public override init() {}

  deinit {}
}

/// Where a preview is seen.
open class UIPreviewTarget: NSObject, ViewBound {
  /// What it is seen in; it has to be in a window.
  public final let container: UIView
  /// Where its middle is, in points of the container.
  public final let center: CGPoint
  /// How it is transformed there.
  public final let transform: CGAffineTransform

  /// Creates a target.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }

  deinit {}
}

/// A view that is lifted for a menu, where that is not the one that was pressed.
open class UITargetedPreview: NSObject, ViewBound {
  /// What is lifted.
  public final let view: UIView
  /// What it looks like meanwhile.
  public final let parameters: UIPreviewParameters
  /// Where it is seen.
  public final let target: UIPreviewTarget

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - view: What is lifted; it need not be in a window where it has a target.
  ///   - parameters: What it looks like meanwhile.
  ///   - target: Where it is seen.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }

  /// Creates a preview of a view where it is.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    let center = view.superview == nil ? CGPoint(x: view.bounds.midX, y: view.bounds.midY) : view.center
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: center))
  }

  deinit {}

  /// How large the view is, in points.
  open var size: CGSize { view.bounds.size }

  /// The same somewhere else.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
