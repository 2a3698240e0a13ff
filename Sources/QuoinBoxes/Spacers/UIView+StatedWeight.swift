import Foundation
import QuoinViews

extension UIView {
  /// The weight as a template states it: a spacer keeps it beside a fixed length, which else makes it inflexible.
  package final var statedWeight: CGFloat {
    get { weight }
    set {
      (self as? LMSpacer)?.statesWeight = !newValue.isNaN
      weight = newValue
    }
  }
}
