import QuoinDiagnostics
import QuoinExpressions

/// A component with everything it inherits.
public final class ResolvedComponent: Sendable {
  /// The declaration.
  public let component: Component
  /// The component it inherits from.
  public let superclass: ResolvedComponent?
  /// All properties by name, inherited ones and parts of packed values included.
  public let properties: [String: Property]
  /// The object's own delegates and data sources, by name.
  let delegates: [Property]
  /// All constructor parameters by name.
  public let parameters: [String: PropertyType]
  /// The components of children whose classes constructor parameters name, by the names of these.
  let childClasses: [String: String]
  /// The property that text inside the element sets.
  public let body: String?
  /// What the component, or one that it inherits from, says of that; empty for none.
  private let declaredBody: String?
  /// Default expressions, the nearest class's first where names repeat.
  public let defaults: [(name: String, expression: String)]
  /// What is done with the children.
  public let container: any ChildContainer
  /// Whether the view places its children itself.
  let arrangesChildren: Bool
  /// How the fitting size is found.
  public let fitting: Component.Fitting
  /// Where alone it stands, for people; nothing where views do.
  let standsIn: String?
  /// The objects that it holds with their components, those of superclasses behind its own.
  let objects: [(member: ObjectMember, component: ResolvedComponent)]
  /// Gives a new object the loader of the template's files, where it reads some itself.
  let prepare: Component.Prepare?
  /// What its objects are to a list that shows them as copies.
  package let copyRole: CopyRole?
  /// The properties that people change as they use its objects.
  let usedProperties: [Property]
  /// Whether a scroll view has a place of its own for its objects, beside the content.
  let standsBesideContent: Bool
  /// The text that an object shows to people.
  let shownText: (@Sendable (_ object: AnyObject) -> String?)?
  /// What looks wrong about an object as it is shown.
  let finding: Component.Finding?
  /// What people may expect and the component does not take, by name, what superclasses say of that included.
  private let refusals: [String: Refusal]
  /// How many components it inherits from.
  let depth: Int

  init(
    _ component: Component, superclass: ResolvedComponent?,
    objects: [(member: ObjectMember, component: ResolvedComponent)] = []
  ) {
    self.component = component
    self.superclass = superclass
    depth = superclass.map { $0.depth + 1 } ?? 0
    var properties = superclass?.properties ?? [:]
    for property in component.properties {
      for property in property.all { properties[property.name] = property }
    }
    self.properties = properties
    usedProperties = properties.values.filter { $0.changesInUse && $0.get != nil && $0.set != nil }
      .sorted { $0.name < $1.name }
    delegates = properties.values.filter { $0.delegate != nil && !$0.name.contains(".") }
      .sorted { $0.name < $1.name }
    var parameters = superclass?.parameters ?? [:]
    var childClasses = superclass?.childClasses ?? [:]
    for parameter in component.parameters {
      parameters[parameter.name] = parameter.type
      childClasses[parameter.name] = parameter.childClass
    }
    (self.parameters, self.childClasses) = (parameters, childClasses)
    let candidates = component.isView ? ["attributedText", "attributedTitle", "text", "title"] : []
    declaredBody = component.body ?? superclass?.declaredBody
    let named = declaredBody ?? candidates.first { properties[$0]?.type.syntax == .text }
    body = named?.isEmpty == true ? nil : named
    let own = Set(component.defaults.map(\.name))
    defaults = component.defaults + (superclass?.defaults.filter { !own.contains($0.name) } ?? [])
    let plain: any ChildContainer = component.hasView ? PlainContainer() : ClosedContainer()
    container = component.container ?? superclass?.container ?? plain
    arrangesChildren = container.arrangesChildren
    fitting = component.fitting ?? superclass?.fitting ?? .intrinsic
    standsIn = component.standsIn ?? superclass?.standsIn
    self.objects = objects + (superclass?.objects ?? [])
    prepare = component.prepare ?? superclass?.prepare
    copyRole = component.copyRole ?? superclass?.copyRole
    standsBesideContent = component.standsBesideContent || superclass?.standsBesideContent == true
    shownText = component.shownText ?? superclass?.shownText
    finding = component.finding ?? superclass?.finding
    var refusals = superclass?.refusals ?? [:]
    for refusal in component.refusals {
      for name in refusal.names { refusals[name] = refusal }
    }
    self.refusals = refusals
  }

  /// The property of a name, be it one of an object that is held: `titleLabel.font`.
  public func property(named name: String) -> Property? {
    if let own = properties[name] { return own }
    if let (member, component, rest) = held(name),
      let property = component.property(named: rest)?.reached(through: member)
    {
      return property
    }
    return viewProperty(named: name)
  }

  /// The property of a controller's view, for which a template may leave out `view.`; its name has that.
  private func viewProperty(named name: String) -> Property? {
    guard isController, let (member, component) = objects.last(where: { $0.member.name == "view" }) else {
      return nil
    }
    return component.property(named: name)?.reached(through: member)
  }

  /// Whether it is a view that stands wherever views do.
  package var standsAnywhere: Bool {
    hasView && copyRole?.standsInListsOnly != true && standsIn == nil
  }

  /// Why an attribute is not taken that people may expect; nothing where nobody says so.
  func refusal(of name: String) -> Refusal? {
    if let refusal = refusals[name] { return refusal }
    // The members of what is refused are refused with it.
    for dot in name.utf8.indices where name.utf8[dot] == UInt8(ascii: ".") {
      if let refusal = refusals[String(name[..<dot])] { return refusal }
    }
    guard let (_, component, rest) = held(name) else { return nil }
    return component.refusal(of: rest)
  }

  /// The names of all properties that are like one: those of an object that is held, where the name begins with its name.
  func propertyNames(like name: String, where isWanted: (Property) -> Bool = { _ in true }) -> [String] {
    let own = properties.values.filter(isWanted).map(\.name)
    guard let (member, component, rest) = held(name) else { return own + objects.map(\.member.name) }
    return own
      + component.propertyNames(like: rest, where: isWanted).map { "\(member.name).\($0)" }
  }

  /// The object whose name another begins with, and the rest of that.
  private func held(_ name: String) -> (ObjectMember, ResolvedComponent, String)? {
    for (member, component) in objects {
      if let rest = member.rest(of: name) { return (member, component, rest) }
    }
    return nil
  }

  /// Whether the text inside the element may hold HTML.
  var takesHTML: Bool { body.flatMap(property)?.type.markupConversion != nil }

  /// The element's name.
  public var name: String { component.name }

  /// Whether the objects are views.
  public var isView: Bool { component.isView }

  /// Whether the objects are view controllers.
  public var isController: Bool { component.isController }

  /// Whether the objects are views or have one, so that they take the attributes of layout.
  public var hasView: Bool { component.hasView }

  /// The type of the objects, as parameters may have it.
  var objectType: PropertyType {
    let includes = component.includes
    return .objects(named: name, where: { includes(Swift.type(of: $0)) })
  }

  /// Whether objects of a component may stand inside, as they are or as patterns for copies.
  package func takes(_ child: ResolvedComponent) -> Bool {
    container.accepts(child) || container.makesCopies(of: child)
  }

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
