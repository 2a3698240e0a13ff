import Foundation
import QuoinGraphics
import QuoinViews

/// A view that boxes can hold: every view is one.
///
/// What boxes add to views stands in an extension of this rather than of `UIView`, so that a class of a program may have
/// properties of the same names: `class Card: UIView { var height: CGFloat = 10 }`. What boxes know of such a view is read and
/// set through its superclass: `(card as UIView).height`.
public protocol LMBoxed: UIView, ViewBound {}

extension UIView: LMBoxed {}

extension LMBoxed {
  /// A fixed width in points; NaN, which it is unless set, for the fitting width.
  public var width: CGFloat {
    get { sizing.width }
    set { if isLength(newValue, "width") { layoutSizing.width = newValue } }
  }

  /// A fixed height in points; NaN, which it is unless set, for the fitting height.
  public var height: CGFloat {
    get { sizing.height }
    set { if isLength(newValue, "height") { layoutSizing.height = newValue } }
  }

  /// The share that the view takes of room that its row or column has left, in relation to other weights there; NaN,
  /// which it is unless set, for none.
  ///
  /// A fixed width in a row, or a fixed height in a column, wins over it.
  public var weight: CGFloat {
    get { sizing.weight }
    set {
      if newValue.isInfinite { return BoxMisuse.report(.notFinite("weight", newValue, of: self)) }
      // As in Lima, where 0.1 reads back as 0.10000000149.
      layoutSizing.weight = CGFloat(Float(newValue))
    }
  }

  /// The edges of its anchor view that the view keeps to.
  public var anchor: LMAnchor {
    get { (containerSlot as? BoxSlot)?.anchor ?? [] }
    set {
      if newValue == anchor { return }
      containerSlot = BoxSlot(anchor: newValue, statesWeight: statesWeight)
      containerSlotDidChange()
    }
  }

  /// Whether the view takes part in its box's layout; setting it to false also hides the view, to true shows it.
  public var isDisplayable: Bool {
    get { sizing.isIncluded }
    set {
      layoutSizing.isIncluded = newValue
      isHidden = !newValue
    }
  }

  /// Whether a length can be a fixed one, or is none; reports it where it cannot.
  private func isLength(_ value: CGFloat, _ name: String) -> Bool {
    if value.isNaN || value >= 0 && value < .infinity { return true }
    BoxMisuse.report(.badLength(name, value, of: self))
    return false
  }

  /// The earlier name of ``isDisplayable``.
  public var displayable: Bool {
    get { isDisplayable }
    set { isDisplayable = newValue }
  }
}

/// What a box keeps with a view that stands in it, or is to.
final class BoxSlot: ContainerSlot {
  /// The edges of its anchor view that the view keeps to.
  let anchor: LMAnchor
  /// Whether a template says which weight the view has.
  let statesWeight: Bool

  init(anchor: LMAnchor, statesWeight: Bool) { (self.anchor, self.statesWeight) = (anchor, statesWeight) }
}
