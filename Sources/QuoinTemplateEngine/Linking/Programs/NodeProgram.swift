import Foundation
import QuoinDiagnostics
import QuoinExpressions

/// A node ready to be instantiated any number of times: expressions compiled, names resolved to slots.
final class NodeProgram: Sendable {
  // What is asked for each time that a node is made stands together: large templates do not fit into a processor's cache.
  /// What layout asks for at each step. Nothing writes to it once the program is made.
  nonisolated(unsafe) let shape: UnsafePointer<LayoutShape>
  /// The node's place in the table of its repetition (or of the whole tree).
  let tableIndex: Int
  /// Whether the view is made with arguments.
  let hasArguments: Bool
  let hasView: Bool
  let isController: Bool
  /// Whether the children are but subviews that lie where their expressions put them.
  let isPlain: Bool
  /// Whether anything may come to stand inside.
  let takesChildren: Bool
  /// Whether an attribute says that a scroll view shows whole pages.
  let showsPages: Bool
  /// Whether the view places its children itself.
  let arrangesChildren: Bool
  /// Whether the room for children is less than the view.
  let insetsChildren: Bool
  /// Whether it is a table or a collection.
  let placesCopies: Bool
  /// Whether constraints alone say where the view is, unless a container does.
  let isConstrained: Bool
  /// Whether such nodes stand directly inside, which no container places.
  let holdsConstrained: Bool
  /// Whether constraints are said of anything inside, however deep.
  let holdsConstraints: Bool
  /// Whether some values are written only once the children are there.
  let writesLate: Bool
  /// Whether the children lie in a content that may be larger than the view.
  let hasContent: Bool
  /// Whether the view has to know where it was written.
  let warnsWhenDrawn: Bool
  let make: Component.Constructor
  let prepare: Component.Prepare?
  /// The attributes whose values are known for good, by when they are written.
  private let constantIndexes: (made: [Int], filled: [Int], placed: [Int])
  let attributes: [AttributeProgram]
  /// Further ones come only to a program that one tree alone has; see `insert(_:at:)`.
  nonisolated(unsafe) private(set) var children: [ChildProgram]
  /// The attributes that decide the view's fitting size and are not known for good.
  let sizingIndexes: [Int]
  /// How people call the node.
  let identifier: String?
  let source: NodeSource
  let component: ResolvedComponent
  /// What a table or collection makes as often as it is needed.
  let copies: CopiesProgram?
  /// The indexes of attributes by name, for siblings that are found only when the node is live.
  let attributeIndexes: [String: Int]
  let horizontal: AxisRule
  let vertical: AxisRule
  /// What the slots of the node's expression frame stand for.
  let references: [Reference]
  /// What the node itself is given as data.
  let data: DataShape
  /// The size of the table that the node owns as root of the tree.
  let rootTableCount: Int
  let usesLegacyEdges: Bool
  /// The index of the attribute `isHidden`, which siblings and sums of children ask for.
  let hiddenIndex: Int?
  /// The attributes of the point from which `center.x` and `center.y` count.
  let anchorIndexes: [Int]
  /// The attribute that names the owner's property which holds the node.
  let outletIndex: Int?
  /// The outlet's name where it is written out, and the view has no other.
  let outletName: String?
  /// The attributes that name methods of the owner.
  let actionIndexes: [Int]
  /// The attributes that people change as they use the view.
  let usedIndexes: [Int]
  /// The attributes that say something on pages alone, and would be missed in pictures.
  let lostInPictures: [Int]
  /// The delegates that nothing is said of, which the owner may become.
  let openDelegates: [Property]
  /// The attributes that set a part of what another one sets, by its index.
  let memberIndexes: [Int: [Int]]
  /// The attributes that another one is written after, by its index.
  let leaderIndexes: [Int: [Int]]
  /// The attributes that are written behind another one, by its index: those behind these as well.
  let followerIndexes: [Int: [Int]]
  /// Whether an attribute is written behind another one, or another one behind it.
  func isOrdered(_ index: Int) -> Bool {
    !leaderIndexes.isEmpty && (leaderIndexes[index] != nil || followerIndexes[index] != nil)
  }
  /// What is done with the children.
  let container: any ChildContainer
  /// The attribute that holds the constraints of the node.
  let constraintsIndex: Int?
  /// The attributes from which the room inside follows along each axis.
  private let insetIndexes: (horizontal: [Int], vertical: [Int])

