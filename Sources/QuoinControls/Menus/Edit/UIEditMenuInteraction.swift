import Foundation
import QuoinGraphics

/// On which side of what it is about an edit menu stands.
public nonisolated enum UIEditMenuArrowDirection: Int, Sendable, CaseIterable {
  /// Above where there is room.
  case automatic
  /// Below.
  case up
  /// Above.
  case down
  case left, right
}

/// What an edit menu is shown for.
open class UIEditMenuConfiguration: NSObject, ViewBound {
  /// What tells the menu from others.
  public final let identifier: NSObject
  /// What the menu is about, in points of the interaction's view.
  public final let sourcePoint: CGPoint
  /// On which side of it the menu stands.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: What tells the menu from others.
  ///   - sourcePoint: What the menu is about, in points of the interaction's view.
  public init(identifier: NSObject?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? NSUUID()
    self.sourcePoint = sourcePoint
  }

  deinit {}
}

/// Asked for edit menus, and told of them.
public protocol UIEditMenuInteractionDelegate: AnyObject, ViewBound {
  /// The menu; nothing for none.
  ///
  /// - Parameter suggestedActions: What those who get the keys can do of cutting, copying and so on.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// What the menu is to leave free, in points of the interaction's view.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Told that the menu is about to be shown.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Told that the menu is about to go.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// Shows a bar of what can be done with something that is selected.
///
/// ```swift
/// let interaction = UIEditMenuInteraction(delegate: self)
/// card.addInteraction(interaction)
/// interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
/// ```
open class UIEditMenuInteraction: NSObject, UIInteraction, ViewBound {
  /// Asked for the menu.
  public final weak var delegate: (any UIEditMenuInteractionDelegate)?
  public private(set) final weak var view: UIView?
  private final var shown: (bar: EditMenuBar, configuration: UIEditMenuConfiguration)?
  private final var watcher: EditMenuWatcher?

  /// Creates an interaction; without a delegate the menu offers what can be done of cutting, copying and so on.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

  deinit {}

  public final func willMove(to view: UIView?) { dismissMenu() }
  public final func didMove(to view: UIView?) { self.view = view }

  /// Shows the menu, unless there is nothing in it.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, let window = view.window else { return }
    let suggested = Self.suggestedActions(for: view)
    let menu =
      delegate.map { $0.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested) }
      ?? UIMenu(children: suggested)
    guard let menu, !EditMenuBar.elements(of: menu).isEmpty else { return }
    let bar = EditMenuBar(menu) { [weak self] element in
      self?.dismissMenu()
      if let view = self?.view { element.perform(for: view) }
    }
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: nil)
    bar.traitOverrides = view.traitCollection
    window.addSubview(bar)
    shown = (bar, configuration)
    updateVisibleMenuPosition(animated: false)
    let watcher = EditMenuWatcher(bar) { [weak self] in self?.dismissMenu() }
    window.addGestureRecognizer(watcher)
    self.watcher = watcher
    UIView.performWithoutAnimation { bar.alpha = 0 }
    UIView.animate(withDuration: 0.15, options: .allowUserInteraction) { bar.alpha = 1 }
  }

  /// Takes the menu away that is shown.
  open func dismissMenu() {
    guard let (bar, configuration) = shown else { return }
    shown = nil
    if let watcher { watcher.view?.removeGestureRecognizer(watcher) }
    watcher = nil
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: nil)
    bar.removeFromSuperview()
  }

  /// Asks for the menu that is shown anew.
  open func reloadVisibleMenu() {
    if let shown { presentEditMenu(with: shown.configuration) }
  }

  /// Places the menu anew, as what it is about has moved.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let shown, let view, let window = view.window else { return }
    let point = CGRect(origin: shown.configuration.sourcePoint, size: .zero)
    let target = delegate?.editMenuInteraction(self, targetRectFor: shown.configuration) ?? point
    shown.bar.place(
      beside: view.convert(target, to: window), shown.configuration.preferredArrowDirection,
      in: window.bounds.inset(by: window.safeAreaInsets))
  }

  /// Where the menu was asked for, in points of a view; of the window without one.
  open func location(in view: UIView?) -> CGPoint {
    guard let point = shown?.configuration.sourcePoint else { return .zero }
    return self.view?.convert(point, to: view) ?? point
  }

  /// Whether a menu is shown.
  final var isShowing: Bool { shown != nil }

  /// What a view, or one above it, can do of cutting, copying and so on.
  private static func suggestedActions(for view: UIView) -> [UIMenuElement] {
    let all: [(String, Selector)] = [
      ("Cut", .cut), ("Copy", .copy), ("Paste", .paste), ("Delete", .delete), ("Select", .select),
      ("Select All", .selectAll),
    ]
    return all.compactMap { title, action in
      view.target(forAction: action, withSender: nil) == nil ? nil : UICommand(title: title, action: action)
    }
  }
}

/// Sees the touches of a window, and tells of one beside the menu without keeping it from anybody.
private final class EditMenuWatcher: UIGestureRecognizer {
  private weak var bar: UIView?
  private let touched: () -> Void

  init(_ bar: UIView, touched: @escaping () -> Void) {
    (self.bar, self.touched) = (bar, touched)
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let bar, touches.contains(where: { !bar.bounds.contains($0.location(in: bar)) }) { touched() }
    state = .failed
  }
}
