import Foundation
import QuoinGraphics

extension UILayoutSupport {
  /// The view of the controller whose bars these are, and whether they are those above.
  private var bars: (view: UIView, isTop: Bool)? {
    guard let bars = self as? BarsOverView, let view = bars.controller.view else { return nil }
    return (view, bars.edge == \UIEdgeInsets.top)
  }

  /// What an edge of the bars is an edge of: the view's, or its safe area's.
  func edge(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintEnd? {
    guard let (view, isTop) = bars else { return nil }
    let (own, safe) = (ViewItem.of(view), GuideItem.of(view.safeAreaLayoutGuide))
    switch attribute {
    case .top: return isTop ? ConstraintEnd(own, .top) : ConstraintEnd(safe, .bottom)
    case .bottom: return isTop ? ConstraintEnd(safe, .top) : ConstraintEnd(own, .bottom)
    case .height:
      return isTop
        ? ConstraintEnd(own, .top).distance(to: ConstraintEnd(safe, .top))
        : ConstraintEnd(safe, .bottom).distance(to: ConstraintEnd(own, .bottom))
    default: return ConstraintEnd(own, attribute)
    }
  }

  /// The upper end of the bars.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(edge(.top) ?? .nowhere(.top)) }
  /// The lower end of the bars.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(edge(.bottom) ?? .nowhere(.bottom)) }
  /// The height of the bars.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(edge(.height) ?? .nowhere(.height)) }
}

extension ConstraintEnd {
  /// A side of nothing, which no constraint can be activated with.
  fileprivate static func nowhere(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintEnd {
    ConstraintEnd(LayoutItem(), attribute)
  }
}
