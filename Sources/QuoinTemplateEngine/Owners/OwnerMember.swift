import QuoinViews

/// Something of an owner that templates may name: a property that holds a part of the layout, or a method.
public struct OwnerMember: Sendable {
  enum Kind: Sendable {
    case outlet(Outlet)
    case action(Selector)
  }

  /// The name as templates write it; that of a method ends in a colon for each argument.
  public let name: String
  let kind: Kind

  /// Lists a property that holds a node, a view or a controller, whichever its type says.
  ///
  /// - Parameters:
  ///   - name: What `outlet="…"` says.
  ///   - keyPath: The property; `nil` while the layout has no such part.
  public static func outlet<Owner: AnyObject & SendableMetatype, Part: AnyObject & SendableMetatype>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Owner, Part?> & Sendable
  ) -> OwnerMember {
    OwnerMember(
      name: name,
      kind: .outlet(
        Outlet(
          part: "\(Part.self)", type: Part.self, fits: { $0 is Part },
          get: { ($0 as? Owner)?[keyPath: keyPath] },
          set: { owner, part in (owner as? Owner)?[keyPath: keyPath] = part as? Part })))
  }

  /// Lists a method that takes nothing.
  public static func action<Owner: AnyObject>(
    _ name: String, _ method: @escaping @Sendable (Owner) -> () -> Void
  ) -> OwnerMember {
    action(Selector(name, method))
  }

  /// Lists a method that takes the sender, such as the button.
  public static func action<Owner: AnyObject, Sender>(
    _ name: String, _ method: @escaping @Sendable (Owner) -> (Sender) -> Void
  ) -> OwnerMember {
    action(Selector(name, method))
  }

  /// Lists a method that takes the sender and the event.
  public static func action<Owner: AnyObject, Sender>(
    _ name: String, _ method: @escaping @Sendable (Owner) -> (Sender, UIEvent?) -> Void
  ) -> OwnerMember {
    action(Selector(name, method))
  }

  /// Lists the method of a selector under its name.
  public static func action(_ selector: Selector) -> OwnerMember {
    OwnerMember(name: selector.name, kind: .action(selector))
  }

  /// A property that holds a part of the layout.
  struct Outlet: Sendable {
    /// The name of the part's class.
    let part: String
    /// The class: one of views, of controllers or of nodes.
    let type: any AnyObject.Type
    let fits: @Sendable (AnyObject) -> Bool
    let get: @Sendable (_ owner: AnyObject) -> AnyObject?
    let set: @Sendable (_ owner: AnyObject, _ part: AnyObject?) -> Void
  }
}

/// What templates may name of the owners of one class.
struct OwnerTable {
  private(set) var outlets: [String: OwnerMember.Outlet] = [:]
  private(set) var actions: [String: Selector] = [:]

  /// - Parameter owner: Anybody; who is no `LayoutOwner` has nothing that can be named.
  init(of owner: AnyObject) {
    guard let owner = owner as? any LayoutOwner else { return }
    for member in type(of: owner).layoutMembers {
      switch member.kind {
      case .outlet(let outlet): outlets[member.name] = outlet
      case .action(let selector): actions[member.name] = selector
      }
    }
  }
}
