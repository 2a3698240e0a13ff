import Foundation

/// No hierarchy is followed further up, so that elements that are wrongly above each other do not hang a layout.
let deepestHierarchy = 4_096

extension LayoutElement {
  /// A point of this element's coordinates in another's of the same hierarchy.
  public func convert(point: CGPoint, to element: any LayoutElement) -> CGPoint {
    let offset = self.offset(to: element)
    return CGPoint(x: point.x + offset.x, y: point.y + offset.y)
  }

  /// A point of another element's coordinates in this one's.
  public func convert(point: CGPoint, from element: any LayoutElement) -> CGPoint {
    element.convert(point: point, to: self)
  }

  /// A rectangle of this element's coordinates in another's of the same hierarchy.
  public func convert(rect: CGRect, to element: any LayoutElement) -> CGRect {
    CGRect(origin: convert(point: rect.origin, to: element), size: rect.size)
  }

  /// A rectangle of another element's coordinates in this one's.
  public func convert(rect: CGRect, from element: any LayoutElement) -> CGRect {
    element.convert(rect: rect, to: self)
  }

  /// What takes a point of this element's coordinates to another's.
  ///
  /// Elements of two trees are taken to share the coordinates of their roots' super element. Transforms do not count:
  /// constraints speak of frames.
  private func offset(to other: any LayoutElement) -> CGPoint {
    var here: (any LayoutElement)? = spaceOwner
    var there: (any LayoutElement)? = other.spaceOwner
    var depthHere = spaceOwner.depth
    var depthThere = other.spaceOwner.depth
    var offset = CGPoint.zero
    while here !== there, max(depthHere, depthThere) >= 0 {
      if depthHere >= depthThere, let element = here {
        let link = element.linkToSuper
        offset.x += link.x
        offset.y += link.y
        (here, depthHere) = (element.superElement?.spaceOwner, depthHere - 1)
      } else if let element = there {
        let link = element.linkToSuper
        offset.x -= link.x
        offset.y -= link.y
        (there, depthThere) = (element.superElement?.spaceOwner, depthThere - 1)
      }
    }
    return offset
  }

  private var depth: Int {
    var depth = 0
    var next = superElement?.spaceOwner
    while let element = next, depth < deepestHierarchy {
      depth += 1
      next = element.superElement?.spaceOwner
    }
    return depth
  }

  /// The element itself, or the view whose layer it is: both have the same coordinates.
  var spaceOwner: any LayoutElement { (self as? CALayer)?.view ?? self }

  private var linkToSuper: CGPoint {
    let frame = frame
    let bounds = bounds
    return CGPoint(x: frame.origin.x - bounds.origin.x, y: frame.origin.y - bounds.origin.y)
  }
}
