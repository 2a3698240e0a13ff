import Foundation
import QuoinGraphics

/// Says something and offers choices, in the middle of the screen or at its lower edge.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in list.removeAll() })
/// controller.present(alert, animated: true)
/// ```
open class UIAlertController: UIViewController {
  /// Where it is shown.
  public nonisolated enum Style: Int, Sendable, CaseIterable {
    /// At the lower edge, or as a popover on tablets.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// Where it is shown.
  open internal(set) var preferredStyle = Style.actionSheet
  /// What is said below the title.
  @Observed open var message: String? { didSet { alertView?.setNeedsUpdate() } }
  open override var title: String? { didSet { alertView?.setNeedsUpdate() } }
  /// The choices, in the order in which they were added.
  public private(set) final var actions: [UIAlertAction] = []
  /// The choice that is meant, written in semibold letters and chosen by the return key.
  ///
  /// One that is not among the choices is misuse, and none is meant then.
  @Observed open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        ControlMisuse.report(.preferredActionNotAdded(preferredAction.title))
        _preferredAction.wrappedValue = nil
      }
      alertView?.setNeedsUpdate()
    }
  }
  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// Creates an action sheet that says nothing; there are no nib files to load.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    modalTransitionStyle = .crossDissolve
  }

  /// Creates an alert or an action sheet.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  /// Creates an action sheet that says nothing.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { nil }

  deinit {}

  open override func loadView() {
    let alertView = AlertView(preferredStyle)
    alertView.controller = self
    view = alertView
  }

  open override func makePresentationController(
    presenting presenter: UIViewController?
  ) -> UIPresentationController {
    AlertPresentation(presentedViewController: self, presenting: presenter)
  }

  /// Adds a choice; a second one that cancels is misuse, and is left out.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return ControlMisuse.report(.secondCancelAction(action.title))
    }
    actions.append(action)
    action.changed = { [weak self] in self?.alertView?.setNeedsUpdate() }
    alertView?.setNeedsUpdate()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (textFields?.first ?? self).becomeFirstResponder()
  }

  /// Keys go to an alert without fields, for the choice that is meant.
  open override var canBecomeFirstResponder: Bool { true }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let codes = presses.compactMap { $0.key?.keyCode }
    if codes.contains(.keyboardReturnOrEnter), choosePreferred() { return }
    if codes.contains(.keyboardEscape), cancel() { return }
    super.pressesBegan(presses, with: event)
  }

  /// Chooses what is meant, as the return key does; returns whether there is such a choice.
  @discardableResult
  final func choosePreferred() -> Bool {
    guard let preferredAction, preferredAction.isEnabled else { return false }
    choose(preferredAction)
    return true
  }

  /// Goes away, and then does what was chosen.
  final func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    guard presentingViewController != nil else { return action.call() }
    dismiss(animated: true) { action.call() }
  }

  /// Chooses what leaves everything as it is, where there is such a choice.
  @discardableResult
  final func cancel() -> Bool {
    guard let action = actions.first(where: { $0.style == .cancel }) else { return false }
    choose(action)
    return true
  }
}

extension ControlMisuse {
  static func preferredActionNotAdded(_ title: String?) -> ControlMisuse {
    ControlMisuse("“\(title ?? "")” is to be the choice that an alert means, and has not been added to it")
  }

  static func secondCancelAction(_ title: String?) -> ControlMisuse {
    ControlMisuse("An alert gets “\(title ?? "")” as a second choice that cancels, and can have one")
  }
}

/// Arranges an alert in the middle, and an action sheet at the lower edge.
final class AlertPresentation: UIPresentationController {
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }
  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  override var transitionDuration: (coming: TimeInterval, going: TimeInterval) {
    isSheet ? (0.4, 0.3) : (0.3, 0.2)
  }
  override var presentedSafeAreaInsets: UIEdgeInsets? { .zero }

  override func presentationTransitionWillBegin() {
    dimmingView.backgroundColor = UIColor(
      light: CGColor(gray: 0, alpha: 0.2), dark: CGColor(gray: 0, alpha: 0.48))
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView ?? presentedView?.superview, let view = presentedView else {
      return .zero
    }
    let (bounds, safe) = (container.bounds, container.safeAreaInsets)
    let room = bounds.height - safe.top - safe.bottom - 16
    guard isSheet else {
      // As wide as alerts are on all phones.
      let size = CGSize(width: min(270, bounds.width - 16), height: 0)
      let height = height(of: view, width: size.width, room: room)
      return CGRect(
        x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(),
        width: size.width, height: height)
    }
    let width = min(bounds.width - 16, 414)
    let height = height(of: view, width: width, room: room)
    return CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: bounds.height - max(safe.bottom, 8) - height,
      width: width,
      height: height)
  }

  /// How high the alert is: as what it says needs, or higher where constraints want that.
  private func height(of view: UIView, width: CGFloat, room: CGFloat) -> CGFloat {
    let needed = view.sizeThatFits(CGSize(width: width, height: room)).height
    if !view.isSizedByConstraints { return min(needed, room) }
    return min(max(needed, view.measuredSize(fitting: CGSize(width: width, height: .infinity)).height), room)
  }

  override func hidePresentedView() {
    guard let view = presentedView else { return }
    if isSheet {
      view.transform = CGAffineTransform(
        translationX: 0, y: (containerView?.bounds.height ?? 0) - frameOfPresentedViewInContainerView.minY)
    } else {
      view.alpha = 0
      // An alert comes from nearer, and goes where it stands.
      if presentedViewController.isBeingPresented { view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) }
    }
  }

  override func showPresentedView() {
    presentedView?.transform = .identity
    presentedView?.alpha = 1
  }

  override func dimmingViewWasTouched() { if isSheet { alert?.cancel() } }
}
