import Foundation
import QuoinViews

/// A guide that makes a view the first time it is laid out, and adds it to its owner.
open class ViewPlaceholder<View: UIView>: LayoutPlaceholder<View, UIView> {
  /// Creates a placeholder of a view.
  ///
  /// - Parameter view: What makes the view.
  public override init(frame: CGRect = .zero, element view: @escaping () -> View) {
    super.init(frame: frame, element: view)
  }
}

/// A guide that makes a layer the first time it is laid out, and adds it to its owner.
open class LayerPlaceholder<Layer: CALayer>: LayoutPlaceholder<Layer, CALayer> {
  /// Creates a placeholder of a layer.
  ///
  /// - Parameter layer: What makes the layer; one without properties if left out.
  public override init(frame: CGRect = .zero, element layer: @escaping () -> Layer = { Layer() }) {
    super.init(frame: frame, element: layer)
  }
}

/// A layout guide of UIKit's that makes a view the first time it is laid out, and adds it to its owning view.
open class UIViewPlaceholder<View: UIView>: UILayoutGuide {
  private let make: () -> View
  private var loaded: View?

  /// Creates a placeholder of a view.
  ///
  /// - Parameter view: What makes the view.
  public init(view: @escaping () -> View) {
    make = view
    super.init()
  }

  /// Whether the view has been loaded.
  public final var isViewLoaded: Bool { loaded != nil }

  /// The view, which is loaded if it has not been.
  public final var view: View {
    if let loaded { return loaded }
    let view = make()
    loaded = view
    owningView?.addSubview(view)
    viewDidLoad()
    return view
  }

  /// Called once, after the view is loaded.
  open func viewDidLoad() {}

  open override var layoutFrame: CGRect {
    get { super.layoutFrame }
    set {
      super.layoutFrame = newValue
      if view.superview == nil { owningView?.addSubview(view) }
      view.frame = newValue
    }
  }
}
