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

/// A view that is lifted for a menu, where that is not the one that was pressed.
open class UITargetedPreview: NSObject, ViewBound {
  /// What is lifted; it has to be in a window.
  public final let view: UIView
  /// What it looks like meanwhile.
  public final let parameters: UIPreviewParameters

  /// Creates a preview.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.view = view
    self.parameters = parameters
  }

  deinit {}

  /// How large the view is, in points.
  open var size: CGSize { view.bounds.size }
}
