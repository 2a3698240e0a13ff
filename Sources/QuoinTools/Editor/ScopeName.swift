import QuoinExpressions
import QuoinMarkup
import QuoinTemplates

/// A name that expressions at a place may use.
struct ScopeName {
  enum Kind: String, Sendable {
    case state, constant, macro, parameter, variable
  }

  let name: String
  let kind: Kind
  /// What is known of it, in a sentence.
  let summary: String
  /// The file that declares it, and where its name stands in there; nothing for data.
  let declaration: (template: EditedTemplate, range: Range<Int>)?
  /// Found when it is asked for: the item of a repetition depends on the names around, which may be items in turn.
  private let findShape: () -> ValueShape

  init(
    name: String, kind: Kind, shape: @autoclosure @escaping () -> ValueShape, summary: String,
    declaration: (template: EditedTemplate, range: Range<Int>)? = nil
  ) {
    (self.name, self.kind, self.summary, self.declaration) = (name, kind, summary, declaration)
    findShape = shape
  }

  var shape: ValueShape { findShape() }
}

extension EditedTemplate {
  /// The names of the language around an element, the nearest first: macros, parameters, variables of repetitions, and data.
  ///
  /// - Parameters:
  ///   - includesOwn: Whether what the element itself declares counts, as it does for all but the items of a
  ///     repetition.
  ///   - depth: How many items of repetitions have led here, each of which is one of the next.
  func scope(of element: MarkupElement?, includesOwn: Bool = true, depth: Int = 0) -> [ScopeName] {
    var names: [ScopeName] = []
    collect(from: element, includesOwn: includesOwn, depth: depth, into: &names, visited: [])
    return names
  }

  private func collect(
    from element: MarkupElement?, includesOwn: Bool, depth: Int, into names: inout [ScopeName],
    visited: Set<String>
  ) {
    var current = element
    var isOwn = true
    var level = 0
    while let element = current, level < Self.nestingLimit {
      level += 1
      if !isOwn || includesOwn { names += declarations(in: element, depth: depth) }
      isOwn = false
      current = element.parent
    }
    names += dataNames
    // What stands around the elements that include this file.
    guard let url, !visited.contains(url.path), visited.count < 8 else { return }
    for (template, element) in includers {
      template.collect(
        from: element, includesOwn: true, depth: depth, into: &names, visited: visited.union([url.path]))
    }
  }

  /// What an element declares for itself and what is inside.
  func declarations(in element: MarkupElement, depth: Int = 0) -> [ScopeName] {
    if element.name == "repeat" { return variables(of: element, depth: depth) }
    if language.isSteering(element.name) || language.isHTML(element.name) { return [] }
    var names = macros(of: element)
    for parameter in parameters(of: element) {
      let place = parameter.element.attribute("name")?.valueRange
      let given = element.attribute(parameter.name).map { " Here \"\($0.value)\"." } ?? ""
      names.append(
        ScopeName(
          name: parameter.name, kind: .parameter, shape: .type(parameter.type),
          summary: parameter.attribute.schema.summary + given,
          declaration: place.map { (parameter.template, $0) }))
    }
    return names
  }

  /// The macros of an element, and of the root of what it includes.
  private func macros(of element: MarkupElement, depth: Int = 0) -> [ScopeName] {
    var names: [ScopeName] = []
    for child in element.childElements where child.name == "macro" {
      guard let name = child.attribute("name") else { continue }
      let value = child.attributes.first { ["value", "items"].contains($0.name) }?.value ?? ""
      names.append(
        ScopeName(
          name: name.value, kind: .macro, shape: .unknown, summary: "Stands for \(value)",
          declaration: (self, name.valueRange)))
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

  private func variables(of element: MarkupElement, depth: Int) -> [ScopeName] {
    var names: [ScopeName] = []
    if let variable = element.attribute("for") {
      let items = element.attribute("in")?.value ?? ""
      names.append(
        ScopeName(
          name: variable.value, kind: .variable, shape: item(of: items, in: element, depth: depth),
          summary: "An item of \(items).", declaration: (self, variable.valueRange)))
    }
    let index = element.attribute("index")
    names.append(
      ScopeName(
        name: index?.value ?? "index", kind: .variable, shape: .sample(.number(0)),
        summary: "The place of the item, from 0.", declaration: index.map { (self, $0.valueRange) }))
    return names
  }

  private func item(of items: String, in element: MarkupElement, depth: Int) -> ValueShape {
    guard depth < Self.itemLimit, let path = ExpressionPath(wholeOf: items) else { return .unknown }
    let names = scope(of: element, includesOwn: false, depth: depth + 1)
    return shape(of: path, in: names)?.element ?? .unknown
  }

  /// The data that the file is drawn with.
  var dataNames: [ScopeName] {
    guard let file = folder.data(beside: url) else { return [] }
    let name = file.url.lastPathComponent
    func names(_ values: [String: Constant], _ kind: ScopeName.Kind) -> [ScopeName] {
      values.sorted { $0.key < $1.key }.map {
        ScopeName(
          name: $0.key, kind: kind, shape: .sample($0.value.value),
          summary: "In \(name): \($0.value.value.preview)")
      }
    }
    return names(file.data.state, .state) + names(file.data.constants, .constant)
  }

  /// The elements of other files that include this one.
  var includers: [(template: EditedTemplate, element: MarkupElement)] {
    guard let url else { return [] }
    let path = url.standardizedFileURL.path
    var found: [(EditedTemplate, MarkupElement)] = []
    for other in folder.readers(of: url) {
      guard let template = template(at: other) else { continue }
      for node in template.markup.document.descendants {
        guard let element = node.element,
          let reference = element.attribute("template") ?? element.attribute("xml"),
          folder.url(for: reference.value, from: other)?.path == path
        else { continue }
        found.append((template, element))
      }
    }
    return found
  }

  /// What a path of names comes to, as far as that is known.
  func shape(of path: ExpressionPath, in scope: [ScopeName]) -> ValueShape? {
    guard case .name(let first)? = path.steps.first else { return nil }
    let variable = path.variables.last { $0.name == first }
    var shape: ValueShape
    if let variable {
      shape = variable.list.flatMap { self.shape(of: $0, in: scope)?.element } ?? .unknown
    } else {
      guard let found = scope.first(where: { $0.name == first }) else { return nil }
      shape = found.shape
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
