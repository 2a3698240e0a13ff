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
    /// Statements with semicolons between them, each tying an anchor to another one, or to a number that an expression gives:
    /// `leading = parent.leading + 16; width ≥ 80 @750`.
    case constraints
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
  public var name: String { shared.contents.name }
  /// How the text of an attribute is read.
  public var syntax: Syntax { shared.contents.syntax }
  /// What an expression has to give. For text, the type of the value that braces may hold as a whole.
  public var valueType: ValueType { shared.contents.valueType }
  /// The named values; usable bare inside attributes of this type, and as `Name.case` anywhere.
  public var cases: [Case] {
    get { shared.contents.cases.all }
    set { change { $0.cases = NamedCases { newValue } } }
  }
  /// What the names of cases may be written with or without: with "Color", `header` and `headerColor` are the same.
  public var caseSuffix: String {
    get { shared.contents.caseSuffix }
    set { change { $0.caseSuffix = newValue } }
  }
  /// Whether several cases may be given, separated by commas.
  public var isOptionSet: Bool {
    get { shared.contents.isOptionSet }
    set { change { $0.isOptionSet = newValue } }
  }
  /// The parts of a packed value that attributes may set and expressions may read: `top` of `contentInset.top`.
  public var members: [PropertyMember] {
    get { shared.contents.members }
    set { change { $0.members = newValue } }
  }
  /// Whether nothing (`nil`) is an acceptable value.
  public var allowsNil: Bool {
    get { shared.contents.allowsNil }
    set { change { $0.allowsNil = newValue } }
  }
  /// Whether a conversion looks at the traits: text size for fonts, scale for images.
  ///
  /// What was converted with other traits, as constants are while a template is compiled, is converted again.
  public var dependsOnTraits: Bool {
    get { shared.contents.dependsOnTraits }
    set { change { $0.dependsOnTraits = newValue } }
  }
  /// Whether what stands behind `??` stands in for what cannot be converted, too, as a file that is missing.
  var triesAlternatives: Bool {
    get { shared.contents.triesAlternatives }
    set { change { $0.triesAlternatives = newValue } }
  }
  /// What expressions of this type may call, such as `UIBlurEffect(dark)`.
  public var functions: [Function] {
    get { shared.contents.functions }
    set { change { $0.functions = newValue } }
  }
  /// Checks and converts the value of an expression; nothing when the value is taken as it is.
  public var conversion: Conversion? {
    get { shared.contents.conversion }
    set { change { $0.conversion = newValue } }
  }
  /// Converts the parts of a text; nothing when they are joined to a string.
  public var textConversion: TextConversion? {
    get { shared.contents.textConversion }
    set { change { $0.textConversion = newValue } }
  }
  /// Converts the parts of a text that may be marked up, in place of `textConversion`; where there is one, text inside the element may hold
  /// HTML.
  public var markupConversion: MarkupConversion? {
    get { shared.contents.markupConversion }
    set { change { $0.markupConversion = newValue } }
  }
  /// What the whole text of an attribute names, asked before it is taken for an expression; it gives nothing for what is no such name.
  public var nameConversion: NameConversion? {
    get { shared.contents.nameConversion }
    set { change { $0.nameConversion = newValue } }
  }

  /// Whether it is text that people may read.
  var showsText: Bool { name == "String" || name == "NSAttributedString" }

  /// Whether text without tags is taken as it is, whatever stands around it.
  var keepsStrings: Bool {
    get { shared.contents.keepsStrings }
    set { change { $0.keepsStrings = newValue } }
  }

  /// Lies on the heap: a type is handed on wherever one of its attributes is looked at, and has a dozen parts.
  private struct Contents: Sendable {
    let name: String
    let syntax: Syntax
    let valueType: ValueType
    var cases: NamedCases
    var caseSuffix: String = ""
    var isOptionSet: Bool = false
    var members: [PropertyMember]
    var allowsNil: Bool = false
    var dependsOnTraits: Bool = false
    var triesAlternatives: Bool = false
    var keepsStrings: Bool = false
    var functions: [Function] = []
    var conversion: Conversion?
    var textConversion: TextConversion?
    var markupConversion: MarkupConversion?
    var nameConversion: NameConversion?
  }

  private var shared: Shared<Contents>

  private mutating func change(_ body: (inout Contents) -> Void) {
    var contents = shared.contents
    body(&contents)
    shared = Shared(contents)
  }

  /// Describes a type.
  ///
  /// - Parameters:
  ///   - name: The type's name as Swift and templates write it.
  ///   - syntax: How the text of an attribute is read.
  ///   - valueType: What an expression has to give.
  ///   - cases: The named values; made when somebody first asks for one.
  ///   - members: The parts of a packed value.
  ///   - conversion: Checks and converts the value of an expression.
  ///   - textConversion: Converts the parts of a text.
  public init(
    _ name: String, syntax: Syntax = .expression, valueType: ValueType,
    cases: @autoclosure @escaping @Sendable () -> [Case] = [],
    members: [PropertyMember] = [], conversion: Conversion? = nil, textConversion: TextConversion? = nil
  ) {
    self.init(
      name, syntax: syntax, valueType: valueType, named: NamedCases(cases), members: members,
      conversion: conversion, textConversion: textConversion)
  }

  /// The same with cases that the conversion asks for as well.
  init(
    _ name: String, syntax: Syntax = .expression, valueType: ValueType, named cases: NamedCases,
    members: [PropertyMember] = [], conversion: Conversion? = nil, textConversion: TextConversion? = nil
  ) {
    shared = Shared(
      Contents(
        name: name, syntax: syntax, valueType: valueType, cases: cases, members: members,
        conversion: conversion, textConversion: textConversion))
  }

  /// The value of a case, or nothing when the type has no such case.
  public func value(ofCase name: String) -> Constant? {
    shared.contents.cases.value(named: name, withOrWithout: caseSuffix)
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
