import Foundation
import QuoinGraphics

/// A menu that is shown above everything in a window, until one of those in it is chosen or a finger comes down elsewhere.
final class MenuPresentation {
  private(set) var menu: UIMenu
  private weak var source: UIView?
  private weak var window: UIWindow?
  private let anchor: CGPoint
  private let backdrop = MenuBackdrop(frame: .zero)
  private let platter = MenuPlatter(frame: .zero)
  /// The menus that were opened one within the other.
  private var path: [UIMenu] = []
  private weak var highlighted: MenuRow?
  /// Told of what was chosen, before it is done.
  var chosen: ((UIMenuElement) -> Void)?
  /// Told when the menu is about to go.
  var gone: () -> Void = {}

  /// How far the menu keeps from the edges of the window, in points.
  private static let margin: CGFloat = 8

  /// - Parameters:
  ///   - menu: What is shown.
  ///   - source: For which view: who sends the actions.
  ///   - anchor: Where the menu hangs, in points of the source.
  ///   - window: Where it is shown.
  init(_ menu: UIMenu, for source: UIView, at anchor: CGPoint, in window: UIWindow) {
    self.menu = menu
    self.source = source
    self.window = window
    self.anchor = source.convert(anchor, to: window)
  }

  func present() {
    guard let window, let source else { return }
    backdrop.frame = window.bounds
    backdrop.traitOverrides = source.traitCollection
    backdrop.tintColor = source.tintColor
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.touched = { [weak self] in self?.dismiss() }
    backdrop.addSubview(platter)
    window.addSubview(backdrop)
    show(menu)
    platter.alpha = 0
    let end = platter.center
    platter.transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
    platter.center = CGPoint(x: end.x + (anchor.x - end.x) * 0.6, y: end.y + (anchor.y - end.y) * 0.6)
    UIView.animate(springDuration: 0.35, bounce: 0.15, options: .allowUserInteraction) {
      platter.alpha = 1
      platter.transform = .identity
      platter.center = end
    }
  }

  /// Shows a menu in the place of the one that is shown.
  func show(_ menu: UIMenu) {
    self.menu = menu
    for case let deferred as UIDeferredMenuElement in menu.leaves { deferred.forget() }
    path = []
    rebuild()
  }

  private func rebuild() {
    let shown = path.last ?? menu
    platter.fill(
      with: MenuSection.sections(of: shown) { [weak self] in self?.rebuild() }, title: shown.title,
      isNested: !path.isEmpty
    ) { [weak self] row in
      self?.choose(row)
    }
    place()
  }

  private func place() {
    guard let window else { return }
    let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let size = platter.sizeThatFits(room.size)
    var frame = CGRect(
      x: anchor.x - size.width / 2, y: anchor.y + Self.margin, width: size.width, height: size.height)
    let sourceTop = source.map { $0.convert($0.bounds, to: window).minY } ?? anchor.y
    if frame.maxY > room.maxY, sourceTop - Self.margin - size.height >= room.minY {
      frame.origin.y = sourceTop - Self.margin - size.height
    }
    frame.origin.x = min(max(frame.minX, room.minX), max(room.maxX - size.width, room.minX))
    frame.origin.y = min(max(frame.minY, room.minY), max(room.maxY - size.height, room.minY))
    platter.frame = frame
    platter.layoutIfNeeded()
  }

  // MARK: Choosing

  private func choose(_ row: MenuRow) {
    switch row.content {
    case .back:
      path.removeLast()
      rebuild()
    case .waiting: break
    case .element(let submenu as UIMenu):
      path.append(submenu)
      rebuild()
    case .element(let element): choose(element)
    }
  }

  private func choose(_ element: UIMenuElement) {
    let action = element as? UIAction
    if action?.attributes.contains(.disabled) == true { return }
    let keeps = action?.attributes.contains(.keepsMenuPresented) == true
    let source = source
    if !keeps { dismiss() }
    chosen?(element)
    if let action {
      if let control = source as? UIControl {
        control.sendAction(action)
      } else {
        action.performWithSender(source, target: nil)
      }
    } else if let command = element as? UICommand, let source {
      let target = source.target(forAction: command.action, withSender: command)
      if let target { command.action.perform(on: target as AnyObject, sender: command) }
    }
    if keeps { rebuild() }
  }

  /// Marks the row under a finger that came from elsewhere, in points of the window.
  func highlight(at point: CGPoint) {
    guard let window else { return }
    let row = platter.rows.first { $0.point(inside: $0.convert(point, from: window), with: nil) }
    if row === highlighted { return }
    highlighted?.isHighlighted = false
    highlighted = row?.isEnabled == true ? row : nil
    highlighted?.isHighlighted = true
  }

  /// Chooses the row under the finger that is lifted.
  func chooseHighlighted() {
    guard let row = highlighted else { return }
    row.isHighlighted = false
    highlighted = nil
    choose(row)
  }

  func dismiss() {
    guard backdrop.superview != nil, backdrop.isUserInteractionEnabled else { return }
    backdrop.isUserInteractionEnabled = false
    gone()
    let backdrop = backdrop
    UIView.animate(withDuration: 0.2, animations: { platter.alpha = 0 }) { _ in backdrop.removeFromSuperview()
    }
  }
}

/// What lies beneath a menu, and takes the touches that are not for it.
final class MenuBackdrop: UIView {
  var touched: () -> Void = {}

  override var drawsContent: Bool { false }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touched() }
  override var accessibilityViewIsModal: Bool {
    get { true }
    set {}
  }
  override func accessibilityPerformEscape() -> Bool {
    touched()
    return true
  }
}
