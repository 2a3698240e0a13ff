/// Tells the compiler what names mean at one place: for one attribute of one node.
///
/// Called only while compiling, so it may be as slow as a dictionary look-up.
public protocol ExpressionScope {
  /// The host's types and conversions.
  var host: any ExpressionHost { get }

  /// What a name stands for, or nothing when it is unknown.
  ///
  /// The path always has one component or more. `50%` asks for the path `100%`, `#id.left` for `["#id", "left"]`.
  /// `true`, `false` and `nil` are never asked for; built-in functions and `pi` are, so that they can be shadowed.
  func resolve(_ path: NamePath) -> NameMatch?

  /// What a name means inside of macros of that very name: what lies beyond them.
  ///
  /// - Parameter count: How many macros of the name lead here, each naming the next.
  func resolve(_ path: NamePath, beyondMacros count: Int) -> NameMatch?

  /// What a name stands for that is called and that a function of the language has too.
  func resolveCalled(_ path: NamePath) -> NameMatch?

  /// What a text that is called as a format stands for; asked first where a name is called.
  func resolveFormat(_ path: NamePath) -> NameMatch?

  /// What the name of a built-in function may still turn out to be where it is not called; asked only when `resolve(_:)`
  /// gave nothing.
  func resolveUncalled(_ path: NamePath) -> NameMatch?

  /// The names near which a mistyped one may be looked for, in any order and some perhaps twice; asked only when
  /// `resolve(_:)` gave nothing.
  func candidates(for path: NamePath) -> [String]

  /// The names of the data, in their order, that are told where nothing is near to a path with members; asked only then.
  func dataNames(for path: NamePath) -> [String]
}

extension ExpressionScope {
  public func resolveCalled(_ path: NamePath) -> NameMatch? { resolve(path) }

  public func resolve(_ path: NamePath, beyondMacros count: Int) -> NameMatch? { nil }

  public func resolveFormat(_ path: NamePath) -> NameMatch? { nil }

  public func dataNames(for path: NamePath) -> [String] { [] }

  public func resolveUncalled(_ path: NamePath) -> NameMatch? { nil }
}
