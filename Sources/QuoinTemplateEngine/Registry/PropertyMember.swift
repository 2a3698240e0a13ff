import QuoinExpressions

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
  /// The parts that are written before it, where a template gives them, and after which it is written again.
  private(set) var leaders: [String] = []

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
  /// The same part, written behind others and again whenever one of them changes, since what they come to may lose it.
  func written(after names: String...) -> PropertyMember {
    var copy = self
    copy.leaders = names
    return copy
  }

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
