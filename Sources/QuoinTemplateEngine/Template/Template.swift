import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinMarkup
import QuoinResources

/// A template compiled once: markup read, files merged, components found, expressions parsed and checked.
///
/// A template never changes and may be shared between threads; each `instantiate` or `render` makes its own tree.
///
/// ```swift
/// let template = try Template(contentsOf: url, registry: .base)
/// let png = try template.render(state: ["title": "Hello"], size: .width(390), as: .png)
/// ```
public final class Template: Sendable {
  /// What looked wrong and did no harm, such as attributes without effect.
  public let warnings: Diagnostics
  /// Warnings that list the names in expressions that only data can explain; none where there are none.
  public let openNames: Diagnostics
  /// What is wrong with strings that no file has, unless constants or an owner have them.
  package let openStrings: Diagnostics
  /// The same for names in cells alone, where the data that are known explain all others.
  package let openNamesOfCells: Diagnostics
  /// Whether names are open that the root declares as parameters, which nobody has to be told of.
  package let awaitsParameters: Bool
  /// The strings that the template names, with the attribute in which each comes first.
  let strings: [(reference: StringReference, source: AttributeSource)]
  /// The texts of all files that make up the template, for printing diagnostics with their source lines.
  public let sources: [SourceText]
  /// The limits under which it was compiled.
  public let budget: Budget
  let source: NodeSource
  let registry: ComponentRegistry
  let host: TemplateHost
  let loader: ResourceLoader?
  /// What parts on hosts are merged into once they have come.
  let beginning: TemplateBeginning
  /// The parts on hosts that placeholders stand for; none where everything was read at once.
  let awaitedParts: [AwaitedPart]
  /// The programs for the shapes of data that were used lately.
  private let programs = LinkedPrograms<LinkedTemplate>()

  /// Reads and compiles a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - loader: Reads the file and all that it names; without one, files in the same folder and below may be read.
  ///   - registry: The components that the markup may name.
  ///   - budget: The limits on depth and size.
  ///     Inside other metered work it narrows that work's limits and never widens them.
  ///   - name: What messages call the file; its path by default.
  ///   - fonts: Fonts that the template may name, before those of the folder `fonts` beside the file, registered ones and
  ///     installed ones.
  ///   - awaitsHosts: Whether elements with `xml` on a host are shown as they stand, as placeholders, until
  ///     `LayoutNode.finishLoading()` or a later `LayoutNode.update()`, instead of read at once.
  /// - Throws: Everything that is wrong with the template, as far as it shows without data.
  public convenience init(
    contentsOf url: URL, loader: ResourceLoader? = nil, registry: ComponentRegistry,
    budget: Budget = .default, name: String? = nil,
    fonts: FontCollection? = nil, awaitsHosts: Bool = false
  ) throws(Diagnostics) {
    let folders = url.isFileURL ? [url.deletingLastPathComponent()] : []
    let loader = loader ?? ResourceLoader(policy: ResourcePolicy(folders: folders), budget: budget)
    let name = name ?? (url.isFileURL ? url.relativePath : url.absoluteString)
    let parts = try BudgetMeter.metering(budget) { meter throws(Diagnostics) in
      let file: TemplateFile
      do throws(Diagnostic) {
        file = try TemplateFiles.read(url, name: name, loader: loader)
      } catch {
        throw Diagnostics([error])
      }
      let own = fonts.besides(url, loader)
      return try TemplateParts(
        TemplateBeginning(file: file, fonts: own, awaitsHosts: awaitsHosts), loader: loader,
        registry: registry, meter: meter)
    }
    self.init(parts, loader: loader, registry: registry, budget: budget)
  }

  /// Compiles markup.
  ///
  /// - Parameters:
  ///   - markup: The text.
  ///   - name: What messages call it.
  ///   - base: The file or folder from which relative names count.
  ///   - loader: Reads what the markup names; without one, it may name no files.
  ///   - registry: The components that the markup may name.
  ///   - budget: The limits on depth and size.
  ///     Inside other metered work it narrows that work's limits and never widens them.
  ///   - fonts: Fonts that the template may name, before registered and installed ones.
  ///   - awaitsHosts: Whether elements with `xml` on a host are shown as they stand, as placeholders, until
  ///     `LayoutNode.finishLoading()` or a later `LayoutNode.update()`, instead of read at once.
  /// - Throws: Everything that is wrong with the template, as far as it shows without data.
  public convenience init(
    markup: String, name: String = "template.xml", base: URL? = nil, loader: ResourceLoader? = nil,
    registry: ComponentRegistry, budget: Budget = .default, fonts: FontCollection? = nil,
    awaitsHosts: Bool = false
  ) throws(Diagnostics) {
    let parts = try BudgetMeter.metering(budget) { meter throws(Diagnostics) in
      let file = TemplateFile(
        name: name, url: base, markup: Markup(source: SourceText(file: name, contents: markup)))
      return try TemplateParts(
        TemplateBeginning(file: file, fonts: fonts, awaitsHosts: awaitsHosts), loader: loader,
        registry: registry, meter: meter)
    }
    self.init(parts, loader: loader, registry: registry, budget: budget)
  }

