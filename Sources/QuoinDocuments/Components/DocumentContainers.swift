import QuoinTemplates
import QuoinViews

/// What stands in a document or a section is made one piece after the other, when there is room for it.
struct PageContainer: ChildContainer {
  /// Whether it is the document, which files may be attached to.
  var isDocument = false

  var arrangesChildren: Bool { false }
  var placesCopies: Bool { true }
  var makesPieces: Bool { true }
  /// What stands on pages goes down them.
  var overriddenAttributes: Set<String> { ["top", "bottom", "center.y", "firstBaseline", "lastBaseline"] }

  func makesCopies(of component: ResolvedComponent) -> Bool {
    component.hasView
      && !["tr", "td", "thead", "tfoot", "document", "UICollectionViewCell"].contains(
        where: component.inherits)
  }

  func accepts(_ component: ResolvedComponent) -> Bool {
    isDocument && component.inherits(from: "attachment")
  }

  func insert(_ child: AnyObject, into container: AnyObject, at index: Int, above ownSubviews: Int) {
    (container as? DocumentView)?.attachedFiles.put(child, at: index)
  }

  func remove(_ child: AnyObject, from container: AnyObject) {
    (container as? DocumentView)?.attachedFiles.removeAll { $0 === child }
  }

  func standsAside(_ component: ResolvedComponent) -> Bool {
    ["head", "foot", "background"].contains(where: component.inherits)
  }

  /// Where a piece comes to stand is not known when it is made.
  var namesAside: (names: Set<String>, place: String)? {
    (PageValues.names, "the head, foot and background")
  }

  func list(of container: AnyObject) -> UIView? { container as? UIView }
}

/// Columns stand in a table; its rows are made one after the other, and its heads and feet for each page.
struct TableContainer: ChildContainer {
  var arrangesChildren: Bool { false }
  var placesCopies: Bool { true }
  var makesPieces: Bool { true }

  func makesCopies(of component: ResolvedComponent) -> Bool {
    component.inherits(from: "tr") || standsAside(component)
  }

  func accepts(_ component: ResolvedComponent) -> Bool { component.inherits(from: "column") }

  func measuresItself(_ container: UIView) -> Bool { true }

  func standsAside(_ component: ResolvedComponent) -> Bool {
    component.inherits(from: "thead") || component.inherits(from: "tfoot")
  }

  var namesAside: (names: Set<String>, place: String)? { (PageValues.names, "the thead and tfoot") }

  func list(of container: AnyObject) -> UIView? { container as? UIView }

  func insert(_ child: AnyObject, into container: AnyObject, at index: Int, above ownSubviews: Int) {
    (container as? TableView)?.columns.put(child, at: index)
  }

  func remove(_ child: AnyObject, from container: AnyObject) {
    (container as? TableView)?.columns.removeAll { $0 === child }
  }
}

extension Array where Element: AnyObject {
  /// Puts an object at a place, where it is of the elements' class; it may be there already, at this or another one.
  fileprivate mutating func put(_ object: AnyObject, at index: Int) {
    guard let element = object as? Element, !(indices.contains(index) && self[index] === element) else {
      return
    }
    removeAll { $0 === element }
    insert(element, at: Swift.min(index, count))
  }
}

/// Cells stand side by side, as wide as the columns of their table.
struct RowContainer: ChildContainer {
  var arrangesChildren: Bool { true }

  func accepts(_ component: ResolvedComponent) -> Bool {
    component.inherits(from: "td") || component.standsAnywhere
  }

  func setFixedSize(of child: UIView, width: CGFloat?, height: CGFloat?) {
    child.layoutSizing.width = width ?? .nan
    child.layoutSizing.height = height ?? .nan
  }

  func fixesWidth(of child: UIView, in container: UIView) -> Bool { true }
}

/// Rows stand below each other.
struct RowsContainer: ChildContainer {
  var arrangesChildren: Bool { true }

  func accepts(_ component: ResolvedComponent) -> Bool { component.inherits(from: "tr") }

  func setFixedSize(of child: UIView, width: CGFloat?, height: CGFloat?) {
    child.layoutSizing.height = height ?? .nan
  }

  func fixesWidth(of child: UIView, in container: UIView) -> Bool { true }
}

/// Views in a cell lie within its padding.
struct TableCellContainer: ChildContainer {
  var arrangesChildren: Bool { false }
  var insetsChildren: Bool { true }
  var insetsFollowView: Bool { true }
  var insetAttribute: String? { "padding" }

  func insets(of container: UIView) -> UIEdgeInsets {
    (container as? TableCell).flatMap { $0.holdsViews ? $0.padding : nil } ?? .zero
  }

  func insert(_ child: AnyObject, into container: AnyObject, at index: Int, above ownSubviews: Int) {
    (container as? TableCell)?.holdsViews = true
    PlainContainer().insert(child, into: container, at: index, above: ownSubviews)
  }
}
