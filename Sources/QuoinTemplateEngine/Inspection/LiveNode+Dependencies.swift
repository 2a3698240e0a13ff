import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup

extension LiveNode {
  /// What a reference of an expression leads to.
  func dependency(
    on reference: Reference, keys: [ObjectIdentifier: String]
  ) -> AttributeInspection.Dependency {
    typealias Dependency = AttributeInspection.Dependency
    func member(_ reach: NodeReach, _ name: (LiveNode?) -> String) -> Dependency {
      switch try? tree.target(of: reach, from: slots, skipsHidden: false) {
      case .node(let node)?:
        let owner = node === self ? "" : "\(node.name)."
        return Dependency(kind: .node, name: owner + name(node), node: keys[ObjectIdentifier(node)])
      case .surroundings?: return Dependency(kind: .surroundings, name: name(nil))
      case .missing?, nil: return Dependency(kind: .node, name: name(nil))
      }
    }
    switch reference {
    case .layout(let reach, let edge), .position(let reach, let edge, _):
      return member(reach) { _ in edge.rawValue }
    case .attribute(let reach, let index):
      return member(reach) { node in
        guard let attributes = node?.program.attributes, attributes.indices.contains(index) else { return "" }
        return attributes[index].name
      }
    case .named(let reach, let name): return member(reach) { _ in name }
    case .state(let distance, let index):
      let names = ancestor(distance)?.program.data.state ?? []
      return Dependency(kind: .state, name: names.indices.contains(index) ? names[index].name : "state")
    case .constant(let distance, let index):
      let names = ancestor(distance)?.program.data.constants ?? []
      return Dependency(kind: .constant, name: names.indices.contains(index) ? names[index].name : "constant")
    case .imported: return Dependency(kind: .outside, name: "outside of the cell")
    case .item(let distance): return Dependency(kind: .item, name: repetitionName("for", distance) ?? "item")
    case .index(let distance):
      return Dependency(kind: .item, name: repetitionName("index", distance) ?? "index")
    case .ownerValue(let key): return Dependency(kind: .owner, name: key)
    case .ownerString(let key), .ownerFormat(let key):
      return Dependency(kind: .owner, name: "strings.\(key)")
    case .whole:
      return Dependency(kind: .whole, name: "100%", node: parent.flatMap { keys[ObjectIdentifier($0)] })
    case .wholeOfContent: return Dependency(kind: .whole, name: "100%", node: keys[ObjectIdentifier(self)])
    case .auto, .autoOfContent: return Dependency(kind: .content, name: "auto")
    case .safeArea: return Dependency(kind: .surroundings, name: "safeAreaInsets")
    case .string(let string), .stringFormat(let string): return Dependency(kind: .string, name: string.key)
    }
  }

  /// How people call the node: by its id where it has one.
  private var name: String { program.source.id.map { "#\($0)" } ?? program.component.name }

  private func ancestor(_ distance: Int) -> LiveNode? {
    var node: LiveNode? = self
    for _ in 0..<distance { node = node?.parent }
    return node
  }

  /// What the repetition so many repetitions outward calls its items or their places.
  private func repetitionName(_ attribute: String, _ distance: Int) -> String? {
    var element = program.source.elements.first?.parent
    var left = distance
    while let current = element {
      if current.name == "repeat" {
        if left == 0 { return current.attribute(attribute)?.value }
        left -= 1
      }
      element = current.parent
    }
    return nil
  }
}
