import Foundation

extension UITableView {
  /// The menu that the delegate has for a row, with what is lifted for it.
  final func rowMenu(of place: ListPlace, at point: CGPoint) -> ListMenu? {
    delegate?.tableView(self, contextMenuConfigurationForRowAt: place.path, point: point).map { menu in
      ListMenu(menu) { [weak self] in
        guard let self else { return nil }
        return delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: menu)
      }
    }
  }
}
