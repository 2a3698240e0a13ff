import Foundation
import QuoinViews

extension LayoutGuide {
  /// What takes a point of the guide's bounds to its owner's coordinates.
  fileprivate var offsetInOwner: CGPoint {
    CGPoint(x: frame.origin.x - bounds.origin.x, y: frame.origin.y - bounds.origin.y)
  }
}

extension CGPoint {
  fileprivate func moved(by offset: CGPoint) -> CGPoint { CGPoint(x: x + offset.x, y: y + offset.y) }

  fileprivate var negated: CGPoint { CGPoint(x: -x, y: -y) }
}

extension LayoutGuide where Super: UICoordinateSpace {
  /// A point of the guide's bounds in another space; without an owner it is given in that of its frame.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let point = point.moved(by: offsetInOwner)
    return ownerElement.map { $0.convert(point, to: coordinateSpace) } ?? point
  }

  /// A point of another space in the guide's bounds; without an owner it is taken as one of the guide's frame.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (ownerElement.map { $0.convert(point, from: coordinateSpace) } ?? point)
      .moved(by: offsetInOwner.negated)
  }

  /// A rectangle of the guide's bounds in another space; without an owner it is given in that of its frame.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    let rect = rect.moved(by: offsetInOwner)
    return ownerElement.map { $0.convert(rect, to: coordinateSpace) } ?? rect
  }

  /// A rectangle of another space in the guide's bounds; without an owner it is taken as one of the guide's frame.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (ownerElement.map { $0.convert(rect, from: coordinateSpace) } ?? rect)
      .moved(by: offsetInOwner.negated)
  }
}

extension LayoutGuide where Super: UIView {
  /// A point of the guide's bounds in the coordinates of a view; without an owner they are those of its frame.
  public func convert(_ point: CGPoint, to view: UIView) -> CGPoint {
    let point = point.moved(by: offsetInOwner)
    return ownerElement.map { $0.convert(point, to: view) } ?? point
  }

  /// A point of a view in the guide's bounds; without an owner it is taken as one of the guide's frame.
  public func convert(_ point: CGPoint, from view: UIView) -> CGPoint {
    (ownerElement.map { $0.convert(point, from: view) } ?? point).moved(by: offsetInOwner.negated)
  }

  /// A rectangle of the guide's bounds in the coordinates of a view; without an owner they are those of its frame.
  public func convert(_ rect: CGRect, to view: UIView) -> CGRect {
    let rect = rect.moved(by: offsetInOwner)
    return ownerElement.map { $0.convert(rect, to: view) } ?? rect
  }

  /// A rectangle of a view in the guide's bounds; without an owner it is taken as one of the guide's frame.
  public func convert(_ rect: CGRect, from view: UIView) -> CGRect {
    (ownerElement.map { $0.convert(rect, from: view) } ?? rect).moved(by: offsetInOwner.negated)
  }
}

extension LayoutGuide {
  /// A point of the guide's bounds in the coordinates of a layer; without an owner they are those of its frame.
  public func convert(_ point: CGPoint, to layer: CALayer) -> CGPoint {
    let point = point.moved(by: offsetInOwner)
    return ownerElement.map { $0.convert(point: point, to: layer) } ?? point
  }

  /// A point of a layer in the guide's bounds; without an owner it is taken as one of the guide's frame.
  public func convert(_ point: CGPoint, from layer: CALayer) -> CGPoint {
    (ownerElement.map { $0.convert(point: point, from: layer) } ?? point).moved(by: offsetInOwner.negated)
  }

  /// A rectangle of the guide's bounds in the coordinates of a layer; without an owner they are those of its frame.
  public func convert(_ rect: CGRect, to layer: CALayer) -> CGRect {
    let rect = rect.moved(by: offsetInOwner)
    return ownerElement.map { $0.convert(rect: rect, to: layer) } ?? rect
  }

  /// A rectangle of a layer in the guide's bounds; without an owner it is taken as one of the guide's frame.
  public func convert(_ rect: CGRect, from layer: CALayer) -> CGRect {
    (ownerElement.map { $0.convert(rect: rect, from: layer) } ?? rect).moved(by: offsetInOwner.negated)
  }
}

extension UILayoutGuide {
  /// A point of the guide's bounds in the coordinates of a view.
  public func convert(_ point: CGPoint, to view: UIView) -> CGPoint {
    let point = point.moved(by: frame.origin)
    return owningView.map { $0.convert(point, to: view) } ?? point
  }

  /// A point of a view in the guide's bounds.
  public func convert(_ point: CGPoint, from view: UIView) -> CGPoint {
    (owningView.map { $0.convert(point, from: view) } ?? point).moved(by: frame.origin.negated)
  }

  /// A rectangle of the guide's bounds in the coordinates of a view.
  public func convert(_ rect: CGRect, to view: UIView) -> CGRect {
    let rect = rect.moved(by: frame.origin)
    return owningView.map { $0.convert(rect, to: view) } ?? rect
  }

  /// A rectangle of a view in the guide's bounds.
  public func convert(_ rect: CGRect, from view: UIView) -> CGRect {
    (owningView.map { $0.convert(rect, from: view) } ?? rect).moved(by: frame.origin.negated)
  }
}
