import QuoinDiagnostics
import QuoinExpressions
import QuoinResources

/// What the cells of a table or collection are made of: their nodes, linked anew for each shape of the data that rows have.
///
/// Many cells of many trees share one; what linking comes to is kept.
final class CellTemplate: Sendable {
  /// The name under which cells wait for another row.
  let identifier: String
  let source: NodeSource
  let host: TemplateHost
  let loader: ResourceLoader?
  private let budget: Budget
  private let programs = LinkedPrograms<LinkedCell>()

  init(
    identifier: String, source: NodeSource, host: TemplateHost, loader: ResourceLoader?, budget: Budget
  ) {
    self.identifier = identifier
    self.source = source
    self.host = host
    self.loader = loader
    self.budget = budget
  }

  /// The program for data of a shape.
  ///
  /// - Parameters:
  ///   - owner: Who may know further values.
  ///   - outer: The names around the table or collection, whose data cells see; asked where there is no such program yet.
  func linked(for shape: DataShape, owner: AnyObject?, outer: () -> OuterNames?) -> LinkedCell {
    programs.program(for: shape, owner: owner as? any LayoutOwner, host: host) {
      let outer = outer()
      let linker = Linker(
        registry: host.registry, host: host, loader: loader, budget: budget, isOpen: false, owner: owner)
      linker.outer = outer
      let program = linker.link(source, data: [source.key: shape])
      return LinkedCell(
        program: program, imports: outer?.imports ?? .none, diagnostics: linker.diagnostics.sortedByPlace,
        ownerNames: linker.ownerNames)
    }
  }
}

/// A cell's program for data of one shape, and what linking it found.
struct LinkedCell: LinkedProgram {
  let program: NodeProgram
  /// What the cell's expressions read outside of it.
  let imports: CellImports
  let diagnostics: Diagnostics
  let ownerNames: OwnerNames
}

/// What cells read outside of them, at the place of the children of the list that shows them.
///
/// Where the list itself is in a cell, what it has `.imported` is the outer list's, which has a row of its own for it.
struct CellImports: Sendable {
  let references: [Reference]
  /// What they read around the list that shows the cell which this list is in.
  private let around: [CellImports]

  static let none = CellImports([], around: nil)

  init(_ references: [Reference], around: CellImports?) {
    self.references = references
    self.around = around.map { [$0] } ?? []
  }

  var isEmpty: Bool { references.isEmpty }
  var outer: CellImports? { around.first }
}

/// The place of a table or collection in its template, with all names around it resolved: once, however many patterns there are
/// in it.
final class ListPlace {
  fileprivate let linker: Linker
  fileprivate let node: LinkNode

  /// - Parameters:
  ///   - list: The table or collection, in the tree of `root`.
  ///   - data: The shapes of what nodes of that tree have as their own.
  init?(
    of list: NodeSource, in root: NodeSource, data: [ObjectIdentifier: DataShape], host: TemplateHost,
    budget: Budget
  ) {
    linker = Linker(registry: host.registry, host: host, loader: nil, budget: budget, isOpen: false)
    guard let node = linker.outline(root, data: data, finding: list) else { return nil }
    self.node = node
  }
}

/// The names around a table or collection, as the cells of one pattern inside see them.
final class OuterNames {
  private let place: ListPlace
  private let outer: OuterNames?
  private let slots = SlotTable()

  /// - Parameter outer: The names around the tree, where that is one of a cell.
  init(at place: ListPlace, outer: OuterNames?) {
    self.place = place
    self.outer = outer
  }

  /// What has been asked for so far, in the order of its numbers.
  var imports: CellImports { CellImports(slots.references, around: outer?.imports) }

  /// The number and type of what a name stands for, and how many components of the name that covers.
  func match(_ names: [String]) -> (number: Int, type: ValueType, count: Int)? {
    guard let match = site.data(names), case .slot(let number, let type) = match.resolution else {
      return nil
    }
    return (number, type, match.componentCount)
  }

  /// The macro of a name.
  ///
  /// - Parameter count: How many macros of the name mean what lies beyond them.
  func macro(_ name: String, beyond count: Int) -> NameMatch? { site.macro(name, beyond: count) }

  /// What is said of a name that only what stands aside in a container around knows.
  func nameAside(_ name: String) -> NameMatch? { site.nameAside(name) }

  private var site: LinkSite {
    // Patterns are linked one after the other, each with names of its own further out.
    place.linker.outer = outer
    return LinkSite(
      linker: place.linker, node: nil, parent: place.node, scope: place.node.scope, slots: slots)
  }
}
