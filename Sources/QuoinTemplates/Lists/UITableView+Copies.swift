import Foundation
import QuoinControls
import QuoinTemplateEngine
import QuoinViews

/// A table asks for rows, and for what stands above and below those of a section.
extension UITableView: CopiesView {
  package func showCopies(of source: ListSource) {
    dataSource = source
    if source.hasSections { edgeSource = { [weak source] in source?.head(ofSection: $0, isFooter: $1) } }
  }

  package func forgetHeads() { edgeSource = nil }

  package func reloadCopies() { reloadData() }

  package func followCopies(from old: [CopyNames], to new: [CopyNames], animated: Bool) -> Bool {
    follow(from: NamedRows(old), to: NamedRows(new), animated: animated)
  }

  package var seenCopies: [(path: IndexPath, view: UIView)] {
    (indexPathsForVisibleRows ?? []).compactMap { path in cellForRow(at: path).map { (path, $0) } }
  }

  package func seenHeads(ofSection section: Int) -> [UIView] {
    [headerView(forSection: section), footerView(forSection: section)].compactMap { $0 }
  }

  package func place(ofCopy view: UIView) -> IndexPath? {
    (view as? UITableViewCell).flatMap { indexPath(for: $0) }
  }

  package func takeWaiting(_ identifier: String, isHead: Bool, kind: String?) -> UIView? {
    isHead ? takeWaitingHeaderFooterView(identifier) : takeWaitingCell(identifier)
  }

  /// Rows and heads are kept by their own identifiers.
  package func keep(_ view: UIView, forReuseAs identifier: String) {}

  /// Heads and feet are measured as they come.
  package func headsMayDiffer() {}

  package func rowsMayDiffer() { measureRowsAgain() }
}

extension ListSource: UITableViewDataSource {
  package func numberOfSections(in tableView: UITableView) -> Int { countSections() }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    countItems(ofSection: section)
  }

  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    view(at: indexPath) as? UITableViewCell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Rows follow from data, which nobody but the program changes.
  package func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
}
