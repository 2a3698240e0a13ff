import QuoinDiagnostics

extension Linker {
  /// Warns of a child that its parent takes, as UIKit does, and that does not become there what it is for elsewhere.
  func warnOfPlace(of source: NodeSource, in parent: NodeSource) {
    let (component, container) = (source.component, parent.component)
    // Most children of a template stand where others of their kind do.
    let place = Place(component: ObjectIdentifier(component), container: ObjectIdentifier(container))
    if placesWithoutWarning.contains(place) { return }
    let count = diagnostics.all.count
    defer { if diagnostics.all.count == count, !diagnostics.isFull { placesWithoutWarning.insert(place) } }
    if let use = Self.uses.first(where: { component.inherits(from: $0.component) }) {
      if container.container.makesCopies(of: component) { return }
      diagnostics.append(
        .plainView(component.name, for: use.purpose, in: container.name, at: source.span))
    } else if !component.isController, !Self.bars.contains(where: component.inherits),
      let controller = Self.controllers.first(where: { container.inherits(from: $0.component) })
    {
      diagnostics.append(
        .besideControllers(component.name, in: container.name, controller.part, at: source.span))
    }
  }

  /// A component in another one.
  struct Place: Hashable {
    let component: ObjectIdentifier
    let container: ObjectIdentifier
  }

  /// Warns of a repetition in a table or collection that repeats no cells.
  func warnOfPlace(of repetition: RepetitionSource, in list: NodeSource) {
    // What makes pieces takes its rows from everywhere; columns of tables and the like come from repetitions, too.
    guard list.component.container.placesCopies, !list.component.container.makesPieces else { return }
    let isCollection = ["UICollectionView", "UICollectionViewController"].contains(
      where: list.component.inherits)
    diagnostics.append(
      isCollection
        ? .noCellsRepeated(
          in: list.component.name, "items, but views behind them; an item is a UICollectionViewCell",
          at: repetition.span)
        : .noCellsRepeated(
          in: list.component.name, "rows, but views above and below them; a row is a UITableViewCell",
          at: repetition.span))
  }

  private static let uses = [
    (component: "UITableViewCell", purpose: "a row of a table"),
    (component: "UITableViewHeaderFooterView", purpose: "the head or foot of a table's section"),
  ]
  private static let controllers = [
    (component: "UITabBarController", part: "a tab"), (component: "UINavigationController", part: "a page"),
    (component: "UISplitViewController", part: "a column"),
  ]
  private static let bars = ["UITabBar", "UINavigationBar", "UIToolbar"]
}

extension Diagnostic {
  static func plainView(_ name: String, for use: String, in parent: String, at span: SourceSpan?)
    -> Diagnostic
  {
    Diagnostic(.warning, "\(name) is \(use); in \(parent) it is a view like others", at: span)
  }

  static func besideControllers(_ name: String, in parent: String, _ part: String, at span: SourceSpan?)
    -> Diagnostic
  {
    Diagnostic(
      .warning, "\(name) in \(parent) lies over what that shows; \(part) is a controller", at: span)
  }

  static func noCellsRepeated(in list: String, _ what: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(.warning, "This <repeat> in \(list) makes no \(what)", at: span)
  }
}
