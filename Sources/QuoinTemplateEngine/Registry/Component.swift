import QuoinDiagnostics
import QuoinExpressions
import QuoinResources
import QuoinViews

/// What an XML element may stand for: a name, a Swift class, how to make an object of it, and what may be set on it.
///
/// The line that declares a property says both what it is for those who write templates and how it is set; `schema` has
/// the first apart, as plain data.
///
/// ```swift
/// static let label = Component("UILabel", UILabel.self, summary: "Text.", body: "text") { _ in
///   UILabel()
/// } properties: {
///   Property("text", \UILabel.text, "What is shown.").affectingSize
///   Property("textColor", \UILabel.textColor, "The colour of the text.")
/// }
/// ```
public struct Component: Sendable {
  /// Makes the object from the constructor parameters that the template gave.
  public typealias Constructor =
    @Sendable (_ arguments: ComponentArguments) throws(Diagnostic) -> AnyObject

  /// Gives a new object the loader of the template's files; nothing where a template may read none.
  public typealias Prepare = @Sendable (_ object: AnyObject, _ loader: ResourceLoader?) -> Void

  /// Says what looks wrong about an object that has attributes of some names, at their places; nothing where all is well.
  package typealias Finding =
    @Sendable (_ object: AnyObject, _ attributes: [(name: String, span: SourceSpan)]) -> Diagnostic?

  /// The element's name.
  public private(set) var name: String
  /// The name of the component whose properties this one inherits; empty for that of the nearest class.
  public private(set) var superclass: String?
  /// What the element is, in a sentence.
  public let summary: String
  /// What may be set and read beyond the superclass's properties; made anew each time it is asked for.
  public var properties: [Property] {
    guard !replacedTypes.isEmpty else { return declaredProperties() }
    return declaredProperties().map { property in
      replacedTypes[property.type.name].map(property.replacing) ?? property
    }
  }
  /// Lists the properties. Most of what a process would do at its start is the key paths of hundreds of components that no
  /// template names, so they are made when a component is.
  private var declaredProperties: @Sendable () -> [Property]
  /// Types that properties have in place of their own ones of the same names.
  private var replacedTypes: [String: PropertyType] = [:]
  /// What the constructor takes: attributes evaluated once, before the object exists.
  public let parameters: [Parameter]
  /// The property that text inside the element sets; inherited when not given.
  public let body: String?
  /// Expressions for attributes that the template leaves out, beyond the superclass's.
  public let defaults: [(name: String, expression: String)]
  /// Makes the object.
  public let make: Constructor
  /// What is done with the children; inherited when not given, and at last plain.
  public let container: (any ChildContainer)?
  /// How the component's own fitting size is found; inherited when not given.
  public let fitting: Fitting?
  /// Where alone it stands, for people: `a document or a section`; inherited when not given, and at last wherever views do.
  /// Containers that take it there say so themselves.
  public let standsIn: String?
  /// The objects that it holds and whose attributes it takes behind their names.
  public let objects: [ObjectMember]
  /// What people may expect and it does not take.
  public let refusals: [Refusal]
  /// Whether its views warn of what they find when they are drawn, so that they know where they were written.
  let warnsWhenDrawn: Bool
  /// Gives a new object the loader of the template's files, where it reads some itself.
  let prepare: Prepare?
  /// What the objects are to a list that shows them as copies; inherited when not given.
  private(set) var copyRole: CopyRole?
  /// Whether a scroll view has a place of its own for the objects, beside its content; inherited.
  private(set) var standsBesideContent = false
  /// The text that an object shows to people; inherited when not given.
  private(set) var shownText: (@Sendable (_ object: AnyObject) -> String?)?
  /// What looks wrong about an object as it is shown, given the attributes that it has; inherited when not given.
  private(set) var finding: Finding?
  /// Whether the objects are views.
  public let isView: Bool
  /// Whether the objects are view controllers, whose views stand in the layout for them.
  public let isController: Bool
  /// The class.
  package let classID: ObjectIdentifier
  /// Whether a class is this one or inherits from it.
  package let includes: @Sendable (_ other: AnyObject.Type) -> Bool
  /// Whether the class is that of another component or inherits from it.
  let derives: @Sendable (_ other: Component) -> Bool
  /// Whether the element is called as the class is. Asking for the name of a class costs a search through all conformances
  /// of the process, a million instructions, so nobody asks before two components stand for one class.
  var hasNameOfClass: Bool { name == nameOfClass() }
  private let nameOfClass: @Sendable () -> String

  /// An argument of a constructor.
  public struct Parameter: Sendable {
    /// The attribute's name.
    public let name: String
    /// What it may hold.
    public let type: PropertyType
    /// What it is for, in a sentence.
    public let summary: String
    /// What a number in it counts.
    public let unit: AttributeUnit?
    /// The component of the child whose class it names; the more derived one of the two that are named holds.
    private(set) var childClass: String?

    /// The same argument, which names the class of a child of a component.
    package func namingClass(of child: String) -> Parameter {
      var copy = self
      copy.childClass = child
      return copy
    }

    /// Describes an argument.
    public init(_ name: String, _ type: PropertyType, _ summary: String = "", _ unit: AttributeUnit? = nil) {
      self.name = name
      self.type = type
      self.summary = summary
      self.unit = unit
    }
  }

  /// How a view's own fitting size is found.
  public enum Fitting: Sendable {
    /// From `intrinsicContentSize`, where it has a metric; a plain view has none.
    case intrinsic
    /// As `intrinsic`, but for the height, which is measured by `sizeThatFits` for the width that applies.
    case wrapping
    /// From `sizeThatFits`, with the width that applies given when the height is asked for.
    case sizeThatFits
    /// From `systemLayoutSizeFitting`: the view places its children itself.
    case layout
  }

