import QuoinControls
import QuoinGraphics
import QuoinTemplateEngine
import QuoinViews

/// What tables and collections do with their children: cells are templates, the first others have places of their own.
protocol ListContainer: ChildContainer {
  /// Puts a child, that is no template, at its place among those.
  func place(_ child: UIView, in list: UIView, at index: Int, above ownSubviews: Int)

  /// Empties the place of a child.
  func vacate(_ child: UIView, in list: UIView)
}

extension ListContainer {
  var placesCopies: Bool { true }
  var arrangesChildren: Bool { false }
  var insetAttribute: String? { "contentInset" }
  var insetsChildren: Bool { true }

  func insets(of container: UIView) -> UIEdgeInsets { (container as? UIScrollView)?.contentInset ?? .zero }

  func insert(_ child: AnyObject, into container: AnyObject, at index: Int, above ownSubviews: Int) {
    guard let list = list(of: container) as? UIScrollView, let view = Self.view(of: child),
      !list.takeAccessory(child)
    else { return }
    place(view, in: list, at: index, above: ownSubviews)
  }

  func remove(_ child: AnyObject, from container: AnyObject) {
    if let list = list(of: container) as? UIScrollView, let view = Self.view(of: child) {
      if list.letGoOfAccessory(child) { return }
      vacate(view, in: list)
    }
    PlainContainer().remove(child, from: container)
  }

  func group(of component: ResolvedComponent) -> Int { component.groupInScrollView }
}

/// Cells of a table are templates, other children stand above and below its rows.
struct TableContainer: ListContainer {
  var copiesMissed: String? { "rows, but views above and below them; a row is a UITableViewCell" }

  func makesCopies(of component: ResolvedComponent) -> Bool {
    component.inherits(from: "UITableViewCell") || component.inherits(from: "UITableViewHeaderFooterView")
  }

  func list(of container: AnyObject) -> UIView? { container as? UITableView }

  func place(_ child: UIView, in list: UIView, at index: Int, above ownSubviews: Int) {
    guard let table = list as? UITableView else { return }
    let places = [table.tableHeaderView, table.tableFooterView]
    if index < places.count ? places[index] === child : child.superview === table && !places.contains(child) {
      return
    }
    // A place that it has left would take it out of the other one later.
    vacate(child, in: table)
    switch index {
    case 0: table.tableHeaderView = child
    case 1: table.tableFooterView = child
    default: table.addSubview(child)
    }
  }

  func measuredChildren(of container: UIView) -> [UIView] {
    guard let table = container as? UITableView else { return [] }
    return [table.tableHeaderView, table.tableFooterView].compactMap { $0 }
  }

  func vacate(_ child: UIView, in list: UIView) {
    guard let table = list as? UITableView else { return }
    if table.tableHeaderView === child { table.tableHeaderView = nil }
    if table.tableFooterView === child { table.tableFooterView = nil }
  }

  func frame(_ frame: CGRect, of child: UIView, in container: UIView) -> CGRect {
    guard let table = container as? UITableView,
      child === table.tableHeaderView || child === table.tableFooterView
    else { return frame }
    if child.bounds.height != frame.height {
      table.setNeedsLayout()
      // Whoever works with what the table has been measured as takes off the height that the child has now.
      table.invalidateFittingSize()
    }
    // The table says where they are, and how wide.
    return CGRect(
      x: child.frame.minX, y: child.frame.minY, width: table.bounds.width, height: frame.height)
  }
}

/// Cells of a collection are templates, the first other child lies behind its items.
struct CollectionContainer: ListContainer {
  var copiesMissed: String? { "items, but views behind them; an item is a UICollectionViewCell" }

  func makesCopies(of component: ResolvedComponent) -> Bool {
    component.inherits(from: "UICollectionViewCell") || component.inherits(from: "UICollectionReusableView")
  }

  func list(of container: AnyObject) -> UIView? { container as? UICollectionView }

  func place(_ child: UIView, in list: UIView, at index: Int, above ownSubviews: Int) {
    guard let collection = list as? UICollectionView else { return }
    let isBehind = collection.backgroundView === child
    if index == 0 {
      if !isBehind { collection.backgroundView = child }
    } else {
      if isBehind { vacate(child, in: collection) }
      if child.superview !== collection { collection.addSubview(child) }
    }
  }

  func vacate(_ child: UIView, in list: UIView) {
    if let collection = list as? UICollectionView, collection.backgroundView === child {
      collection.backgroundView = nil
    }
  }

  func frame(_ frame: CGRect, of child: UIView, in container: UIView) -> CGRect {
    // What lies behind the items is as large as the collection, which sees to it.
    (container as? UICollectionView)?.backgroundView === child ? child.frame : frame
  }
}

