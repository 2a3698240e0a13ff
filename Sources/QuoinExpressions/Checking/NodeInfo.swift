/// What the checker has found out about a node.
struct NodeInfo {
  enum State: UInt8 {
    /// To be computed from its children.
    case live
    /// Known: a number or Boolean in `number`, or a constant at `index`.
    case number, constant
    /// Read from the slot at `index`.
    case slot
    /// Computed by the function, the built-in function or the macro at `index`.
    case function, builtIn, macro
    /// Computed by the function of the language at `index`.
    case library
    /// What the closure around it was called with, the one at `index`.
    case local
    /// The parameter of a closure, and the closure itself.
    case parameter, closure
    /// Nothing to do: the value is that of the one child that is left.
    case alias
    /// Never evaluated.
    case dead
  }

  var type = ValueType.any
  var state = State.live
  /// When this node is the first of several that need no code of their own: the last of them.
  var skip: Int32 = -1
  var index: Int32 = 0
  /// The steps into members behind a name.
  var firstStep: Int32 = 0
  var stepCount: Int32 = 0
  /// The function of the language that is called with it as the first argument: `items.map(…)`; or -1.
  var method: Int32 = -1
  var number = 0.0

  var isKnown: Bool { (state == .number || state == .constant) && stepCount == 0 }
}

/// One `.name` on the way into a value.
struct MemberStep {
  /// The index of a member known by type, or -1.
  let known: Int32
  /// The index of its name among the program's texts.
  let text: Int32
  let isOptional: Bool
  let range: Range<Int>
}
