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
    case .detailDisclosure, .infoLight, .infoDark: ButtonSign.info
    case .contactAdd: ButtonSign.add
    case .close: ButtonSign.close
    case .custom, .system, .plain: nil
    }
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

/// The pictures of buttons that have one of their own, 22 points in size, as drawings that take a tint.
enum ButtonSign {
  private static func image(_ body: String, size: Int = 22) -> UIImage? {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size)\" height=\"\(size)\">\(body)</svg>"
    return UIImage(data: Data(text.utf8))?.withRenderingMode(.alwaysTemplate)
  }

  private static let circle =
    "<circle cx=\"11\" cy=\"11\" r=\"9.7\" fill=\"none\" stroke=\"#000\" stroke-width=\"1.6\"/>"

  static let info = image(
    circle + """
      <circle cx="10.8" cy="6.4" r="1.3"/>
      <path d="M8.9 9.6H11.2V15.6M8.7 15.8H13.6" fill="none" stroke="#000" stroke-width="1.5" stroke-linecap="round"\
       stroke-linejoin="round"/>
      """)
  static let add = image(
    circle + """
      <path d="M11 6.2V15.8M6.2 11H15.8" fill="none" stroke="#000" stroke-width="1.6" stroke-linecap="round"/>
      """)
  static let close = image(
    """
    <path d="M10.5 10.5L19.5 19.5M19.5 10.5L10.5 19.5" fill="none" stroke="#000" stroke-width="2.4"\
     stroke-linecap="round"/>
    """, size: 30)
}
