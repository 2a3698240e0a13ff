import QuoinDiagnostics
import QuoinExpressions

/// The components that templates may name. XML can name nothing else.
///
/// ```swift
/// let registry = ComponentRegistry.standard.adding([Component("BadgeView", BadgeView.self) { _ in BadgeView() }])
/// ```
public struct ComponentRegistry: Sendable {
  /// What was added, by name.
  private var declarations: [String: Component] = [:]
  /// The types that `<param>` and `Name.case` may name besides those of the components' properties, by name.
  private var types: [String: PropertyType] = [:]
  /// The components that are made already, with what they inherit.
  private var resolved = ResolvedComponents([:])
  /// The templates that others may use by name, as if they were files.
  private(set) var templates: [String: String] = [:]
  /// What is wrong with components that were added and are not there for it; a template that is compiled with the
  /// registry reports it.
  public var diagnostics: Diagnostics {
    var all = misnamed
    all.append(contentsOf: componentProblems)
    return all
  }
  private var componentProblems = Diagnostics()
  /// That properties were added to components which are not there.
  private var misnamed = Diagnostics()

  /// A registry with the given components and types, in any order.
  public init(_ components: [Component] = [], types: [PropertyType] = []) {
    add(components, types: types)
  }

  /// A registry of components that nothing is wrong with, so that none is made before it is named.
  package init(sound components: [Component], types: [PropertyType]) {
    for component in components { declarations[component.name] = component }
    for type in types { self.types[type.name] = type }
    resolved = ResolvedComponents(declarations)
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

  /// The same registry with further properties of one of its components, which those that inherit from it have too; that
  /// there is none of the name, `diagnostics` says.
  ///
  /// - Parameters:
  ///   - name: The component's name.
  ///   - properties: What may be set and read beyond what there is, one property a line.
  public func adding(
    to name: String, @PropertyList properties: @escaping @Sendable () -> [Property]
  ) -> ComponentRegistry {
    adding(sound: [], to: name, properties: properties)
  }

  /// The same registry with components that nothing is wrong with, none of which is made before it is named, and with
  /// further properties of another one.
  package func adding(
    sound components: [Component], to name: String,
    @PropertyList properties: @escaping @Sendable () -> [Property]
  ) -> ComponentRegistry {
    var copy = self
    for component in components { copy.declarations[component.name] = component }
    if let component = copy.declarations[name] {
      copy.declarations[name] = component.adding(properties)
    } else {
      copy.misnamed.append(
        .noComponent(name, nearest: NearestNames(to: name, among: copy.declarations.keys.sorted())))
    }
    copy.resolved = ResolvedComponents(copy.declarations)
    return copy
  }

  /// The component of an element's name.
  public subscript(name: String) -> ResolvedComponent? { resolved[name] }

  /// The type of a name: a known one, that of a property, or that of a component's objects.
  public func type(named name: String) -> PropertyType? {
    types[name] ?? resolved.propertyType(named: name) ?? resolved[name]?.objectType
  }

  /// The names of all components, sorted.
  public var componentNames: [String] { declarations.keys.filter { resolved[$0] != nil }.sorted() }

  /// The names of all components, sorted, those that something is wrong with included; none is made for it.
  var declaredNames: [String] { declarations.keys.sorted() }

  /// The type that was given for a name, beside those of properties.
  func declaredType(named name: String) -> PropertyType? { types[name] }

  /// The names of all types, sorted.
  public var typeNames: [String] { Set(types.keys).union(resolved.propertyTypeNames).sorted() }

  /// The component of a class, or of its nearest superclass that has one.
  package func component(for type: AnyObject.Type) -> (component: ResolvedComponent, isExact: Bool)? {
    let identifier = ObjectIdentifier(type)
    // The name of the class first, as several components may stand for one class.
    let name = String(describing: type)
    if declarations[name]?.classID == identifier, let exact = resolved[name] { return (exact, true) }
    let candidates = declarations.values.filter { $0.includes(type) }.sorted { $0.name < $1.name }
      .compactMap { resolved[$0.name] }
    if let exact = candidates.first(where: { $0.component.classID == identifier }) { return (exact, true) }
    return candidates.max { $0.depth < $1.depth }.map { ($0, false) }
  }

  /// Gives types of known names another meaning, in all properties that have them.
  mutating func replace(_ replacements: [PropertyType]) {
    declarations = declarations.mapValues { $0.replacing(replacements) }
    for type in replacements { types[type.name] = type }
    resolved = ResolvedComponents(declarations)
  }

  private mutating func add(_ added: [Component], types addedTypes: [PropertyType]) {
    for type in addedTypes { types[type.name] = type }
    let replacesOthers = added.contains { declarations[$0.name] != nil }
    for component in added { declarations[component.name] = component }
    resolved = ResolvedComponents(declarations)
    // What inherits from a component that is another now may have lost what it names.
    let isAllAsked = replacesOthers || !componentProblems.isEmpty
    componentProblems = resolved.problems(of: isAllAsked ? declarations.keys.sorted() : added.map(\.name))
  }
}

extension Diagnostic {
  fileprivate static func noComponent(_ name: String, nearest: NearestNames?) -> Diagnostic {
    Diagnostic(
      .error, "Properties were added to \(name), which is not among the components", suggestions: nearest)
  }
}
