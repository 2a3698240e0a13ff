import Foundation
import QuoinGraphics

/// What few views set, kept beside the view so that the many stay small.
final class RareProperties {
  var tag = 0
  var tintColor: UIColor?
  var tintAdjustmentMode = UIViewTintAdjustmentMode.automatic
  var contentScaleFactor: CGFloat?
  var margins: NSDirectionalEdgeInsets?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  var rootSafeAreaInsets: UIEdgeInsets?
  /// What follows from that, from the superview's and from the view's place.
  var safeAreaInsets = UIEdgeInsets.zero
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  var traitOverrides: UITraitCollection?
  var horizontalHugging: UILayoutPriority?
  var verticalHugging: UILayoutPriority?
  var horizontalCompression: UILayoutPriority?
  var verticalCompression: UILayoutPriority?
  var autoresizingMask: UIView.AutoresizingMask = []
  var tie: ConstraintTie?
  var layer: CALayer?
  var mask: UIView?
  /// How what is drawn goes over from before.
  var transition: ViewTransition?
  /// The view that this one masks, which says so when it takes another mask, and when it goes.
  @exclusivity(unchecked) unowned(unsafe) var maskedView: UIView?
  weak var owner: (any ViewOwner)?
  var layoutObservers: [LayoutObserverEntry] = []
  var traitObservers = TraitObservers()
  var contentListener: (any ContentListener)?
  var observations: [WeakObservation] = []
  var namedObservers: [NamedObserver] = []
  var gestureRecognizers: [UIGestureRecognizer] = []
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var attachments: [(key: ObjectIdentifier, value: AnyObject)] = []
  /// What others hold who point at the view.
  var backReference: BackReference<UIView>?

  /// Tells those that point at the view that it goes.
  func close(_ view: UIView) {
    backReference?.close()
    layer?.view = nil
    if let rare = mask?.rare, rare.maskedView === view { rare.maskedView = nil }
  }
}
