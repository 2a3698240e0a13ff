import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinTemplateEngine

extension Template {
  /// Reads and compiles a file that may name all components of `ComponentRegistry.standard`.
  ///
  /// ```swift
  /// let template = try Template(contentsOf: url)
  /// let png = try template.render(state: ["title": "Hello"], size: .width(390), as: .png)
  /// ```
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - loader: Reads the file and all that it names; without one, files in the same folder and below may be read.
  ///   - budget: The limits on depth and size.
  ///     Inside other metered work it narrows that work's limits and never widens them.
  ///   - name: What messages call the file; its path by default.
  ///   - fonts: Fonts that the template may name, before those of the folder `fonts` beside the file, registered ones and
  ///     installed ones.
  ///   - awaitsHosts: Whether elements with `xml` on a host are shown as they stand, as placeholders, until
  ///     `LayoutNode.finishLoading()` or a later `LayoutNode.update()`, instead of read at once.
  /// - Throws: Everything that is wrong with the template, as far as it shows without data.
  public convenience init(
    contentsOf url: URL, loader: ResourceLoader? = nil, budget: Budget = .default, name: String? = nil,
    fonts: FontCollection? = nil, awaitsHosts: Bool = false
  ) throws(Diagnostics) {
    try self.init(
      contentsOf: url, loader: loader, registry: .standard, budget: budget, name: name, fonts: fonts,
      awaitsHosts: awaitsHosts)
  }

  /// Compiles markup that may name all components of `ComponentRegistry.standard`.
  ///
  /// - Parameters:
  ///   - markup: The text.
  ///   - name: What messages call it.
  ///   - base: The file or folder from which relative names count.
  ///   - loader: Reads what the markup names; without one, it may name no files.
  ///   - budget: The limits on depth and size.
  ///     Inside other metered work it narrows that work's limits and never widens them.
  ///   - fonts: Fonts that the template may name, before registered and installed ones.
  ///   - awaitsHosts: Whether elements with `xml` on a host are shown as they stand, as placeholders, until
  ///     `LayoutNode.finishLoading()` or a later `LayoutNode.update()`, instead of read at once.
  /// - Throws: Everything that is wrong with the template, as far as it shows without data.
  public convenience init(
    markup: String, name: String = "template.xml", base: URL? = nil, loader: ResourceLoader? = nil,
    budget: Budget = .default, fonts: FontCollection? = nil, awaitsHosts: Bool = false
  ) throws(Diagnostics) {
    try self.init(
      markup: markup, name: name, base: base, loader: loader, registry: .standard, budget: budget,
      fonts: fonts, awaitsHosts: awaitsHosts)
  }
}

extension LayoutNode {
  /// Makes the root of a layout from its text, which may name all components of `ComponentRegistry.standard`; nothing is
  /// evaluated before it is mounted, laid out or asked for. Placeholders stand for elements with `xml` on a host until
  /// `finishLoading()`.
  ///
  /// ```swift
  /// let node = try LayoutNode.with(xmlData: data)
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
  /// - Throws: Everything that is wrong with the text, as far as it shows without data.
  public static func with(
    xmlData: Data, relativeTo url: URL? = nil, state: Any = (), constants: [String: Any]...,
    loader: ResourceLoader? = nil
  ) throws(Diagnostics) -> LayoutNode {
    let template = try Template(xmlData: xmlData, relativeTo: url, loader: loader, registry: .standard)
    return LayoutNode(template: template, state: state, constants: constants)
  }
}

extension LayoutLoading {
  public var layoutRegistry: ComponentRegistry { .standard }
}
