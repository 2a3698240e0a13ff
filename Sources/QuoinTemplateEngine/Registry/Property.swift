import QuoinDiagnostics
import QuoinExpressions

/// One property of a component: its name in templates, its type, what it is for, and how to read and write it on an object.
///
/// One line declares one:
///
/// ```swift
/// Property("alpha", \UIView.alpha, "How opaque the view is.", .fraction)
/// Property("text", \UILabel.text).affectingSize
/// Property("isOn", \UISwitch.isOn, animated: { $0.setOn($1, animated: true) })
/// Property(readOnly: "safeAreaInsets", \UIView.safeAreaInsets)
/// ```
public struct Property: Sendable {
  /// Reads the property of an object.
  public typealias Getter = @Sendable (_ object: AnyObject) -> Value
  /// Writes a converted value to an object; false when the value does not fit the property's type.
  public typealias Setter = @Sendable (_ object: AnyObject, _ value: Value, _ animated: Bool) -> Bool

  /// The name as templates write it; may hold dots (`layer.cornerRadius`).
  public internal(set) var name: String {
    get { shared.contents.name }
    set { change { $0.name = newValue } }
  }
  /// What attributes of this name may hold.
  public internal(set) var type: PropertyType {
    get { shared.contents.type }
    set { change { $0.type = newValue } }
  }
  /// What it is for, in a sentence, with the range of its numbers.
  public internal(set) var summary: String {
    get { shared.contents.summary }
    set { change { $0.summary = newValue } }
  }
  /// What a number in it counts.
  public var unit: AttributeUnit? { shared.contents.unit }
  /// Reads the property; nothing when it cannot be read.
  public internal(set) var get: Getter? {
    get { shared.contents.get }
    set { change { $0.get = newValue } }
  }
  /// Writes the property; nothing when it is read-only.
  public internal(set) var set: Setter? {
    get { shared.contents.set }
    set { change { $0.set = newValue } }
  }
  /// Whether the view's fitting size follows from this property.
  ///
  /// Such a property is written before the view is measured, and the view measured again when the value changes.
  public internal(set) var affectsSize: Bool {
    get { shared.contents.affectsSize }
    set { change { $0.affectsSize = newValue } }
  }
  /// The properties that are written before it, where a template gives them: those that its range follows from.
  public internal(set) var leaders: [String] {
    get { shared.contents.leaders }
    set { change { $0.leaders = newValue } }
  }
  /// Whether it is written again behind its leaders whatever it reads as, since to write them may lose it.
  var isLostBehindLeaders: Bool {
    get { shared.contents.isLostBehindLeaders }
    set { change { $0.isLostBehindLeaders = newValue } }
  }
  /// Properties of the same kind under other names, such as `highlightedTitle` beside `title`.
  public internal(set) var variants: [Property] {
    get { shared.contents.variants }
    set { change { $0.variants = newValue } }
  }
  /// Whether it is written only once the children are there, as what names one of them by its number is.
  var waitsForChildren: Bool {
    get { shared.contents.waitsForChildren }
    set { change { $0.waitsForChildren = newValue } }
  }
  /// Whether people change it as they use the view: expressions read it as it is then, and a reload leaves it so.
  public internal(set) var changesInUse: Bool {
    get { shared.contents.changesInUse }
    set { change { $0.changesInUse = newValue } }
  }
  /// What stands in for it in pictures, where it says nothing and would be missed; nothing where nobody misses it.
  var lossInPictures: String? {
    get { shared.contents.lossInPictures }
    set { change { $0.lossInPictures = newValue } }
  }
  /// Says why an object cannot take a value that fits the type; nothing where it can.
  var objection: (@Sendable (_ object: AnyObject, _ value: Value) -> Diagnostic?)? {
    get { shared.contents.objection }
    set { change { $0.objection = newValue } }
  }
  /// What is read instead nowadays; whoever reads this one is warned.
  public internal(set) var replacement: String? {
    get { shared.contents.replacement }
    set { change { $0.replacement = newValue } }
  }
  /// Where the attribute names a method of the owner: how that gets called.
  var action: ActionBinder? {
    get { shared.contents.action }
    set { change { $0.action = newValue } }
  }
  /// Where the property is a delegate that the owner may become: how that is told and set.
  var delegate: DelegateAccess? {
    get { shared.contents.delegate }
    set { change { $0.delegate = newValue } }
  }

