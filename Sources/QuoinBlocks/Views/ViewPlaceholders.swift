import Foundation
import QuoinViews

/// A guide that makes a layer of a class when it is asked for it, and adds it to its owner.
open class LayerPlaceholder<Layer: CALayer>: LayoutPlaceholder<Layer, CALayer> {
  open override func loadElement() {
    super.loadElement()
    if loaded == nil { loaded = add(Layer.self) }
  }
}

/// A guide that makes a view when it is asked for it, and adds it to its owner.
open class ViewPlaceholder<View: UIView>: LayoutPlaceholder<View, UIView> {
  private var load: (() -> View)?
  private var didLoad: ((View) -> Void)?

  /// Creates a placeholder of a view.
  ///
  /// - Parameters:
  ///   - load: The view, made when it is asked for.
  ///   - didLoad: Called with the view after it was made and added.
  public convenience init(_ load: @autoclosure @escaping () -> View, _ didLoad: ((View) -> Void)?) {
    self.init(Optional(load), didLoad)
  }

  /// Creates a placeholder of a view.
  ///
  /// - Parameters:
  ///   - load: What makes the view; one without properties if left out.
  ///   - didLoad: Called with the view after it was made and added.
  public convenience init(_ load: (() -> View)? = nil, _ didLoad: ((View) -> Void)?) {
    self.init(frame: .zero)
    self.load = load
    self.didLoad = didLoad
  }

  open override func loadElement() {
    super.loadElement()
    if loaded == nil { loaded = load?() ?? add(View.self) }
  }

  open override func elementDidLoad() {
    adoptLoaded()
    if let loaded { didLoad?(loaded) }
  }

  override func adoptLoaded() {
    guard let loaded, let ownerElement, loaded.superview !== ownerElement else { return }
    ownerElement.addSubview(loaded)
  }
}

extension ViewPlaceholder: AdjustableLayoutElement where View: AdjustableLayoutElement {
  /// The view's, if it has been loaded; nothing is left of a source otherwise.
  public var contentConstraint: any RectBasedConstraint {
    elementIfLoaded?.contentConstraint ?? Equal(.zero)
  }
}

/// A layout guide of UIKit's that makes a view when it is asked for it, and adds it to its owning view.
open class UIViewPlaceholder<View: UIView>: UILayoutGuide {
  private var load: (() -> View)?
  private var didLoad: ((View) -> Void)?
  private weak var loaded: View?

  /// Creates a placeholder of a view.
  ///
  /// - Parameters:
  ///   - load: The view, made when it is asked for.
  ///   - didLoad: Called with the view after it was made and added.
  public convenience init(_ load: @autoclosure @escaping () -> View, _ didLoad: ((View) -> Void)?) {
    self.init(Optional(load), didLoad)
  }

  /// Creates a placeholder of a view.
  ///
  /// - Parameters:
  ///   - load: What makes the view; one without properties if left out.
  ///   - didLoad: Called with the view after it was made and added.
  public convenience init(_ load: (() -> View)? = nil, _ didLoad: ((View) -> Void)?) {
    self.init()
    self.load = load
    self.didLoad = didLoad
  }

  /// Whether the view has been loaded, and lives.
  open var isViewLoaded: Bool { loaded != nil }

  /// The view if it has been loaded.
  open var viewIfLoaded: View? { loaded }

  /// The view, which is loaded if it has not been; its superview keeps it alive.
  ///
  /// Setting it takes the one before away, adds the new one to the owning view, and calls `viewDidLoad()`.
  open var view: View! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded?.removeFromSuperview()
      loaded = newValue
      guard let view = newValue else { return }
      if view.superview !== owningView { owningView?.addSubview(view) }
      view.translatesAutoresizingMaskIntoConstraints = false
      viewDidLoad()
    }
  }

  /// Makes the view; for subclasses that make another, and set it.
  open func loadView() {
    if let load { view = load() } else { view = add(View.self) }
  }

  /// Called after the view is loaded.
  open func viewDidLoad() {
    if let loaded { didLoad?(loaded) }
  }

  /// Loads the view if it has not been.
  open func loadViewIfNeeded() {
    if loaded == nil { loadView() }
  }

  open override var layoutFrame: CGRect {
    get { super.layoutFrame }
    set {
      super.layoutFrame = newValue
      loaded?.frame = newValue
    }
  }
}