  /// Declares a component.
  ///
  /// - Parameters:
  ///   - name: The element's name.
  ///   - type: The class; a view's, as a rule. Where children of another class may stand, their parent's container says.
  ///   - superclass: The component whose properties it inherits; nothing for none, and, unless given, the one of the
  ///     nearest class that this one derives from.
  ///   - summary: What the element is, in a sentence.
  ///   - parameters: What the constructor takes.
  ///   - body: The property or parameter that text inside the element sets; inherited, or the first of `attributedText`,
  ///     `text`, `attributedTitle` and `title` that it has, unless given; an empty name for none.
  ///   - defaults: Expressions for attributes that the template leaves out.
  ///   - container: What is done with the children.
  ///   - fitting: How the fitting size is found.
  ///   - standsIn: Where alone it stands, for people; wherever views do unless given.
  ///   - warnsWhenDrawn: Whether its views warn of what they find when they are drawn, and ask for their `writtenSpan`.
  ///   - objects: The objects that it holds and whose attributes it takes behind their names.
  ///   - refusals: What people may expect and it does not take.
  ///   - prepare: Gives a new object the loader of the template's files, where it reads some itself.
  ///   - make: Makes the object.
  ///   - properties: One property a line; called when a template first names the component, and for its schema.
  public init<Object: AnyObject & SendableMetatype>(
    _ name: String, _ type: Object.Type, superclass: String? = "", summary: String = "",
    parameters: [Parameter] = [], body: String? = nil, defaults: [(name: String, expression: String)] = [],
    container: (any ChildContainer)? = nil, fitting: Fitting? = nil, standsIn: String? = nil,
    warnsWhenDrawn: Bool = false, objects: [ObjectMember] = [], refusals: [Refusal] = [],
    prepare: Prepare? = nil, make: @escaping Constructor,
    @PropertyList properties: @escaping @Sendable () -> [Property] = { [] }
  ) {
    self.name = name
    self.superclass = superclass
    self.summary = summary
    self.make = make
    declaredProperties = properties
    self.parameters = parameters
    self.body = body
    self.defaults = defaults
    self.container = container
    self.fitting = fitting
    self.standsIn = standsIn
    self.objects = objects
    self.refusals = refusals
    self.warnsWhenDrawn = warnsWhenDrawn
    self.prepare = prepare
    isView = type is UIView.Type
    isController = type is UIViewController.Type
    classID = ObjectIdentifier(type)
    includes = { $0 is Object.Type }
    derives = { $0.includes(Object.self) }
    nameOfClass = { String(describing: Object.self) }
  }
}

extension Component {
  /// Whether the objects are views or have one, so that they take the attributes of layout.
  public var hasView: Bool { isView || isController }

  /// The same component, whose objects are shown as copies in a list.
  package func copied(as role: CopyRole) -> Component {
    var copy = self
    copy.copyRole = role
    return copy
  }

  /// The same component, for whose objects a scroll view has a place beside its content.
  package func besideContent() -> Component {
    var copy = self
    copy.standsBesideContent = true
    return copy
  }

  /// The same component, whose objects show a text to people.
  package func showing(_ text: @escaping @Sendable (_ object: AnyObject) -> String?) -> Component {
    var copy = self
    copy.shownText = text
    return copy
  }

  /// The same component with a look at how its objects are shown.
  package func finding(_ finding: @escaping Finding) -> Component {
    var copy = self
    copy.finding = finding
    return copy
  }

  /// The same component with further properties.
  func adding(_ properties: @escaping @Sendable () -> [Property]) -> Component {
    var copy = self
    let declared = declaredProperties
    copy.declaredProperties = { declared() + properties() }
    return copy
  }

  /// The same component with types of known names replaced in its properties.
  func replacing(_ types: [PropertyType]) -> Component {
    var copy = self
    for type in types { copy.replacedTypes[type.name] = type }
    return copy
  }

  /// The same component under another name, which inherits from this one and takes more attributes.
  func inherited(by name: String, properties: @escaping @Sendable () -> [Property]) -> Component {
    var copy = self
    (copy.name, copy.superclass) = (name, self.name)
    copy.declaredProperties = properties
    return copy
  }
}

/// Lists properties one a line, lists of them included.
@resultBuilder
public enum PropertyList {
  /// A property.
  public static func buildExpression(_ property: Property) -> [Property] { [property] }
  /// Several properties made by a function.
  public static func buildExpression(_ properties: [Property]) -> [Property] { properties }
  /// The lines together.
  public static func buildBlock(_ parts: [Property]...) -> [Property] { parts.flatMap { $0 } }
}

/// The values of the constructor parameters that a template gave.
public struct ComponentArguments {
  /// Lies on the heap: a registry has many parts, and arguments are handed on for every object that is made.
  private final class Contents {
    let values: [(name: String, value: Value)]
    let registry: ComponentRegistry?

    init(_ values: [(name: String, value: Value)], _ registry: ComponentRegistry?) {
      self.values = values
      self.registry = registry
    }
  }

  private let contents: Contents
  /// The components that the template may name.
  public var registry: ComponentRegistry? { contents.registry }

  /// Creates arguments.
  public init(_ values: [(name: String, value: Value)] = [], registry: ComponentRegistry? = nil) {
    contents = Contents(values, registry)
  }

  /// The argument of a name as expressions see it; nothing when it was not given.
  package func value(of name: String) -> Value? { contents.values.first { $0.name == name }?.value }

  /// The argument of a name as a Swift value; nothing when it was not given or does not fit.
  public subscript<T: PropertyValue>(name: String, type: T.Type = T.self) -> T? {
    value(of: name).flatMap { T(propertyValue: $0) }
  }
}
