import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup
import QuoinResources
import QuoinTemplates

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
  let namesElsewhere: Set<String>
  /// The file of its data.
  let data: SourceText?

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
  }

  /// Elements of a name, such as `macro`.
  func elements(_ name: String) -> [MarkupElement] { elements.filter { $0.name == name } }

  /// Whether expressions in other files may mean a name that is declared in an element: those of files that are read
  /// inside of it, and of files that read this one.
  func mayBeUsedElsewhere(_ name: String, declaredIn element: MarkupElement) -> Bool {
    namesElsewhere.contains(name)
      || elements.contains { inner in
        element.node.range.contains(inner.node.range.lowerBound)
          && inner.attributes.contains { attribute in
            (attribute.name == "xml" || attribute.name == "template") && !attribute.value.isEmpty
              && project.file(attribute.value, from: path) == nil
          }
      }
  }
}

extension MarkupElement {
  /// The elements around it, the nearest first.
  var ancestors: some Sequence<MarkupElement> { sequence(first: self, next: \.parent).dropFirst() }

  /// The macros declared directly inside.
  func macro(_ name: String) -> MarkupElement? {
    childElements.first { $0.name == "macro" && $0.attribute("name")?.value == name }
  }

  /// The expression of a macro.
  var macroValue: MarkupAttribute? { attributes.first { $0.name == "value" || $0.name == "items" } }
}
