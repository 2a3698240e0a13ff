import QuoinDiagnostics
import QuoinExpressions

extension LiveTree {
  /// How often the work of one update may cause more of it, as when a repetition's items depend on its own layout.
  private static var roundLimit: Int { 64 }

  /// Brings the children, the views' properties and the frames in line with the cells that changed.
  func update(animated: Bool = false) {
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

  private func flush(_ cells: [CellID], animated: Bool) {
    var lastFrame: LiveNode?
    for cell in cells {
      guard let node = node(of: cell) else { continue }
      let offset = Int(graph.cells[Int(cell)].offset)
      do throws(Diagnostic) {
        if offset >= CellOffset.firstAttribute {
          try node.flush(attribute: offset - CellOffset.firstAttribute, animated: animated)
        } else if node !== lastFrame {
          lastFrame = node
          try node.flushFrame()
        }
      } catch {
        lastFrame = nil
        problems.append(error.located(at: node.program.source.span))
      }
    }
  }
}

extension Diagnostic {
  static func neverSettles(at span: SourceSpan?) -> Diagnostic {
    Diagnostic(.error, "The layout never settles: repetitions depend on a layout that they change", at: span)
  }
}
