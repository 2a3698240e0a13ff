import Foundation

/// Narrows the source by the layout bounds of an element, such as what a scroll view scrolls.
public struct ContentLayoutConstraint: LayoutConstraintProtocol, ElementConstraint {
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

  func rect(of element: any LayoutElement) -> CGRect { element.layoutBounds }

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
