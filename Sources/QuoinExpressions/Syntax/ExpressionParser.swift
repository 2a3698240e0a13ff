/// Turns the bytes of an expression into nodes.
///
/// An operator-precedence parser with a stack of its own, so that no nesting can exhaust the thread's.
/// It stops at the first problem.
struct ExpressionParser {
  /// An operator that waits for its right side, or an opening bracket for its closing one.
  struct Entry {
    enum Kind: UInt8 {
      case root, group, call, subscripting, array, question
      case prefix, infix, ternary, closure
    }

    var kind: Kind
    var node: ExpressionNode.Kind
    /// 0 for brackets, which no operator reaches through.
    var precedence: UInt8
    let start: UInt32
    let end: UInt32
    /// The index of the first node inside, or of the first node of the whole.
    let first: Int
    /// The commas inside so far; the index of the branch for operators that have one; the parameters of a closure.
    var count = 0
    /// The index of the second branch; in an array or a call, of the first node behind the last comma.
    var otherwise = 0
    /// What a call calls.
    var callee = -1
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let depthLimit: Int
  var lexer: ExpressionLexer
  var nodes: [ExpressionNode] = []
  var texts: [ExpressionText] = []
  var entries: [Entry] = []
  /// The token that comes next, and whether white space stands before it.
  var token = ExpressionToken(.end, 0, 0)
  var hasSpaceBefore = false
  var problem: SyntaxProblem?
  var sawComment = false
  /// Whether the last node is a bare name that a dot extends.
  var endsInPath = false
  /// How many brackets are open.
  var depth = 0
  /// All tokens, kept only for tools.
  var recorded: [ExpressionToken]?

  init(_ bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int, records: Bool) {
    self.bytes = bytes
    self.depthLimit = depthLimit
    lexer = ExpressionLexer(bytes)
    if records { recorded = [] }
    nodes.reserveCapacity(min(bytes.count / 2 + 3, 4096))
    entries.reserveCapacity(8)
  }

  /// Reads a whole text; afterwards the last node is the root, unless there is a problem or nothing but a comment.
  mutating func parse(as kind: ExpressionKind) {
    switch kind {
    case .expression: parseWhole()
    case .string, .parts: parseInterpolation()
    }
    if recorded != nil { recordRest() }
  }

  /// Consumes the current token.
  mutating func advance(_ fixity: ExpressionToken.Fixity = .none) {
    if recorded != nil { record(fixity) }
    fetch()
  }

  private mutating func record(_ fixity: ExpressionToken.Fixity) {
    var used = token
    used.fixity = fixity
    recorded?.append(used)
  }

  /// Reads the next token that means something.
  mutating func fetch() {
    token = lexer.next()
    hasSpaceBefore = false
    while token.isTrivia {
      hasSpaceBefore = true
      if token.kind == .comment { sawComment = true }
      recorded?.append(token)
      token = lexer.next()
    }
  }

  // After a problem the rest is still split into tokens, so that none of the text is lost.
  private mutating func recordRest() {
    while token.kind != .end {
      recorded?.append(token)
      token = lexer.next()
    }
  }

  mutating func fail(_ found: SyntaxProblem) {
    if problem == nil { problem = found }
  }

  func text(of token: ExpressionToken) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }

  func shortText(of token: ExpressionToken) -> String? {
    guard token.kind != .end else { return nil }
    let whole = text(of: token)
    return whole.count > 24 ? whole.prefix(23) + "…" : whole
  }

  private mutating func parseWhole() {
    fetch()
    guard token.kind != .end else { return failIfEmpty() }
    let isInBraces = token.kind == .openBrace
    let opening = token.range
    if isInBraces {
      lexer.isInBraces = true
      advance()
      if token.kind == .closeBrace {
        if !sawComment { return fail(.emptyBraces(opening.lowerBound..<token.range.upperBound)) }
      } else {
        parseExpression(opening: opening)
      }
      guard problem == nil else { return }
      lexer.isInBraces = false
      advance()
      if token.kind != .end { fail(.bracesWithin(token.range)) }
    } else {
      parseExpression(opening: nil)
    }
  }

  private mutating func failIfEmpty() {
    if !sawComment { fail(.empty(bytes.count)) }
  }

  /// Reads one expression up to the end of the text, or up to the `}` that closes `opening`, which is left.
  mutating func parseExpression(opening: Range<Int>?) {
    let start = opening?.lowerBound ?? Int(token.start)
    entries.append(
      Entry(
        kind: .root, node: .list, precedence: 0, start: UInt32(start), end: UInt32(start),
        first: nodes.count, otherwise: opening == nil ? 0 : 1))
    var expectsOperand = true
    while problem == nil {
      if expectsOperand {
        expectsOperand = !parseOperand()
      } else {
        switch parseOperator() {
        case .operand: expectsOperand = true
        case .operator: break
        case .done: return
        }
      }
    }
  }
}
