import Foundation
import QuoinGraphics

extension UIButton {
  /// Whether the button shows what is chosen in its menu.
  final var isPopup: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  /// Whether the type has the look of the system.
  final var isSystem: Bool { buttonType != .custom }

  /// What the button says: for a menu of choices, what is chosen.
  final var shownTitle: String? {
    if isPopup, let chosen = menu?.selectedElements.first { return chosen.title }
    return currentTitle
  }

  /// Lets the first of a menu of choices be chosen where none is.
  final func selectFirstInMenu() {
    guard isPopup, let menu, menu.selectedElements.isEmpty else { return }
    (menu.leaves.first { $0 is UIAction } as? UIAction)?.state = .on
  }

  /// A choice of what the menu of choices has.
  final var menuField: FormField? {
    makeLook()
    guard isPopup, let menu, let label = content.titleLabel, !label.isHidden else { return nil }
    let choices = menu.leaves.filter { $0 is UIAction }
    let chosen = choices.firstIndex { ($0 as? UIAction)?.state == .on }
    // All of the button but its sign, since what is chosen may be longer.
    let sign = ButtonPlaces(content, look, in: contentRect(forBounds: bounds), of: self).indicator
    var area = bounds
    area.size.width = isRightToLeft ? bounds.maxX - sign.maxX : sign.minX - bounds.minX
    if isRightToLeft { area.origin.x = sign.maxX }
    var field = FormField(.menu(choices.map(\.title), chosen), in: area) { canvas, _ in
      canvas.saveGState()
      canvas.translateBy(x: label.frame.minX, y: label.frame.minY)
      label.render(into: canvas)
      canvas.restoreGState()
    }
    field.isReadOnly = !isEnabled
    (field.font, field.textColor) = (label.font, label.textColor)
    field.textAlignment = .center
    field.hasSurroundings = true
    return field
  }

  /// Marks what was chosen in the menu.
  final func select(_ element: UIMenuElement) {
    guard let menu, isPopup || menu.options.contains(.singleSelection) else { return }
    for case let action as UIAction in menu.leaves { action.state = action === element ? .on : .off }
    setNeedsUpdateConfiguration()
    invalidateIntrinsicContentSize()
    if isPopup { sendActions(for: .valueChanged) }
  }

  /// The picture that a type has of its own.
  static func image(of type: ButtonType) -> UIImage? {
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: symbol("info.circle", pointSize: 19)
    case .contactAdd: symbol("plus.circle", pointSize: 19)
    case .close: symbol("xmark", pointSize: 13, weight: .bold)
    case .custom, .system, .plain: nil
    }
  }

  private static func symbol(
    _ name: String, pointSize: CGFloat, weight: UIImage.SymbolWeight = .regular
  ) -> UIImage? {
    UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: pointSize, weight: weight))
  }

  /// What readers call a button of a type.
  static func label(of type: ButtonType) -> String? {
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: "More Info"
    case .contactAdd: "Add"
    case .close: "Close"
    case .custom, .system, .plain: nil
    }
  }
}