  /// Compiles markup for data that are known already, to look for mistakes in it: it is linked once for them, and without
  /// data only where something is wrong then. What is wrong with the data themselves is told by `instantiate`.
  package convenience init(
    markup: String, name: String, base: URL, loader: ResourceLoader, registry: ComponentRegistry,
    budget: Budget, fonts: FontCollection?, state: [String: Any], constants: [String: Any]
  ) throws(Diagnostics) {
    let parts = try BudgetMeter.metering(budget) { meter throws(Diagnostics) in
      let file = TemplateFile(
        name: name, url: base, markup: Markup(source: SourceText(file: name, contents: markup)))
      let (state, constants) = (NodeData(state), NodeData(merging: [constants]))
      return try TemplateParts(
        TemplateBeginning(file: file, fonts: fonts, awaitsHosts: false), loader: loader, registry: registry,
        meter: meter
      ) { DataShape(state: state.shape(host: $0), constants: constants.shape(host: $0)) }
    }
    self.init(parts, loader: loader, registry: registry, budget: budget)
  }

  /// The same template with parts that have come from hosts, which may name further ones.
  ///
  /// - Parameter parts: The parts' texts by their addresses.
  /// - Throws: Everything that is wrong with them, alone or where they stand.
  func merging(_ parts: [URL: Data]) throws(Diagnostics) -> Template {
    var beginning = beginning
    for (url, data) in parts {
      let name = url.absoluteString
      guard let text = String(validating: data, as: UTF8.self) else {
        throw Diagnostics([.notUTF8(name, at: nil)])
      }
      beginning.known[name] = TemplateFile(
        name: name, url: url, markup: Markup(source: SourceText(file: name, contents: text)))
    }
    let merged = try BudgetMeter.metering(budget) { meter throws(Diagnostics) in
      try TemplateParts(beginning, loader: loader, registry: registry, meter: meter)
    }
    return Template(merged, loader: loader, registry: registry, budget: budget)
  }

  private init(_ parts: TemplateParts, loader: ResourceLoader?, registry: ComponentRegistry, budget: Budget) {
    source = parts.source
    warnings = parts.warnings
    openNames = parts.openNames
    openStrings = parts.openStrings
    openNamesOfCells = parts.openNamesOfCells
    awaitsParameters = parts.awaitsParameters
    sources = parts.sources
    strings = parts.strings
    host = parts.host
    beginning = parts.beginning
    awaitedParts = parts.awaited
    if let linked = parts.linked { programs.keep(linked.linked, for: linked.shape) }
    self.registry = registry
    self.loader = loader
    self.budget = budget
  }

  /// What the root stands for.
  package var rootComponent: ResolvedComponent { source.component }

  /// The program for data of a shape, linked once.
  ///
  /// - Parameters:
  ///   - inner: The shapes of data that nodes inside the root have of their own; with some, nothing is kept.
  ///   - owner: Who may know further values, the names of which nothing else explains.
  ///   - edited: The root as code has changed it; with one, nothing is kept.
  ///   - see: Told who has linked a program that nobody else gets.
  func linked(
    for shape: DataShape, inner: [ObjectIdentifier: DataShape] = [:], owner: AnyObject? = nil,
    edited: NodeSource? = nil, linkedBy see: (Linker) -> Void = { _ in }
  ) -> LinkedTemplate {
    let owner = owner as? any LayoutOwner
    let source = edited ?? source
    func link(_ see: (Linker) -> Void = { _ in }) -> LinkedTemplate {
      let linker = Linker(
        registry: registry, host: host, loader: loader, budget: budget, isOpen: false, owner: owner)
      let program = linker.link(source, data: inner.merging([source.key: shape]) { $1 })
      see(linker)
      return LinkedTemplate(
        program: program, diagnostics: linker.diagnostics.sortedByPlace, ownerNames: linker.ownerNames)
    }
    guard inner.isEmpty, edited == nil else { return link(see) }
    return programs.program(for: shape, owner: owner, host: host) { link() }
  }
}

