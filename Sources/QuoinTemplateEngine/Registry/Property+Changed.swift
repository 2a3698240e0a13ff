import QuoinDiagnostics
import QuoinExpressions

/// The same property, changed in one thing.
extension Property {
  /// The same property, from which the view's fitting size follows.
  public var affectingSize: Property {
    var copy = self
    copy.affectsSize = true
    copy.variants = variants.map(\.affectingSize)
    return copy
  }

  /// The same property, which people change as they use the view, as they turn a switch or type into a field.
  ///
  /// Expressions read it as it is then, and not as the template began it; a reload leaves it so, unless the template comes
  /// to say something else.
  public var changingInUse: Property {
    var copy = self
    copy.changesInUse = true
    return copy
  }

  /// The same property, for which `nil` is a mistake, whatever code may do with it.
  public var insistingOnValue: Property {
    var copy = self
    copy.type.allowsNil = false
    copy.variants = variants.map(\.insistingOnValue)
    return copy
  }

  /// The same property, written behind others, which its range follows from.
  ///
  /// Whatever the template says first, and whichever of them changes with others, `maximumValue` is there before `value`.
  ///
  /// - Parameter names: The names of properties of the same component.
  public func written(after names: String...) -> Property {
    var copy = self
    copy.leaders = leaders + names
    return copy
  }

  /// The same property, which is told where a picture is drawn, since it says something on the pages of documents alone.
  ///
  /// - Parameter advice: What stands in for it in pictures.
  package func lostInPictures(_ advice: String) -> Property {
    var copy = self
    copy.lossInPictures = advice
    return copy
  }

  /// The same property, which is written once the children are there.
  package var waitingForChildren: Property {
    var copy = self
    copy.waitsForChildren = true
    return copy
  }

  /// The same property, of which some objects cannot take some values; says why.
  package func objecting<Object: AnyObject & SendableMetatype>(
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

  /// The same property, written by a closure: for what changes most, since a key path takes 1,000 instructions more each
  /// time that it writes.
  package func written<Object: AnyObject & SendableMetatype, T: PropertyValue>(
    _ set: @escaping @Sendable (Object, T) -> Void
  ) -> Property {
    var copy = self
    copy.set = { object, value, _ in
      guard let object = object as? Object, let value = T(propertyValue: value) else { return false }
      set(object, value)
      return true
    }
    return copy
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

  /// The same property under another name.
  package func with(name: String, summary: String) -> Property {
    var copy = self
    (copy.name, copy.summary) = (name, summary)
    return copy
  }

  /// The same property with another meaning of its type; whether `nil` is allowed stays.
  package func replacing(_ type: PropertyType) -> Property {
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
      property.leaders = leaders + member.leaders.map { "\(name).\($0)" }
      property.isLostBehindLeaders = !member.leaders.isEmpty
      if let objection {
        property.objection = { object, value in
          member.set(getWhole(object), value).flatMap { objection(object, $0) }
        }
      }
      return property
    }
  }
}
