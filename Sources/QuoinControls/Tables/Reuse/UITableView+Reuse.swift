import Foundation

extension UITableView {
  /// Registers the class of cells with an identifier; nothing takes it back.
  public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellMakers.register(cellClass, as: identifier) { type, _ in
      let cell = type.init(registeredAs: identifier)
      cell.reuseIdentifier = identifier
      return cell
    }
  }

  /// Registers the class of heads and feet with an identifier; nothing takes it back.
  public final func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    edgeMakers.register(aClass, as: identifier) { type, _ in
      let view = type.init(registeredAs: identifier)
      view.reuseIdentifier = identifier
      return view
    }
  }

  /// Reports that the nib of cells cannot be read; those that ask for one get none of its views.
  public final func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { nib?.reportUnread() }

  /// Reports that the nib of heads and feet cannot be read.
  public final func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    nib?.reportUnread()
  }

  /// A cell that has gone out of sight, or a new one of the class that is registered.
  ///
  /// - Returns: Nothing where no cell waits and no class is registered.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    takeWaitingCell(identifier) ?? cellMakers.make(identifier)
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
    takeWaitingHeaderFooterView(identifier) ?? edgeMakers.make(identifier)
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
