import Foundation
import QuoinGraphics

extension UITableView: UISpringLoadedInteractionSupporting {
  /// Whether what is dragged selects the row that it stays above.
  public final var isSpringLoaded: Bool {
    get { ownSpring != nil }
    set { if newValue != isSpringLoaded { ownSpring = newValue ? TableSpring() : nil } }
  }
}

private final class TableSpring: ListSpring {
  override func mayPress(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
    guard let table = view as? UITableView else { return false }
    return table.delegate?.tableView(table, shouldSpringLoadRowAt: path, with: context) ?? true
  }
}
