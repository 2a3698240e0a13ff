import QuoinExpressions

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
  /// What is done with the children.
  public let container: any ChildContainer
  /// Whether the view places its children itself.
  let arrangesChildren: Bool
  /// How the fitting size is found.
  public let fitting: Component.Fitting
  /// How many components it inherits from.
  let depth: Int

  init(_ component: Component, superclass: ResolvedComponent?) {
    self.component = component
    self.superclass = superclass
    depth = superclass.map { $0.depth + 1 } ?? 0
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
    let plain: any ChildContainer = component.isView ? PlainContainer() : ClosedContainer()
    container = component.container ?? superclass?.container ?? plain
    arrangesChildren = container.arrangesChildren
    fitting = component.fitting ?? superclass?.fitting ?? .intrinsic
  }

  /// The element's name.
  public var name: String { component.name }

  /// Whether the objects are views.
  public var isView: Bool { component.isView }

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