  init(
    source: NodeSource, attributes: [AttributeProgram], copies: CopiesProgram?, horizontal: AxisRule,
    vertical: AxisRule,
    references: [Reference], children: [ChildProgram], data: DataShape, tableIndex: Int, rootTableCount: Int,
    usesLegacyEdges: Bool
  ) {
    self.source = source
    identifier = source.id
    component = source.component
    self.attributes = attributes
    self.copies = copies
    var indexes = [String: Int](minimumCapacity: attributes.count)
    for (index, attribute) in attributes.enumerated() { indexes[attribute.name] = index }
    attributeIndexes = indexes
    memberIndexes = WritingOrder.parts(of: attributes)
    leaderIndexes = WritingOrder.leaders(of: attributes)
    followerIndexes = WritingOrder.followers(leaderIndexes)
    self.horizontal = horizontal
    self.vertical = vertical
    self.references = references
    self.children = children
    self.data = data
    self.tableIndex = tableIndex
    self.rootTableCount = rootTableCount
    self.usesLegacyEdges = usesLegacyEdges
    hasArguments = attributes.contains { if case .argument = $0.role { true } else { false } }
    hiddenIndex = indexes["isHidden"] ?? indexes["view.isHidden"]
    anchorIndexes = attributes.indices.filter { attributes[$0].setsAnchorPoint }
    sizingIndexes = attributes.indices.filter { attributes[$0].affectsSize && attributes[$0].isFlushed }
    outletIndex = attributes.firstIndex { if case .outlet = $0.role { true } else { false } }
    outletName = source.id == nil ? source.outlet.flatMap { $0.text.contains("{") ? nil : $0.text } : nil
    actionIndexes = attributes.indices.filter { attributes[$0].property?.action != nil }
    usedIndexes = attributes.indices.filter { attributes[$0].changesInUse }
    lostInPictures = attributes.indices.filter { attributes[$0].property?.lossInPictures != nil }
    let makesRows = copies?.rows.isEmpty == false
    let isView = component.isView
    openDelegates = component.delegates.filter {
      isView && indexes[$0.name] == nil && !(makesRows && $0.name == "dataSource")
    }
    container = component.container
    make = component.component.make
    prepare = component.prepare
    warnsWhenDrawn = component.component.warnsWhenDrawn
    hasView = component.hasView
    isController = component.isController
    isPlain = container is PlainContainer && component.isView
    takesChildren = !children.isEmpty || container.placesCopies || component.isController
    showsPages = indexes["isPagingEnabled"] != nil
    func constants(_ moment: AttributeProgram.WritingMoment) -> [Int] {
      attributes.indices.filter {
        attributes[$0].moment == moment && attributes[$0].constant != nil && attributes[$0].setter != nil
      }
    }
    constantIndexes = (constants(.made), constants(.filled), constants(.placed))
    arrangesChildren = component.arrangesChildren
    isConstrained = source.isConstrained
    constraintsIndex = attributes.firstIndex { if case .constraints = $0.evaluation { true } else { false } }
    holdsConstraints = children.contains { $0.contains { $0.isConstrained || $0.holdsConstraints } }
    let own = source.component
    holdsConstrained =
      holdsConstraints
      && children.contains {
        $0.contains { $0.isConstrained && !(own.arrangesChildren && own.container.arranges($0.component)) }
      }
    writesLate = attributes.contains { $0.moment == .filled }
    insetsChildren = container.insetsChildren
    placesCopies = container.placesCopies
    hasContent = container.contentAttribute != nil
    if let inset = container.insetAttribute {
      insetIndexes = (
        ["\(inset).left", "\(inset).right", inset].compactMap { indexes[$0] },
        ["\(inset).top", "\(inset).bottom", inset].compactMap { indexes[$0] }
      )
    } else {
      insetIndexes = ([], [])
    }
    shape = LayoutShape.make(
      attributes, references, horizontal, vertical, saysIfHidden: hiddenIndex != nil,
      arrangesChildren: arrangesChildren,
      isWhole: !arrangesChildren && !insetsChildren,
      isMeasuredLeaf: isPlain && !takesChildren && !hasContent && !arrangesChildren
        && component.fitting == .sizeThatFits,
      cellCount: CellOffset.firstAttribute + attributes.count + 2 * (copies?.rows.count ?? 0))
  }

