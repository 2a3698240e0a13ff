import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinTemplateEngine

/// A template as an editor has it: its text, its place, and what lies around it.
///
/// Everything an editor asks is a function of these, and its answer a value. Places are offsets in UTF-8 bytes from the
/// start of the text. The text may be in any state: reading it never fails.
public struct EditedTemplate: Sendable {
  /// The text as a tree, with what it says of other files.
  package let file: TemplateProject.File
  /// The file, from which relative names count; nothing for a text without one.
  public let url: URL?
  /// What lies around the file.
  public let folder: TemplateFolder
  /// The words that it may use.
  public let language: TemplateLanguage

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text, in whatever state.
  ///   - url: The file, from which relative names count.
  ///   - folder: What lies around the file.
  ///   - language: The words that it may use.
  public init(
    text: String, url: URL? = nil, folder: TemplateFolder = TemplateFolder(),
    language: TemplateLanguage
  ) {
    let markup = Markup(source: SourceText(file: url?.path ?? "template.xml", contents: text))
    self.init(
      TemplateProject.File(markup, at: url?.path ?? ""), url: url, folder: folder, language: language)
  }

  /// A file that has been read, which lies at a place.
  package init(_ file: TemplateProject.File, url: URL?, folder: TemplateFolder, language: TemplateLanguage) {
    (self.file, self.url, self.folder, self.language) = (file, url, folder, language)
  }

  /// The text as a tree that has lost nothing.
  public var markup: Markup { file.markup }

  /// The text.
  public var text: String { markup.source.contents }

  /// Whether this is meant as a template and not as other XML.
  public var isTemplate: Bool {
    TemplateFormatter(schema: language.schema).isMeantAsTemplate(markup)
  }

  /// Another template of the folder.
  package func template(at url: URL) -> EditedTemplate? {
    folder.file(at: url).map { EditedTemplate($0, url: url, folder: folder, language: language) }
  }

  /// The template that an element inherits from, or that comes in its place.
  func inclusion(of element: MarkupElement) -> EditedTemplate? {
    guard let attribute = element.attribute("template") ?? element.attribute("xml"),
      let url = folder.url(for: attribute.value, from: self.url)
    else { return nil }
    return template(at: url)
  }

  /// The attribute that an element takes by a name, be it a parameter or one that the element around it gives.
  package func attribute(_ name: String, of element: MarkupElement) -> KnownAttribute? {
    // The one parameter is looked for: to list all of them for each attribute would compare each with each.
    for (template, element) in parameterHolders(of: element) {
      let found = template.children("param", of: element).first { $0.attribute("name")?.value == name }
      if let found { return ParameterDeclaration(name: name, element: found, template: template).attribute }
    }
    if let gained = gained(by: element).first(where: { $0.name == name }) { return gained }
    return language.attribute(name, of: element.name)
  }

  /// What the element around one gives it.
  package func gained(by element: MarkupElement) -> [KnownAttribute] {
    guard !language.isSteering(element.name), let parent = language.component(around: element),
      let schema = language.elements[language.className(of: parent.name)]
    else { return [] }
    return schema.gainedByChildren.map { KnownAttribute(name: $0.name, schema: $0, owner: schema.name) }
  }

  /// The parameters or macros that stand in an element itself.
  package func children(_ name: String, of element: MarkupElement) -> [MarkupElement] {
    if element == markup.root, language.takesHTML(element.name) != true {
      return file.declarations.filter { $0.name == name }
    }
    return element.declarations(name, where: language.takesHTML)
  }

  /// The parameters that an element takes as attributes: its own, and those of what it includes.
  package func parameters(of element: MarkupElement) -> [ParameterDeclaration] {
    var found: [ParameterDeclaration] = []
    var names: Set<String> = []
    for (template, element) in parameterHolders(of: element) {
      for child in template.children("param", of: element) {
        guard let name = child.attribute("name")?.value, names.insert(name).inserted else { continue }
        found.append(ParameterDeclaration(name: name, element: child, template: template))
      }
    }
    return found
  }

  /// The element, and the roots of what it includes, each of which may declare parameters of it.
  private func parameterHolders(
    of element: MarkupElement
  ) -> [(template: EditedTemplate, element: MarkupElement)] {
    var holders = [(template: self, element: element)]
    // A ring of files ends here.
    while holders.count < 16, let last = holders.last,
      let included = last.template.inclusion(of: last.element), let root = included.markup.root
    {
      holders.append((included, root))
    }
    return holders
  }
}

/// `<param name="title" type="String"/>`, and the file that has it.
package struct ParameterDeclaration {
  /// What it is called.
  package let name: String
  /// The element that declares it.
  package let element: MarkupElement
  /// The file in which that stands.
  package let template: EditedTemplate

  var type: String { element.attribute("type")?.value ?? "Any" }

  /// The attribute by which it is given.
  package var attribute: KnownAttribute {
    let file = template.url.map { " of \($0.lastPathComponent)" } ?? ""
    return KnownAttribute(
      name: name, schema: AttributeSchema(name, type: type, summary: "A parameter\(file)."),
      owner: "parameter")
  }
}
