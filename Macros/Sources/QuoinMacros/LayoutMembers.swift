/// Writes the list of what layouts may name of a `LayoutOwner`: its properties with `@Outlet` and its methods with `@Action`.
///
/// ```swift
/// @LayoutMembers
/// final class CounterScreen: UIViewController, LayoutLoading {
///   @Outlet var label: UILabel?
///   @Action func add() { … }
///   @Action func select(_ button: UIButton) { … }
/// }
/// // <UILabel outlet="label"/> <UIButton touchUpInside="add"/> <UIButton touchUpInside="select:"/>
/// ```
///
/// - Parameter addsToInherited: Whether a class that this one inherits from is an owner already, to whose list this one adds.
@attached(member, names: named(layoutMembers))
public macro LayoutMembers(addsToInherited: Bool = false) =
  #externalMacro(module: "QuoinMacroPlugin", type: "LayoutMembersMacro")

/// Lets layouts put a node, a view or a controller into a property of an optional type: `outlet="label"`.
///
/// - Parameter name: What layouts call it; the property's name unless given.
@attached(peer)
public macro Outlet(_ name: String? = nil) = #externalMacro(module: "QuoinMacroPlugin", type: "MarkMacro")

/// Lets layouts name a method that takes nothing, the sender, or the sender and the event.
///
/// - Parameter name: What layouts call it; unless given the method's name, with a colon for the sender and `event:` or what
///   else the second argument is labelled behind that.
@attached(peer)
public macro Action(_ name: String? = nil) = #externalMacro(module: "QuoinMacroPlugin", type: "MarkMacro")
