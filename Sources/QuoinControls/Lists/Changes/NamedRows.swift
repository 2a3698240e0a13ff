import Foundation

/// The sections of a list and the rows in them, by names that tell them apart: rows by theirs within a section.
package nonisolated struct NamedRows: Equatable {
  /// A section with its rows.
  package typealias Section = (name: String, rows: [String])

  private struct Row: Hashable {
    let section: String
    let name: String
  }

  private let sections: [Section]

  /// - Parameter sections: No name comes twice among the sections, nor among the rows of one.
  package init(_ sections: [Section]) { self.sections = sections }

  package static func == (left: NamedRows, right: NamedRows) -> Bool {
    left.sections.elementsEqual(right.sections, by: ==)
  }

  var counts: [Int] { sections.map(\.rows.count) }

  /// The changes that lead from others to these.
  func updates(from old: NamedRows) -> ListUpdates { snapshot.updates(from: old.snapshot) }

  private var snapshot: NSDiffableDataSourceSnapshot<String, Row> {
    var result = NSDiffableDataSourceSnapshot<String, Row>()
    result.appendSections(sections.map(\.name))
    for (name, rows) in sections {
      result.appendItems(rows.map { Row(section: name, name: $0) }, toSection: name)
    }
    return result
  }
}

extension ListScrollView {
  /// Goes over from rows to those that the data source has now. A row of the same name keeps its cell, stays selected and
  /// goes where it is now; nothing in its cell is set again.
  ///
  /// - Parameters:
  ///   - old: What the view shows.
  ///   - new: What the data source has.
  ///   - animated: Whether rows are seen on their way.
  /// - Returns: Whether that was done. It is not while everything is to be asked for anew anyway, or is just asked for, or
  ///   where no row is seen.
  package final func follow(from old: NamedRows, to new: NamedRows, animated: Bool) -> Bool {
    if list.needsReload || list.isPlacing || list.isCommitting || list.batch.isOpen { return false }
    // Where nothing is seen there is nothing to keep.
    if list.cells.isEmpty, list.selection.isEmpty { return false }
    guard (0..<sectionCount).map(rowCount) == old.counts else { return false }
    closeSwipe(animated: false)
    cancelMovement()
    list.isCommitting = true
    defer { list.isCommitting = false }
    let (updates, counts) = (new.updates(from: old), countsOfSource)
    guard counts == new.counts, case .success(let mapping) = updates.worked(from: old.counts, to: counts)
    else { return false }
    let animation = ListAnimation(self, ListChange(updates, mapping))
    list.move(by: mapping)
    take(updates, mapping, counts: counts)
    list.isCommitting = false
    if animated {
      animation.run { _ in }
      updatesAreAnimated()
    } else {
      animation.skip()
    }
    invalidateFittingSize()
    return true
  }
}
