import QuoinTemplateEngine

/// The reference of all elements and types as pages of Markdown.
public struct ReferencePages {
  /// A page: its file's name, and what is in it.
  public struct Page: Sendable, Hashable {
    /// The file's name, without a folder.
    public let name: String
    /// The text.
    public let text: String
  }

  private let schema: RegistrySchema
  private let wording: AttributeWording

  /// Describes a registry.
  public init(schema: RegistrySchema) {
    self.schema = schema
    wording = AttributeWording(schema: schema, casesLimit: 12)
  }

  /// A list of all, a page for each element, and one for the types, sorted by name.
  public var pages: [Page] {
    let elements = schema.elements.map { Page(name: "\($0.name).md", text: page(of: $0)) }
    return (elements + [Page(name: "README.md", text: overview), Page(name: "Types.md", text: types)])
      .sorted { $0.name < $1.name }
  }

  private var overview: String {
    let rows = schema.elements.map { element in
      "| \(link(element.name)) | \(element.superclass.map(link) ?? "") | \(element.summary) |\n"
    }
    return """
      # Reference

      Every element that templates may name, and the [types](Types.md) of their attributes. `quoin elements NAME` prints
      the same; these pages are written by `quoin elements --markdown Documentation/Reference`.

      | element | inherits from | |
      | --- | --- | --- |
      \(rows.joined())
      ## Every element

      \(table(schema.elementAttributes))
      ## Every view

      \(table(schema.layoutAttributes))
      """
  }

  private var types: String {
    "# Types\n"
      + schema.types.map { type in
        "\n## \(type.name)\n\n\(wording.explanation(of: type))\n"
          + (type.cases.isEmpty ? "" : "\n\(type.cases.map { "`\($0)`" }.joined(separator: " "))\n")
          + (type.parts.isEmpty ? "" : "\n\(table(type.parts))")
      }.joined()
  }

  private func page(of element: ComponentSchema) -> String {
    var text = "# \(element.name)\n"
    if !element.summary.isEmpty { text += "\n\(element.summary)\n" }
    if let superclass = element.superclass {
      text +=
        "\nTakes the attributes of \(link(superclass)) too, and those of [every view](README.md#every-view).\n"
    } else if element.kind == .controller {
      text += "\nIts view takes the attributes of [every view](README.md#every-view).\n"
    } else if element.kind == .view {
      text += "\nTakes the attributes of [every view](README.md#every-view) too.\n"
    }
    for note in wording.notes(on: element) { text += "\n\(note)\n" }
    text += section("Made with", element.parameters)
    text += section("Attributes", element.attributes)
    if !element.objects.isEmpty {
      text += "\n## Objects\n\n| behind | stand the attributes of | |\n| --- | --- | --- |\n"
      text += element.objects.map { "| `\($0.name).` | \(link($0.element)) | \($0.summary) |\n" }.joined()
    }
    return text + section("Children take in addition", element.gainedByChildren)
  }

  private func section(_ title: String, _ attributes: [AttributeSchema]) -> String {
    attributes.isEmpty ? "" : "\n## \(title)\n\n\(table(attributes))"
  }

  private func table(_ attributes: [AttributeSchema]) -> String {
    let rows = attributes.map { attribute in
      let type = wording.type(of: attribute).replacing(" | ", with: ", ")
      return "| `\(attribute.name)` | \(type) | \(wording.summary(of: attribute)) |\n"
    }
    return "| attribute | holds | |\n| --- | --- | --- |\n" + rows.joined()
  }

  private func link(_ element: String) -> String { "[\(element)](\(element).md)" }
}
