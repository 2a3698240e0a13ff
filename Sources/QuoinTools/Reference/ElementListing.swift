import QuoinDiagnostics
import QuoinTemplateEngine

/// What templates may name, for people at a terminal.
///
/// ```swift
/// print(try ElementListing(schema: ComponentRegistry.standard.schema).text(for: "UILabel"))
/// ```
public struct ElementListing {
  private let schema: RegistrySchema
  private let wording: AttributeWording

  /// Lists a registry.
  public init(schema: RegistrySchema) {
    self.schema = schema
    wording = AttributeWording(schema: schema, casesLimit: 12)
  }

  /// All elements with a line each, those below that they inherit from; those that steer a template come last.
  public var text: String {
    var rows: [(String, String)] = []
    for kind in [ComponentSchema.Kind.view, .controller, .object] {
      for root in schema.elements where root.kind == kind && root.superclass == nil {
        collect(root, depth: 0, into: &rows)
      }
    }
    rows += schema.elements.filter { $0.kind == .steering }.map { ($0.name, $0.summary) }
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, summary in
      summary.isEmpty ? name : name + String(repeating: " ", count: width - name.count + 2) + summary
    }.joined(separator: "\n") + "\n"
  }

  private func collect(_ element: ComponentSchema, depth: Int, into rows: inout [(String, String)]) {
    rows.append((String(repeating: "  ", count: depth) + element.name, element.summary))
    for child in schema.elements where child.superclass == element.name {
      collect(child, depth: depth + 1, into: &rows)
    }
  }

  /// All about one element or type.
  ///
  /// - Parameter name: The name as templates write it.
  /// - Throws: A diagnostic with the nearest name when there is neither.
  public func text(for name: String) throws(Diagnostic) -> String {
    if let element = schema.element(name) { return text(of: element) }
    if let type = schema.type(name) { return text(of: type) }
    let known = schema.elements.map(\.name) + schema.types.map(\.name)
    // Most are views, whose names begin alike.
    let view = known.first { $0.lowercased() == "ui" + name.lowercased() }
    throw .unknownElementOrType(
      name, nearest: view.map { NearestNames($0) } ?? NearestNames(to: name, among: known))
  }

  private func text(of element: ComponentSchema) -> String {
    let title = ([element] + schema.ancestors(of: element)).map(\.name).joined(separator: " : ")
    var text = title + "\n" + (element.summary.isEmpty ? "" : element.summary + "\n")
    for note in wording.notes(on: element) { text += note + "\n" }
    text += section("Made with", element.parameters)
    text += section("Attributes", element.attributes)
    text += section(of: element.objects)
    text += section("Children take in addition", element.gainedByChildren)
    if element.kind == .view || element.kind == .controller {
      text += section("Layout", schema.layoutAttributes)
    }
    for ancestor in schema.ancestors(of: element) {
      text += section("Made with, as every \(ancestor.name)", ancestor.parameters)
      text += section("Inherited from \(ancestor.name)", ancestor.attributes)
      text += section(of: ancestor.objects)
    }
    if element.kind != .steering { text += section("Every element", schema.elementAttributes) }
    return text
  }

  private func text(of type: TypeSchema) -> String {
    var text = "\(type.name)\n\(wording.explanation(of: type))\n"
    if !type.cases.isEmpty {
      text += "\nNames\n" + type.cases.map { "  \($0)\n" }.joined()
    }
    return text + section("Parts", type.parts)
  }

  private func section(_ title: String, _ attributes: [AttributeSchema]) -> String {
    if attributes.isEmpty { return "" }
    return "\n\(title)\n"
      + attributes.map { attribute in
        "  \(attribute.name)  \(wording.type(of: attribute))\n"
          + (attribute.summary.isEmpty ? "" : "      \(wording.summary(of: attribute))\n")
      }.joined()
  }

  private func section(of objects: [ObjectSchema]) -> String {
    if objects.isEmpty { return "" }
    return "\nObjects\n" + objects.map { "  \($0.name).…\n      \(wording.summary(of: $0))\n" }.joined()
  }
}

extension Diagnostic {
  static func unknownElementOrType(_ name: String, nearest: NearestNames?) -> Diagnostic {
    Diagnostic(.error, "There is neither an element nor a type '\(name)'", suggestions: nearest)
  }
}
