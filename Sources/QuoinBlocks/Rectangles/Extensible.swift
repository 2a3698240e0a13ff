/// A type to which users add rules of their own by wrapping them.
///
/// ```swift
/// extension Layout.Filling.Horizontal {
///   static var golden: Self { .build(AnyRectBasedLayout { rect, source in rect.size.width = source.width / 1.618 }) }
/// }
/// ```
public protocol Extensible {
  /// What can be wrapped.
  associatedtype Conformed

  /// Wraps a rule.
  static func build(_ base: Conformed) -> Self
}
