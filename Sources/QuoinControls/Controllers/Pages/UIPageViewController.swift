import Foundation
import QuoinGraphics

/// Shows one controller after the other, as one leafs through them. Pages slide; a curl is shown as a slide too.
open class UIPageViewController: UIViewController {
  /// How pages follow each other.
  public nonisolated enum TransitionStyle: Int, Sendable, CaseIterable { case pageCurl, scroll }
  /// Where the next page is.
  public nonisolated enum NavigationOrientation: Int, Sendable, CaseIterable { case horizontal, vertical }
  /// Where leafing goes.
  public nonisolated enum NavigationDirection: Int, Sendable, CaseIterable { case forward, reverse }
  /// Where pages are bound.
  public nonisolated enum SpineLocation: Int, Sendable, CaseIterable { case none, min, mid, max }
  /// How pages are arranged.
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where pages are bound.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The room between pages that slide, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// Gives the pages before and after one.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Is told of pages that come.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// How pages follow each other.
  public final let transitionStyle: TransitionStyle
  /// Where the next page is.
  public final let navigationOrientation: NavigationOrientation
  /// Whether pages have two sides; kept for code that sets it.
  open var isDoubleSided = false
  private let spacing: CGFloat
  private var pages: [UIViewController] = []
  private final lazy var contained = ContainedControllers(of: self)
  private var neighbour: (controller: UIViewController, direction: NavigationDirection)?
  /// Ends the slide that is going on at once.
  private var slideEnd: (() -> Void)?
  private final lazy var pan = UIPanGestureRecognizer(
    action: UIAction { [weak self] action in
      if let pan = action.sender as? UIPanGestureRecognizer { self?.panDidChange(pan) }
    })

  /// How long a page takes to slide, in seconds.
  private static let duration: TimeInterval = 0.35

