import QuoinExpressions
import QuoinResources

/// The schemas of a registry's elements and types, each made when it is first asked for.
final class MadeSchemas: Sendable {
  private struct State {
    /// By name; nothing for a name that no element has.
    var elements: [String: ComponentSchema?]
    var types: [String: TypeSchema?] = [:]
    var allElements: [ComponentSchema]?
    var allTypes: [TypeSchema]?
  }

  /// What they are made from; nothing where they were read.
  private let registry: ComponentRegistry?
  private let state: Guarded<State>

  init(of registry: ComponentRegistry) {
    self.registry = registry
    let steering = TemplateElements.schemas.map { ($0.name, Optional($0)) }
    state = Guarded(State(elements: Dictionary(steering, uniquingKeysWith: { first, _ in first })))
  }

  init(elements: [ComponentSchema], types: [TypeSchema]) {
    registry = nil
    state = Guarded(
      State(
        elements: Dictionary(elements.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }),
        types: Dictionary(types.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }),
        allElements: elements, allTypes: types))
  }

  var elements: [ComponentSchema] {
    if let known = state.withLock({ $0.allElements }) { return known }
    let made = (registry?.componentNames ?? []).compactMap(element) + TemplateElements.schemas
    state.withLock { $0.allElements = made }
    return made
  }

  var types: [TypeSchema] {
    if let known = state.withLock({ $0.allTypes }) { return known }
    let made = (registry?.typeNames ?? []).compactMap { registry?.type(named: $0)?.schema }
    state.withLock { $0.allTypes = made }
    return made
  }

  var elementNames: [String] {
    if let registry { return (registry.declaredNames + TemplateElements.names).sorted() }
    return elements.map(\.name).sorted()
  }

  func element(_ name: String) -> ComponentSchema? {
    if let known = state.withLock({ $0.elements[name] }) { return known }
    let component = registry?[name]
    let made = component?.schema
    state.withLock { state in
      state.elements[name] = .some(made)
      // So that not all elements are made for the sake of a type that this one has told of.
      for type in component?.typesOfAttributes ?? [] { note(type, in: &state) }
    }
    return made
  }

  /// Takes note of a type and those of its parts.
  private func note(_ type: PropertyType, in state: inout State) {
    guard state.types[type.name] == nil else { return }
    let type = registry?.declaredType(named: type.name) ?? type
    state.types[type.name] = .some(type.schema)
    for part in type.members { note(part.type, in: &state) }
  }

  func type(_ name: String) -> TypeSchema? {
    if let known = state.withLock({ $0.types[name] }) { return known }
    let made = registry?.type(named: name)?.schema
    state.withLock { $0.types[name] = .some(made) }
    return made
  }
}

extension ResolvedComponent {
  /// The types of the attributes that its schema has.
  fileprivate var typesOfAttributes: [PropertyType] {
    (component.properties + container.childProperties).map(\.type) + component.parameters.map(\.type)
  }
}
