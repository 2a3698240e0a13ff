import QuoinDiagnostics
import QuoinExpressions

/// What an attribute may hold: how its text is read, what its expression has to give, and how that becomes a Swift value.
///
/// One value describes one Swift type. Templates name it in `<param type="UIColor"/>` and in `UIColor.red`.
///
/// ```swift
/// PropertyType(
///   "NSTextAlignment", valueType: .enumeration("NSTextAlignment"),
///   cases: [.init("left", Constant(boxing: NSTextAlignment.left)), …])
/// ```
public struct PropertyType: Sendable {
  /// How the text of an attribute is read.
  public enum Syntax: String, Hashable, Sendable, Codable {
    /// The whole text is an expression: `width / 2`.
    case expression
    /// The text stands for itself, with expressions in braces: `Hello {name}`.
    case text
    /// The text is an expression when it is one, else the name of something: `red`, `my asset`, `image_{index}`.
    case expressionOrText
    /// The text is the name of something when there is such a thing, else an expression: `photo.png`, `avatar`.
    case textOrExpression
    /// The text stands for itself and may hold no expression.
    case literal
  }

  /// A named value of an enumeration, an option set, or a class with static members.
  public struct Case: Sendable {
    /// The name as templates write it, without a leading dot.
    public let name: String
    /// What it stands for.
    public let value: Constant

    /// Names a value: `Case("red", Constant(object: UIColor.red))`.
    public init(_ name: String, _ value: Constant) {
      self.name = name
      self.value = value
    }
  }

  /// Turns what an expression gave into the value that a property takes.
  ///
  /// It is called once for a constant while the template is compiled, else whenever the expression gives another
  /// value. What it makes is shared between threads and must not be changed afterwards.
  public typealias Conversion =
    @Sendable (_ value: Value, _ context: ConversionContext) throws(Diagnostic) -> Value

  /// Turns the parts of a text attribute into the value that a property takes.
  ///
  /// Literal stretches arrive as strings, what stood in braces as the value it gave.
  public typealias TextConversion =
    @Sendable (_ parts: [Value], _ context: ConversionContext) throws(Diagnostic) -> Value

  /// Looks for what a text names.
  public typealias NameConversion =
    @Sendable (_ text: String, _ context: ConversionContext) throws(Diagnostic) -> Value?

  /// Turns the parts of a text that may be marked up into the value that a property takes.
  public typealias MarkupConversion =
    @Sendable (_ parts: [TextPart], _ context: ConversionContext) throws(Diagnostic) -> Value

  /// The type's name as Swift and templates write it.
  public let name: String
  /// How the text of an attribute is read.
  public let syntax: Syntax
  /// What an expression has to give. For text, the type of the value that braces may hold as a whole.
  public let valueType: ValueType
  /// The named values; usable bare inside attributes of this type, and as `Name.case` anywhere.
  public var cases: [Case]
  /// What the names of cases may be written with or without: with "Color", `header` and `headerColor` are the same.
  public var caseSuffix = ""
  /// Whether several cases may be given, separated by commas.
  public var isOptionSet = false
  /// The parts of a packed value that attributes may set and expressions may read: `top` of `contentInset.top`.
  public var members: [PropertyMember]
  /// Whether nothing (`nil`) is an acceptable value.
  public var allowsNil = false
  /// Whether a conversion looks at the traits: text size for fonts, scale for images.
  ///
  /// What was converted with other traits, as constants are while a template is compiled, is converted again.
  public var dependsOnTraits = false
  /// What expressions of this type may call, such as `UIBlurEffect(dark)`.
  public var functions: [Function] = []
  /// Checks and converts the value of an expression; nothing when the value is taken as it is.
  public var conversion: Conversion?
  /// Converts the parts of a text; nothing when they are joined to a string.
  public var textConversion: TextConversion?
  /// Converts the parts of a text that may be marked up, in place of `textConversion`; where there is one, text inside the element may hold
  /// HTML.
  public var markupConversion: MarkupConversion?

  /// What the whole text of an attribute names, asked before it is taken for an expression; it gives nothing for what is no such name.
  public var nameConversion: NameConversion?

  /// Describes a type.
  public init(
    _ name: String, syntax: Syntax = .expression, valueType: ValueType, cases: [Case] = [],
    members: [PropertyMember] = [], conversion: Conversion? = nil, textConversion: TextConversion? = nil
  ) {
    self.name = name
    self.syntax = syntax
    self.valueType = valueType
    self.cases = cases
    self.members = members
    self.conversion = conversion
    self.textConversion = textConversion
  }

  /// The value of a case, or nothing when the type has no such case.
  public func value(ofCase name: String) -> Constant? {
    cases.value(named: name, withOrWithout: caseSuffix)
  }
}

extension [PropertyType.Case] {
  /// The value of a name, which may have a suffix that it was not declared with, or lack one that it was.
  func value(named name: String, withOrWithout suffix: String) -> Constant? {
    if let exact = first(where: { $0.name == name }) { return exact.value }
    if suffix.isEmpty { return nil }
    let other = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name + suffix
    return first { $0.name == other }?.value
  }
}

/// A part of a packed value, such as `top` of edge insets.
public struct PropertyMember: Sendable {
  /// The name behind the dot; may itself hold dots (`translation.x`).
  public let name: String
  /// The type of the part.
  public let type: PropertyType
  /// Reads the part out of the whole.
  public let get: @Sendable (_ whole: Value) -> Value
  /// Makes a whole with the part replaced; nothing when the value does not fit.
  public let set: @Sendable (_ whole: Value, _ part: Value) -> Value?
  /// What it is for, in a sentence.
  public let summary: String
  /// What a number in it counts, where that is not what it counts in the whole.
  public let unit: AttributeUnit?
  /// Whether the part can be read and not set.
  public private(set) var isReadOnly = false

  /// Describes a part by its two functions.
  public init(
    _ name: String, type: PropertyType, _ summary: String = "", _ unit: AttributeUnit? = nil,
    get: @escaping @Sendable (Value) -> Value, set: @escaping @Sendable (Value, Value) -> Value?
  ) {
    self.name = name
    self.type = type
    self.summary = summary
    self.unit = unit
    self.get = get
    self.set = set
  }

  /// Describes a part by a key path: `PropertyMember("top", \UIEdgeInsets.top)`.
  public init<Whole: PropertyValue, Part: PropertyValue>(
    _ name: String, _ keyPath: WritableKeyPath<Whole, Part> & Sendable, _ summary: String = "",
    _ unit: AttributeUnit? = nil
  ) {
    self.init(
      name, type: Part.propertyType, summary, unit,
      get: { whole in Whole(propertyValue: whole)?[keyPath: keyPath].propertyValue ?? .null },
      set: { whole, part in
        guard var whole = Whole(propertyValue: whole), let part = Part(propertyValue: part) else {
          return nil
        }
        whole[keyPath: keyPath] = part
        return whole.propertyValue
      })
  }
}

extension PropertyMember {
  /// Describes a part that can be read and not set.
  public init<Whole: PropertyValue, Part: PropertyValue>(
    readOnly name: String, _ keyPath: KeyPath<Whole, Part> & Sendable, _ summary: String = "",
    _ unit: AttributeUnit? = nil
  ) {
    self.init(
      name, type: Part.propertyType, summary, unit,
      get: { whole in Whole(propertyValue: whole)?[keyPath: keyPath].propertyValue ?? .null },
      set: { _, _ in nil })
    isReadOnly = true
  }
}
