import Foundation

/// The classes that are registered with a table, which are views' attachments since most tables name few.
final class RegisteredCells {
  var cells: [String: UITableViewCell.Type] = [:]
  var headers: [String: UITableViewHeaderFooterView.Type] = [:]
  var cellMakers: [String: () -> UITableViewCell] = [:]
  var headerMakers: [String: () -> UITableViewHeaderFooterView] = [:]
}

extension UITableView {
  private var registered: RegisteredCells {
    if let known = attachment(RegisteredCells.self) { return known }
    let made = RegisteredCells()
    setAttachment(made)
    return made
  }

  /// Registers the class of cells with an identifier; nothing takes it back.
  public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else {
      registered.cells[identifier] = nil
      return
    }
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      return ControlMisuse.report(
        .wrongClass(cellClass, registeredAs: identifier, instead: "UITableViewCell"))
    }
    registered.cells[identifier] = cellClass
  }

  /// Registers the class of heads and feet with an identifier; nothing takes it back.
  public final func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let aClass else {
      registered.headers[identifier] = nil
      return
    }
    guard let aClass = aClass as? UITableViewHeaderFooterView.Type else {
      return ControlMisuse.report(
        .wrongClass(aClass, registeredAs: identifier, instead: "UITableViewHeaderFooterView"))
    }
    registered.headers[identifier] = aClass
  }

  /// Registers what makes cells with an identifier.
  package final func register(
    cellReuseIdentifier identifier: String, _ make: @escaping () -> UITableViewCell
  ) {
    registered.cellMakers[identifier] = make
  }

  /// Registers what makes heads and feet with an identifier.
  package final func register(
    headerFooterViewReuseIdentifier identifier: String, _ make: @escaping () -> UITableViewHeaderFooterView
  ) {
    registered.headerMakers[identifier] = make
  }

  /// A cell that has gone out of sight, or a new one of the class that is registered.
  ///
  /// - Returns: Nothing where no cell waits and no class is registered.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = takeWaitingCell(identifier) { return cell }
    if let make = registered.cellMakers[identifier] { return make() }
    return registered.cells[identifier]?.init(registeredAs: identifier)
  }

  /// A cell that has gone out of sight; nothing where none waits.
  package final func takeWaitingCell(_ identifier: String) -> UITableViewCell? {
    if let cell = list.reconfigured, cell.reuseIdentifier == identifier {
      list.reconfigured = nil
      return cell
    }
    guard let cell = list.pool.take(identifier) as? UITableViewCell else { return nil }
    cell.prepareForReuse()
    cell.setNeedsUpdateConfiguration()
    return cell
  }

  /// A head or foot that has gone out of sight; nothing where none waits.
  package final func takeWaitingHeaderFooterView(_ identifier: String) -> UITableViewHeaderFooterView? {
    guard let view = list.pool.take("\u{0}" + identifier) as? UITableViewHeaderFooterView else {
      return nil
    }
    view.prepareForReuse()
    view.setNeedsUpdateConfiguration()
    return view
  }

  /// Whether a view has gone out of sight and waits for another place.
  package final var waitingViews: [UIView] { list.pool.views }

  /// A cell for a row; where no class is registered, which is reported, an empty one.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    ControlMisuse.report(.unregisteredIdentifier(identifier, of: "cell", in: "UITableView"))
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// A head or foot that has gone out of sight, or a new one of the class that is registered.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = takeWaitingHeaderFooterView(identifier) { return view }
    if let make = registered.headerMakers[identifier] { return make() }
    return registered.headers[identifier]?.init(registeredAs: identifier)
  }

  /// Takes a cell out of sight and keeps it for another row.
  final func recycle(_ cell: UITableViewCell, from place: ListPlace, tells: Bool = true) {
    endSwipe(in: cell)
    cell.removeFromSuperview()
    if tells { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: place.path) }
    cell.isHighlighted = false
    cell.hasFocus = false
    cell.alpha = 1
    if let identifier = cell.reuseIdentifier { list.pool.add(cell, as: identifier) }
  }

  /// Takes a head or foot out of sight and keeps it for another section.
  final func recycle(edge view: UIView, as key: ElementKey) {
    view.removeFromSuperview()
    if key.isFooter {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: key.place.section)
    } else {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: key.place.section)
    }
    view.alpha = 1
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      list.pool.add(view, as: "\u{0}" + identifier)
    }
  }
}

extension ControlMisuse {
  static func wrongClass(_ given: AnyClass, registeredAs identifier: String, instead wanted: String)
    -> ControlMisuse
  {
    ControlMisuse("The class \(given) registered as “\(identifier)” is no \(wanted)")
  }

  static func unregisteredIdentifier(_ identifier: String, of kind: String, in view: String) -> ControlMisuse
  {
    ControlMisuse("No \(kind) is registered as “\(identifier)” with the \(view) that is asked for one")
  }
}
