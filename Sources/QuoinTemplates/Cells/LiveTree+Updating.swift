import QuoinDiagnostics
import QuoinExpressions

extension LiveTree {
  /// How often the work of one update may cause more of it, as when a repetition's items depend on its own layout.
  private static var roundLimit: Int { 64 }

  /// Brings the children, the views' properties and the frames in line with the cells that changed.
  ///
  /// When nothing fails any more, the problems of earlier updates are forgotten.
  func update(animated: Bool = false) {
    let earlier = problems.count
    settle(animated: animated)
    if earlier > 0, graph.failures.isEmpty, unwritten.isEmpty { problems.removeFirst(earlier) }
  }

  private func settle(animated: Bool) {
    var rounds = 0
    while !graph.touched.isEmpty {
      rounds += 1
      if rounds > Self.roundLimit {
        problems.append(.neverSettles(at: root?.program.source.span))
        graph.touched = []
        return
      }
      let touched = graph.touched
      graph.touched = []
      if updateRegions(among: touched) {
        // Properties and frames come when all children are there.
        graph.touched += touched
        continue
      }
      flush(touched, animated: animated)
    }
  }

  /// Updates the regions among the cells; tells whether there were any.
  private func updateRegions(among cells: [CellID]) -> Bool {
    var found = false
    for cell in cells {
      let owner = graph.cells[Int(cell)].owner
      guard owner >= 0, case .region(let reference) = owners[Int(owner)] else { continue }
      let region = reference._withUnsafeGuaranteedRef { $0 }
      let state = graph.cells[Int(cell)].state
      if state == .clean && !graph.cells[Int(cell)].hasNews { continue }
      if state == .failed { continue }
      do throws(Diagnostic) {
        if try region.update() {
          region.parent.updateChildren()
          found = true
        }
      } catch {
        problems.append(error.located(at: region.program.span))
      }
    }
    return found
  }

  /// Writes properties, then frames: what a view measures follows from its properties.
  private func flush(_ cells: [CellID], animated: Bool) {
    for cell in cells where graph.cells[Int(cell)].offset >= CellOffset.firstAttribute {
      guard let node = node(of: cell) else { continue }
      report(of: node) { () throws(Diagnostic) in
        try node.flush(
          attribute: Int(graph.cells[Int(cell)].offset) - CellOffset.firstAttribute, animated: animated)
      }
    }
    // Containers first: their content can be measured only while it is not being evaluated itself.
    for container in containers {
      if container.view.isLayoutNeeded { container.invalidatePlacement() }
      report(of: container) { () throws(Diagnostic) in
        _ = try graph.read(container.cell(CellOffset.placement))
      }
    }
    var last: LiveNode?
    for cell in cells {
      let offset = Int(graph.cells[Int(cell)].offset)
      guard offset < CellOffset.firstAttribute, let node = node(of: cell) else { continue }
      switch offset {
      case CellOffset.width...CellOffset.top:
        if node === last { continue }
        last = report(of: node) { () throws(Diagnostic) in try node.flushFrame() } ? node : nil
      default: report(of: node) { () throws(Diagnostic) in try node.flush(layout: offset) }
      }
    }
    for node in unsettled { node.view.invalidateFittingSize() }
    unsettled = []
    for container in containers where container.view.isLayoutNeeded && !container.hasFailedToPlace {
      container.invalidatePlacement()
    }
  }

  @discardableResult
  private func report(of node: LiveNode, _ body: () throws(Diagnostic) -> Void) -> Bool {
    do throws(Diagnostic) {
      try body()
      return true
    } catch {
      graph.exclusion = nil
      // One failure may come up at thousands of nodes, and a place takes time to be worked out.
      problems.append(error.span == nil ? error.located(at: node.program.source.span) : error)
      return false
    }
  }
}

extension Diagnostic {
  static func neverSettles(at span: SourceSpan?) -> Diagnostic {
    Diagnostic(.error, "The layout never settles: repetitions depend on a layout that they change", at: span)
  }
}
