import Foundation

/// Narrows the source by itself, whatever lies around it.
///
/// ```swift
/// AnonymConstraint(anchors: [Inset(UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 15))])
/// ```
public struct AnonymConstraint: LayoutConstraintProtocol {
  private let rules: [AnchorRule]

  /// Creates a constraint of rules.
  ///
  /// - Parameters:
  ///   - anchors: The rules, which all take the same rectangle.
  ///   - constrainRect: Makes that rectangle of the source; if left out it is the source before the first rule.
  public init(anchors: [any RectBasedConstraint], constrainRect: ((CGRect) -> CGRect)? = nil) {
    self.init(rules: anchors.map { AnchorRule($0) }, constrainRect: constrainRect)
  }

  /// Creates a constraint of anchors.
  ///
  /// - Parameters:
  ///   - anchors: The anchors, which all take the same rectangle.
  ///   - constrainRect: Makes that rectangle of the source; if left out it is the source before the first anchor.
  public init(anchors: [LayoutAnchor], constrainRect: ((CGRect) -> CGRect)? = nil) {
    self.init(rules: anchors.map(\.rule), constrainRect: constrainRect)
  }

  /// Creates a constraint of a function that changes the source.
  public init(transform: @escaping (inout CGRect) -> Void) {
    rules = [AnchorRule(AnyRectBasedConstraint { source, _ in transform(&source) })]
  }

  init(rules: [AnchorRule], constrainRect: ((CGRect) -> CGRect)? = nil) {
    self.rules =
      constrainRect.map { [AnchorRule(.custom(OwnRule(rule: ComputedRect(rules: rules, rect: $0))))] }
      ?? rules
  }

  public var isActive: Bool { true }

  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    for rule in rules { rule.form(&sourceRect, by: rect, nil) }
  }

  public func formConstrain(
    sourceRect: inout CGRect, by rect: CGRect?, in coordinateSpace: any LayoutElement
  ) {
    let by = rect ?? sourceRect
    let direction = coordinateSpace.statedReadingDirection
    for rule in rules { rule.form(&sourceRect, by: by, direction) }
  }

  public func record(in recorder: inout LayoutRecorder) {
    recorder.narrow(by: .source, with: rules)
  }
}

/// Rules by a rectangle that a function makes of the source.
private struct ComputedRect: RectBasedConstraint {
  let rules: [AnchorRule]
  let rect: (CGRect) -> CGRect

  func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    formConstrain(sourceRect: &sourceRect, by: rect, direction: nil)
  }

  func formConstrain(sourceRect: inout CGRect, by _: CGRect, direction: ReadingDirection?) {
    let by = rect(sourceRect)
    for rule in rules { rule.form(&sourceRect, by: by, direction) }
  }
}
