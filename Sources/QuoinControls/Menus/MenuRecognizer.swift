/// The long press that shows a menu. A finger that goes on to drag what was pressed takes the menu away.
final class MenuRecognizer: UILongPressGestureRecognizer {
  /// Who shows the menu.
  var interaction: () -> UIContextMenuInteraction? = { nil }

  /// Whether a menu is shown.
  var isShowing: Bool { interaction()?.isShowing == true }
  /// Takes the menu away.
  func dismiss() { interaction()?.dismissMenu() }
}