/// A controller whose view is a list: another list inside takes its place, all else stands in the list.
protocol ListControllerContainer: ChildContainer {
  associatedtype Content: ListContainer
  /// What is done with children of the list.
  var content: Content { get }
  /// The element of the list.
  var listName: String { get }
  /// Puts a list in the place of the controller's own.
  func replaceList(of controller: AnyObject, with list: AnyObject)
}

extension ListControllerContainer {
  var placesCopies: Bool { true }
  var copiesMissed: String? { content.copiesMissed }
  var arrangesChildren: Bool { true }
  var overriddenAttributes: Set<String> { Set(LayoutAttribute.names) }

  func makesCopies(of component: ResolvedComponent) -> Bool { content.makesCopies(of: component) }
  func arranges(_ component: ResolvedComponent) -> Bool { component.inherits(from: listName) }
  func frame(_ frame: CGRect, of child: UIView, in container: UIView) -> CGRect {
    content.frame(frame, of: child, in: container)
  }
  func group(of component: ResolvedComponent) -> Int {
    component.inherits(from: listName) ? 3 : content.group(of: component)
  }

  func insert(_ child: AnyObject, into container: AnyObject, at index: Int, above ownSubviews: Int) {
    guard let list = list(of: container) else { return }
    if content.list(of: child) != nil {
      if child !== list { replaceList(of: container, with: child) }
    } else {
      content.insert(child, into: list, at: index, above: ownSubviews)
    }
  }

  func remove(_ child: AnyObject, from container: AnyObject) {
    guard let list = list(of: container), child !== list else { return }
    content.remove(child, from: list)
  }
}

/// A table stands in the place of a table view controller's own.
struct TableControllerContainer: ListControllerContainer {
  var content: TableContainer { TableContainer() }
  var listName: String { "UITableView" }

  func list(of container: AnyObject) -> UIView? { (container as? UITableViewController)?.tableView }

  func replaceList(of controller: AnyObject, with list: AnyObject) {
    guard let controller = controller as? UITableViewController, let table = list as? UITableView else {
      return
    }
    controller.tableView = table
    if table.dataSource == nil { table.dataSource = controller }
    if table.delegate == nil { table.delegate = controller }
  }
}

/// A collection stands in the place of a collection view controller's own.
struct CollectionControllerContainer: ListControllerContainer {
  var content: CollectionContainer { CollectionContainer() }
  var listName: String { "UICollectionView" }

  func list(of container: AnyObject) -> UIView? {
    (container as? UICollectionViewController)?.collectionView
  }

  func replaceList(of controller: AnyObject, with list: AnyObject) {
    guard let controller = controller as? UICollectionViewController,
      let collection = list as? UICollectionView
    else { return }
    controller.collectionView = collection
    if collection.dataSource == nil { collection.dataSource = controller }
    if collection.delegate == nil { collection.delegate = controller }
  }
}

/// Children of a cell lie in its content view where their expressions put them.
struct CellContainer: ChildContainer {
  var arrangesChildren: Bool { false }
  var insetsChildren: Bool { true }
  var insetsFollowView: Bool { true }

  func host(of container: AnyObject) -> UIView? {
    switch container {
    case let cell as UITableViewCell: cell.contentView
    case let cell as UICollectionViewCell: cell.contentView
    case let view as UITableViewHeaderFooterView: view.contentView
    default: container as? UIView
    }
  }

  func measuresItself(_ container: UIView) -> Bool {
    switch container {
    case let cell as UITableViewCell: cell.hasOwnContent
    case let view as UITableViewHeaderFooterView: view.hasOwnContent
    default: false
    }
  }

  /// An item with nothing in it is as high as a bare row.
  func heightWithoutChildren(of container: UIView) -> CGFloat? {
    guard let cell = container as? UICollectionViewCell, cell.contentConfiguration == nil,
      cell.contentView.subviews.isEmpty
    else { return nil }
    return 44
  }

  func bareHeight(of container: UIView) -> CGFloat? {
    container is UITableViewCell || container is UICollectionViewCell ? UITableViewCell.standardHeight : 0
  }

  func leastHeightAroundCentred(of container: UIView) -> CGFloat {
    container is UITableViewCell ? UITableViewCell.standardHeight : 0
  }

  func insets(of container: UIView) -> UIEdgeInsets {
    guard let cell = container as? UITableViewCell else { return .zero }
    // What stands beside the content is as wide in every cell.
    let width: CGFloat = 1000
    let frame = cell.contentFrame(in: CGSize(width: width, height: 0))
    return UIEdgeInsets(top: 0, left: frame.minX, bottom: 0, right: width - frame.maxX)
  }
}
