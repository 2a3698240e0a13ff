import Foundation
import QuoinGraphics
import QuoinViews

extension UIView: AdaptiveLayoutElement, AnchoredLayoutElement, LayoutElementsContainer {
  /// The superview.
  public var superElement: (any LayoutElement)? { superview }

  /// The bounds; what a scroll view scrolls in its case.
  public var layoutBounds: CGRect {
    guard let scrollView = self as? UIScrollView else { return bounds }
    return CGRect(origin: .zero, size: scrollView.contentSize)
  }

  /// Whether the view is no scroll view.
  public var layoutBoundsFollowFrame: Bool { !(self is UIScrollView) }

  public func removeFromSuperElement() {
    removeFromSuperview()
  }

  /// The direction that the view's semantics or trait overrides around it state.
  public var statedReadingDirection: ReadingDirection? {
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { return .rightToLeft }
    return statesLeftToRight ? .leftToRight : nil
  }

  /// Whether left to right is more than what holds where nothing is said.
  private var statesLeftToRight: Bool {
    if semanticContentAttribute != .unspecified { return true }
    var next: UIView? = self
    while let view = next {
      if let direction = view.traitOverrides?.layoutDirection, direction != .unspecified { return true }
      next = view.superview
    }
    return false
  }

  /// Adds a view, a layer or a guide to the view.
  public func addChildElement<SubItem: LayoutElement>(_ subItem: SubItem) {
    switch subItem {
    case let view as UIView: addSubview(view)
    case let layer as CALayer: self.layer.addSublayer(layer)
    case let guide as UILayoutGuide: addLayoutGuide(guide)
    case let guide as LayoutGuide<UIView>: guide.add(to: self)
    case let guide as LayoutGuide<CALayer>: guide.add(to: layer)
    default: break
    }
  }

  /// Gives a guide to the view.
  public func add<T: UIView>(layoutGuide: LayoutGuide<T>) {
    if let owner = self as? T {
      layoutGuide.add(to: owner)
    } else {
      BlockMisuse.report(.wrongOwner("\(layoutGuide)", "\(self)"))
    }
  }
}
