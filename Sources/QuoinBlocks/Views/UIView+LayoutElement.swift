import Foundation
import QuoinGraphics
import QuoinViews

extension UIView: AdaptiveLayoutElement, AdjustableLayoutElement, LayoutContainer {
  /// The superview.
  public var superElement: (any LayoutElement)? { superview }

  /// The bounds; what a scroll view scrolls in its case.
  public var layoutBounds: CGRect {
    guard let scrollView = self as? UIScrollView else { return bounds }
    return CGRect(origin: .zero, size: scrollView.contentSize)
  }

  public func removeFromSuperElement() {
    removeFromSuperview()
  }

  /// The direction that the view's semantics or trait overrides around it state, and that of `CGLConfiguration` where none does.
  public var readingDirection: ReadingDirection {
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { return .rightToLeft }
    guard CGLConfiguration.default.isRTLMode else { return .leftToRight }
    return statesLeftToRight ? .leftToRight : .rightToLeft
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

  /// A rule that makes a source as large as the view is in it; labels measure their text wherever it is applied.
  public var contentConstraint: any RectBasedConstraint {
    if let label = plainLabel { return LabelContentConstraint(label: LabelText(label)) }
    return FittingContent(element: self)
  }

  /// A rule that touches no view later: labels wrap in any source, other views have the size they have without a limit.
  public var capturedContentConstraint: any RectBasedConstraint {
    if let label = plainLabel { return LabelContentConstraint(label: LabelText(label)) }
    return FixedContent(size: measuredSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity)))
  }

  /// This view as a label that measures itself as `UILabel` does.
  private var plainLabel: UILabel? { type(of: self) == UILabel.self ? self as? UILabel : nil }

  /// Adds a view, a layer or a guide to the view.
  public func addElement(_ element: any LayoutElement) {
    switch element {
    case let view as UIView: addSubview(view)
    case let layer as CALayer: self.layer.addSublayer(layer)
    case let guide as UILayoutGuide: addLayoutGuide(guide)
    case let guide as LayoutGuide<UIView>: guide.add(to: self)
    default: break
    }
  }
}
