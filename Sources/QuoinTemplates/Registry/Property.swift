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
  public let name: String
  /// What attributes of this name may hold.
  public private(set) var type: PropertyType
  /// What it is for, in a sentence, with the range of its numbers.
  public let summary: String
  /// What a number in it counts.
  public let unit: AttributeUnit?
  /// Reads the property; nothing when it cannot be read.
  public let get: Getter?
  /// Writes the property; nothing when it is read-only.
  public let set: Setter?
  /// Whether the view's fitting size follows from this property.
  ///
  /// Such a property is written before the view is measured, and the view measured again when the value changes.
  public private(set) var affectsSize = false
  /// Whether it is written behind all others, which its range follows from.
  public private(set) var isWrittenLast = false
  /// Properties of the same kind under other names, such as `highlightedTitle` beside `title`.
  public private(set) var variants: [Property] = []
  /// Whether it is written only once the children are there, as what names one of them by its number is.
  private(set) var waitsForChildren = false
  /// Says why an object cannot take a value that fits the type; nothing where it can.
  var objection: (@Sendable (_ object: AnyObject, _ value: Value) -> Diagnostic?)?
  /// What is read instead nowadays; whoever reads this one is warned.
  public private(set) var replacement: String?
  /// Where the attribute names a method of the owner: how that gets called.
  var action: ActionBinder?
  /// Where the property is a delegate that the owner may become: how that is told and set.
  var delegate: DelegateAccess?

  /// Declares a property by its functions, for what no key path reaches.
  public init(
    _ name: String, type: PropertyType, _ summary: String = "", _ unit: AttributeUnit? = nil, get: Getter?,
    set: Setter?
  ) {
    self.name = name
    self.type = type
    self.summary = summary
    self.unit = unit
    self.get = get
    self.set = set
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

  /// The same property, from which the view's fitting size follows.
  public var affectingSize: Property {
    var copy = self
    copy.affectsSize = true
    copy.variants = variants.map(\.affectingSize)
    return copy
  }

  /// The same property, written behind all others, which its range follows from.
  public var writtenLast: Property {
    var copy = self
    copy.isWrittenLast = true
    return copy
  }

  /// The same property, which is written once the children are there.
  var waitingForChildren: Property {
    var copy = self
    copy.waitsForChildren = true
    return copy
  }

  /// The same property, of which some objects cannot take some values; says why.
  func objecting<Object: AnyObject & SendableMetatype>(
    _ objection: @escaping @Sendable (Object, Value) -> Diagnostic?
  ) -> Property {
    var copy = self
    copy.objection = { object, value in (object as? Object).flatMap { objection($0, value) } }
    return copy
  }

  /// The same property, which refuses some values.
  ///
  /// ```swift
  /// Property("level", \BadgeView.level).refusing { (badge: BadgeView, level: CGFloat) in
  ///   level <= badge.limit ? nil : Diagnostic(.error, "The level goes up to \(badge.limit)")
  /// }
  /// ```
  ///
  /// - Parameter problem: What is wrong with a value; nothing for one that is taken.
  public func refusing<Object: AnyObject & SendableMetatype, T: PropertyValue>(
    _ problem: @escaping @Sendable (_ object: Object, _ value: T) -> Diagnostic?
  ) -> Property {
    objecting { (object: Object, value) in T(propertyValue: value).flatMap { problem(object, $0) } }
  }

  /// The same property with others of its kind.
  ///
  /// - Parameter variants: Properties of the same type, which schemas and pages tell with this one.
  public func with(variants: [Property]) -> Property {
    var copy = self
    copy.variants = variants
    return copy
  }

  /// The same property, of whose use people are warned.
  ///
  /// - Parameter replacement: The name of what is read instead nowadays.
  public func deprecated(for replacement: String) -> Property {
    var copy = self
    copy.replacement = replacement
    return copy
  }

  /// The same property under another name, read and written another way.
  func with(name: String, get: Getter?, set: Setter?) -> Property {
    var copy = Property(name, type: type, summary, unit, get: get, set: set)
    copy.affectsSize = affectsSize
    copy.isWrittenLast = isWrittenLast
    copy.waitsForChildren = waitsForChildren
    copy.replacement = replacement
    return copy
  }

  /// The same property with another meaning of its type; whether `nil` is allowed stays.
  func replacing(_ type: PropertyType) -> Property {
    var copy = self
    copy.type = type
    copy.type.allowsNil = type.allowsNil || self.type.allowsNil
    copy.variants = variants.map { $0.replacing(type) }
    return copy
  }

  /// The property, its variants, and the parts of all.
  var all: [Property] { [self] + members + variants.flatMap(\.all) }

  /// The properties of the parts of a packed value: `contentInset.top` of `contentInset`.
  private var members: [Property] {
    guard let getWhole = get else { return [] }
    return type.members.map { member in
      var setter: Setter?
      if let setWhole = set {
        setter = { object, value, animated in
          let whole = getWhole(object)
          // The parts of what is not there are no mistake.
          if case .null = whole { return true }
          guard let changed = member.set(whole, value) else { return false }
          return setWhole(object, changed, animated)
        }
      }
      var property = Property(
        "\(name).\(member.name)", type: member.type, member.summary, member.unit ?? unit,
        get: { member.get(getWhole($0)) }, set: setter)
      property.affectsSize = affectsSize
      if let objection {
        property.objection = { object, value in
          member.set(getWhole(object), value).flatMap { objection(object, $0) }
        }
      }
      return property
    }
  }
}
