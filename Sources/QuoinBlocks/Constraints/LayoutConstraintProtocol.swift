import Foundation

/// What narrows the source of a block.
///
/// A constraint says which rectangle it takes and what it does by it, when a scheme asks:
///
/// ```swift
/// struct LeftOf: LayoutConstraintProtocol {
///   let element: any LayoutElement
///   func record(in recorder: inout LayoutRecorder) {
///     recorder.narrow(by: .frame(of: element), with: [Left.limit(on: .outer)])
///   }
/// }
/// ```
public protocol LayoutConstraintProtocol {
  /// Whether the constraint counts now; asked each time a block is laid out if `isSwitchable`.
  var isActive: Bool { get }

  /// Whether `isActive` may change while the constraint is in use; `true` unless implemented.
  var isSwitchable: Bool { get }

  /// Says what the constraint does.
  func record(in recorder: inout LayoutRecorder)
}

extension LayoutConstraintProtocol {
  public var isActive: Bool { true }

  public var isSwitchable: Bool { true }

  /// The constraint with a switch, turned on or off.
  ///
  /// ```swift
  /// let wide = sidebar.layoutConstraint(for: [.left(.limit(on: .outer))]).active(false)
  /// wide.isActive = true
  /// ```
  public func active(_ isActive: Bool) -> MutableLayoutConstraint {
    MutableLayoutConstraint(base: self, isActive: isActive)
  }
}

/// The rectangle by which a constraint narrows.
public enum ConstrainingRect {
  /// The source itself, as the constraint finds it.
  case source
  /// The frame of an element.
  case frame(of: any LayoutElement)
  /// The layout bounds of an element.
  case content(of: any LayoutElement)
  /// The baseline of an element that shows text.
  case baseline(of: any TextPresentedElement)
  /// The source as large as an element's content is in it; afterwards the source is aligned in what it was.
  case fitting(any AdjustableLayoutElement, alignment: Layout.Alignment)
}

/// A constraint that can be turned on and off while it is in use.
public final class MutableLayoutConstraint: LayoutConstraintProtocol {
  private let base: any LayoutConstraintProtocol
  private var isOn: Bool

  /// Wraps a constraint.
  public init(base: any LayoutConstraintProtocol, isActive: Bool = true) {
    self.base = base
    isOn = isActive
  }

  /// Whether the constraint counts.
  public var isActive: Bool {
    get { isOn && base.isActive }
    set { isOn = newValue }
  }

  public func record(in recorder: inout LayoutRecorder) {
    base.record(in: &recorder)
  }
}
