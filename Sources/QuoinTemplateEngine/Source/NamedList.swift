/// What is found by a name of its own among others.
protocol Named {
  var name: String { get }
}

/// Things with names in the order in which they were written, of which any one is found at once, however many there are.
struct NamedList<Element: Named & Sendable>: Sendable {
  private(set) var elements: [Element] = []
  /// Where each name stands first; made when there are more than a few, as looking through a few takes less.
  private var indexes: [String: Int] = [:]

  private static var few: Int { 16 }

  /// Where the first element of a name stands.
  func index(of name: String) -> Int? {
    elements.count <= Self.few ? elements.firstIndex { $0.name == name } : indexes[name]
  }

  /// The first element of a name.
  subscript(name: String) -> Element? { index(of: name).map { elements[$0] } }

  /// Adds an element at the end.
  mutating func append(_ element: Element) {
    elements.append(element)
    if elements.count == Self.few + 1 {
      for (index, element) in elements.enumerated() where indexes[element.name] == nil {
        indexes[element.name] = index
      }
    } else if elements.count > Self.few, indexes[element.name] == nil {
      indexes[element.name] = elements.count - 1
    }
  }

  /// Takes the element of a name out.
  mutating func remove(_ name: String) {
    guard let index = index(of: name) else { return }
    var rest = elements
    rest.remove(at: index)
    self = NamedList()
    for element in rest { append(element) }
  }

  /// Puts an element in the place of the one with its name, else at the end.
  mutating func set(_ element: Element) {
    if let index = index(of: element.name) { elements[index] = element } else { append(element) }
  }
}
