import Foundation

/// What narrows the source of a block.
///
/// ```swift
/// struct LeftOf: LayoutConstraintProtocol {
///   let wall: UIView
///   var elementIdentifier: ObjectIdentifier? { ObjectIdentifier(wall) }
///   var isActive: Bool { wall.superview != nil }
///
///   func formConstrain(sourceRect: inout CGRect, by rect: CGRect?, in coordinateSpace: LayoutElement) {
///     formConstrain(sourceRect: &sourceRect, by: wall.convert(rect: wall.bounds, to: coordinateSpace))
///   }
///
///   func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
///     Left.limit(on: .outer).formConstrain(sourceRect: &sourceRect, by: rect)
///   }
/// }
/// ```
public protocol LayoutConstraintProtocol: RectBasedConstraint {
  /// Tells the element by whose rectangle it narrows; `nil` for none.
  var elementIdentifier: ObjectIdentifier? { get }

  /// Whether the constraint counts now; blocks leave it out if not.
  var isActive: Bool { get }

  /// Narrows the source of a block.
  ///
  /// - Parameters:
  ///   - sourceRect: The room that is narrowed.
  ///   - rect: The rectangle that the constraint's element is to have, in its super element's coordinates; `nil` for the
  ///     one that it has.
  ///   - coordinateSpace: The element in whose coordinates the source is.
  func formConstrain(sourceRect: inout CGRect, by rect: CGRect?, in coordinateSpace: any LayoutElement)

  /// Writes down what the constraint does; for the package's own, which schemes run without asking them again.
  func record(in recorder: inout LayoutRecorder)

  // MARK: As in CGLayout 0.7

  /// Whether the constraint needs no rectangle of an element; whether it has no identifier unless implemented.
  var isIndependent: Bool { get }
  /// Whether an object is the element by which it narrows; by its identifier unless implemented.
  func layoutElement(is object: AnyObject) -> Bool
  /// The rectangle by which it narrows, in the coordinates of an element; the source unless implemented.
  func constrainRect(for currentSpace: CGRect, in coordinateSpace: any LayoutElement) -> CGRect
  /// A given rectangle in the coordinates of an element; the same unless implemented.
  func convert(rectIfNeeded rect: CGRect, to coordinateSpace: any LayoutElement) -> CGRect
}

extension LayoutConstraintProtocol {
  public var elementIdentifier: ObjectIdentifier? { nil }

  public func formConstrain(
    sourceRect: inout CGRect, by rect: CGRect?, in coordinateSpace: any LayoutElement
  ) {
    let by =
      rect.map { convert(rectIfNeeded: $0, to: coordinateSpace) }
      ?? constrainRect(for: sourceRect, in: coordinateSpace)
    formConstrain(sourceRect: &sourceRect, by: by)
  }

  public var isIndependent: Bool { elementIdentifier == nil }

  public func layoutElement(is object: AnyObject) -> Bool { elementIdentifier == ObjectIdentifier(object) }

  public func constrainRect(for currentSpace: CGRect, in coordinateSpace: any LayoutElement) -> CGRect {
    currentSpace
  }

  public func convert(rectIfNeeded rect: CGRect, to coordinateSpace: any LayoutElement) -> CGRect { rect }

  public func record(in recorder: inout LayoutRecorder) { recorder.narrow(by: self) }
}
