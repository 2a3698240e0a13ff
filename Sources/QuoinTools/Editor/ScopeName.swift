import QuoinExpressions
import QuoinMarkup
import QuoinTemplateEngine

/// A name that expressions at a place may use.
package struct ScopeName: Sendable {
  /// What declares a name.
  package enum Kind: String, Sendable {
    case state, constant, macro, parameter, variable
  }

  /// What it is called.
  package let name: String
  /// What declares it.
  package let kind: Kind
  /// What is known of it, in a sentence.
  package let summary: String
  /// Where its name stands that is declared; nothing for data.
  package let declaration: FilePlace?
  /// The template that declares it, or beside which the data lie.
  let path: String
  /// How many items of repetitions have led here.
  fileprivate var depth = 0
  /// Found when it is asked for: the item of a repetition depends on the names around, which may be items in turn.
  private let findShape: @Sendable (_ reader: EditedTemplate, _ depth: Int) -> ValueShape

  /// - Parameters:
  ///   - template: What has the name.
  ///   - range: Where that declares it; nothing for data.
  ///   - shape: What it is, for a template of the same folder.
  init(
    _ name: String, _ kind: Kind, in template: EditedTemplate, at range: Range<Int>? = nil, summary: String,
    shape: @escaping @Sendable (_ reader: EditedTemplate, _ depth: Int) -> ValueShape
  ) {
    (self.name, self.kind, self.summary, path) = (name, kind, summary, template.path)
    declaration = range.map { template.place($0) }
    findShape = shape
  }

  /// What it is, as far as that is known to a template that reads it.
  package func shape(in reader: EditedTemplate) -> ValueShape { findShape(reader, depth) }
}

extension EditedTemplate {
  /// The names of the language around an element, the nearest first: macros, parameters, variables of repetitions, and data.
  ///
  /// - Parameters:
  ///   - includesOwn: Whether what the element itself declares counts, as it does for all but the items of a
  ///     repetition.
  ///   - depth: How many items of repetitions have led here, each of which is one of the next.
  package func scope(of element: MarkupElement?, includesOwn: Bool = true, depth: Int = 0) -> [ScopeName] {
    var names = ownScope(of: element, includesOwn: includesOwn) + outerNames
    for index in names.indices { names[index].depth = depth }
    return names
  }

  /// What this file says itself.
  private func ownScope(
    of element: MarkupElement?, includesOwn: Bool = true, besides known: Set<String> = []
  ) -> [ScopeName] {
    var names: [ScopeName] = []
    var current = element
    var isOwn = true
    var level = 0
    while let element = current, level < Self.nestingLimit {
      level += 1
      if !isOwn || includesOwn { names += declarations(in: element) }
      isOwn = false
      current = element.parent
    }
    return names + dataNames(besides: known)
  }

  /// What stands around the elements that include this file, each name once.
  var outerNames: [ScopeName] {
    guard let url else { return [] }
    return folder.outerNames(of: url) {
      var names: [ScopeName] = []
      var (known, visited): (Set<String>, Set<String>) = ([], [])
      collectOuterNames(into: &names, &known, &visited, level: 0)
      // What it declares itself counts as it is now.
      return names.filter { $0.declaration == nil || $0.path != path }
    }
  }

  private func collectOuterNames(
    into names: inout [ScopeName], _ known: inout Set<String>, _ visited: inout Set<String>, level: Int
  ) {
    guard level < Self.inclusionLimit, visited.insert(path).inserted else { return }
    for (template, element) in includers {
      names += template.ownScope(of: element, besides: known).filter { known.insert($0.name).inserted }
      template.collectOuterNames(into: &names, &known, &visited, level: level + 1)
    }
  }

  /// More files than are included in one another.
  private static let inclusionLimit = 8

  /// What an element declares for itself and what is inside.
  func declarations(in element: MarkupElement) -> [ScopeName] {
    if element.name == "repeat" { return variables(of: element) }
    if !language.isNode(element) { return [] }
    var names = macros(of: element) + namesAside(of: element)
    for parameter in parameters(of: element) {
      let type = parameter.type
      let given = element.attribute(parameter.name).map { " Here \"\($0.value)\"." } ?? ""
      names.append(
        ScopeName(
          parameter.name, .parameter, in: parameter.template,
          at: parameter.element.attribute("name")?.valueRange,
          summary: parameter.attribute.schema.summary + given
        ) { _, _ in .type(type) })
    }
    return names
  }

