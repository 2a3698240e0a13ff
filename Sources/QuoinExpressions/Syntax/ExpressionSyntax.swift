import QuoinResources

/// How the text of an attribute is to be read.
public enum ExpressionKind: Hashable, Sendable {
  /// An expression: `width / 2`. One pair of braces may stand round it.
  case expression
  /// Literal text with expressions in braces, joined into one string: `Hello {name}`.
  case string
  /// Literal text with expressions in braces, left apart: an array of strings and values, for styled text and fonts.
  case parts
}

/// The text of an expression taken apart. Taking apart never fails, and loses no byte.
///
/// ```swift
/// let syntax = ExpressionSyntax("width / 2 // half")
/// syntax.tokens.map(\.kind)  // name, whitespace, slash, whitespace, number, whitespace, comment
/// ```
public struct ExpressionSyntax: Sendable {
  /// The text.
  public let source: String
  /// How it was read.
  public let kind: ExpressionKind
  let nodes: [ExpressionNode]
  let texts: [ExpressionText]
  let problem: SyntaxProblem?
  private let depthLimit: Int

  /// Takes a text apart.
  ///
  /// - Parameters:
  ///   - source: The text, character references decoded.
  ///   - kind: How to read it.
  ///   - budget: The limits on its nesting and its length.
  public init(_ source: String, as kind: ExpressionKind = .expression, budget: Budget = .default) {
    var source = source
    depthLimit = budget.expressionDepth
    self.kind = kind
    guard source.utf8.count <= min(budget.fileSize, Int(Int32.max)) else {
      self.source = source
      (nodes, texts, problem) = ([], [], .tooLong(limit: budget.fileSize))
      return
    }
    (nodes, texts, problem) = source.withUTF8 { bytes in
      var parser = ExpressionParser(bytes, depthLimit: budget.expressionDepth, records: false)
      parser.parse(as: kind)
      return (parser.problem == nil ? parser.nodes : [], parser.texts, parser.problem)
    }
    self.source = source
  }

  /// Whether the text is nothing but comments, so that the attribute counts as not given.
  public var isCommentedOut: Bool { problem == nil && nodes.isEmpty }

  /// Whether it is well formed; its names and types are another matter.
  public var isValid: Bool { problem == nil }

  /// All tokens in order, white space and comments included; joined, they are the text.
  public var tokens: [ExpressionToken] {
    var source = source
    return source.withUTF8 { bytes in
      var parser = ExpressionParser(bytes, depthLimit: depthLimit, records: true)
      parser.parse(as: kind)
      return parser.recorded ?? []
    }
  }

  /// The text of a token.
  public func text(of token: ExpressionToken) -> Substring {
    let utf8 = source.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: token.range.lowerBound)
    return source[start..<utf8.index(start, offsetBy: token.range.count)]
  }

  /// A name used in an expression, with its stretch of the text.
  public struct NameUse: Hashable, Sendable {
    /// The name, its members behind it.
    public let path: NamePath
    /// Where it stands, in UTF-8 bytes.
    public let range: Range<Int>
  }

  /// The names used, in order; literal text, strings and comments hold none, and parameters of closures are not meant.
  public var names: [NameUse] {
    var uses: [NameUse] = []
    var parameters: [String] = []
    for node in nodes {
      switch node.kind {
      case .parameter: parameters.append(texts[node.textIndex].text)
      case .closure: parameters.removeLast(Int(node.count) - 1)
      case .name:
        if !parameters.contains(texts[node.textIndex].text) {
          uses.append(NameUse(path: path(of: node), range: node.range))
        }
      default: break
      }
    }
    return uses
  }

  /// The last part of a name.
  func lastText(of node: ExpressionNode) -> String { texts[node.textIndex + Int(node.count) - 1].text }

  func path(of node: ExpressionNode) -> NamePath {
    node.count == 1
      ? NamePath(texts[node.textIndex].text)
      : NamePath(texts[node.textIndex..<node.textIndex + Int(node.count)].map(\.text))
  }
}
