import Foundation
import QuoinGraphics

/// Something that is dragged.
open class UIDragItem: NSObject, ViewBound {
  /// Gives it to where it is dropped.
  public final let itemProvider: NSItemProvider
  /// What it is for the program itself.
  open var localObject: Any?
  /// Makes what is seen of it once the finger moves; what was lifted unless set.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }

  deinit {}
}

/// What a view that is lifted to be dragged looks like meanwhile.
open class UIDragPreviewParameters: UIPreviewParameters {
  deinit {}
}

/// A view that is seen of what is dragged; it need not be in a window.
open class UIDragPreview: NSObject, ViewBound {
  /// What is seen.
  public final let view: UIView
  /// What it looks like meanwhile.
  public final let parameters: UIDragPreviewParameters

  /// Creates a preview.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
  }

  deinit {}
}

/// Where what is dragged is seen.
open class UIDragPreviewTarget: UIPreviewTarget {
  deinit {}
}

/// A view that is seen of what is lifted, dropped or goes back, and where.
open class UITargetedDragPreview: UITargetedPreview {
  deinit {}

  /// The same somewhere else.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
