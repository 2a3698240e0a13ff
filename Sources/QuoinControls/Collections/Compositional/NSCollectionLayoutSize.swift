import Foundation
import QuoinGraphics

/// A length of an item, a group or a head: fixed, a share of what it is in, or as long as the content.
public final class NSCollectionLayoutDimension: NSObject, ViewBound {
  enum Kind: Equatable { case fractionalWidth, fractionalHeight, absolute, estimated }

  let kind: Kind
  /// The share, or the points.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) { (self.kind, self.dimension) = (kind, dimension) }

  /// A share of the width of what it is in, from 0 to 1.
  public static func fractionalWidth(_ share: CGFloat) -> NSCollectionLayoutDimension {
    .init(.fractionalWidth, share)
  }
  /// A share of the height of what it is in, from 0 to 1.
  public static func fractionalHeight(_ share: CGFloat) -> NSCollectionLayoutDimension {
    .init(.fractionalHeight, share)
  }
  /// Fixed, in points.
  public static func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension { .init(.absolute, points) }
  /// As long as the content needs; about so many points until that is known.
  public static func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension { .init(.estimated, points) }

  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  public var isAbsolute: Bool { kind == .absolute }
  public var isEstimated: Bool { kind == .estimated }

  func length(in room: CGSize) -> CGFloat {
    let length =
      switch kind {
      case .fractionalWidth: dimension * room.width
      case .fractionalHeight: dimension * room.height
      case .absolute, .estimated: dimension
      }
    return length.isFinite ? max(length, 0) : 0
  }
}

/// A width and a height.
public final class NSCollectionLayoutSize: NSObject, ViewBound {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
  }

  func size(in room: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: room), height: heightDimension.length(in: room))
  }

  var openAxes: UIAxis {
    var axes: UIAxis = []
    if widthDimension.isEstimated { axes.formUnion(.horizontal) }
    if heightDimension.isEstimated { axes.formUnion(.vertical) }
    return axes
  }
}

/// A distance: fixed, or at least.
public final class NSCollectionLayoutSpacing: NSObject, ViewBound {
  public let spacing: CGFloat
  public let isFlexibleSpacing: Bool
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
  }

  /// Just so many points.
  public static func fixed(_ points: CGFloat) -> NSCollectionLayoutSpacing {
    .init(points, isFlexible: false)
  }
  /// At least so many points.
  public static func flexible(_ points: CGFloat) -> NSCollectionLayoutSpacing {
    .init(points, isFlexible: true)
  }
}

/// Distances around an item.
public final class NSCollectionLayoutEdgeSpacing: NSObject, ViewBound {
  public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?

  /// Creates distances.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }
}

/// Where something stands at a rectangle.
public nonisolated enum NSRectAlignment: Int, Sendable, CaseIterable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// Where a supplementary item is attached.
public final class NSCollectionLayoutAnchor: NSObject, ViewBound {
  public let edges: NSDirectionalRectEdge
  /// By how much it is moved: in points, or in shares of its own size.
  public let offset: CGPoint
  public let isFractionalOffset: Bool

  /// Creates an anchor.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }
  /// Creates an anchor that is moved by points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
  }
  /// Creates an anchor that is moved by shares of the size of what is attached.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
  }
}
