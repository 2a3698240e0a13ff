/// A name as written in an expression: `width`, `parent.width`, `#first.left`, `` `strings.Any text!` ``.
public struct NamePath: Hashable, Sendable {
  // Most names have one part, and looking one up should not cost an array.
  private enum Storage: Hashable, Sendable {
    case single(String)
    case several([String])
  }

  private let storage: Storage

  /// Creates a path of several parts.
  public init(_ components: [String]) {
    storage = components.count == 1 ? .single(components[0]) : .several(components)
  }

  /// Creates a path of one part.
  public init(_ name: String) { storage = .single(name) }

  /// The parts between the dots, backticks taken off; that of a reference begins with `#`.
  public var components: [String] {
    switch storage {
    case .single(let name): [name]
    case .several(let components): components
    }
  }

  /// How many parts there are.
  public var count: Int {
    switch storage {
    case .single: 1
    case .several(let components): components.count
    }
  }

  /// The first part.
  public var first: String {
    switch storage {
    case .single(let name): name
    case .several(let components): components.first ?? ""
    }
  }

  /// The whole path with its dots.
  public var text: String {
    switch storage {
    case .single(let name): name
    case .several(let components): components.joined(separator: ".")
    }
  }
}
