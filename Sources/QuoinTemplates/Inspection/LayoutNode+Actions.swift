import QuoinControls
import QuoinDiagnostics
import QuoinExpressions

/// What a control calls when something happens to it.
package struct ControlCalls {
  /// The control.
  package let control: UIControl
  /// The methods that its attributes name, whether anybody has them or not.
  package var calls: [(attribute: String, events: UIControl.Event, method: String)] = []
}

extension LayoutNode {
  /// The controls of the tree from this node on, those of the cells that are seen included, with what they call.
  package func controlCalls() -> [ControlCalls] {
    guard let live = linked() else { return [] }
    return live.tree.keeping {
      var found: [ControlCalls] = []
      var pending = [live]
      while let node = pending.popLast() {
        pending += node.children + InspectedNodes.cells(of: node)
        if let control = node.view as? UIControl {
          found.append(ControlCalls(control: control, calls: node.tree.keeping { node.controlCalls }))
        }
      }
      return found
    }
  }
}

extension LiveNode {
  fileprivate var controlCalls: [(attribute: String, events: UIControl.Event, method: String)] {
    Component.controlEventAttributes.compactMap { name, events, _ in
      guard let index = program.attributeIndexes[name],
        case .string(let method)? = try? value(ofAttribute: index), !method.isEmpty
      else { return nil }
      return (name, events, method)
    }
  }
}