  /// Lies on the heap: a property is handed on wherever its attribute is looked at, and has a dozen parts.
  private struct Contents: Sendable {
    var name: String
    var type: PropertyType
    var summary: String
    let unit: AttributeUnit?
    var get: Getter?
    var set: Setter?
    var affectsSize: Bool = false
    var leaders: [String] = []
    var isLostBehindLeaders: Bool = false
    var variants: [Property] = []
    var waitsForChildren: Bool = false
    var changesInUse: Bool = false
    var lossInPictures: String?
    var objection: (@Sendable (_ object: AnyObject, _ value: Value) -> Diagnostic?)?
    var replacement: String?
    var action: ActionBinder?
    var delegate: DelegateAccess?
  }

  private var shared: Shared<Contents>

  private mutating func change(_ body: (inout Contents) -> Void) {
    var contents = shared.contents
    body(&contents)
    shared = Shared(contents)
  }

  /// Declares a property by its functions, for what no key path reaches.
  public init(
    _ name: String, type: PropertyType, _ summary: String = "", _ unit: AttributeUnit? = nil, get: Getter?,
    set: Setter?
  ) {
    shared = Shared(Contents(name: name, type: type, summary: summary, unit: unit, get: get, set: set))
  }

  /// Declares a property by a key path.
  public init<Object: AnyObject & SendableMetatype, T: PropertyValue>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Object, T> & Sendable, _ summary: String = "",
    _ unit: AttributeUnit? = nil
  ) {
    self.init(
      name, type: T.propertyType, summary, unit, get: Self.getter(keyPath),
      set: { object, value, _ in
        guard let object = object as? Object, let value = T(propertyValue: value) else { return false }
        object[keyPath: keyPath] = value
        return true
      })
  }

  /// Declares a property by a key path, with a setter that animates.
  public init<Object: AnyObject & SendableMetatype, T: PropertyValue>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Object, T> & Sendable, _ summary: String = "",
    _ unit: AttributeUnit? = nil, animated: @escaping @Sendable (Object, T) -> Void
  ) {
    self.init(
      name, type: T.propertyType, summary, unit, get: Self.getter(keyPath),
      set: { object, value, isAnimated in
        guard let object = object as? Object, let value = T(propertyValue: value) else { return false }
        if isAnimated { animated(object, value) } else { object[keyPath: keyPath] = value }
        return true
      })
  }

  /// Declares a property that can be read and not set.
  public init<Object: AnyObject & SendableMetatype, T: PropertyValue>(
    readOnly name: String, _ keyPath: KeyPath<Object, T> & Sendable, _ summary: String = "",
    _ unit: AttributeUnit? = nil
  ) {
    self.init(name, type: T.propertyType, summary, unit, get: Self.getter(keyPath), set: nil)
  }

  /// Declares a property by a setter alone.
  public init<Object: AnyObject & SendableMetatype, T: PropertyValue>(
    _ name: String, of type: T.Type, _ summary: String = "", _ unit: AttributeUnit? = nil,
    set: @escaping @Sendable (Object, T) -> Void
  ) {
    self.init(
      name, type: T.propertyType, summary, unit, get: nil,
      set: { object, value, _ in
        guard let object = object as? Object, let value = T(propertyValue: value) else { return false }
        set(object, value)
        return true
      })
  }

  private static func getter<Object: AnyObject & SendableMetatype, T: PropertyValue>(
    _ keyPath: KeyPath<Object, T> & Sendable
  ) -> Getter {
    { object in (object as? Object)?[keyPath: keyPath].propertyValue ?? .null }
  }
}
