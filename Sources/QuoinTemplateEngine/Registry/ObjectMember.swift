import QuoinExpressions

/// An object that a component's objects hold and whose attributes they take behind its name: `titleLabel.font`.
///
/// ```swift
/// ObjectMember("titleLabel", "UILabel", "What shows the title.") { (button: UIButton) in button.titleLabel }
/// ```
public struct ObjectMember: Sendable {
  /// The name as templates write it; may hold dots.
  public let name: String
  /// The component whose attributes stand behind the name.
  public let component: String
  /// What it is, in a sentence.
  public let summary: String
  /// Reads the object that is held; with nothing there, attributes are neither written nor read, and nothing is wrong.
  package let get: @Sendable (_ owner: AnyObject) -> AnyObject?
  /// Gives the object that attributes are written to, made where there is none.
  package let made: @Sendable (_ owner: AnyObject) -> AnyObject?

  /// Describes an object that is held.
  ///
  /// - Parameters:
  ///   - name: The name as templates write it.
  ///   - component: The component whose attributes stand behind the name.
  ///   - summary: What it is, in a sentence.
  ///   - get: Reads the object; it may make it.
  ///   - making: Makes the object where there is none and an attribute of it is written.
  public init<Owner: AnyObject & SendableMetatype>(
    _ name: String, _ component: String, _ summary: String, get: @escaping @Sendable (Owner) -> AnyObject?,
    making: (@Sendable (Owner) -> AnyObject?)? = nil
  ) {
    self.name = name
    self.component = component
    self.summary = summary
    self.get = { ($0 as? Owner).flatMap(get) }
    made = { owner in (owner as? Owner).flatMap { get($0) ?? making?($0) } }
  }

  /// The rest of a name that begins with this one's; nothing for other names.
  func rest(of name: String) -> String? {
    guard name.hasPrefix(self.name), name.dropFirst(self.name.count).first == "." else { return nil }
    return String(name.dropFirst(self.name.count + 1))
  }
}

extension Property {
  /// The property as one of whoever holds the object.
  package func reached(through member: ObjectMember) -> Property {
    let read = get
    let write = set
    var getter: Getter?
    if let read { getter = { member.get($0).map(read) ?? .null } }
    var setter: Setter?
    if let write {
      setter = { owner, value, animated in
        guard let object = member.made(owner) else { return true }
        return write(object, value, animated)
      }
    }
    var property = self
    property.name = "\(member.name).\(name)"
    (property.get, property.set) = (getter, setter)
    // These are of the object itself.
    (property.variants, property.delegate) = ([], nil)
    if let objection {
      property.objection = { owner, value in member.made(owner).flatMap { objection($0, value) } }
    }
    property.leaders = leaders.map { "\(member.name).\($0)" }
    property.action = action?.reached(through: member)
    return property
  }
}