  deinit { LayoutShape.free(shape) }

  /// Takes in a child that code adds to a tree which shares its programs with none.
  func insert(_ child: NodeProgram, at index: Int) { children.insert(.node(child), at: index) }

  /// Takes out a child that code takes out of such a tree.
  func removeChild(at index: Int) { children.remove(at: index) }

  /// Whether the view places a child of a component itself.
  func arranges(_ component: ResolvedComponent) -> Bool {
    arrangesChildren && container.arranges(component)
  }

  /// How many cells an instance has.
  var cellCount: Int { shape.pointee.cellCount }

  /// The attributes whose values are known for good and written at a moment.
  func constantIndexes(_ moment: AttributeProgram.WritingMoment) -> [Int] {
    switch moment {
    case .made: constantIndexes.made
    case .filled: constantIndexes.filled
    case .placed: constantIndexes.placed
    }
  }

  func rule(_ axis: Axis) -> AxisRule { axis == .horizontal ? horizontal : vertical }

  func insetIndexes(_ axis: Axis) -> [Int] {
    axis == .horizontal ? insetIndexes.horizontal : insetIndexes.vertical
  }

  /// Whether an attribute gives the length of the content, so that it does not follow from the children.
  func givesContentLength(_ axis: Axis) -> Bool {
    guard let name = container.contentAttribute else { return false }
    let part = axis == .horizontal ? "width" : "height"
    return attributeIndexes[name] != nil || attributeIndexes["\(name).\(part)"] != nil
  }
}

/// One attribute of a node, compiled.
final class AttributeProgram: Sendable {
  /// What the attribute is for.
  enum Role: Sendable {
    case layout(LayoutAttribute)
    case property(Property)
    /// A property that the node has in the container around it alone.
    case childProperty(Property)
    /// An argument of the view's constructor.
    case argument(PropertyType)
    /// A value for a `<param>`, read by expressions alone.
    case parameter(PropertyType)
    case outlet

    /// What is set on the object, if anything is.
    var property: Property? {
      switch self {
      case .property(let property), .childProperty(let property): property
      case .layout, .argument, .parameter, .outlet: nil
      }
    }
  }

  let name: String
  let role: Role
  let evaluation: Evaluation
  let source: AttributeSource
  private let constantValue: SharedValue?
  /// What it sets on the view, if it sets something there.
  let property: Property?
  // What is asked for at each write stands apart: a property has many parts, and each of them is retained with it.
  let setter: Property.Setter?
  let objection: (@Sendable (_ object: AnyObject, _ value: Value) -> Diagnostic?)?
  /// Whether it names a method of the owner.
  let isAction: Bool
  /// Whether it is set only once the object stands in its container.
  let isChildProperty: Bool
  /// When a value that is known for good is written.
  let moment: WritingMoment
  let affectsSize: Bool
  /// Whether people change it as they use the view.
  let changesInUse: Bool
  /// Whether it is written whenever its value changes.
  let isFlushed: Bool
  /// The member that the attribute's text is, where it is no more than that.
  let memberName: String?
  /// Whether the value comes to something else with other traits.
  let dependsOnTraits: Bool
  /// Whether its text is what its parts come to, one after the other, where none of them has a style.
  let joinsStrings: Bool

