import Foundation

/// Narrows the source by the frame of an element; it is inactive while the element is gone or in no other.
public struct LayoutConstraint: LayoutConstraintProtocol, ElementConstraint {
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

  func rect(of element: any LayoutElement) -> CGRect { element.frame }

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
