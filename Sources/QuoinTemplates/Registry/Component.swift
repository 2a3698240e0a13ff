import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

/// What an XML element may stand for: a name, a Swift type, how to make it, and what may be set on it.
///
/// ```swift
/// static let label = Component("UILabel", UILabel.self, superclass: "UIView", body: "text") { _ in UILabel() }
///   properties: {
///     Property("text", \UILabel.text).affectingSize
///     Property("textColor", \UILabel.textColor)
///   }
/// ```
public struct Component: Sendable {
  /// Makes the view from the constructor parameters that the template gave.
  public typealias Constructor = @Sendable (_ arguments: ComponentArguments) throws(Diagnostic) -> UIView

  /// The element's name.
  public let name: String
  /// The view class.
  public let viewType: UIView.Type
  /// The name of the component whose properties this one inherits.
  public let superclass: String?
  /// Makes the view.
  public let make: Constructor
  /// What may be set and read beyond the superclass's properties.
  public private(set) var properties: [Property]
  /// What the constructor takes: attributes evaluated once, before the view exists.
  public let parameters: [Parameter]
  /// The property that text inside the element sets; inherited when not given.
  public let body: String?
  /// Expressions for attributes that the template leaves out, beyond the superclass's.
  public let defaults: [(name: String, expression: String)]
  /// Who places the views of child nodes; inherited when not given.
  public let placement: ChildPlacement?
  /// How the component's own fitting size is found; inherited when not given.
  public let fitting: Fitting?

  /// An argument of a constructor.
  public struct Parameter: Sendable {
    /// The attribute's name.
    public let name: String
    /// What it may hold.
    public let type: PropertyType

    /// Describes an argument.
    public init(_ name: String, _ type: PropertyType) {
      self.name = name
      self.type = type
    }
  }

  /// How a view's own fitting size is found.
  public enum Fitting: Sendable {
    /// From `intrinsicContentSize`, where it has a metric; a plain view has none.
    case intrinsic
    /// From `sizeThatFits`, with the width that applies given when the height is asked for.
    case sizeThatFits
    /// From `systemLayoutSizeFitting`: the view places its children itself.
    case layout
  }

  /// Declares a component.
  ///
  /// - Parameters:
  ///   - name: The element's name.
  ///   - viewType: The view class.
  ///   - superclass: The component whose properties it inherits.
  ///   - parameters: What the constructor takes.
  ///   - body: The property that text inside the element sets.
  ///   - defaults: Expressions for attributes that the template leaves out.
  ///   - placement: Who places the children's views.
  ///   - fitting: How the fitting size is found.
  ///   - make: Makes the view.
  ///   - properties: One property a line.
  public init(
    _ name: String, _ viewType: UIView.Type, superclass: String? = "UIView", parameters: [Parameter] = [],
    body: String? = nil, defaults: [(name: String, expression: String)] = [],
    placement: ChildPlacement? = nil, fitting: Fitting? = nil, make: @escaping Constructor,
    @PropertyList properties: () -> [Property] = { [] }
  ) {
    self.name = name
    self.viewType = viewType
    self.superclass = superclass
    self.make = make
    self.properties = properties()
    self.parameters = parameters
    self.body = body
    self.defaults = defaults
    self.placement = placement
    self.fitting = fitting
  }
}

extension Component {
  /// The same component with types of known names replaced in its properties.
  func replacing(_ types: [PropertyType]) -> Component {
    var copy = self
    copy.properties = properties.map { property in
      types.first { $0.name == property.type.name }.map(property.replacing) ?? property
    }
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
  private let values: [(name: String, value: Value)]

  /// Creates arguments.
  public init(_ values: [(name: String, value: Value)] = []) {
    self.values = values
  }

  /// The argument of a name as a Swift value; nothing when it was not given or does not fit.
  public subscript<T: PropertyValue>(name: String, type: T.Type = T.self) -> T? {
    values.first { $0.name == name }.flatMap { T(propertyValue: $0.value) }
  }
}
