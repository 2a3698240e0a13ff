/// A name as written in an expression: `width`, `parent.width`, `#first.left`, `` `strings.Any text!` ``.
public struct NamePath: Hashable, Sendable {
  /// The parts between the dots, backticks taken off; that of a reference begins with `#`.
  public let components: [String]

  /// Creates a path.
  public init(_ components: [String]) { self.components = components }

  /// The whole path with its dots.
  public var text: String {
    components.count == 1 ? components[0] : components.joined(separator: ".")
  }
}
