import QuoinDiagnostics
import SwiftSyntax

/// Writes one file anew: looks at what is compiled on iOS, and notes what has to be otherwise.
final class FilePorter: SyntaxVisitor {
  let table: DeclarationTable
  let source: PortSource
  var edits = SourceEdits()
  private let text: SourceText
  private var diagnostics: [Diagnostic] = []
  /// The types that are open, the innermost last, as one names them from within.
  private(set) var types: [String] = []
  /// What of Apple's the file asks for, and there is nothing of here.
  var standIns: Set<StandIn> = []
  /// Whether the file asks for something of Objective-C's runtime, and whether what stands for that is imported.
  var asksRuntime = false
  var importsViews = false
  /// Where Foundation is imported.
  var foundationImport: AbsolutePosition?
  /// What is written below the last line.
  var supplement: [String] = []
  /// Where the classes of the file end, by their names.
  private var classes: [String: PortedDraft.End] = [:]
  /// What is written into classes instead of their extensions.
  var moved: [MovedMember] = []
  /// The words `private` and `fileprivate` of declarations, by the names of these.
  var hidden: [String: [DeclModifierSyntax]] = [:]

  init(_ source: PortSource, table: DeclarationTable) {
    self.source = source
    self.table = table
    text = SourceText(file: source.path, contents: source.text)
    super.init(viewMode: .sourceAccurate)
  }

  /// What the file is now, after the walk, but for what other files move into its classes.
  func draft() -> PortedDraft {
    showWhatMovedMembersUse()
    importRuntime()
    let sorted = diagnostics.enumerated().sorted {
      ($0.element.span?.range.lowerBound ?? 0, $0.offset) < (
        $1.element.span?.range.lowerBound ?? 0, $1.offset
      )
    }
    return PortedDraft(
      source: source, edits: edits, supplement: supplement, standIns: standIns, classes: classes,
      moved: moved,
      diagnostics: sorted.map(\.element))
  }

  /// Whether a class stands in this file.
  func owns(class name: String) -> Bool { classes[name] != nil }

  /// Notes what cannot be carried over.
  func tell(_ diagnostic: Diagnostic, at node: some SyntaxProtocol) {
    tell(
      diagnostic,
      at: node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    )
  }

  /// Notes what cannot be carried over, at a range of the source, in bytes.
  func tell(_ diagnostic: Diagnostic, at range: Range<Int>) {
    diagnostics.append(diagnostic.located(at: text.span(for: range)))
  }

  /// The line of a place, from 1.
  func line(of place: AbsolutePosition) -> Int {
    text.span(for: place.utf8Offset..<place.utf8Offset).line
  }

  /// Takes something away with the spaces behind it.
  func remove(_ node: some SyntaxProtocol) {
    let end = node.endPositionBeforeTrailingTrivia
    let spaces = node.trailingTrivia.prefix { if case .spaces = $0 { true } else { $0.isTabs } }
    let length = spaces.reduce(0) { $0 + $1.sourceLength.utf8Length }
    edits.replace(
      node.positionAfterSkippingLeadingTrivia..<end.advanced(by: length), with: "")
  }

  /// Puts a text in the place of something.
  func replace(_ node: some SyntaxProtocol, with text: String) {
    edits.replace(node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia, with: text)
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      guard let condition = clause.condition else { continue }
      ConditionTerms { [self] term, answer in replace(term, with: answer ? "true" : "false") }.walk(condition)
    }
    for clause in node.livingClauses { if let elements = clause.elements { walk(elements) } }
    return .skipChildren
  }

  // MARK: Types

  private func open(_ name: String) -> SyntaxVisitorContinueKind {
    types.append(name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let brace = node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia
    classes[node.name.text] = PortedDraft.End(place: brace, line: line(of: brace))
    addRegistration(to: node)
    return open(node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.text) }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    types.removeLast()
    moveMembers(of: node)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    port(node, within: types)
    return open(node.name.text)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

  // MARK: What has a file of its own

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { port(node) }
  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if ["dynamic", "optional"].contains(node.name.text) { remove(node) }
    noteHidden(node)
    return .skipChildren
  }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { port(node) }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    portModule(node.baseType)
    return .visitChildren
  }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base { portModule(base) }
    tellOptionalReference(node)
    return .visitChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    port(macro: node.macroName.text, node.arguments, of: node)
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    port(macro: node.macroName.text, node.arguments, of: node)
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if portNamedSelector(node) { return .skipChildren }
    portPool(node)
    portDescription(node)
    portEmptyText(node)
    portOptionalCall(node)
    return .visitChildren
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    port(name: node.name)
    return .visitChildren
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName != node { port(name: node.baseName) }
    return .visitChildren
  }
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    portBridging(node)
    return .visitChildren
  }
}

extension TriviaPiece {
  fileprivate var isTabs: Bool { if case .tabs = self { true } else { false } }
}

/// Finds the questions in a condition that are answered here.
private final class ConditionTerms: SyntaxVisitor {
  private let found: (FunctionCallExprSyntax, Bool) -> Void

  init(_ found: @escaping (FunctionCallExprSyntax, Bool) -> Void) {
    self.found = found
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let answer = Condition.question(node) else { return .visitChildren }
    found(node, answer == .holds)
    return .skipChildren
  }
}
