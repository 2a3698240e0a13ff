import Foundation
import QuoinGraphics

/// Insets in points from each edge, under CGLayout's name.
public typealias EdgeInsets = UIEdgeInsets

/// Anchors at the center of the constraining rectangle.
public struct Center: RectBasedConstraint, Extensible {
  /// What of the source is brought to the center.
  public enum Part: String, Sendable, Hashable, Codable {
    /// Its own center.
    case center
    /// Its origin.
    case origin
  }

  let rule: AnchorRule

  /// Moves the source so that a part of it lies on the rectangle's center.
  public static func align(by part: Part) -> Center {
    Center(rule: part == .center ? .center : .origin)
  }

  /// Wraps a constraint of one's own.
  public static func build(_ base: any RectBasedConstraint) -> Center { Center(rule: AnchorRule(base)) }
}

/// Anchors that take a length of the constraining rectangle.
public struct Size: RectBasedConstraint, Extensible {
  let rule: AnchorRule

  /// Gives the source a share of the rectangle's width.
  public static func width(_ multiplier: CGFloat = 1) -> Size {
    Size(rule: .share(.horizontal, multiplier))
  }

  /// Gives the source a share of the rectangle's height.
  public static func height(_ multiplier: CGFloat = 1) -> Size {
    Size(rule: .share(.vertical, multiplier))
  }

  /// Gives the source a share of the rectangle's width.
  public static func width(multiplier: CGFloat) -> Size { width(multiplier) }

  /// Gives the source a share of the rectangle's height.
  public static func height(multiplier: CGFloat) -> Size { height(multiplier) }

  /// Wraps a constraint of one's own.
  public static func build(_ base: any RectBasedConstraint) -> Size { Size(rule: AnchorRule(base)) }
}

/// Makes the source the constraining rectangle less insets; its size is never negative.
///
/// ```swift
/// AnonymConstraint(anchors: [Inset(UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 15))])
/// ```
public struct Inset: RectBasedConstraint, Extensible {
  let rule: AnchorRule

  private init(rule: AnchorRule) {
    self.rule = rule
  }

  /// Creates an anchor of insets in points.
  public init(_ insets: EdgeInsets) {
    rule = .insets(insets)
  }

  /// Wraps a constraint of one's own.
  public static func build(_ base: any RectBasedConstraint) -> Inset { Inset(rule: AnchorRule(base)) }
}

/// Makes the source the constraining rectangle, or a given one.
public struct Equal: RectBasedConstraint, Extensible {
  let rule: AnchorRule

  private init(rule: AnchorRule) {
    self.rule = rule
  }

  /// Creates an anchor that makes the source the constraining rectangle.
  public init() {
    rule = .equally
  }

  /// Creates an anchor that makes the source a given rectangle.
  public init(_ rect: CGRect) {
    rule = .equal(rect)
  }

  /// Wraps a constraint of one's own.
  public static func build(_ base: any RectBasedConstraint) -> Equal { Equal(rule: AnchorRule(base)) }
}
