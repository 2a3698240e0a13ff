import Foundation
import QuoinGraphics

/// A menu that is shown above everything in a window, until one of those in it is chosen, a finger comes down elsewhere
/// or escape is pressed.
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
  /// What the menu is about, where that is shown.
  private let preview: MenuPreview?
  /// How opaque the source is while it is hidden.
  private var sourceAlpha: CGFloat?
  /// Told of what was chosen, before it is done.
  var chosen: ((UIMenuElement) -> Void)?
  /// Told when the menu is about to go.
  var gone: () -> Void = {}

  /// How far the menu keeps from the edges of the window, in points.
  private static let margin: CGFloat = 8
  /// How far the menu is from what it is about, in points.
  private static let previewGap: CGFloat = 12
  /// How dark what is behind a menu gets that shows what it is about.
  private static let dimming: CGFloat = 0.25

  /// - Parameters:
  ///   - menu: What is shown.
  ///   - source: For which view: who sends the actions.
  ///   - anchor: Where the menu hangs, in points of the source.
  ///   - preview: What it is about; then the menu stands beside that, and what is behind is dimmed.
  ///   - window: Where it is shown.
  init(
    _ menu: UIMenu, for source: UIView, at anchor: CGPoint, preview: MenuPreview? = nil, in window: UIWindow
  ) {
    self.menu = menu
    self.preview = preview
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
    backdrop.pressed = { [weak self] in self?.takeKey($0) ?? false }
    if let preview {
      backdrop.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
      preview.frame.origin = source.convert(source.bounds, to: window).origin
      backdrop.addSubview(preview)
    }
    backdrop.addSubview(platter)
    window.addSubview(backdrop)
    backdrop.takeKeys()
    show(menu)
    platter.alpha = 0
    let end = platter.center
    if let preview {
      hideSource()
      lift(preview)
    }
    platter.transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
    platter.center = CGPoint(x: end.x + (anchor.x - end.x) * 0.6, y: end.y + (anchor.y - end.y) * 0.6)
    UIView.animate(springDuration: 0.35, bounce: 0.15, options: .allowUserInteraction) {
      platter.alpha = 1
      platter.transform = .identity
      platter.center = end
    }
  }

  /// Lets what is lifted be seen once: the preview alone.
  private func hideSource() {
    guard let preview, preview.controller == nil, let source else { return }
    sourceAlpha = source.alpha
    UIView.performWithoutAnimation { source.alpha = 0 }
  }

  private func showSource() {
    // What has been said of it meanwhile counts.
    if let sourceAlpha, let source, source.alpha == 0 {
      UIView.performWithoutAnimation { source.alpha = sourceAlpha }
    }
    sourceAlpha = nil
  }

  /// Lets what is behind get dark, and the preview come from where its source is.
  private func lift(_ preview: MenuPreview) {
    let place = (preview.center, preview.transform)
    let color = backdrop.backgroundColor
    UIView.performWithoutAnimation {
      backdrop.backgroundColor = .clear
      if preview.controller == nil, let source, let window {
        let start = source.convert(source.bounds, to: window)
        (preview.center, preview.transform) = (CGPoint(x: start.midX, y: start.midY), .identity)
      } else {
        preview.alpha = 0
      }
    }
    UIView.animate(withDuration: 0.25, options: .allowUserInteraction) {
      backdrop.backgroundColor = color
      preview.alpha = 1
      (preview.center, preview.transform) = place
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
    if let preview { return place(size, beside: preview, in: room) }
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

  /// Places the menu below what it is about, or above where there is more room, and lets both be seen whole.
  private func place(_ size: CGSize, beside preview: MenuPreview, in room: CGRect) {
    let own = preview.bounds.size
    let most = room.height - size.height - Self.previewGap
    let factor = max(min(most / max(own.height, 1), room.width / max(own.width, 1), 1), 0.1)
    preview.transform = CGAffineTransform(scaleX: factor, y: factor)
    let (width, height) = (own.width * factor, own.height * factor)
    let natural = source.map { $0.convert($0.bounds, to: window) } ?? room
    let isAbove =
      natural.maxY + Self.previewGap + size.height > room.maxY
      && natural.minY - Self.previewGap - size.height >= room.minY
    let extra = Self.previewGap + size.height
    let least = room.minY + (isAbove ? extra : 0)
    let y = min(max(natural.midY - height / 2, least), max(room.maxY - height - (isAbove ? 0 : extra), least))
    let x = min(max(natural.midX - width / 2, room.minX), max(room.maxX - width, room.minX))
    preview.center = CGPoint(x: x + width / 2, y: y + height / 2)
    let left = natural.midX <= room.midX ? x : x + width - size.width
    platter.frame = CGRect(
      x: min(max(left, room.minX), max(room.maxX - size.width, room.minX)),
      y: isAbove ? y - extra : y + height + Self.previewGap, width: size.width, height: size.height)
    platter.layoutIfNeeded()
  }

  // MARK: Keys

  /// Goes through the rows by arrows, and chooses by return and by the space bar.
  private func takeKey(_ key: UIKey) -> Bool {
    let rows = platter.rows.filter(\.isEnabled)
    let index = highlighted.flatMap { row in rows.firstIndex { $0 === row } }
    switch key.keyCode {
    case .keyboardDownArrow: mark(rows.isEmpty ? nil : rows[index.map { min($0 + 1, rows.count - 1) } ?? 0])
    case .keyboardUpArrow: mark(rows.isEmpty ? nil : rows[index.map { max($0 - 1, 0) } ?? rows.count - 1])
    case .keyboardReturnOrEnter, .keyboardSpacebar: chooseHighlighted()
    case .keyboardRightArrow, .keyboardLeftArrow:
      let isForward = (key.keyCode == .keyboardRightArrow) != backdrop.isRightToLeft
      if isForward, highlighted?.isSubmenu == true {
        chooseHighlighted()
      } else if !isForward, !path.isEmpty {
        path.removeLast()
        rebuild()
      }
    default: return false
    }
    return true
  }

  private func mark(_ row: MenuRow?) {
    if row === highlighted { return }
    highlighted?.isHighlighted = false
    highlighted = row
    row?.isHighlighted = true
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
    if let source { element.perform(for: source) }
    if keeps { rebuild() }
  }

  /// Marks the row under a finger that came from elsewhere, in points of the window.
  func highlight(at point: CGPoint) {
    guard let window else { return }
    let row = platter.rows.first { $0.point(inside: $0.convert(point, from: window), with: nil) }
    mark(row?.isEnabled == true ? row : nil)
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
    backdrop.giveKeysBack()
    gone()
    let backdrop = backdrop
    UIView.animate(
      withDuration: 0.2,
      animations: {
        backdrop.alpha = 0
        if let preview, preview.controller == nil, let source, let window {
          let end = source.convert(source.bounds, to: window)
          (preview.center, preview.transform) = (CGPoint(x: end.midX, y: end.midY), .identity)
        }
      },
      completion: { [self] _ in
        showSource()
        backdrop.removeFromSuperview()
      })
  }
}