  /// Creates a controller without pages.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    let spacing = options?[.interPageSpacing]
    self.spacing = spacing as? CGFloat ?? (spacing as? Int).map { CGFloat($0) } ?? 0
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  deinit {}

  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.layOut = { [weak self] in self?.layOutParts() }
    container.addSubview(contained.host)
    container.addGestureRecognizer(pan)
    view = container
    for page in pages { contained.host.addSubview(contained.room(of: page)) }
  }

  /// The recognizers that leaf.
  open var gestureRecognizers: [UIGestureRecognizer] { [pan] }
  /// Where pages are bound.
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
  /// The pages that are shown.
  open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

  /// Shows other pages, or none for `nil`; one that is shown elsewhere is misuse, and changes nothing.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    if viewControllers?.isEmpty == true { return }
    slideEnd?()
    leaveNeighbour()
    guard let page = viewControllers?.first else {
      for page in pages { take(page) }
      pages = []
      completion?(true)
      return
    }
    guard admits(page, beside: []) else { return }
    guard let old = pages.first, old !== page else {
      if pages.isEmpty { bring(page) }
      completion?(true)
      return
    }
    addChild(page)
    guard isViewLoaded else {
      take(old)
      pages = [page]
      page.didMove(toParent: self)
      completion?(true)
      return
    }
    slide(from: old, to: page, direction, animated: animated) { completion?($0) }
  }

  private func bring(_ page: UIViewController) {
    addChild(page)
    pages = [page]
    if isViewLoaded {
      contained.host.addSubview(contained.room(of: page))
      view.setNeedsLayout()
    }
    page.didMove(toParent: self)
  }

  private func take(_ page: UIViewController) {
    page.willMove(toParent: nil)
    contained.remove(page)
  }

  // MARK: Sliding

  /// How far the next page is, in the direction of reading.
  private var step: CGPoint {
    let bounds = view.bounds
    return navigationOrientation == .horizontal
      ? CGPoint(x: (bounds.width + spacing) * (view.isRightToLeft ? -1 : 1), y: 0)
      : CGPoint(x: 0, y: bounds.height + spacing)
  }

  private func move(_ controller: UIViewController, _ part: CGFloat) {
    contained.room(of: controller).transform = CGAffineTransform(
      translationX: step.x * part, y: step.y * part)
  }

  private func slide(
    from old: UIViewController, to new: UIViewController, _ direction: NavigationDirection, animated: Bool,
    from part: CGFloat = 0, _ end: @escaping (Bool) -> Void
  ) {
    let side: CGFloat = direction == .forward ? 1 : -1
    let isShown = view.window != nil
    let isInteractive = part != 0
    if isShown, !isInteractive {
      old.beginAppearanceTransition(false, animated: animated)
      new.beginAppearanceTransition(true, animated: animated)
    }
    contained.host.addSubview(contained.room(of: new))
    pages = [new]
    layOutParts()
    var isOver = false
    let finish = { [self] in
      if isOver { return }
      isOver = true
      slideEnd = nil
      move(new, 0)
      contained.room(of: old).transform = .identity
      contained.room(of: old).removeFromSuperview()
      if isShown {
        old.endAppearanceTransition()
        new.endAppearanceTransition()
      }
      take(old)
      new.didMove(toParent: self)
      end(true)
    }
    slideEnd = finish
    guard animated, isShown else { return finish() }
    UIView.performWithoutAnimation {
      move(old, part)
      move(new, part + side)
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .curveEaseOut,
      animations: {
        move(old, -side)
        move(new, 0)
      }, completion: { _ in finish() })
  }

  private func panDidChange(_ pan: UIPanGestureRecognizer) {
    guard slideEnd == nil, let page = pages.first else { return }
    let moved = pan.translation(in: view)
    let length = navigationOrientation == .horizontal ? step.x : step.y
    guard length != 0 else { return }
    let part = (navigationOrientation == .horizontal ? moved.x : moved.y) / length
    switch pan.state {
    case .changed: follow(part, page)
    case .ended:
      let velocity = pan.velocity(in: view)
      let speed = (navigationOrientation == .horizontal ? velocity.x : velocity.y) / length
      settle(part, speed: speed, page)
    case .cancelled, .failed: settle(0, speed: 0, page)
    default: break
    }
  }

  private func follow(_ part: CGFloat, _ page: UIViewController) {
    let direction: NavigationDirection = part < 0 ? .forward : .reverse
    if part != 0, neighbour?.direction != direction {
      leaveNeighbour()
      let found =
        direction == .forward
        ? dataSource?.pageViewController(self, viewControllerAfter: page)
        : dataSource?.pageViewController(self, viewControllerBefore: page)
      if let found, found.parent == nil {
        neighbour = (found, direction)
        addChild(found)
        delegate?.pageViewController(self, willTransitionTo: [found])
        page.beginAppearanceTransition(false, animated: true)
        found.beginAppearanceTransition(true, animated: true)
        contained.host.addSubview(contained.room(of: found))
        layOutParts()
      }
    }
    guard let neighbour else {
      // Where there is no page the one that is shown follows but a little.
      return move(page, part / 4)
    }
    move(page, part)
    move(neighbour.controller, part + (neighbour.direction == .forward ? 1 : -1))
  }

  private func leaveNeighbour() {
    guard let left = neighbour, let page = pages.first else { return }
    neighbour = nil
    left.controller.beginAppearanceTransition(false, animated: true)
    contained.room(of: left.controller).removeFromSuperview()
    left.controller.endAppearanceTransition()
    page.beginAppearanceTransition(true, animated: true)
    page.endAppearanceTransition()
    take(left.controller)
  }

  private func settle(_ part: CGFloat, speed: CGFloat, _ page: UIViewController) {
    guard let next = neighbour else {
      return UIView.animate(withDuration: Self.duration) { move(page, 0) }
    }
    let side: CGFloat = next.direction == .forward ? -1 : 1
    if (part * side > 0.5 && speed * side > -0.5) || speed * side > 0.5 {
      neighbour = nil
      slide(from: page, to: next.controller, next.direction, animated: true, from: part) { [self] _ in
        delegate?.pageViewController(
          self, didFinishAnimating: true, previousViewControllers: [page], transitionCompleted: true)
      }
    } else {
      UIView.animate(
        withDuration: Self.duration, delay: 0, options: .curveEaseOut,
        animations: {
          move(page, 0)
          move(next.controller, -side)
        },
        completion: { [self] _ in
          leaveNeighbour()
          delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [page], transitionCompleted: false)
        })
    }
  }

  private func layOutParts() {
    guard let view = viewIfLoaded else { return }
    contained.host.frame = view.bounds
    for room in contained.shownRooms {
      room.bounds.size = view.bounds.size
      room.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }
  }
}

/// Gives the pages before and after one.
public protocol UIPageViewControllerDataSource: AnyObject, ViewBound {
  /// The page before one; nothing where it is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after one; nothing where it is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Is told of pages that come.
public protocol UIPageViewControllerDelegate: AnyObject, ViewBound {
  /// Told before a finger brings pages.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Told after a finger brought pages, or left them where they were.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
