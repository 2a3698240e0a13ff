/// One node of the tree of an expression.
///
/// The nodes lie in one array, each behind its children, so that working through the array in order visits children
/// first and needs no recursion: no expression is too deep for the stack.
struct ExpressionNode {
  enum Kind: UInt8 {
    case number, string, color, bool, null
    /// A path of names; `first` and `count` index the texts.
    case name
    case member, subscripting, call
    case negate, plus, not, percent
    case add, subtract, multiply, divide, remainder
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case and, or, coalesce, elvis, ternary
    case closedRange, halfOpenRange
    /// The missing end of `..<2` or `1...`.
    case openBound
    /// Values with commas between: `a, b`, and in brackets `[a, b]`.
    case list, array
    /// The parts of a string.
    case interpolation
    /// A name that a closure gives what it is called with; `count` is its place among them, `owner` what is called.
    case parameter
    /// `item => item.price`: the parameters, then what it gives.
    case closure
  }

  /// What begins at a node, so that a compiler going through the array knows where to jump.
  enum Branch: UInt8 {
    case none
    /// The part behind `?`, and the one behind `:`.
    case then, otherwise
    /// The right side of `&&`, `||`, `??` and `?:`.
    case rightSide
  }

  let kind: Kind
  var branch = Branch.none
  /// Whether it is what a call calls.
  var isCallee = false
  /// Its first byte in the text, and the one behind its last.
  var start: UInt32
  var end: UInt32
  /// The index of the first node that belongs to it.
  var first: Int32
  /// The operator whose branch begins here; for the parameter of a closure, the function that it is an argument of.
  var owner: Int32 = -1
  /// A number's or colour's bits, a text's index, or the index of the first text of a name.
  var payload: UInt64 = 0
  /// How many children it has, or how many texts a name has.
  var count: Int32 = 0

  init(_ kind: Kind, _ start: UInt32, _ end: UInt32, first: Int) {
    self.kind = kind
    self.start = start
    self.end = end
    self.first = Int32(truncatingIfNeeded: first)
  }

  var range: Range<Int> { Int(start)..<Int(end) }
  var number: Double { Double(bitPattern: payload) }
  var textIndex: Int { Int(payload) }
}

/// A name or a string in an expression, decoded.
struct ExpressionText {
  let text: String
  let start: UInt32
  let end: UInt32
  /// Whether it is a member behind `?.`, which may be missing.
  var isOptional = false
  var range: Range<Int> { Int(start)..<Int(end) }
}
