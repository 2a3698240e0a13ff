import Foundation
import QuoinGraphics

extension UITableView: ListView {
  final var sectionCount: Int { rowGeometry.sections.count }
  final func rowCount(ofSection section: Int) -> Int { rowGeometry.sections[section].rows.count }

  final func misuse(of path: IndexPath, for what: String) -> ControlMisuse {
    .noSuchRow(path, for: what, in: self)
  }

  final func layOut() { layoutTable() }
  final func frame(of place: ListPlace) -> CGRect? { rect(of: place) }
  final func sees(_ frame: CGRect, inSection section: Int) -> Bool {
    frame.minY < bounds.maxY && frame.maxY > bounds.minY
  }

  // MARK: Fetching ahead

  final var fetchesAhead: Bool { isPrefetchingEnabled && prefetchDataSource != nil }
  final func fetch(_ paths: [IndexPath]) { prefetchDataSource?.tableView(self, prefetchRowsAt: paths) }
  final func cancelFetching(_ paths: [IndexPath]) {
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths)
  }

  // MARK: Swiping

  final var allowsSwiping: Bool { !isEditing }
  final func willBeginSwipe(of place: ListPlace) {
    delegate?.tableView(self, willBeginEditingRowAt: place.path)
  }
  final func didEndSwipe(of place: ListPlace?) {
    delegate?.tableView(self, didEndEditingRowAt: place?.path)
  }

  final func menu(of place: ListPlace, at point: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.tableView(self, contextMenuConfigurationForRowAt: place.path, point: point)
  }
}
