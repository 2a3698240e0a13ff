import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup
import QuoinResources
import QuoinTemplateEngine

/// A template as the rules look at it: as it is written, with what is around it.
struct CheckedTemplate {
  let markup: Markup
  let path: String
  /// All elements, each before what is in it.
  let elements: [MarkupElement]
  let uses: NameUses
  let kinds: AttributeKinds
  let registry: ComponentRegistry
  let project: TemplateProject
  /// The names in the expressions of files that read this one, or that it reads.
  let namesElsewhere: NamesElsewhere
  /// The file of its data.
  let data: SourceText?
  /// Where files are read that nobody knows here, and that may use what is declared around them; ascending, in bytes.
  private let unknownInclusions: [Int]
  /// The macros and the parameters that are declared directly inside of elements, by where these begin and by their names.
  private let macros: [Int: [String: MarkupElement]]
  private let parameters: [Int: [String: MarkupElement]]
  /// Where the constants of the data have their names.
  let constants: [String: SourceSpan]

  init(
    _ markup: Markup, at path: String, kinds: AttributeKinds, registry: ComponentRegistry,
    project: TemplateProject,
    data: SourceText?
  ) {
    (self.markup, self.path, self.kinds, self.registry) = (markup, path, kinds, registry)
    (self.project, self.data) = (project, data)
    elements = markup.document.descendants.compactMap(\.element)
    uses = NameUses(of: markup)
    namesElsewhere = project.names(relatedTo: path)
    unknownInclusions = TemplateProject.inclusions(in: markup).map(\.attribute).filter {
      project.file($0.value, from: path) == nil
    }.map(\.range.lowerBound)
    macros = Self.declarations("macro", in: elements, kinds)
    parameters = Self.declarations("param", in: elements, kinds)
    constants = data.map(Self.constants) ?? [:]
  }

  private static func declarations(
    _ kind: String, in elements: [MarkupElement], _ kinds: AttributeKinds
  ) -> [Int: [String: MarkupElement]] {
    var found: [Int: [String: MarkupElement]] = [:]
    for parent in elements {
      for element in parent.declarations(kind, where: kinds.takesHTML) {
        guard let name = element.attribute("name")?.value else { continue }
        let start = parent.node.range.lowerBound
        if found[start]?[name] == nil { found[start, default: [:]][name] = element }
      }
    }
    return found
  }

  private static func constants(in data: SourceText) -> [String: SourceSpan] {
    var reader = JSONReader(data)
    guard let whole = try? reader.read(), let members = whole["constants"]?.members else { return [:] }
    return members.mapValues { data.span(for: $0.nameRange) }
  }

  /// The macro of a name that is declared directly inside of an element.
  func macro(_ name: String, in element: MarkupElement) -> MarkupElement? {
    macros[element.node.range.lowerBound]?[name]
  }

  /// The macro of a name that counts around an element.
  func macro(_ name: String, around element: MarkupElement) -> MarkupElement? {
    element.ancestors.lazy.compactMap { macro(name, in: $0) }.first
  }

  /// The parameter of a name that is declared directly inside of an element.
  func parameter(_ name: String, in element: MarkupElement) -> MarkupElement? {
    parameters[element.node.range.lowerBound]?[name]
  }

  /// Whether a name is declared directly inside of an element.
  func declares(_ name: String, in element: MarkupElement) -> Bool {
    macro(name, in: element) != nil || parameter(name, in: element) != nil
  }

  /// The macro or the parameter of a name that counts around an element.
  func declaration(_ name: String, around element: MarkupElement) -> MarkupElement? {
    element.ancestors.lazy.compactMap { macro(name, in: $0) ?? parameter(name, in: $0) }.first
  }

  /// Elements of a name, such as `macro`.
  func elements(_ name: String) -> [MarkupElement] { elements.filter { $0.name == name } }

  /// Whether expressions in other files may mean a name that is declared in an element: those of files that are read
  /// inside of it, and of files that read this one.
  func mayBeUsedElsewhere(_ name: String, declaredIn element: MarkupElement) -> Bool {
    namesElsewhere.contains(name) || unknownInclusions.hasElement(in: element.node.range)
  }
}

extension MarkupElement {
  /// The elements around it, the nearest first.
  var ancestors: some Sequence<MarkupElement> { sequence(first: self, next: \.parent).dropFirst() }

  /// The expression of a macro.
  var macroValue: MarkupAttribute? { attributes.first { $0.name == "value" || $0.name == "items" } }
}
