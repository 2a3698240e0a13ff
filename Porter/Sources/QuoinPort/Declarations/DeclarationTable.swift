/// What is known of the types, methods and properties of a target, by their names: there is no type checker.
struct DeclarationTable: Sendable {
  /// The types that a type inherits from, by its name.
  private(set) var inherited: [String: [String]] = [:]
  private var methods: [String: [Method]] = [:]
  private var named: [String: [Method]] = [:]
  /// The types of properties, without `?` and `!`, by the properties' names.
  private var properties: [String: Set<String>] = [:]
  /// The properties that protocols ask for and objects need not have, by their names, with the protocols.
  private(set) var optionalProperties: [String: String] = [:]

  /// The classes that override a method or property, by its name.
  private var overriding: [String: Set<String>] = [:]
  private var classes: Set<String> = []

  mutating func add(class name: String) { classes.insert(name) }

  mutating func add(override name: String, by type: String) { overriding[name, default: []].insert(type) }

  /// Whether a type is the target's own.
  func declares(_ type: String) -> Bool { inherited[type] != nil }

  /// Whether a type is a class of the target.
  func isClass(_ type: String) -> Bool { classes.contains(type) }

  /// Whether a class of the target inherits a member from a type, and overrides it.
  func isOverridden(_ name: String, of type: String) -> Bool {
    (overriding[name] ?? []).contains { $0 != type && self.type($0, is: type) }
  }

  mutating func add(_ method: Method) {
    methods[method.name, default: []].append(method)
    named[method.selector, default: []].append(method)
  }

  /// The methods of extensions of classes that are not the target's which have the name and the arguments of one of another such
  /// class: those that are overridden, or those that override it.
  func foreign(_ name: String, labels: [String], types: [String], of type: String, override: Bool) -> [Method]
  {
    (methods[name] ?? []).filter {
      $0.labels == labels && $0.types == types && $0.isOverride == override && $0.type != type
        && !$0.isStatic && !classes.contains($0.type)
    }
  }

  mutating func add(type: String, inheriting others: [String]) { inherited[type, default: []] += others }

  mutating func add(property: String, of type: String) { properties[property, default: []].insert(type) }

  mutating func add(optionalProperty: String, of type: String) { optionalProperties[optionalProperty] = type }

  /// Adds what another table knows.
  mutating func add(_ other: DeclarationTable) {
    inherited.merge(other.inherited) { $0 + $1 }
    methods.merge(other.methods) { $0 + $1 }
    named.merge(other.named) { $0 + $1 }
    overriding.merge(other.overriding) { $0.union($1) }
    classes.formUnion(other.classes)
    properties.merge(other.properties) { $0.union($1) }
    optionalProperties.merge(other.optionalProperties) { first, _ in first }
  }

  /// Whether a type is, or inherits from, another, as far as the target says.
  func type(_ type: String, is other: String) -> Bool { self.ancestry(of: type).contains(other) }

  /// The type and those that it inherits from, the nearest first.
  private func ancestry(of type: String) -> [String] {
    var found = [type]
    var index = 0
    while index < found.count {
      for next in inherited[found[index]] ?? [] where !found.contains(next) { found.append(next) }
      index += 1
    }
    return found
  }

  /// The methods of a name that a type has, the nearest first; those of any type where it has none that is known.
  func methods(named name: String, labels: [String]?, of type: String) -> [Method] {
    let fitting = (methods[name] ?? []).filter { labels == nil || labels == $0.labels }
    for ancestor in ancestry(of: type) {
      let own = fitting.filter { $0.type == ancestor }
      if !own.isEmpty { return own }
    }
    return fitting
  }

  /// The methods that a selector's name stands for: those of a type where it has some, else all.
  func methods(selector: String, of type: String?) -> [Method] {
    let all = named[selector] ?? []
    guard let type else { return all }
    for ancestor in ancestry(of: type) {
      let own = all.filter { $0.type == ancestor }
      if !own.isEmpty { return own }
    }
    return all
  }

  /// The methods of a name that protocols ask for and objects need not have.
  func optionalMethods(named name: String) -> [Method] { (methods[name] ?? []).filter(\.isOptional) }

  /// The types of a property, and those of methods' owners are not: nothing where it is unknown or of several types.
  func type(ofProperty name: String) -> String? {
    guard let types = properties[name], types.count == 1 else { return nil }
    return types.first
  }

  /// Whether a property of a name is declared in the target.
  func hasProperty(_ name: String) -> Bool { properties[name] != nil }

  /// A method of the target.
  struct Method: Sendable {
    /// What it is called, without its arguments.
    let name: String
    /// The labels of its arguments; `_` for none.
    let labels: [String]
    /// The types of its arguments, as they are written.
    let types: [String]
    /// Whether it gives something.
    let hasResult: Bool
    /// What Objective-C calls it.
    let selector: String
    /// Whose it is.
    let type: String
    /// Whether it is a method of the type itself.
    let isStatic: Bool
    /// Whether objects need not have it.
    let isOptional: Bool
    /// Whether it overrides another.
    let isOverride: Bool
    /// The file in which alone it can be used; nothing where it can be in all.
    let onlyFile: String?

    /// How it is written in code: `both(_:event:)`.
    var reference: String { labels.isEmpty ? "\(name)" : "\(name)(\(labels.map { $0 + ":" }.joined()))" }
  }
}