  /// What an element alone is told that stands aside in another one, as a foot is told the number of its page.
  private func namesAside(of element: MarkupElement) -> [ScopeName] {
    guard let around = language.component(around: element),
      let own = language.registry[language.className(of: element.name)],
      let container = language.registry[language.className(of: around.name)]?.container,
      container.standsAside(own), let (known, place) = container.namesAside
    else { return [] }
    return known.sorted().map { name in
      ScopeName(name, .variable, in: self, summary: "Only \(place) know it.") { _, _ in .unknown }
    }
  }

  /// The macros of an element, and of the root of what it includes.
  private func macros(of element: MarkupElement, depth: Int = 0) -> [ScopeName] {
    var names: [ScopeName] = []
    for child in children("macro", of: element) {
      guard let name = child.attribute("name") else { continue }
      let value = child.attributes.first { ["value", "items"].contains($0.name) }?.value ?? ""
      names.append(
        ScopeName(name.value, .macro, in: self, at: name.valueRange, summary: "Stands for \(value)") { _, _ in
          .unknown
        })
    }
    if depth < 8, let included = inclusion(of: element), let root = included.markup.root {
      names += included.macros(of: root, depth: depth + 1)
    }
    return names
  }

  /// More levels than anybody nests; what lies further out is left out, so that no file takes long.
  static let nestingLimit = 100
  /// Likewise for lists of lists.
  private static let itemLimit = 8

  private func variables(of element: MarkupElement) -> [ScopeName] {
    var names: [ScopeName] = []
    if let variable = element.attribute("for") {
      let items = element.attribute("in")?.value ?? ""
      let (file, url) = (file, url)
      names.append(
        ScopeName(
          variable.value, .variable, in: self, at: variable.valueRange, summary: "An item of \(items)."
        ) { reader, depth in
          EditedTemplate(file, url: url, folder: reader.folder, language: reader.language)
            .item(of: items, in: element, depth: depth)
        })
    }
    let index = element.attribute("index")
    names.append(
      ScopeName(
        index?.value ?? "index", .variable, in: self, at: index?.valueRange,
        summary: "The place of the item, from 0."
      ) { _, _ in .sample(.number(0)) })
    return names
  }

  private func item(of items: String, in element: MarkupElement, depth: Int) -> ValueShape {
    guard depth < Self.itemLimit, let path = ExpressionPath(wholeOf: items) else { return .unknown }
    let names = scope(of: element, includesOwn: false, depth: depth + 1)
    return shape(of: path, in: names)?.element ?? .unknown
  }

  /// The data that the file is drawn with.
  var dataNames: [ScopeName] { dataNames(besides: []) }

  private func dataNames(besides known: Set<String>) -> [ScopeName] {
    guard let file = folder.data(beside: url) else { return [] }
    let name = file.url.lastPathComponent
    func names(_ values: [String: Constant], _ kind: ScopeName.Kind) -> [ScopeName] {
      values.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }.map { key, constant in
        ScopeName(key, kind, in: self, summary: "In \(name): \(constant.value.preview)") { _, _ in
          .sample(constant.value)
        }
      }
    }
    return names(file.data.state, .state) + names(file.data.constants, .constant)
  }

  /// The elements of other files that include this one.
  package var includers: [(template: EditedTemplate, element: MarkupElement)] {
    guard let url else { return [] }
    return folder.includers(of: url).map {
      (EditedTemplate($0.file, url: $0.url, folder: folder, language: language), $0.element)
    }
  }

  /// What a path of names comes to, as far as that is known.
  package func shape(of path: ExpressionPath, in scope: [ScopeName]) -> ValueShape? {
    guard case .name(let first)? = path.steps.first else { return nil }
    let variable = path.variables.last { $0.name == first }
    var shape: ValueShape
    if let variable {
      shape = variable.list.flatMap { self.shape(of: $0, in: scope)?.element } ?? .unknown
    } else {
      guard let found = scope.first(where: { $0.name == first }) else { return nil }
      shape = found.shape(in: self)
    }
    for step in path.steps.dropFirst() {
      switch step {
      case .name(let name):
        guard let next = shape.member(name, in: language) else { return nil }
        shape = next
      case .subscripted: shape = shape.element ?? .unknown
      case .called(let function):
        switch function {
        case "filter", "sorted", "reversed", "prefix", "suffix", "unique", "compacted": break
        case "first", "last": shape = shape.element ?? .unknown
        default: shape = .unknown
        }
      }
    }
    return shape
  }
}
