import QuoinDiagnostics
import QuoinResources

/// The components of one registry with everything they inherit, each made when it is first named.
final class ResolvedComponents: Sendable {
  private let declarations: [String: Component]
  private let state = Guarded(State())

  private struct State {
    var components: [String: ResolvedComponent] = [:]
    /// What was asked for and cannot be made.
    var leftOut: Set<String> = []
    var diagnostics = Diagnostics()
    /// The types of all components' properties, by name, once they were asked for.
    var propertyTypes: [String: PropertyType]?
  }

  /// - Parameter declarations: The components by their names.
  init(_ declarations: [String: Component]) { self.declarations = declarations }

  /// The component of an element's name.
  subscript(name: String) -> ResolvedComponent? {
    state.withLock { state in
      if let known = state.components[name] { return known }
      var path: [String] = []
      return resolve(name, path: &path, in: &state)
    }
  }

  /// What is wrong with components, each named once.
  func problems(of names: [String]) -> Diagnostics {
    state.withLock { state in
      var path: [String] = []
      for name in names { resolve(name, path: &path, in: &state) }
      return state.diagnostics
    }
  }

  /// The type of a name that some property has; of several, that of the first component by the alphabet.
  func propertyType(named name: String) -> PropertyType? {
    // So that no name in data, such as `user.name`, has all components made.
    guard name.utf8.first.map({ $0 < UInt8(ascii: "a") }) == true else { return nil }
    return state.withLock { propertyTypes(in: &$0)[name] }
  }

  /// The names of all types that properties have.
  var propertyTypeNames: [String] { state.withLock { Array(propertyTypes(in: &$0).keys) } }

  private func propertyTypes(in state: inout State) -> [String: PropertyType] {
    if let known = state.propertyTypes { return known }
    var types: [String: PropertyType] = [:]
    var path: [String] = []
    for name in declarations.keys.sorted() {
      guard let properties = resolve(name, path: &path, in: &state)?.properties else { continue }
      for property in properties.sorted(by: { $0.key < $1.key }).map(\.value)
      where types[property.type.name] == nil {
        types[property.type.name] = property.type
      }
    }
    state.propertyTypes = types
    return types
  }

  /// Makes a component of its declaration, its superclass first.
  ///
  /// - Parameter path: The components for whose sake it is asked for.
  @discardableResult
  private func resolve(_ name: String, path: inout [String], in state: inout State) -> ResolvedComponent? {
    if let known = state.components[name] { return known }
    guard let component = declarations[name], !state.leftOut.contains(name) else { return nil }
    var superclass: ResolvedComponent?
    if let superclassName = superclassName(of: component) {
      if path.contains(name) {
        state.diagnostics.append(.ownSuperclass(name))
        return nil
      }
      path.append(name)
      superclass = resolve(superclassName, path: &path, in: &state)
      path.removeLast()
      guard superclass != nil else {
        let nearest = NearestNames(to: superclassName, among: declarations.keys.filter { $0 != name })
        state.diagnostics.append(
          .unknownSuperclass(superclassName, of: name, nearest: nearest))
        state.leftOut.insert(name)
        return nil
      }
    }
    let objects = component.objects.compactMap { member in
      // A component that holds its own like has no end of names.
      path.contains(member.component) || member.component == name
        ? nil : resolve(member.component, path: &path, in: &state).map { (member, $0) }
    }
    let resolved = ResolvedComponent(component, superclass: superclass, objects: objects)
    state.components[name] = resolved
    check(resolved, for: &state.diagnostics)
    return resolved
  }

  /// Says what a component names and does not have.
  private func check(_ resolved: ResolvedComponent, for diagnostics: inout Diagnostics) {
    let (component, name) = (resolved.component, resolved.name)
    if let body = component.body, !body.isEmpty {
      let type = resolved.property(named: body)?.type ?? resolved.parameters[body]
      if type?.syntax != .text { diagnostics.append(.bodyTakesNoText(body, of: name, isKnown: type != nil)) }
    }
    for (attribute, _) in component.defaults where !resolved.knows(attribute) {
      let nearest = NearestNames(to: attribute, among: resolved.propertyNames(like: attribute))
      diagnostics.append(.unknownDefault(attribute, of: name, nearest: nearest))
    }
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
}

extension ResolvedComponent {
  /// Whether the component takes an attribute, be it one of layout or of those that made it.
  func knows(_ attribute: String) -> Bool {
    property(named: attribute)?.set != nil || parameters[attribute] != nil
      || hasView && LayoutAttribute(rawValue: attribute) != nil
  }
}

extension Diagnostic {
  fileprivate static func bodyTakesNoText(_ body: String, of name: String, isKnown: Bool) -> Diagnostic {
    Diagnostic(
      .error,
      "Text inside \(name) is to set \(body), which \(isKnown ? "holds no text" : "is none of its attributes")"
    )
  }

  fileprivate static func unknownDefault(_ attribute: String, of name: String, nearest: NearestNames?)
    -> Diagnostic
  {
    Diagnostic(
      .error, "The component \(name) has a default for \(attribute), which it does not take",
      suggestions: nearest)
  }

  fileprivate static func unknownSuperclass(_ superclass: String, of name: String, nearest: NearestNames?)
    -> Diagnostic
  {
    Diagnostic(
      .error, "The component \(name) inherits from \(superclass), which is not among the components",
      suggestions: nearest)
  }

  fileprivate static func ownSuperclass(_ name: String) -> Diagnostic {
    Diagnostic(.error, "The component \(name) inherits from itself")
  }
}
