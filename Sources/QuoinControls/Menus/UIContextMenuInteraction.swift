import Foundation

/// What a menu is to be shown for something, and what it is about.
open class UIContextMenuConfiguration: NSObject, ViewBound {
  /// Makes the menu from what would stand in it anyway.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  /// Makes the controller of a preview.
  public typealias PreviewProvider = () -> UIViewController?

  /// What the menu is about.
  public final let identifier: NSObject
  final let actionProvider: ActionProvider?
  final let previewProvider: PreviewProvider?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: What the menu is about.
  ///   - previewProvider: Makes what is shown beside the menu; a picture of the view where there is none.
  ///   - actionProvider: Makes the menu.
  public init(
    identifier: NSObject? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }

  deinit {}

  /// The menu to be shown.
  final var menu: UIMenu? { actionProvider?([]) }
}

/// What goes along with a menu that comes or goes.
public protocol UIContextMenuInteractionAnimating: AnyObject, ViewBound {
  /// Makes changes along with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Does something after it.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Asked for menus, and told of them.
public protocol UIContextMenuInteractionDelegate: AnyObject, ViewBound {
  /// What menu is shown at a point of the view; none for nothing.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What is lifted for the menu; the view unless said otherwise.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// The same by its name before iOS 16.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Told that the menu is about to be shown.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Told that the menu is about to go.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Told that the preview was tapped; the menu goes.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

/// How a preview goes that was tapped: away, or into what is shown.
public nonisolated enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// What goes along with a preview that was tapped.
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// How the preview goes; kept for code that sets it.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Changes that are made along with a preview that was tapped, as that goes.
private final class PreviewCommit: UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var completions: [() -> Void] = []

  init(_ controller: UIViewController?) { previewViewController = controller }

  func addAnimations(_ animations: @escaping () -> Void) {
    UIView.animate(withDuration: 0.2, animations: animations)
  }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
  func complete() { for completion in completions { completion() } }
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

extension UIControl: UIContextMenuInteractionDelegate {}

/// Shows a menu when a view is pressed long.
open class UIContextMenuInteraction: NSObject, UIInteraction, ViewBound {
  /// Asked for the menu.
  public final weak var delegate: (any UIContextMenuInteractionDelegate)?
  public private(set) final weak var view: UIView?
  private final var recognizer: MenuRecognizer?
  private(set) final var presentation: MenuPresentation?
  private final var place = CGPoint.zero

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  deinit {}

  public final func willMove(to view: UIView?) {
    if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
    recognizer = nil
  }

  public final func didMove(to view: UIView?) {
    self.view = view
    // A control looks after its own finger.
    guard let view, !(view is UIControl) else { return }
    let press = MenuRecognizer(target: nil, action: nil)
    press.addHandler { [weak self] press in
      guard press.state == .began else { return }
      self?.presentMenu(at: press.location(in: press.view))
    }
    press.interaction = { [weak self] in self }
    recognizer = press
    view.addGestureRecognizer(press)
  }

  /// Where the menu was asked for, in points of a view; of the window without one.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }

  /// Takes the menu away that is shown.
  open func dismissMenu() { presentation?.dismiss() }

  /// Puts another menu in the place of the one that is shown.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let presentation else { return }
    presentation.show(block(presentation.menu))
  }

  /// Whether a menu is shown.
  final var isShowing: Bool { presentation != nil }

  /// Asks for a menu and shows it; returns whether there was one.
  @discardableResult
  final func presentMenu(
    at point: CGPoint, from anchor: CGPoint? = nil, choose: ((UIMenuElement) -> Void)? = nil
  ) -> Bool {
    guard presentation == nil, let view, let delegate, let window = view.window else { return false }
    guard let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point),
      let menu = configuration.menu
    else { return false }
    place = point
    let control = view as? UIControl
    let anchor = anchor ?? control?.menuAttachmentPoint(for: configuration) ?? point
    // A control stays where it is, with the menu beside it.
    let targeted = control == nil ? target(configuration, in: window) : nil
    let preview = control == nil ? preview(configuration, of: view, targeted, in: window) : nil
    let source = preview?.controller == nil ? targeted?.view ?? view : view
    let presentation = MenuPresentation(
      menu, for: source, at: view.convert(anchor, to: source), preview: preview, in: window)
    presentation.chosen = choose
    presentation.gone = { [weak self] in
      guard let self else { return }
      self.presentation = nil
      self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
    }
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
    self.presentation = presentation
    presentation.present()
    return true
  }

  /// What the delegate says is lifted, where that is in the window.
  private func target(_ configuration: UIContextMenuConfiguration, in window: UIWindow) -> UITargetedPreview?
  {
    let identifier = (configuration.identifier as? any NSCopying) ?? NSUUID()
    let target = delegate?.contextMenuInteraction(
      self, configuration: configuration, highlightPreviewForItemWithIdentifier: identifier)
    return target?.view.window === window ? target : nil
  }

  private func preview(
    _ configuration: UIContextMenuConfiguration, of view: UIView, _ targeted: UITargetedPreview?,
    in window: UIWindow
  ) -> MenuPreview? {
    let preview =
      configuration.previewProvider?().map { controller in
        MenuPreview(controller, in: window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: 8).size)
      } ?? MenuPreview(of: targeted?.view ?? view, targeted?.parameters)
    preview?.tapped = { [weak self, weak preview] in
      guard let self, let presentation else { return }
      let commit = PreviewCommit(preview?.controller)
      self.delegate?.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: configuration, animator: commit)
      presentation.dismiss()
      commit.complete()
    }
    return preview
  }
}
