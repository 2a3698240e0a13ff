import QuoinDiagnostics
import QuoinViews

/// Somebody whom a layout tells of what the user does, and who holds parts of it: as a rule the controller or the view in
/// which it is mounted.
///
/// There is no Objective-C runtime to find methods and properties by their names, so an owner lists what templates may
/// name, in a line each:
///
/// ```swift
/// final class CounterScreen: UIViewController, LayoutOwner {
///   var label: UILabel?
///   func add() { … }
///   func select(_ button: UIButton) { … }
///
///   static var layoutMembers: [OwnerMember] {
///     [
///       .outlet("label", \CounterScreen.label),
///       .action("add", CounterScreen.add),
///       .action("select:", CounterScreen.select),
///     ]
///   }
/// }
/// // <UILabel outlet="label"/> <UIButton touchUpInside="add"/>
/// ```
///
/// What the protocol asks for beside these lines is looked up in the class that conforms. A class that others inherit from
/// therefore has `layoutValue(forKey:)`, `layoutString(forKey:)` and `layoutError(_:)` itself where those are to override
/// them, if only to return nothing or to call `passOn(_:)`; written in a subclass alone, they are not asked.
///
/// Delegates and data sources need no line: a view's `delegate`, `dataSource`, `…Delegate` or `…DataSource` becomes the
/// owner where the owner conforms to its protocol and the template says nothing of it.
public protocol LayoutOwner: AnyObject {
  /// What templates may name; a class that others inherit from makes it a `class var`, which they add to.
  static var layoutMembers: [OwnerMember] { get }

  /// A value for a name in expressions that no attribute, macro, state or constant explains; nothing for an unknown name.
  ///
  /// It is asked when the layout is loaded, and again by `LayoutNode.update()`.
  func layoutValue(forKey key: String) throws -> Any?

  /// The text of a key that stands behind `strings.` in expressions, before those of files are asked; nothing for a key
  /// that it does not know, which the owners among the next responders are asked for.
  ///
  /// It is asked when the layout is mounted, and again by `LayoutNode.update()`.
  func layoutString(forKey key: String) -> String?

  /// Told of what is wrong with the layout when it is loaded, and of what goes wrong with it later; goes to the next
  /// responder that is an owner, unless implemented.
  func layoutError(_ error: Diagnostics)
}

extension LayoutOwner {
  public static var layoutMembers: [OwnerMember] { [] }

  public func layoutValue(forKey key: String) throws -> Any? { nil }

  public func layoutString(forKey key: String) -> String? { nil }

  public func layoutError(_ error: Diagnostics) { passOn(error) }

  /// The text that the owner has for a key, or the nearest of its next responders that are owners, too.
  func nearestString(forKey key: String) -> String? {
    if let found = layoutString(forKey: key) { return found }
    var responder = (self as? UIResponder)?.next
    while let current = responder {
      if let found = (current as? any LayoutOwner)?.layoutString(forKey: key) { return found }
      responder = current.next
    }
    return nil
  }

  /// Tells the next responder that is an owner; where there is none, it is misuse.
  public func passOn(_ error: Diagnostics) {
    var responder = (self as? UIResponder)?.next
    while let current = responder {
      if let owner = current as? any LayoutOwner { return owner.layoutError(error) }
      responder = current.next
    }
    // The view or controller may be made just now, as a part of another layout.
    if !LayoutNesting.take(error) { LayoutMisuse.report(.unhandled(error, of: self)) }
  }
}
