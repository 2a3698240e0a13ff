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
  /// What was added, in order, so that it can be added again when a type changes.
  private var declarations: [Component] = []

  /// A registry with the given components and types; superclasses first.
  public init(_ components: [Component] = [], types: [PropertyType] = []) {
    add(components, types: types)
  }

  /// The same registry with more components and types; a component of a known name replaces it.
  public func adding(_ components: [Component], types: [PropertyType] = []) -> ComponentRegistry {
    var copy = self
    copy.add(components, types: types)
    return copy
  }

  /// The component of an element's name.
  public subscript(name: String) -> ResolvedComponent? { components[name] }

  /// The type of a name.
  public func type(named name: String) -> PropertyType? { types[name] }

  /// The names of all components, sorted.
  public var componentNames: [String] { components.keys.sorted() }

  /// The names of all types, sorted.
  public var typeNames: [String] { types.keys.sorted() }

  /// Gives types of known names another meaning, in all properties that have them.
  mutating func replace(_ replacements: [PropertyType]) {
    let all = declarations.map { $0.replacing(replacements) }
    declarations = []
    components = [:]
    add(all, types: replacements)
  }

  private mutating func add(_ added: [Component], types addedTypes: [PropertyType]) {
    for type in addedTypes { types[type.name] = type }
    declarations += added
    for component in added {
      let resolved = ResolvedComponent(component, superclass: component.superclass.flatMap { components[$0] })
      components[component.name] = resolved
      for property in resolved.properties.values where types[property.type.name] == nil {
        types[property.type.name] = property.type
      }
    }
  }
}

/// A component with everything it inherits.
public final class ResolvedComponent: Sendable {
  /// The declaration.
  public let component: Component
  /// The component it inherits from.
  public let superclass: ResolvedComponent?
  /// All properties by name, inherited ones and parts of packed values included.
  public let properties: [String: Property]
  /// All constructor parameters by name.
  public let parameters: [String: PropertyType]
  /// The property that text inside the element sets.
  public let body: String?
  /// Default expressions, the nearest class's first where names repeat.
  public let defaults: [(name: String, expression: String)]
  /// Who places the children; nothing when they place themselves.
  public let placement: ChildPlacement?
  /// How the fitting size is found.
  public let fitting: Component.Fitting

  init(_ component: Component, superclass: ResolvedComponent?) {
    self.component = component
    self.superclass = superclass
    var properties = superclass?.properties ?? [:]
    for property in component.properties {
      properties[property.name] = property
      for member in property.members { properties[member.name] = member }
    }
    self.properties = properties
    var parameters = superclass?.parameters ?? [:]
    for parameter in component.parameters { parameters[parameter.name] = parameter.type }
    self.parameters = parameters
    let candidates = ["attributedText", "text", "attributedTitle", "title"]
    body =
      component.body ?? superclass?.body
      ?? candidates.first { properties[$0]?.type.syntax == .text }
    let own = Set(component.defaults.map(\.name))
    defaults = component.defaults + (superclass?.defaults.filter { !own.contains($0.name) } ?? [])
    placement = component.placement ?? superclass?.placement
    fitting = component.fitting ?? superclass?.fitting ?? .intrinsic
  }

  /// The element's name.
  public var name: String { component.name }

  /// Whether this is a component of that name or inherits from it.
  public func inherits(from name: String) -> Bool {
    var current: ResolvedComponent? = self
    while let component = current {
      if component.name == name { return true }
      current = component.superclass
    }
    return false
  }
}
