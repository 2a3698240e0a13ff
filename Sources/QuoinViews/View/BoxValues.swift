import Foundation

/// What `QuoinBoxes` keeps on each view: extensions cannot store properties, and a container reads these for every
/// subview in every pass.
@usableFromInline
package struct BoxValues {
  /// A fixed width in points; NaN for none.
  package var width = CGFloat.nan
  /// A fixed height in points; NaN for none.
  package var height = CGFloat.nan
  /// A share of room that others leave; NaN for none.
  package var weight = CGFloat.nan
  /// The raw value of the edges that the view keeps to.
  package var anchor: UInt16 = 0
  /// Whether the height is worked out from that of the content, and is then as good as fixed.
  package var derivesHeight = false
  /// Whether any of these is set but for the anchor.
  package var isSet = false
  /// Whether the view takes part in its container's layout.
  package var isDisplayable = true

  /// Whether the height is fixed, be it at what is worked out from the content.
  package var fixesHeight: Bool { derivesHeight || !height.isNaN }
}
