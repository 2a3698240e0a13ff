import QuoinExpressions
import QuoinViews

/// A method that an attribute names, and who has it. The object is not kept.
public struct BoundAction {
  /// Who has the method.
  public private(set) weak var target: AnyObject?
  /// The method.
  public let selector: Selector

  init(target: AnyObject, selector: Selector) {
    self.target = target
    self.selector = selector
  }
}

/// How an attribute that names a method of the owner gets that called.
struct ActionBinder: Sendable {
  /// Takes the earlier method off and puts another on.
  let bind: @Sendable (_ object: AnyObject, _ old: BoundAction?, _ new: BoundAction?) -> Void
  /// Whether the method is searched for from the owner up its responders, instead of in the owner alone.
  let searchesResponders: Bool
  /// Who calls the method, of the object that has the attribute; nothing where there is none yet.
  var sender: @Sendable (_ object: AnyObject) -> AnyObject? = { $0 }

  /// The same for whoever holds the object.
  func reached(through member: ObjectMember) -> ActionBinder {
    ActionBinder(
      bind: { owner, old, new in
        // To take a method off nothing needs to be made.
        (new == nil ? member.get(owner) : member.made(owner)).map { bind($0, old, new) }
      },
      searchesResponders: searchesResponders, sender: { [sender] in member.get($0).flatMap(sender) })
  }
}

extension Property {
  /// Declares an attribute that names a method of the owner, which an event calls: `touchUpInside="add"`.
  ///
  /// - Parameters:
  ///   - name: The attribute's name.
  ///   - type: The class of the object.
  ///   - summary: When the method is called, in a sentence.
  ///   - searchesResponders: Whether the method may be that of a responder above the owner.
  ///   - bind: Takes the earlier method off, if there was one, and puts the new one on, if there is one.
  public init<Object: AnyObject & SendableMetatype>(
    action name: String, of type: Object.Type, _ summary: String = "", searchesResponders: Bool = true,
    bind: @escaping @Sendable (_ object: Object, _ old: BoundAction?, _ new: BoundAction?) -> Void
  ) {
    // What the attribute says is bound once there is an owner, so that nothing is written before.
    self.init(name, type: .selector, summary, get: nil, set: { _, _, _ in true })
    action = ActionBinder(
      bind: { object, old, new in (object as? Object).map { bind($0, old, new) } },
      searchesResponders: searchesResponders)
  }
}

extension PropertyType {
  /// The name of a method of the owner, with a colon for the sender.
  public static let selector = PropertyType(
    "Selector", syntax: .text, valueType: .string, conversion: String.propertyType.conversion)
}
