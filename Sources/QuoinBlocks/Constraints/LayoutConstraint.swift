import Foundation

/// Narrows the source by the frame of an element; it is inactive while the element is gone or in no other.
public struct LayoutConstraint: LayoutConstraintProtocol {
  let reference: SharedElementReference
  let rules: [AnchorRule]

  init(reference: SharedElementReference, rules: [AnchorRule]) {
    self.reference = reference
    self.rules = rules
  }

  init(element: any LayoutElement, rules: [AnchorRule]) {
    self.init(reference: SharedElementReference(element), rules: rules)
  }

  /// Creates a constraint by an element's frame; the element is not kept alive.
  public init(element: any LayoutElement, constraints: [any RectBasedConstraint]) {
    self.init(element: element, rules: constraints.map { AnchorRule($0) })
  }

  public var elementIdentifier: ObjectIdentifier? { reference.identifier }

  public var isActive: Bool { reference.present != nil }

  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    for rule in rules { rule.form(&sourceRect, by: rect, nil) }
  }

  public func formConstrain(
    sourceRect: inout CGRect, by rect: CGRect?, in coordinateSpace: any LayoutElement
  ) {
    guard let element = reference.element else { return BlockMisuse.report(.elementIsGone) }
    let by = convert(rectIfNeeded: rect ?? element.frame, to: coordinateSpace)
    let direction = coordinateSpace.statedReadingDirection
    for rule in rules { rule.form(&sourceRect, by: by, direction) }
  }

  public func constrainRect(for currentSpace: CGRect, in coordinateSpace: any LayoutElement) -> CGRect {
    reference.element.map { convert(rectIfNeeded: $0.frame, to: coordinateSpace) } ?? currentSpace
  }

  /// A rectangle of the coordinates that the element's frame is in, in those of another.
  public func convert(rectIfNeeded rect: CGRect, to coordinateSpace: any LayoutElement) -> CGRect {
    guard let space = reference.element?.superElement, space !== coordinateSpace else { return rect }
    return space.convert(rect: rect, to: coordinateSpace)
  }

  public func record(in recorder: inout LayoutRecorder) {
    guard let element = reference.element else { return }
    recorder.narrow(by: .frame(of: element), with: rules)
  }
}

/// Narrows the source by the layout bounds of an element, such as what a scroll view scrolls.
public struct ContentLayoutConstraint: LayoutConstraintProtocol {
  let reference: SharedElementReference
  let rules: [AnchorRule]

  init(element: any LayoutElement, rules: [AnchorRule]) {
    reference = SharedElementReference(element)
    self.rules = rules
  }

  /// Creates a constraint by an element's layout bounds; the element is not kept alive.
  public init(element: any LayoutElement, constraints: [any RectBasedConstraint]) {
    self.init(element: element, rules: constraints.map { AnchorRule($0) })
  }

  public var elementIdentifier: ObjectIdentifier? { reference.identifier }

  public var isActive: Bool { reference.present != nil }

  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    for rule in rules { rule.form(&sourceRect, by: rect, nil) }
  }

  public func formConstrain(
    sourceRect: inout CGRect, by rect: CGRect?, in coordinateSpace: any LayoutElement
  ) {
    guard let element = reference.element else { return BlockMisuse.report(.elementIsGone) }
    let by = convert(rectIfNeeded: rect ?? element.layoutBounds, to: coordinateSpace)
    let direction = coordinateSpace.statedReadingDirection
    for rule in rules { rule.form(&sourceRect, by: by, direction) }
  }

  public func constrainRect(for currentSpace: CGRect, in coordinateSpace: any LayoutElement) -> CGRect {
    reference.element.map { convert(rectIfNeeded: $0.layoutBounds, to: coordinateSpace) } ?? currentSpace
  }

  /// A rectangle of the coordinates that the element's content is in, in those of another.
  public func convert(rectIfNeeded rect: CGRect, to coordinateSpace: any LayoutElement) -> CGRect {
    guard let element = reference.element, element !== coordinateSpace else { return rect }
    guard let space = element.hasOwnCoordinates ? element : element.superElement else { return rect }
    return space === coordinateSpace ? rect : space.convert(rect: rect, to: coordinateSpace)
  }

  public func record(in recorder: inout LayoutRecorder) {
    guard let element = reference.element else { return }
    recorder.narrow(by: .content(of: element), with: rules)
  }
}
