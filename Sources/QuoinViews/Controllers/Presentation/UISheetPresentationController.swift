import Foundation
import QuoinGraphics

/// Shows a controller as a sheet that covers the window's lower part, as high as one of its detents.
///
/// ```swift
/// controller.sheetPresentationController?.detents = [.medium(), .large()]
/// controller.sheetPresentationController?.prefersGrabberVisible = true
/// ```
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  public final class Detent: ViewBound {
    /// What tells detents apart.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      /// Creates an identifier.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the window's height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All of the window's height but a little at the top.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// What tells the detent from others.
    public let identifier: Identifier
    private let rule: (CGFloat) -> CGFloat?

    private init(_ identifier: Identifier, _ height: @escaping (CGFloat) -> CGFloat?) {
      self.identifier = identifier
      rule = height
    }

    /// Half of the window's height.
    public static func medium() -> Detent { Detent(.medium) { ($0 * 0.54).rounded() } }
    /// All of the window's height but a little at the top.
    public static func large() -> Detent { Detent(.large) { $0 } }
    /// A height by a rule.
    ///
    /// - Parameters:
    ///   - identifier: What tells the detent from others.
    ///   - resolver: Gets the greatest height and gives the detent's, in points without the safe area at the bottom.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping (DetentContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom")) { resolver(DetentContext(maximumDetentValue: $0)) }
    }

    func height(of greatest: CGFloat) -> CGFloat {
      let height = rule(greatest) ?? greatest
      return height.isFinite ? min(max(height, 0), greatest) : greatest
    }
  }

  /// What a detent's rule knows.
  public nonisolated struct DetentContext: Sendable {
    /// The greatest height of a sheet, in points.
    public let maximumDetentValue: CGFloat
  }

  /// The heights at which the sheet rests, the lowest first; the large one unless set.
  @Observed open var detents: [Detent] = [.large()] { didSet { container.setNeedsLayout() } }
  /// The detent at which the sheet rests; the first where it is nothing or not among them.
  @Observed open var selectedDetentIdentifier: Detent.Identifier? { didSet { container.setNeedsLayout() } }
  /// Up to which detent the room behind is not dimmed and takes touches; none unless set.
  @Observed open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { container.setNeedsLayout() }
  }
  /// Whether a small bar at the top shows that the sheet can be moved.
  @Observed open var prefersGrabberVisible = false { didSet { container.setNeedsLayout() } }
  /// Whether a sheet at the bottom is as wide as its controller asks; kept for code that sets it.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Whether a sheet in a low window stands at the bottom instead of covering all.
  @Observed open var prefersEdgeAttachedInCompactHeight = false { didSet { container.setNeedsLayout() } }
  /// Whether scrolling up at the top grows the sheet; kept for code that sets it.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// The radius of the upper corners, in points; 10 unless set.
  @Observed open var preferredCornerRadius: CGFloat? { didSet { container.setNeedsLayout() } }

  private let grabber = UIView()
  private var dragged: CGFloat = 0
  private lazy var pan = UIPanGestureRecognizer(
    action: UIAction { [weak self] action in
      if let pan = action.sender as? UIPanGestureRecognizer { self?.dragDidChange(pan) }
    })

  /// How far below the safe area's upper edge the large sheet begins, in points.
  private static let topGap: CGFloat = 10

  open override var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle == .formSheet ? .formSheet : .pageSheet
  }

  /// Whether the sheet is a card in the middle, as on a tablet, and not at the bottom.
  private var isCard: Bool {
    container.traitCollection.horizontalSizeClass == .regular
      && container.traitCollection.userInterfaceIdiom == .pad
  }

  private var detent: Detent? { detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first }

  open override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = container.bounds
    if isCard {
      let preferred = presentedViewController.preferredContentSize
      let standard =
        presentationStyle == .formSheet
        ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: bounds.height - 88)
      let size = CGSize(
        width: min(preferred.width > 0 ? preferred.width : standard.width, bounds.width - 32),
        height: min(preferred.height > 0 ? preferred.height : standard.height, bounds.height - 32))
      return CGRect(
        x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width, height: size.height)
    }
    let top = container.safeAreaInsets.top + Self.topGap
    let height = detent?.height(of: bounds.height - top) ?? bounds.height - top
    let isCustom = detent?.identifier != .large && detent?.identifier != .medium
    let whole = min(height + (isCustom ? container.safeAreaInsets.bottom : 0), bounds.height - top)
    let y = bounds.height - whole
    // Beyond its greatest height a sheet follows the finger but a little.
    let moved = dragged < 0 ? max(dragged * 0.15, -12) : dragged
    return CGRect(x: 0, y: y + moved, width: bounds.width, height: whole - min(moved, 0))
  }

  open override func presentationTransitionWillBegin() {
    dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.2)
    guard let view = presentedView else { return }
    view.clipsToBounds = true
    if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
    view.addGestureRecognizer(pan)
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    presentedView?.removeGestureRecognizer(pan)
    presentedView?.layer.cornerRadius = 0
    presentedView?.clipsToBounds = false
    grabber.removeFromSuperview()
  }

  open override func containerViewDidLayoutSubviews() {
    guard let view = presentedView else { return }
    view.layer.cornerRadius = preferredCornerRadius ?? 10
    view.layer.maskedCorners =
      isCard
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    dimmingView.isHidden = isUndimmed
    container.letsTouchesThrough = isUndimmed
    grabber.isHidden = !prefersGrabberVisible
    if grabber.superview !== view { view.addSubview(grabber) }
    view.bringSubviewToFront(grabber)
    grabber.frame = CGRect(x: (view.bounds.width - 36) / 2, y: 5, width: 36, height: 5)
  }

  private var isUndimmed: Bool {
    guard let identifier = largestUndimmedDetentIdentifier,
      let largest = detents.firstIndex(where: { $0.identifier == identifier }),
      let current = detents.firstIndex(where: { $0 === detent })
    else { return false }
    return current <= largest
  }

  /// Makes changes that the sheet follows with an animation.
  public final func animateChanges(_ changes: () -> Void) {
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: {
        changes()
        container.layoutIfNeeded()
      })
  }

  open override func dimmingViewWasTouched() { dismissByTouch() }

  // MARK: Dragging

  private func dragDidChange(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .changed, .began:
      dragged = pan.translation(in: container).y
      container.setNeedsLayout()
    case .ended: settle(velocity: pan.velocity(in: container).y)
    case .cancelled, .failed: settle(velocity: 0)
    default: break
    }
  }

  /// Goes to the detent that is nearest to where the finger leads, or away below the lowest.
  private func settle(velocity: CGFloat) {
    let bounds = container.bounds
    let greatest = bounds.height - container.safeAreaInsets.top - Self.topGap
    let height = bounds.height - frameOfPresentedViewInContainerView.minY - velocity * 0.15
    dragged = 0
    let heights = detents.map { $0.height(of: greatest) }
    guard let lowest = heights.min() else { return }
    if height < lowest / 2, dismissByTouch() { return }
    let nearest = zip(detents, heights).min { abs($0.1 - height) < abs($1.1 - height) }
    let before = detent?.identifier
    animateChanges {
      selectedDetentIdentifier = nearest?.0.identifier
      container.setNeedsLayout()
    }
    if detent?.identifier != before {
      (delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
  }

  deinit {}
}

/// Is told of the detents that a finger moves a sheet to.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Told after a finger left the sheet at another detent than before.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
