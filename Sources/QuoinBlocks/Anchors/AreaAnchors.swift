import Foundation
import QuoinGraphics

/// Insets in points from each edge, under CGLayout's name.
public typealias EdgeInsets = UIEdgeInsets

/// Anchors at the center of the constraining rectangle.
public struct Center: RuledConstraint, Extensible {
  /// What can be wrapped.
  public typealias Conformed = RectBasedConstraint

  /// What of the source is brought to the center.
  public struct AlignDependence: RuledConstraint {
    public let rule: AnchorRule

    /// Its own center.
    public static var center: AlignDependence { AlignDependence(rule: AnchorRule(.center)) }
    /// Its origin.
    public static var origin: AlignDependence { AlignDependence(rule: AnchorRule(.origin)) }
  }

  public let rule: AnchorRule

  /// Moves the source so that a part of it lies on the rectangle's center.
  public static func align(by dependence: AlignDependence) -> Center { Center(rule: dependence.rule) }

  /// Wraps a constraint of one's own.
  public static func build(_ base: any RectBasedConstraint) -> Center { Center(rule: AnchorRule(base)) }
}

/// Anchors that take a length of the constraining rectangle; the source's origin stays.
public struct Size: RuledConstraint, Extensible {
  /// What can be wrapped.
  public typealias Conformed = RectBasedConstraint

  public let rule: AnchorRule

  /// Gives the source a share of the rectangle's width.
  public static func width(_ multiplier: CGFloat = 1) -> Size {
    Size(rule: AnchorRule(.share(.horizontal, multiplier)))
  }

  /// Gives the source a share of the rectangle's height.
  public static func height(_ multiplier: CGFloat = 1) -> Size {
    Size(rule: AnchorRule(.share(.vertical, multiplier)))
  }

  /// Gives the source a share of the rectangle's width.
  public static func width(multiplier: CGFloat) -> Size { width(multiplier) }

  /// Gives the source a share of the rectangle's height.
  public static func height(multiplier: CGFloat) -> Size { height(multiplier) }

  /// Wraps a constraint of one's own.
  public static func build(_ base: any RectBasedConstraint) -> Size { Size(rule: AnchorRule(base)) }
}

/// Takes insets off the source, whatever the constraining rectangle; a size may go below zero.
///
/// ```swift
/// AnonymConstraint(anchors: [Inset(UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 15))])
/// ```
public struct Inset: RuledConstraint, Extensible {
  /// What can be wrapped.
  public typealias Conformed = RectBasedConstraint

  public let rule: AnchorRule

  private init(rule: AnchorRule) {
    self.rule = rule
  }

  /// Creates an anchor of insets in points.
  public init(_ insets: EdgeInsets) {
    rule = AnchorRule(.insets(insets))
  }

  /// Wraps a constraint of one's own.
  public static func build(_ base: any RectBasedConstraint) -> Inset { Inset(rule: AnchorRule(base)) }
}

/// Makes the source the constraining rectangle, or a given one.
public struct Equal: RuledConstraint, Extensible {
  /// What can be wrapped.
  public typealias Conformed = RectBasedConstraint

  public let rule: AnchorRule

  private init(rule: AnchorRule) {
    self.rule = rule
  }

  /// Creates an anchor that makes the source the constraining rectangle.
  public init() {
    rule = AnchorRule(.equally)
  }

  /// Creates an anchor that makes the source a given rectangle.
  public init(_ rect: CGRect) {
    rule = AnchorRule(.equal(rect))
  }

  /// Wraps a constraint of one's own.
  public static func build(_ base: any RectBasedConstraint) -> Equal { Equal(rule: AnchorRule(base)) }
}
