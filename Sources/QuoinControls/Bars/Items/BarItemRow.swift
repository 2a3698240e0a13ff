import Foundation
import QuoinGraphics

/// Items of a bar side by side, from where reading begins.
final class BarItemRow: UIView, BarItemShower {
  /// The items, spaces included.
  var items: [UIBarButtonItem] = [] {
    didSet { if !items.elementsEqual(oldValue, by: ===) { rebuild(leaving: oldValue) } }
  }
  /// How plain buttons look, and those that end the work.
  var looks: (plain: UIBarButtonItemAppearance?, done: UIBarButtonItemAppearance?) = (nil, nil) {
    didSet { if looks.plain !== oldValue.plain || looks.done !== oldValue.done { update() } }
  }
  /// Whether the bar is in a low window.
  var isCompact = false { didSet { if isCompact != oldValue { update() } } }
  /// Told when an item got another size.
  var changed: () -> Void = {}
  private var contents: [any BarItemContent] = []

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }

  override var drawsContent: Bool { false }

  private func rebuild(leaving old: [UIBarButtonItem]) {
    for item in old where !items.contains(where: { $0 === item }) && item.shower === self {
      item.shower = nil
    }
    let known = contents
    for content in known where !items.contains(where: { $0 === content.item }) {
      content.removeFromSuperview()
    }
    contents = items.compactMap { item -> (any BarItemContent)? in
      item.shower = self
      if item.isSpace || item.isHidden { return nil }
      if let content = known.first(where: {
        $0.item === item && ($0 is BarCustomContent) == (item.customView != nil)
      }) {
        return content
      }
      if let customView = item.customView { return BarCustomContent(item, customView) }
      return BarButton(item)
    }
    for content in known where !contents.contains(where: { $0 === content }) { content.removeFromSuperview() }
    for content in contents where content.superview !== self { addSubview(content) }
    update()
  }

  private func update() {
    for case let button as BarButton in contents {
      button.update(button.item.style == .done ? looks.done : looks.plain, isCompact: isCompact)
    }
    setNeedsLayout()
    changed()
  }

  override func fittingSizeDidChange(of subview: UIView) {
    super.fittingSizeDidChange(of: subview)
    if !(subview is BarCustomContent) { return }
    setNeedsLayout()
    changed()
  }

  func itemDidChange(_ item: UIBarItem) { rebuild(leaving: []) }

  /// The view that shows an item.
  func content(of item: UIBarButtonItem) -> UIView? { contents.first { $0.item === item } }

  private func width(of item: UIBarButtonItem) -> CGFloat {
    if item.isHidden { return 0 }
    if item.isSpace { return item.systemItem == .fixedSpace ? max(item.width, 0) : 0 }
    return content(of: item)?.sizeThatFits(bounds.size).width ?? 0
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: items.reduce(0) { $0 + width(of: $1) }, height: size.height)
  }

  override func layoutSubviews() {
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    let widths = items.map(width)
    let rest = max(bounds.width - widths.reduce(0, +), 0)
    var x: CGFloat = 0
    for (item, width) in zip(items, widths) {
      let width = item.systemItem == .flexibleSpace ? rest / CGFloat(max(flexible, 1)) : width
      if let content = content(of: item) {
        let left = isRightToLeft ? bounds.width - x - width : x
        content.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
      }
      x += width
    }
  }
}
