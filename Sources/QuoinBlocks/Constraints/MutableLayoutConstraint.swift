import Foundation

/// A constraint that can be turned on and off while it is in use.
public final class MutableLayoutConstraint: LayoutConstraintProtocol {
  private let base: any LayoutConstraintProtocol
  private var isOn: Bool

  /// Wraps a constraint.
  public init(base: any LayoutConstraintProtocol, isActive: Bool = true) {
    self.base = base
    isOn = isActive
  }

  public var elementIdentifier: ObjectIdentifier? { base.elementIdentifier }

  /// Whether the constraint counts.
  public var isActive: Bool {
    get { isOn && base.isActive }
    set { isOn = newValue }
  }

  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    base.formConstrain(sourceRect: &sourceRect, by: rect)
  }

  public func formConstrain(
    sourceRect: inout CGRect, by rect: CGRect?, in coordinateSpace: any LayoutElement
  ) {
    base.formConstrain(sourceRect: &sourceRect, by: rect, in: coordinateSpace)
  }

  public func constrainRect(for currentSpace: CGRect, in coordinateSpace: any LayoutElement) -> CGRect {
    base.constrainRect(for: currentSpace, in: coordinateSpace)
  }

  public func convert(rectIfNeeded rect: CGRect, to coordinateSpace: any LayoutElement) -> CGRect {
    base.convert(rectIfNeeded: rect, to: coordinateSpace)
  }

  public func record(in recorder: inout LayoutRecorder) {
    recorder.switched(by: self) { base.record(in: &$0) }
  }
}

extension LayoutConstraintProtocol {
  /// The constraint with a switch, turned on or off.
  ///
  /// ```swift
  /// let wide = sidebar.layoutConstraint(for: [.left(.limit(on: .outer))]).active(false)
  /// wide.isActive = true
  /// ```
  public func active(_ active: Bool) -> MutableLayoutConstraint {
    MutableLayoutConstraint(base: self, isActive: active)
  }
}
