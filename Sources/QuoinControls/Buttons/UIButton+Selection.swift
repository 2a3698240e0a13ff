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
