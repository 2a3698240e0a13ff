// swift-format-ignore-file
// A line is a member in the table of Documentation/UIKit.md.

import Quoin

// MARK: Tables and collections

func rows(_ it: UITableView) {
  _ = UITableView(frame: .zero, style: .insetGrouped)
  it.dataSource = nil
  it.delegate = nil
  it.prefetchDataSource = nil
  it.register(UITableViewCell.self, forCellReuseIdentifier: UITableViewCell.description())
  it.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "")
  _ = it.dequeueReusableCell(withIdentifier: "")
  _ = it.dequeueReusableCell(withIdentifier: "", for: IndexPath())
  _ = it.dequeueReusableHeaderFooterView(withIdentifier: "")
  it.reloadData()
  it.reloadRows(at: [], with: .fade)
  it.reloadSections([], with: .fade)
  it.reconfigureRows(at: [])
  it.insertRows(at: [], with: .fade)
  it.deleteRows(at: [], with: .fade)
  it.moveRow(at: IndexPath(), to: IndexPath())
  it.insertSections([], with: .fade)
  it.deleteSections([], with: .fade)
  it.beginUpdates()
  it.endUpdates()
  it.performBatchUpdates({})
  it.rowHeight = UITableView.automaticDimension
  it.estimatedRowHeight = 1
  it.sectionHeaderHeight = 1
  it.sectionFooterHeight = 1
  it.estimatedSectionHeaderHeight = 1
  it.sectionHeaderTopPadding = 1
  it.separatorStyle = .none
  it.separatorColor = nil
  it.separatorInset = .zero
  it.tableHeaderView = nil
  it.tableFooterView = nil
  it.backgroundView = nil
  it.allowsSelection = true
  it.allowsMultipleSelection = true
  it.allowsMultipleSelectionDuringEditing = true
  it.isEditing = true
  it.setEditing(true, animated: true)
  it.selectRow(at: nil, animated: true, scrollPosition: .none)
  it.deselectRow(at: IndexPath(), animated: true)
  _ = it.indexPathForSelectedRow
  _ = it.indexPathsForSelectedRows
  _ = it.indexPathsForVisibleRows
  _ = it.indexPathForRow(at: .zero)
  _ = it.indexPath(for: UITableViewCell())
  _ = it.cellForRow(at: IndexPath())
  _ = it.headerView(forSection: 0)
  _ = it.visibleCells
  _ = it.numberOfSections
  _ = it.numberOfRows(inSection: 0)
  it.scrollToRow(at: IndexPath(), at: .top, animated: true)
  _ = it.rectForRow(at: IndexPath())
  it.sectionIndexColor = nil
  it.register(nil as UINib?, forCellReuseIdentifier: "") // of a nib: there are none, which is told
  it.dragDelegate = nil // set in an extension: not to be overridden
  it.dropDelegate = nil // set in an extension: not to be overridden
  it.dragInteractionEnabled = true // true on phones, too
  _ = it.hasActiveDrag
  it.isSpringLoaded = true
  _ = it.hasActiveDrop
}

func rows(_ it: any UITableViewDataSource) {
  _ = it.numberOfSections(in: UITableView())
  _ = it.tableView(UITableView(), numberOfRowsInSection: 0)
  _ = it.tableView(UITableView(), cellForRowAt: IndexPath())
  _ = it.tableView(UITableView(), titleForHeaderInSection: 0)
  _ = it.tableView(UITableView(), titleForFooterInSection: 0)
  _ = it.tableView(UITableView(), canEditRowAt: IndexPath())
  it.tableView(UITableView(), commit: .delete, forRowAt: IndexPath())
  _ = it.tableView(UITableView(), canMoveRowAt: IndexPath())
  it.tableView(UITableView(), moveRowAt: IndexPath(), to: IndexPath())
}

func rows(_ it: any UITableViewDelegate) {
  it.tableView(UITableView(), didSelectRowAt: IndexPath())
  it.tableView(UITableView(), didDeselectRowAt: IndexPath())
  _ = it.tableView(UITableView(), willSelectRowAt: IndexPath())
  _ = it.tableView(UITableView(), heightForRowAt: IndexPath())
  _ = it.tableView(UITableView(), estimatedHeightForRowAt: IndexPath())
  _ = it.tableView(UITableView(), heightForHeaderInSection: 0)
  _ = it.tableView(UITableView(), heightForFooterInSection: 0)
  _ = it.tableView(UITableView(), viewForHeaderInSection: 0)
  _ = it.tableView(UITableView(), viewForFooterInSection: 0)
  it.tableView(UITableView(), willDisplay: UITableViewCell(), forRowAt: IndexPath())
  it.tableView(UITableView(), didEndDisplaying: UITableViewCell(), forRowAt: IndexPath())
  _ = it.tableView(UITableView(), editingStyleForRowAt: IndexPath())
  _ = it.tableView(UITableView(), trailingSwipeActionsConfigurationForRowAt: IndexPath())
  _ = it.tableView(UITableView(), leadingSwipeActionsConfigurationForRowAt: IndexPath())
  _ = it.tableView(UITableView(), contextMenuConfigurationForRowAt: IndexPath(), point: .zero)
  it.tableView(UITableView(), accessoryButtonTappedForRowWith: IndexPath())
  _ = it.tableView(UITableView(), shouldHighlightRowAt: IndexPath())
}

func rows(_ it: UITableViewCell) {
  _ = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
  _ = it.textLabel
  _ = it.detailTextLabel
  _ = it.imageView
  _ = it.contentView
  it.backgroundView = nil
  it.selectedBackgroundView = nil
  it.accessoryType = .checkmark
  it.accessoryView = nil
  it.editingAccessoryType = .none
  it.selectionStyle = .none
  it.separatorInset = .zero
  it.setSelected(true, animated: true)
  it.setHighlighted(true, animated: true)
  it.setEditing(true, animated: true)
  it.prepareForReuse()
  _ = it.reuseIdentifier
  it.contentConfiguration = nil
  it.backgroundConfiguration = nil
  _ = it.defaultContentConfiguration()
  it.configurationUpdateHandler = nil
  it.updateConfiguration(using: it.configurationState)
  it.setNeedsUpdateConfiguration()
}

func rows(_ it: UITableViewHeaderFooterView) {
  _ = it.textLabel
  _ = it.contentView
  _ = it.reuseIdentifier
}
