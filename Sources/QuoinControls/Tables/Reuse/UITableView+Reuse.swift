import Foundation

extension UITableView {
  final func cellClassDidChange(_ cellClass: AnyClass?, _ identifier: String) {
    cellMakers.register(cellClass, as: identifier) { type, _ in
      let cell = type.init(registeredAs: identifier)
      cell.reuseIdentifier = identifier
      return cell
    }
  }

  final func edgeClassDidChange(_ viewClass: AnyClass?, _ identifier: String) {
    edgeMakers.register(viewClass, as: identifier) { type, _ in
      let view = type.init(registeredAs: identifier)
      view.reuseIdentifier = identifier
      return view
    }
  }

  /// A cell of a class that has to be registered.
  final func cell(_ identifier: String) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    ControlMisuse.report(.unregisteredIdentifier(identifier, of: "cell", in: "UITableView"))
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// A cell that has gone out of sight; nothing where none waits.
  package final func takeWaitingCell(_ identifier: String) -> UITableViewCell? {
    takeWaiting(identifier, as: UITableViewCell.self)
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

  /// Takes a head or foot out of sight and keeps it for another section.
  final func recycle(headOrFoot view: UIView, _ key: ElementKey) {
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