/// What reading and compiling a template comes to.
private struct TemplateParts {
  let source: NodeSource
  let warnings: Diagnostics
  let openNames: Diagnostics
  let openStrings: Diagnostics
  let openNamesOfCells: Diagnostics
  let awaitsParameters: Bool
  let sources: [SourceText]
  let host: TemplateHost
  let beginning: TemplateBeginning
  let awaited: [AwaitedPart]
  let strings: [(reference: StringReference, source: AttributeSource)]
  /// The program for the data that are known already.
  let linked: (shape: DataShape, linked: LinkedTemplate)?

  /// - Parameter shape: The shape of the data that are known already.
  init(
    _ beginning: TemplateBeginning, loader: ResourceLoader?, registry: ComponentRegistry, meter: BudgetMeter,
    shape: ((TemplateHost) -> DataShape)? = nil
  ) throws(Diagnostics) {
    let (file, fonts) = (beginning.file, beginning.fonts)
    let files = TemplateFiles(
      root: file, loader: loader, registered: registry.templates, known: beginning.known,
      awaitsHosts: beginning.awaitsHosts)
    let reader = SourceReader(registry: registry, files: files, meter: meter)
    let root = reader.root(of: file)
    var found = registry.diagnostics
    found.append(contentsOf: reader.diagnostics)
    if let fonts { found.append(contentsOf: fonts.warnings) }
    host = TemplateHost(registry: registry, loader: loader, fonts: fonts)
    var (openNames, openStrings) = (Diagnostics(), Diagnostics())
    var openNamesOfCells = Diagnostics()
    var awaitsParameters = false
    func undeclared(_ names: [OpenName], in root: NodeSource) -> Diagnostics {
      let rest = names.filter { root.parameters[String($0.name.prefix { $0 != "." })] == nil }
      if rest.count < names.count { awaitsParameters = true }
      return Diagnostics(openNames: rest)
    }
    var strings: [(reference: StringReference, source: AttributeSource)] = []
    var linked: (shape: DataShape, linked: LinkedTemplate)?
    if let root, let shape = shape?(host) {
      let linker = Linker(registry: registry, host: host, loader: loader, budget: meter.budget, isOpen: false)
      linker.isChecking = true
      let program = linker.link(root, data: [root.key: shape])
      let diagnostics = linker.diagnostics.sortedByPlace
      linked = (
        shape, LinkedTemplate(program: program, diagnostics: diagnostics, ownerNames: linker.ownerNames)
      )
      if !diagnostics.hasErrors { found.append(contentsOf: diagnostics) }
      openNamesOfCells = undeclared(linker.openNames, in: root)
      openStrings = linker.openStrings.sortedByPlace
      strings = linker.strings
    }
    if let root, linked?.linked.diagnostics.hasErrors ?? true {
      // Data are not known yet, so that only what no data can put right is reported.
      let linker = Linker(registry: registry, host: host, loader: loader, budget: meter.budget, isOpen: true)
      linker.check(root)
      found.append(contentsOf: linker.diagnostics)
      openNames = undeclared(linker.openNames, in: root)
      openStrings = linker.openStrings.sortedByPlace
      strings = linker.strings
    }
    // Linking cannot throw and has ended early.
    if let problem = meter.problem, !found.hasErrors { found.append(problem) }
    guard let root, !found.hasErrors else { throw found.sortedByPlace }
    source = root
    (self.openNames, self.openStrings) = (openNames, openStrings)
    self.openNamesOfCells = openNamesOfCells
    self.awaitsParameters = awaitsParameters
    self.strings = strings
    self.linked = linked
    warnings = found.sortedByPlace
    sources = files.sources
    awaited = files.awaited
    var beginning = beginning
    // What was read stays as it is when parts come, so that all is of one moment.
    beginning.known = files.awaited.isEmpty ? [:] : files.known
    self.beginning = beginning
  }
}

/// What a template is compiled of, to be compiled again with parts that come later.
struct TemplateBeginning: Sendable {
  let file: TemplateFile
  let fonts: FontCollection?
  let awaitsHosts: Bool
  /// The files that were read already, by their addresses.
  var known: [String: TemplateFile] = [:]
}

/// A template's program for data of one shape, and what linking it found.
struct LinkedTemplate: LinkedProgram {
  let program: NodeProgram
  let diagnostics: Diagnostics
  let ownerNames: OwnerNames
}
