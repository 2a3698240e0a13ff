import QuoinDiagnostics
import QuoinExpressions

/// What layout asks of a node's program at each step, as plain numbers in one place: to look at it counts no reference.
///
/// It belongs to the program, which outlives the nodes made of it.
struct LayoutShape {
  var horizontal: AxisShape
  var vertical: AxisShape
  /// Whether an attribute says if the node is hidden; else its view does.
  let saysIfHidden: Bool
  /// Whether the view may place children itself.
  let arrangesChildren: Bool
  /// Whether 100% for the children is the length of the node itself.
  let isWhole: Bool
  /// Whether the view measures itself and no nodes are in it.
  let isMeasuredLeaf: Bool
  let attributeCount: Int
  /// How each attribute comes about.
  let formulas: UnsafeMutablePointer<AttributeFormula>
  /// How many cells a node has.
  let cellCount: Int

  subscript(axis: Axis) -> AxisShape {
    @inline(__always) get { axis == .horizontal ? horizontal : vertical }
  }

  /// Works out the shape of a program; it lies on the heap until `free(_:)` is called for it.
  static func make(
    _ attributes: [AttributeProgram], _ references: [Reference], _ horizontal: AxisRule,
    _ vertical: AxisRule, saysIfHidden: Bool, arrangesChildren: Bool, isWhole: Bool, isMeasuredLeaf: Bool,
    cellCount: Int
  ) -> UnsafePointer<LayoutShape> {
    // In one piece, as they are read one after the other.
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<LayoutShape>.stride + attributes.count * MemoryLayout<AttributeFormula>.stride,
      alignment: MemoryLayout<LayoutShape>.alignment)
    let shape = memory.bindMemory(to: LayoutShape.self, capacity: 1)
    let formulas = (memory + MemoryLayout<LayoutShape>.stride)
      .bindMemory(to: AttributeFormula.self, capacity: attributes.count)
    for (index, attribute) in attributes.enumerated() {
      (formulas + index).initialize(to: AttributeFormula(attribute, references))
    }
    shape.initialize(
      to: LayoutShape(
        horizontal: AxisShape(.horizontal, horizontal, formulas),
        vertical: AxisShape(.vertical, vertical, formulas), saysIfHidden: saysIfHidden,
        arrangesChildren: arrangesChildren, isWhole: isWhole, isMeasuredLeaf: isMeasuredLeaf,
        attributeCount: attributes.count, formulas: formulas, cellCount: cellCount))
    return UnsafePointer(shape)
  }

  /// Whether a part of the parent's length, worked out wherever it is asked for, decides the frame.
  var followsParent: Bool { horizontal.followsParent || vertical.followsParent }

  /// Lets go of a shape.
  static func free(_ shape: UnsafePointer<LayoutShape>) {
    UnsafeMutableRawPointer(mutating: shape).deallocate()
  }
}

/// Where a node that no container places finds its length and its place along an axis.
struct AxisShape {
  /// Where a number is found.
  enum Place {
    case constant(Double)
    /// In the node's cell of an offset.
    case cell(Int)
    /// What an attribute says, a part of the parent's length: worked out wherever it is asked for, as to keep it in a cell
    /// takes longer.
    case part(attribute: Int)

    fileprivate var isPart: Bool { if case .part = self { true } else { false } }
  }

  private(set) var length: Place
  private(set) var origin: Place
  /// The attributes that say where; see `AxisRule`.
  private(set) var first: LayoutAttribute?
  private(set) var second: LayoutAttribute?

  fileprivate init(_ axis: Axis, _ rule: AxisRule, _ formulas: UnsafeMutablePointer<AttributeFormula>) {
    length = .cell(CellOffset.size(axis))
    origin = .cell(CellOffset.origin(axis))
    if let size = rule.size { length = Self.place(size, axis, isLength: true, formulas) }
    first = rule.positions.first?.attribute
    second = rule.positions.count > 1 ? rule.positions[1].attribute : nil
    if let position = rule.positions.first {
      if position.attribute == .left || position.attribute == .top {
        origin = Self.place(position.index, axis, formulas)
      }
    } else {
      origin = .constant(0)
    }
    if case .cell(CellOffset.auto(axis)) = length {
      isAsLongAsContent = true
    } else {
      isAsLongAsContent = false
    }
    followsParent = length.isPart || origin.isPart
  }

