import Foundation
import QuoinGraphics

/// On which side of its source a popover may stand, told by where its arrow points.
public nonisolated struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  /// Creates a set from its bits, which are UIKit's.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The popover stands below.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The popover stands above.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The popover stands to the right.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The popover stands to the left.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any side.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Shows a controller in a bubble beside what it belongs to, with an arrow that points there.
open class UIPopoverPresentationController: UIPresentationController {
  /// What the popover belongs to.
  open weak var sourceView: UIView?
  /// The part of the source that the popover stands beside; all of it where null.
  open var sourceRect = CGRect.null
  /// The sides that the popover may stand on; below before above before beside.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// How far the popover stays from the container's edges, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// What the popover is filled with where its view is not.
  open var backgroundColor: UIColor?
  /// Views that take touches beside the popover, which stays then.
  @Observed open var passthroughViews: [UIView]? {
    didSet { container.passthroughViews = passthroughViews ?? [] }
  }
  /// Gives the view of what the popover belongs to, where that is no view: an item of a bar.
  package final var sourceProvider: (() -> UIView?)?
  /// What that view is given for.
  package final var sourceObject: AnyObject?

  /// The size of a popover whose controller asks for none, in points.
  private static let standardSize = CGSize(width: 320, height: 480)
  /// How far the tip of the arrow stays from what it points at, in points.
  private static let tipGap: CGFloat = 2
  private static let gap = PopoverBackground.arrowLength + tipGap
  /// Where the arrow points; nothing before the popover has been placed.
  public private(set) final var arrowDirection: UIPopoverArrowDirection = []
  private final let bubble = PopoverBackground(frame: .zero)

  private var hasSource: Bool { (sourceView ?? sourceProvider?())?.window != nil }

  private var source: CGRect {
    guard let view = sourceView ?? sourceProvider?(), view.window != nil else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: container)
  }

  open override var presentationStyle: UIModalPresentationStyle { .popover }
  open override var transitionDuration: (coming: TimeInterval, going: TimeInterval) { (0.25, 0.2) }
  open override var presentedSafeAreaInsets: UIEdgeInsets? { .zero }

  open override var frameOfPresentedViewInContainerView: CGRect { placement.frame }

  /// Where the popover stands, and on which side of its source.
  private var placement: (frame: CGRect, direction: UIPopoverArrowDirection) {
    let margins = popoverLayoutMargins
    let safe = container.safeAreaInsets
    let room = CGRect(
      x: margins.left + safe.left, y: margins.top + safe.top,
      width: container.bounds.width - margins.left - margins.right - safe.left - safe.right,
      height: container.bounds.height - margins.top - margins.bottom - safe.top - safe.bottom)
    let wanted = presentedViewController.preferredContentSize
    var size = wanted.width > 0 && wanted.height > 0 ? wanted : Self.standardSize
    let source = source
    size.width = min(size.width, room.width)
    size.height = min(size.height, room.height)
    let sides: [(direction: UIPopoverArrowDirection, frame: CGRect)] = [
      (
        .up,
        CGRect(
          x: source.midX - size.width / 2, y: source.maxY + Self.gap, width: size.width, height: size.height)
      ),
      (
        .down,
        CGRect(
          x: source.midX - size.width / 2, y: source.minY - Self.gap - size.height, width: size.width,
          height: size.height)
      ),
      (
        .left,
        CGRect(
          x: source.maxX + Self.gap, y: source.midY - size.height / 2, width: size.width, height: size.height)
      ),
      (
        .right,
        CGRect(
          x: source.minX - Self.gap - size.width, y: source.midY - size.height / 2, width: size.width,
          height: size.height)
      ),
    ]
    let allowed = sides.filter { permittedArrowDirections.contains($0.direction) }
    let fitting = allowed.first { side in
      switch side.direction {
      case .up: side.frame.maxY <= room.maxY
      case .down: side.frame.minY >= room.minY
      case .left: side.frame.maxX <= room.maxX
      default: side.frame.minX >= room.minX
      }
    }
    let side = fitting ?? allowed.first ?? sides[0]
    var frame = side.frame
    frame.origin.x = min(max(frame.minX, room.minX), room.maxX - size.width).rounded()
    frame.origin.y = min(max(frame.minY, room.minY), room.maxY - size.height).rounded()
    return (frame, hasSource ? side.direction : [])
  }

  open override func hidePresentedView() {
    presentedView?.alpha = 0
    bubble.alpha = 0
  }
  open override func showPresentedView() {
    presentedView?.alpha = 1
    bubble.alpha = 1
  }

  open override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    guard let view = presentedView, view.superview === container else { return }
    let placement = placement
    arrowDirection = placement.direction
    bubble.color = backgroundColor ?? view.backgroundColor
    bubble.place(around: placement.frame, placement.direction, at: source)
    if bubble.superview !== container { container.insertSubview(bubble, belowSubview: view) }
  }

  open override func presentationTransitionWillBegin() {
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    guard let view = presentedView else { return }
    if let backgroundColor { view.backgroundColor = backgroundColor }
    if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
    view.clipsToBounds = true
    view.layer.cornerRadius = PopoverBackground.cornerRadius
    dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.1)
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    presentedView?.layer.cornerRadius = 0
    presentedView?.clipsToBounds = false
    bubble.removeFromSuperview()
  }

  open override func dimmingViewWasTouched() { dismissByTouch() }

  deinit {}
}

/// Is told of popovers that come.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Told before the popover comes, when it can still be pointed elsewhere.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  {}
}