  /// - Parameter isDeferred: Whether a value that is known is written behind those that are not.
  init(
    name: String, role: Role, evaluation: Evaluation, source: AttributeSource, isDeferred: Bool = false
  ) {
    self.name = name
    self.role = role
    self.evaluation = evaluation
    self.source = source
    if case .constant(let shared) = evaluation, !isDeferred {
      constantValue = shared
    } else {
      constantValue = nil
    }
    property = role.property
    setter = property?.set
    objection = property?.objection
    isAction = property?.action != nil
    if case .childProperty = role { isChildProperty = true } else { isChildProperty = false }
    moment = isChildProperty ? .placed : property?.waitsForChildren == true ? .filled : .made
    affectsSize = property?.affectsSize == true
    changesInUse = property?.changesInUse == true
    isFlushed = (setter != nil || isAction) && constantValue == nil
    memberName = evaluation.memberName
    switch role {
    case .property(let property), .childProperty(let property):
      dependsOnTraits = property.type.dependsOnTraits
    case .argument(let type), .parameter(let type): dependsOnTraits = type.dependsOnTraits
    case .layout, .outlet: dependsOnTraits = false
    }
    // With neither of these there can be no tag in it.
    joinsStrings =
      property?.type.keepsStrings == true && !source.text.utf8.contains { $0 == 0x3C || $0 == 0x26 }
  }

  /// Whether it sets the point from which `center.x` and `center.y` count, or a part of it.
  fileprivate var setsAnchorPoint: Bool {
    // Names of these begin so; most begin otherwise.
    guard property != nil, let first = name.utf8.first, [0x61, 0x6C, 0x76].contains(first) else {
      return false
    }
    return ["anchorPoint", "layer.anchorPoint", "view.anchorPoint", "view.layer.anchorPoint"].contains {
      name.hasPrefix($0)
    }
  }

  /// When a value that is known for good is written to the object.
  enum WritingMoment: Sendable {
    /// As soon as the object is there.
    case made
    /// Once the objects of the children are in it.
    case filled
    /// Once it stands in its container.
    case placed
  }

  /// The attribute, written behind others whose values are not known yet.
  var deferred: AttributeProgram {
    AttributeProgram(name: name, role: role, evaluation: evaluation, source: source, isDeferred: true)
  }

  /// How the value comes about.
  enum Evaluation: Sendable {
    /// Known already, converted.
    case constant(SharedValue)
    /// A number from an expression.
    case number(Shared<CompiledExpression>)
    /// A value from an expression, then converted.
    case value(Shared<CompiledExpression>, PropertyType.Conversion?)
    /// The parts of a text, then converted.
    case parts(Shared<CompiledExpression>, PropertyType.TextConversion)
    /// The first of several values that can be converted.
    case alternatives(Shared<AlternativesProgram>)
    /// What constraints come to, from an expression for each number in them.
    case constraints(Shared<ConstraintsProgram>)

    fileprivate var memberName: String? {
      switch self {
      case .value(let expression, _), .parts(let expression, _): expression.contents.memberForm?.name
      case .constant, .number, .alternatives, .constraints: nil
      }
    }
  }

  /// The slots of all that the value follows from.
  var dependencies: [Int] {
    switch evaluation {
    case .constant: []
    case .number(let shared), .value(let shared, _), .parts(let shared, _): shared.contents.dependencies
    case .alternatives(let shared): shared.contents.dependencies
    case .constraints(let shared): shared.contents.expressions.flatMap(\.dependencies)
    }
  }

  /// What went wrong with what the attribute reads, at its place in the source.
  func locatedAtSlot(_ problem: Diagnostic) -> Diagnostic {
    switch evaluation {
    case .number(let expression), .value(let expression, _), .parts(let expression, _):
      expression.contents.locatedAtSlot(problem).located(at: source.span)
    case .constant, .alternatives, .constraints: problem
    }
  }

  /// The value, if it is known already, converted; nothing for one that is written behind others.
  var constant: Value? { constantValue?.value }
}

/// A value made while linking and shared by all instances.
///
/// Sendable although `Value` is not: it is made of constants by conversions, whose results are never changed
/// afterwards, as `PropertyType.conversion` demands.
struct SharedValue: @unchecked Sendable {
  let value: Value
}