  /// The attribute itself, so that nothing else has to be evaluated for it; a change of it is followed up by the frame.
  private static func place(
    _ index: Int, _ axis: Axis, isLength: Bool = false, _ formulas: UnsafeMutablePointer<AttributeFormula>
  ) -> Place {
    let formula = formulas[index]
    switch formula.source {
    case .constant(let number): return .constant(number)
    // The attribute of a length that is the content's says no more than the cell of that.
    case .auto(axis) where isLength && formula.factor == 1 && formula.offset == 0:
      return .cell(CellOffset.auto(axis))
    case .whole(axis):
      formulas[index].placesNode = true
      return .part(attribute: index)
    default:
      formulas[index].placesNode = true
      return .cell(CellOffset.firstAttribute + index)
    }
  }

  /// Whether the length is the content's and nothing else.
  let isAsLongAsContent: Bool
  fileprivate let followsParent: Bool

  /// Whether an attribute of the node says where one of its edges lies.
  func says(_ edge: LayoutAttribute) -> Bool { first == edge || second == edge }
}

/// How the number of an attribute comes about where it is a number from elsewhere, times a factor, with another added; all
/// else needs the interpreter.
struct AttributeFormula {
  enum Source {
    case interpreter
    case constant(Double)
    /// What 100% is.
    case whole(Axis)
    /// What the content asks for.
    case auto(Axis)
    /// The place of an edge of the nearest visible sibling, from the left or top.
    case edge(LayoutAttribute, isNext: Bool)
    /// State of an ancestor.
    case state(ancestor: Int, Int)
    /// The item of the repetition around the node.
    case item
    /// Its index.
    case index
    case imported(Int)
  }

  private(set) var source = Source.interpreter
  private(set) var factor = 1.0
  private(set) var offset = 0.0
  /// How many steps it counts.
  private(set) var steps = 0
  /// Whether it is the text that the source, or a member of it, holds.
  private(set) var isText = false
  /// Whether it sets something on the object, or is connected with it.
  let isWritten: Bool
  /// Whether it is written whenever its value changes.
  let isChanging: Bool
  /// Whether what the view measures follows from it, and it may change.
  let affectsSize: Bool
  /// Whether it can be written as soon as its object is there.
  let isWrittenEarly: Bool
  /// Whether it reads where something lies or how large it is, or another attribute that may.
  let readsLayout: Bool
  /// Whether the node's frame follows from it directly.
  fileprivate(set) var placesNode = false

  fileprivate init(_ attribute: AttributeProgram, _ references: [Reference]) {
    isWritten = attribute.setter != nil || attribute.isAction
    isChanging = attribute.property != nil && attribute.constant == nil
    affectsSize = attribute.affectsSize && attribute.isFlushed
    isWrittenEarly = attribute.isFlushed && !attribute.isAction && attribute.moment == .made
    readsLayout = attribute.dependencies.contains {
      references.indices.contains($0) && references[$0].mayBeOfLayout
    }
    if let constant = attribute.constant {
      if case .number(let number) = constant { source = .constant(number) }
      return
    }
    let expression: CompiledExpression
    switch attribute.evaluation {
    case .value(let shared, _?) where attribute.joinsStrings,
      .parts(let shared, _) where attribute.joinsStrings:
      guard let form = shared.contents.memberForm, references.indices.contains(form.slot),
        let source = Source(references[form.slot]), source.isData
      else { return }
      self.source = source
      steps = form.steps
      isText = true
      return
    case .number(let shared): expression = shared.contents
    case .value(let shared, nil): expression = shared.contents
    case .constant, .value, .parts, .alternatives, .constraints: return
    }
    guard let form = expression.linearForm, references.indices.contains(form.slot),
      let source = Source(references[form.slot])
    else { return }
    self.source = source
    factor = form.factor
    offset = form.offset
    steps = form.steps
  }
}

extension AttributeFormula.Source {
  /// Whether it is what somebody has given, of any type.
  fileprivate var isData: Bool {
    switch self {
    case .state, .item, .imported: true
    case .interpreter, .constant, .whole, .auto, .edge, .index: false
    }
  }

  fileprivate init?(_ reference: Reference) {
    switch reference {
    case .whole(let axis): self = .whole(axis)
    case .auto(let axis): self = .auto(axis)
    case .position(let reach, let edge, let coordinate):
      guard reach.start == .own, reach.steps == [.previous] || reach.steps == [.next],
        [.left, .top, .right, .bottom].contains(edge), [.left, .top].contains(coordinate)
      else { return nil }
      self = .edge(edge, isNext: reach.steps == [.next])
    case .state(let ancestor, let index): self = .state(ancestor: ancestor, index)
    case .item(scope: 0): self = .item
    case .index(scope: 0): self = .index
    case .imported(let number): self = .imported(number)
    default: return nil
    }
  }
}
