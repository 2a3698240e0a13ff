import Foundation

/// An anchor at a coordinate of its element.
public protocol PlacedAnchor {
  /// The axis on which the coordinate lies.
  static var axis: RectAxis { get }
  /// Where it lies on its element.
  var place: AnchorPlace { get }
  /// Creates an anchor.
  init(place: AnchorPlace)
}

/// An anchor at an x coordinate.
public protocol HorizontalPlacedAnchor: PlacedAnchor {}

/// An anchor at a y coordinate.
public protocol VerticalPlacedAnchor: PlacedAnchor {}

extension HorizontalPlacedAnchor {
  public static var axis: RectAxis { .horizontal }
}

extension VerticalPlacedAnchor {
  public static var axis: RectAxis { .vertical }
}

/// A left, right, leading or trailing side.
public struct HorizontalAnchor: HorizontalPlacedAnchor {
  public let place: AnchorPlace

  public init(place: AnchorPlace) {
    self.place = place
  }
}

/// The middle along x.
public struct HorizontalCenterAnchor: HorizontalPlacedAnchor {
  public let place: AnchorPlace

  public init(place: AnchorPlace) {
    self.place = place
  }
}

/// A top or bottom side.
public struct VerticalAnchor: VerticalPlacedAnchor {
  public let place: AnchorPlace

  public init(place: AnchorPlace) {
    self.place = place
  }
}

/// The middle along y.
public struct VerticalCenterAnchor: VerticalPlacedAnchor {
  public let place: AnchorPlace

  public init(place: AnchorPlace) {
    self.place = place
  }
}
