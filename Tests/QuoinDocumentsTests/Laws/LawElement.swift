/// An element of a random template, as a value that can be made smaller.
struct LawElement: Hashable {
  struct Attribute: Hashable {
    let name: String
    var value: String
  }

  var name: String
  var attributes: [Attribute] = []
  var children: [LawElement] = []

  init(_ name: String, _ attributes: [(String, String)] = [], _ children: [LawElement] = []) {
    self.name = name
    self.attributes = attributes.map { Attribute(name: $0.0, value: $0.1) }
    self.children = children
  }

  var markup: String {
    let start =
      "<\(name)"
      + attributes.map { attribute in
        let value = attribute.value.replacingOccurrences(of: "&", with: "&amp;")
          .replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: "\"", with: "&quot;")
        return " \(attribute.name)=\"\(value)\""
      }.joined()
    return children.isEmpty
      ? start + "/>" : start + ">" + children.map(\.markup).joined() + "</\(name)>"
  }

  /// How many elements and attributes there are.
  var weight: Int { 1 + attributes.count + children.reduce(0) { $0 + $1.weight } }

  /// The same with one thing less, each in turn; what takes away most comes first.
  var smaller: [LawElement] {
    var found: [LawElement] = []
    for index in children.indices {
      var other = self
      other.children.remove(at: index)
      found.append(other)
    }
    for (index, child) in children.enumerated() where !child.children.isEmpty {
      var other = self
      other.children.replaceSubrange(index...index, with: child.children)
      found.append(other)
    }
    for index in attributes.indices {
      var other = self
      other.attributes.remove(at: index)
      found.append(other)
      for value in ["x", "20", "flag", "a"] where attributes[index].value.count > value.count {
        other = self
        other.attributes[index].value = value
        found.append(other)
      }
    }
    for (index, child) in children.enumerated() {
      for smaller in child.smaller {
        var other = self
        other.children[index] = smaller
        found.append(other)
      }
    }
    return found
  }
}
