import QuoinDiagnostics
import QuoinExpressions

/// The components that templates may name. XML can name nothing else.
///
/// ```swift
/// let registry = ComponentRegistry.standard.adding([Component("BadgeView", BadgeView.self) { _ in BadgeView() }])
/// ```
public struct ComponentRegistry: Sendable {
  private var components: [String: ResolvedComponent] = [:]
  /// The types that `<param>` and `Name.case` may name, by name.
  private var types: [String: PropertyType] = [:]
  /// What was added, by name, so that it can be resolved again when a superclass or a type is replaced.
  private var declarations: [String: Component] = [:]
  /// The templates that others may use by name, as if they were files.
  private(set) var templates: [String: String] = [:]
  /// What is wrong with components that were added and are not there for it; a template that is compiled with the
  /// registry reports it.
  public private(set) var diagnostics = Diagnostics()

  /// A registry with the given components and types, in any order.
  public init(_ components: [Component] = [], types: [PropertyType] = []) {
    add(components, types: types)
  }

  /// The same registry with more components and types.
  ///
  /// A component of a known name replaces it, for the components that inherit from it too. One whose superclass is not
  /// known is left out, and `diagnostics` says so.
  public func adding(_ components: [Component], types: [PropertyType] = []) -> ComponentRegistry {
    var copy = self
    copy.add(components, types: types)
    return copy
  }

  /// The same registry with templates that others may name in `template="…"` and `xml="…"` as if they were files, and
  /// that need none.
  ///
  /// ```swift
  /// let registry = ComponentRegistry.standard.adding(templates: ["Card": "<UIView layer.cornerRadius='8'/>"])
  /// // <UIView template="Card"/>
  /// ```
  public func adding(templates: [String: String]) -> ComponentRegistry {
    var copy = self
    copy.templates.merge(templates) { $1 }
    return copy
  }

  /// The component of an element's name.
  public subscript(name: String) -> ResolvedComponent? { components[name] }

  /// The type of a name: a known one, or that of a component's objects.
  public func type(named name: String) -> PropertyType? { types[name] ?? components[name]?.objectType }

  /// The names of all components, sorted.
  public var componentNames: [String] { components.keys.sorted() }

  /// The names of all types, sorted.
  public var typeNames: [String] { types.keys.sorted() }

  /// The component of a class, or of its nearest superclass that has one.
  func component(for type: AnyObject.Type) -> (component: ResolvedComponent, isExact: Bool)? {
    let identifier = ObjectIdentifier(type)
    // The name of the class first, as several components may stand for one class.
    if let exact = components[String(describing: type)], exact.component.classID == identifier {
      return (exact, true)
    }
    let sorted = components.sorted { $0.key < $1.key }.map(\.value)
    if let exact = sorted.first(where: { $0.component.classID == identifier }) { return (exact, true) }
    let nearest = sorted.filter { $0.component.includes(type) }.max { $0.depth < $1.depth }
    return nearest.map { ($0, false) }
  }

  /// Gives types of known names another meaning, in all properties that have them.
  mutating func replace(_ replacements: [PropertyType]) {
    declarations = declarations.mapValues { $0.replacing(replacements) }
    for type in replacements { types[type.name] = type }
    resolveAgain()
  }

  private mutating func add(_ added: [Component], types addedTypes: [PropertyType]) {
    for type in addedTypes { types[type.name] = type }
    let replacesOthers = added.contains { components[$0.name] != nil }
    for component in added { declarations[component.name] = component }
    if replacesOthers || !diagnostics.isEmpty { return resolveAgain() }
    var path: [String] = []
    for component in added { resolve(component.name, path: &path) }
  }

  private mutating func resolveAgain() {
    components = [:]
    diagnostics = Diagnostics()
    var path: [String] = []
    for name in declarations.keys.sorted() { resolve(name, path: &path) }
  }

  /// The component that another inherits from, which is that of the nearest class where it does not say.
  private func superclassName(of component: Component) -> String? {
    guard component.superclass == "" else { return component.superclass }
    var nearest: Component?
    for other in declarations.values where component.name != other.name && component.derives(other) {
      // Of several that stand for one class, the one that is called so.
      if other.classID == component.classID, !other.hasNameOfClass || component.hasNameOfClass { continue }
      guard let known = nearest else {
        nearest = other
        continue
      }
      if other.classID == known.classID {
        if other.hasNameOfClass || !known.hasNameOfClass && other.name < known.name { nearest = other }
      } else if other.derives(known) {
        nearest = other
      }
    }
    if let nearest { return nearest.name }
    return component.name == "UIView" || !component.isView ? nil : "UIView"
  }

  /// Makes a component of its declaration, its superclass first.
  ///
  /// - Parameter path: The components for whose sake it is asked for.
  @discardableResult
  private mutating func resolve(_ name: String, path: inout [String]) -> ResolvedComponent? {
    if let known = components[name] { return known }
    guard let component = declarations[name] else { return nil }
    var superclass: ResolvedComponent?
    if let superclassName = superclassName(of: component) {
      if path.contains(name) {
        diagnostics.append(.ownSuperclass(name))
        return nil
      }
      path.append(name)
      superclass = resolve(superclassName, path: &path)
      path.removeLast()
      guard superclass != nil else {
        let nearest = nearestName(to: superclassName, among: declarations.keys.sorted())
        diagnostics.append(
          .unknownSuperclass(superclassName, of: name, nearest: nearest == name ? nil : nearest))
        return nil
      }
    }
    let objects = component.objects.compactMap { member in
      // A component that holds its own like has no end of names.
      path.contains(member.component) || member.component == name
        ? nil : resolve(member.component, path: &path).map { (member, $0) }
    }
    let resolved = ResolvedComponent(component, superclass: superclass, objects: objects)
    components[name] = resolved
    if let body = component.body, !body.isEmpty {
      let type = resolved.property(named: body)?.type ?? resolved.parameters[body]
      if type?.syntax != .text { diagnostics.append(.bodyTakesNoText(body, of: name, isKnown: type != nil)) }
    }
    for (attribute, _) in component.defaults where !resolved.knows(attribute) {
      let nearest = nearestName(to: attribute, among: resolved.propertyNames(like: attribute))
      diagnostics.append(.unknownDefault(attribute, of: name, nearest: nearest))
    }
    for property in resolved.properties.values where types[property.type.name] == nil {
      types[property.type.name] = property.type
    }
    return resolved
  }
}

extension ResolvedComponent {
  /// Whether the component takes an attribute, be it one of layout or of those that made it.
  fileprivate func knows(_ attribute: String) -> Bool {
    property(named: attribute)?.set != nil || parameters[attribute] != nil
      || hasView && LayoutAttribute(rawValue: attribute) != nil
  }
}

extension Diagnostic {
  static func bodyTakesNoText(_ body: String, of name: String, isKnown: Bool) -> Diagnostic {
    Diagnostic(
      .error,
      "Text inside \(name) is to set \(body), which \(isKnown ? "holds no text" : "is none of its attributes")"
    )
  }

  static func unknownDefault(_ attribute: String, of name: String, nearest: String?) -> Diagnostic {
    Diagnostic(
      .error, "The component \(name) has a default for \(attribute), which it does not take",
      suggestion: nearest)
  }

  static func unknownSuperclass(_ superclass: String, of name: String, nearest: String?) -> Diagnostic {
    Diagnostic(
      .error, "The component \(name) inherits from \(superclass), which is not among the components",
      suggestion: nearest)
  }

  static func ownSuperclass(_ name: String) -> Diagnostic {
    Diagnostic(.error, "The component \(name) inherits from itself")
  }
}
