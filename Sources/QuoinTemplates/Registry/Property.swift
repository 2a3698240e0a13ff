import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

/// One property of a component: its name in templates, its type, and how to read and write it on a view.
///
/// One line declares one:
///
/// ```swift
/// Property("alpha", \UIView.alpha)
/// Property("text", \UILabel.text).affectingSize
/// Property("isOn", \UISwitch.isOn, animated: { $0.setOn($1, animated: true) })
/// Property(readOnly: "safeAreaInsets", \UIView.safeAreaInsets)
/// ```
public struct Property: Sendable {
  /// Reads the property of a view.
  public typealias Getter = @Sendable (_ view: UIView) -> Value
  /// Writes a converted value to a view; false when the value does not fit the property's type.
  public typealias Setter = @Sendable (_ view: UIView, _ value: Value, _ animated: Bool) -> Bool

  /// The name as templates write it; may hold dots (`layer.cornerRadius`).
  public let name: String
  /// What attributes of this name may hold.
  public private(set) var type: PropertyType
  /// Reads the property; nothing when it cannot be read.
  public let get: Getter?
  /// Writes the property; nothing when it is read-only.
  public let set: Setter?
  /// Whether the view's fitting size follows from this property.
  ///
  /// Such a property is written before the view is measured, and the view measured again when the value changes.
  public private(set) var affectsSize = false

  /// Declares a property by its functions, for what no key path reaches.
  public init(_ name: String, type: PropertyType, get: Getter?, set: Setter?) {
    self.name = name
    self.type = type
    self.get = get
    self.set = set
  }

  /// Declares a property by a key path.
  public init<View: UIView, T: PropertyValue>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<View, T> & Sendable
  ) {
    self.init(
      name, type: T.propertyType,
      get: { view in (view as? View)?[keyPath: keyPath].propertyValue ?? .null },
      set: { view, value, _ in
        guard let view = view as? View, let value = T(propertyValue: value) else { return false }
        view[keyPath: keyPath] = value
        return true
      })
  }

  /// Declares a property by a key path, with a setter that animates.
  public init<View: UIView, T: PropertyValue>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<View, T> & Sendable,
    animated: @escaping @Sendable (View, T) -> Void
  ) {
    self.init(
      name, type: T.propertyType,
      get: { view in (view as? View)?[keyPath: keyPath].propertyValue ?? .null },
      set: { view, value, isAnimated in
        guard let view = view as? View, let value = T(propertyValue: value) else { return false }
        if isAnimated { animated(view, value) } else { view[keyPath: keyPath] = value }
        return true
      })
  }

  /// Declares a property that can be read and not set.
  public init<View: UIView, T: PropertyValue>(readOnly name: String, _ keyPath: KeyPath<View, T> & Sendable) {
    self.init(
      name, type: T.propertyType,
      get: { view in (view as? View)?[keyPath: keyPath].propertyValue ?? .null }, set: nil)
  }

  /// Declares a property by a setter alone.
  public init<View: UIView, T: PropertyValue>(
    _ name: String, of type: T.Type, set: @escaping @Sendable (View, T) -> Void
  ) {
    self.init(
      name, type: T.propertyType, get: nil,
      set: { view, value, _ in
        guard let view = view as? View, let value = T(propertyValue: value) else { return false }
        set(view, value)
        return true
      })
  }

  /// The same property, from which the view's fitting size follows.
  public var affectingSize: Property {
    var copy = self
    copy.affectsSize = true
    return copy
  }

  /// The same property with another meaning of its type; whether `nil` is allowed stays.
  func replacing(_ type: PropertyType) -> Property {
    var copy = self
    copy.type = type
    copy.type.allowsNil = type.allowsNil || self.type.allowsNil
    return copy
  }

  /// The properties of the parts of a packed value: `contentInset.top` of `contentInset`.
  var members: [Property] {
    guard let getWhole = get else { return [] }
    return type.members.map { member in
      var setter: Setter?
      if let setWhole = set {
        setter = { view, value, animated in
          guard let whole = member.set(getWhole(view), value) else { return false }
          return setWhole(view, whole, animated)
        }
      }
      var property = Property(
        "\(name).\(member.name)", type: member.type, get: { member.get(getWhole($0)) }, set: setter)
      property.affectsSize = affectsSize
      return property
    }
  }
}
