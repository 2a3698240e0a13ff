import Foundation

/// What is said of a view's size to the container that it stands in, whatever suits its content.
///
/// ```swift
/// label.layoutSizing.width = 120
/// ```
public nonisolated struct LayoutSizing: Hashable, Sendable {
  /// A fixed width in points; NaN for that of the content.
  public var width = CGFloat.nan
  /// A fixed height in points; NaN for that of the content.
  public var height = CGFloat.nan
  /// A share of the room that others leave, in relation to their weights; NaN for none.
  public var weight = CGFloat.nan
  /// Whether the view takes part in its container's layout.
  public var isIncluded = true
  /// Whether the height is worked out from that of the content by the view's `ContentMeasurer`, and is then as good as
  /// fixed.
  @usableFromInline package var derivesHeight = false
  /// Whether a length or a weight says anything; kept by the view, so that containers look at most children once.
  package private(set) var isSet = false

  /// Creates a sizing that leaves everything to the content.
  public init() {}

  /// Whether the height is fixed, be it at what is worked out from the content.
  @inlinable package var fixesHeight: Bool { derivesHeight || !height.isNaN }

  /// The same, with lengths and weights that are not finite as good as none.
  var checked: LayoutSizing {
    var result = self
    result.width = Self.finite(width)
    result.height = Self.finite(height)
    result.weight = Self.finite(weight)
    result.isSet = !result.width.isNaN || result.fixesHeight || !result.weight.isNaN
    return result
  }

  /// Whether another sizing says the same but for the height.
  package func differsOnlyInHeight(from other: LayoutSizing) -> Bool {
    var same = other
    same.height = height
    return same == self && other != self
  }

  private static func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : .nan }

  /// Compares what is said; nothing is the same as nothing, though NaN differs from itself.
  public static func == (left: LayoutSizing, right: LayoutSizing) -> Bool {
    func same(_ left: CGFloat, _ right: CGFloat) -> Bool { left == right || left.isNaN && right.isNaN }
    return same(left.width, right.width) && same(left.height, right.height)
      && same(left.weight, right.weight) && left.isIncluded == right.isIncluded
      && left.derivesHeight == right.derivesHeight
  }

  public func hash(into hasher: inout Hasher) {
    for value in [width, height, weight] { hasher.combine(value.isNaN ? nil : value) }
    hasher.combine(isIncluded)
    hasher.combine(derivesHeight)
  }
}

extension UIView {
  /// What the view says of its size to the container that it stands in.
  ///
  /// Lengths and weights that are not finite count as none.
  public final var layoutSizing: LayoutSizing {
    get { storedSizing }
    set {
      let (old, new) = (storedSizing, newValue.checked)
      if new == old { return }
      storedSizing = new
      sizingDidChange(from: old)
    }
  }

  /// Lets whoever measures the view say how high it is to be in its container, whatever room there is.
  package final func deriveHeight(_ measurer: ContentMeasurer) {
    setAttachment(measurer)
    layoutSizing.derivesHeight = true
  }

  /// The height that the view is to have in its container where its content has a height, both in points.
  package final func derivedHeight(ofContent height: CGFloat) -> CGFloat {
    guard sizing.derivesHeight else { return height }
    return attachment(ContentMeasurer.self)?.height(of: self, content: height) ?? height
  }
}
