/// The order in which attributes of a node are written: by alphabet, so that a whole comes before its parts, each behind
/// those that its property says it is written after.
enum WritingOrder {
  typealias Attribute = (source: AttributeSource, role: AttributeProgram.Role)

  /// The attributes in their order.
  static func sorted(_ attributes: [Attribute]) -> [Attribute] {
    let sorted = attributes.sorted { $0.source.name < $1.source.name }
    guard sorted.contains(where: { $0.role.property?.leaders.isEmpty == false }) else { return sorted }
    var ordered: [Attribute] = []
    var taken = Set<Int>()
    func take(_ index: Int) {
      guard taken.insert(index).inserted else { return }
      for leader in sorted[index].role.property?.leaders ?? [] {
        for other in sorted.indices where isNamed(sorted[other].source.name, leader) { take(other) }
      }
      ordered.append(sorted[index])
    }
    for index in sorted.indices { take(index) }
    return ordered
  }

  /// The attributes, those known for good that come behind others which are not yet written when these are.
  static func deferring(_ attributes: [AttributeProgram]) -> [AttributeProgram] {
    var open: [String] = []
    return attributes.map { attribute in
      guard let property = attribute.property else { return attribute }
      let waits =
        attribute.constant != nil
        && property.leaders.contains { leader in open.contains { isNamed($0, leader) } }
      if waits || attribute.constant == nil { open.append(attribute.name) }
      return waits ? attribute.deferred : attribute
    }
  }

  /// For each attribute that is written behind others the indexes of these.
  static func leaders(of attributes: [AttributeProgram]) -> [Int: [Int]] {
    var found: [Int: [Int]] = [:]
    for (index, attribute) in attributes.enumerated() {
      guard let leaders = attribute.property?.leaders, !leaders.isEmpty else { continue }
      let indexes = attributes.indices.filter { other in
        leaders.contains { isNamed(attributes[other].name, $0) }
      }
      if !indexes.isEmpty { found[index] = indexes }
    }
    return found
  }

  /// For each attribute that others are written behind the indexes of all these, in their order.
  static func followers(_ leaders: [Int: [Int]]) -> [Int: [Int]] {
    var found: [Int: Set<Int>] = [:]
    // What two say of each other comes to the order that there is.
    for (follower, own) in leaders.sorted(by: { $0.key > $1.key }) {
      for leader in own where leader < follower {
        found[leader, default: []].formUnion(found[follower, default: []].union([follower]))
      }
    }
    return found.mapValues { $0.sorted() }
  }

  /// For each attribute the indexes of those that set a part of what it sets: those of `contentInset.top` and the like by
  /// the index of `contentInset`. Those of an object, as of a button's configuration, count as those of a plain value do.
  static func parts(of attributes: [AttributeProgram]) -> [Int: [Int]] {
    let dotted = attributes.indices.filter { attributes[$0].name.utf8.contains(UInt8(ascii: ".")) }
    if dotted.isEmpty { return [:] }
    var found: [Int: [Int]] = [:]
    for (index, whole) in attributes.enumerated() where whole.setter != nil {
      let parts = dotted.filter { attributes[$0].name.hasPrefix(whole.name + ".") }
      if !parts.isEmpty { found[index] = parts }
    }
    return found
  }

  /// Whether an attribute is the one of a name, or a part of it.
  private static func isNamed(_ attribute: String, _ name: String) -> Bool {
    attribute.hasPrefix(name)
      && (attribute.utf8.count == name.utf8.count || attribute.dropFirst(name.count).first == ".")
  }
}
