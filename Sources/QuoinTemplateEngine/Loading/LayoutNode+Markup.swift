import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinResources

extension LayoutNode {
  /// Makes the root of a layout from its text; nothing is evaluated before it is mounted, laid out or asked for. Placeholders
  /// stand for elements with `xml` on a host until `finishLoading()`.
  ///
  /// ```swift
  /// let node = try LayoutNode.with(xmlData: data, registry: .base)
  /// node.setState(["title": "Hello"])
  /// try node.mount(in: controller)
  /// ```
  ///
  /// - Parameters:
  ///   - xmlData: The text in UTF-8.
  ///   - url: The file or folder from which relative names count.
  ///   - state: A dictionary, a structure or a class.
  ///   - constants: Values that stay; several dictionaries are merged, the later ones winning.
  ///   - loader: Reads what the markup names; without one, it may name no files.
  ///   - registry: The components that the markup may name.
  /// - Throws: Everything that is wrong with the text, as far as it shows without data.
  public static func with(
    xmlData: Data, relativeTo url: URL? = nil, state: Any = (), constants: [String: Any]...,
    loader: ResourceLoader? = nil, registry: ComponentRegistry
  ) throws(Diagnostics) -> LayoutNode {
    let template = try Template(xmlData: xmlData, relativeTo: url, loader: loader, registry: registry)
    return LayoutNode(template: template, state: state, constants: constants)
  }
}

extension Template {
  /// Compiles the text of a file.
  package convenience init(
    xmlData: Data, relativeTo url: URL?, loader: ResourceLoader?, registry: ComponentRegistry
  ) throws(Diagnostics) {
    let name = url.map(\.lastPathComponent).flatMap { $0.hasSuffix(".xml") ? $0 : nil } ?? "layout.xml"
    guard let text = String(validating: xmlData, as: UTF8.self) else {
      throw Diagnostics([.notUTF8(name, at: nil)])
    }
    try self.init(
      markup: text, name: name, base: url, loader: loader, registry: registry, awaitsHosts: true)
  }
}
