import Foundation

/// A constraint by a rectangle of an element, which it does not keep alive.
protocol ElementConstraint: LayoutConstraintProtocol {
  var reference: SharedElementReference { get }
  var rules: [AnchorRule] { get }

  /// The rectangle by which it narrows, in the coordinates that `convert(rectIfNeeded:to:)` takes.
  func rect(of element: any LayoutElement) -> CGRect
}

extension ElementConstraint {
  public var elementIdentifier: ObjectIdentifier? { reference.identifier }

  public var isActive: Bool { reference.present != nil }

  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    for rule in rules { rule.form(&sourceRect, by: rect, nil) }
  }

  public func formConstrain(
    sourceRect: inout CGRect, by rect: CGRect?, in coordinateSpace: any LayoutElement
  ) {
    guard let element = reference.element else { return BlockMisuse.report(.elementIsGone) }
    let by = convert(rectIfNeeded: rect ?? self.rect(of: element), to: coordinateSpace)
    let direction = coordinateSpace.statedReadingDirection
    for rule in rules { rule.form(&sourceRect, by: by, direction) }
  }

  public func constrainRect(for currentSpace: CGRect, in coordinateSpace: any LayoutElement) -> CGRect {
    reference.element.map { convert(rectIfNeeded: rect(of: $0), to: coordinateSpace) } ?? currentSpace
  }
}
