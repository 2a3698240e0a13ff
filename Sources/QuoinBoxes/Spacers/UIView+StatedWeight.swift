import Foundation
import QuoinViews

extension UIView {
  /// The weight as a template states it: a spacer keeps it beside a fixed length, which else makes it inflexible.
  package final var statedWeight: CGFloat {
    get { weight }
    set {
      if newValue.isNaN == statesWeight {
        containerSlot = BoxSlot(anchor: anchor, statesWeight: !newValue.isNaN)
        containerSlotDidChange()
      }
      weight = newValue
    }
  }

  /// Whether a template says which weight the view has.
  package final var statesWeight: Bool { (containerSlot as? BoxSlot)?.statesWeight ?? false }
}
