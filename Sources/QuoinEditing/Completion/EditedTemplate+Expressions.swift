import QuoinExpressions
import QuoinMarkup
import QuoinTemplateEngine
import QuoinTools

extension EditedTemplate {
  /// What may stand at an offset of a text with expressions in it.
  ///
  /// - Parameters:
  ///   - holder: The text.
  ///   - attribute: The attribute that it is the value of.
  ///   - element: The element whose names it sees.
  ///   - offset: In the file.
  ///   - literal: What text outside of expressions may be.
  func expressionCompletions(
    in holder: ExpressionHolder, of attribute: MarkupAttribute?, in element: MarkupElement, at offset: Int,
    literal: [Completion]
  ) -> CompletionList {
    let place = holder.decoded.map.textOffset(of: offset)
    guard let part = holder.part(at: place) else {
      return attribute == nil
        ? CompletionList(offset..<offset, [], typed: "") : word(in: holder, at: place, literal)
    }
    let value = holder.decoded.value
    if holder.isExpression, attribute != nil, holdsName(value, among: literal) {
      return word(in: holder, at: place, literal)
    }
    guard let cursor = ExpressionCursor(in: part.source, at: place - part.start) else {
      return CompletionList(offset..<offset, [], typed: "")
    }
    // What follows the offset in the same name is replaced with it.
    let range = holder.fileRange(cursor.range, in: part)
    var choices =
      cursor.base.map { members(of: $0, cursor, in: element) }
      // What the attribute's type calls so comes before all else of the same name.
      ?? (holder.isExpression ? literal : []) + names(cursor, in: element, for: attribute)
    choices = choices.map { choice in
      var choice = choice.escaped
      if choice.kind == .function, cursor.isCalled { (choice.text, choice.snippet) = (choice.label, nil) }
      return choice
    }
    return CompletionList(range, choices, typed: cursor.prefix)
  }

  /// Whether a value is the beginning of a name that is no expression, such as that of a file or a symbol.
  private func holdsName(_ value: String, among literal: [Completion]) -> Bool {
    guard value.contains(where: { "/: ".contains($0) }) else { return false }
    return literal.contains { $0.label.hasPrefix(value) }
  }

  /// Choices for the word around an offset of text that stands for itself, or for all of it where it may be one name.
  private func word(in holder: ExpressionHolder, at place: Int, _ choices: [Completion]) -> CompletionList {
    let bytes = Array(holder.decoded.value.utf8)
    let place = min(place, bytes.count)
    let isWhole = choices.contains { [.symbol, .file, .image, .color].contains($0.kind) }
    func isPart(_ byte: UInt8) -> Bool {
      byte != UInt8(ascii: "}") && (isWhole || byte != UInt8(ascii: " ") && byte != UInt8(ascii: ","))
    }
    var start = place
    while start > 0, isPart(bytes[start - 1]) { start -= 1 }
    var end = place
    while end < bytes.count, bytes[end] != UInt8(ascii: "{"), isPart(bytes[end]) { end += 1 }
    let map = holder.decoded.map
    let typed = String(decoding: bytes[start..<place], as: UTF8.self)
    return CompletionList(
      map.fileOffset(of: start)..<max(map.fileOffset(of: start), map.fileOffset(of: end)),
      choices.map(\.escaped), typed: typed)
  }

  // MARK: Names

  func names(
    _ cursor: ExpressionCursor, in element: MarkupElement, for attribute: MarkupAttribute?
  ) -> [Completion] {
    if cursor.prefix.hasPrefix("#") { return identifiers + edges(ofNode: cursor.prefix) }
    var choices = cursor.variables.map { Completion($0.name, .variable, detail: "of the closure", rank: 0) }
    let isOuter = element.name == "repeat" && attribute?.name == "in"
    var known: Set<String> = []
    for name in scope(of: element, includesOwn: !isOuter) {
      // What is further out is hidden by what is nearer.
      if name.kind == .macro && name.name == attribute?.name || !known.insert(name.name).inserted { continue }
      let text = name.name.isPlainName ? name.name : "`\(name.name)`"
      choices.append(
        Completion(
          name.name, name.kind.completion, detail: name.shape(in: self).description,
          documentation: name.summary,
          text: text,
          rank: name.kind == .variable ? 0 : 1))
    }
    for name in ["parent", "previous", "next"] {
      choices.append(Completion(name, .keyword, detail: Self.relatives[name] ?? "", rank: 3))
    }
    choices += identifiers.map { choice in
      var choice = choice
      choice.rank = 4
      return choice
    }
    if folder.resources(seenFrom: url)?.texts.isEmpty == false {
      choices.append(Completion("strings", .keyword, detail: "localized strings", rank: 4))
    }
    if language.isNode(element) {
      choices += readable(of: element, besides: attribute?.name, rank: 5)
      if ["width", "height", "contentSize.width", "contentSize.height"].contains(attribute?.name) {
        choices.append(Completion("auto", .keyword, detail: "what the content needs", rank: 2))
      }
    }
    let functions = ExpressionFunction.all
    choices += functions.map { function in
      var choice = functionChoice(function)
      // Those that are mostly written behind a value can be written before it too.
      if function.usage.contains(".") { choice.rank = 7 }
      return choice
    }
    let described = Set(functions.map(\.name))
    choices += ExpressionFunction.names.filter { !described.contains($0) }.map {
      Completion($0, .function, detail: "function", text: "\($0)(", snippet: "\($0)($1)", rank: 6)
    }
    choices +=
      ["true", "false", "nil"].map { Completion($0, .keyword, rank: 7) } + [
        Completion("pi", .keyword, rank: 7)
      ]
    return choices
  }

  static let relatives = [
    "parent": "the element around this one", "previous": "the element before this one",
    "next": "the element behind this one",
  ]

  private func functionChoice(_ function: ExpressionFunction) -> Completion {
    let parameters = function.usage.split(separator: "(").dropFirst().joined(separator: "(")
    let hasNone = parameters == ")"
    return Completion(
      function.name, .function, detail: function.usage,
      documentation: "\(function.summary) \(function.example.source) gives \(function.example.result).",
      text: function.name + (hasNone ? "()" : "("), snippet: function.name + (hasNone ? "()" : "($1)"),
      rank: 6)
  }

  /// What can follow an id that is written whole.
  private func edges(ofNode name: String) -> [Completion] {
    guard identifiers.contains(where: { $0.label == name }) else { return [] }
    return language.schema.layoutAttributes.map {
      Completion("\(name).\($0.name)", .member, detail: typeName(of: $0), documentation: $0.summary, rank: 6)
    }
  }

  /// The ids that an expression may name, those of files around included.
  var identifiers: [Completion] {
    let inner = withInclusions.flatMap(\.file.identifiers)
    return (inner + (url.map { folder.outerIdentifiers(of: $0) } ?? [])).map { id in
      let name = id.name.isPlainName ? "#\(id.name)" : "#`\(id.name)`"
      return Completion(name, .identifier, detail: id.element)
    }
  }

  private func readable(of element: MarkupElement, besides name: String?, rank: Int) -> [Completion] {
    (choices(parameters(of: element).map(\.attribute), rank) + readable(of: element.name, rank: rank)).filter
    {
      $0.label != name
    }
  }

  private func readable(of element: String, rank: Int) -> [Completion] {
    let attributes = language.attributes(of: element).all.filter {
      $0.owner != TemplateLanguage.everyElement && !$0.name.contains(".")
    }
    return choices(attributes, rank)
  }

  private func choices(_ attributes: [KnownAttribute], _ rank: Int) -> [Completion] {
    attributes.map {
      Completion(
        $0.name, .member, detail: typeName(of: $0.schema), documentation: documentation(of: $0), rank: rank)
    }
  }

  // MARK: Members

  func members(of base: ExpressionPath, _ cursor: ExpressionCursor, in element: MarkupElement)
    -> [Completion]
  {
    let names = base.steps.map { step in if case .name(let name) = step { name } else { nil as String? } }
    if names.first == "strings" { return strings(behind: names.dropFirst().compactMap { $0 }) }
    if let first = names.first, let name = first, Self.relatives[name] != nil || name.hasPrefix("#") {
      let relative = relative(base, from: element)
      let members =
        relative.map { readable(of: $0, besides: nil, rank: 2) } ?? readable(of: "UIView", rank: 2)
      let layout = Set(language.schema.layoutAttributes.map(\.name))
      return members.map { member in
        var member = member
        if layout.contains(member.label) { member.rank = 1 }
        return member
      } + Self.relatives.map { Completion($0, .keyword, detail: $1, rank: 4) }
    }
    if names.count == base.steps.count,
      let type = language.types[names.compactMap { $0 }.joined(separator: ".")],
      !type.cases.isEmpty
    {
      return type.cases.map { Completion($0, .value, detail: type.name) }
    }
    let path = ExpressionPath(steps: base.steps, variables: cursor.variables)
    var shape = self.shape(of: path, in: scope(of: element))
    if shape == nil, case .name(let first)? = names.first.map({ ExpressionPath.Step.name($0 ?? "") }),
      base.steps.count == 1
    {
      shape = language.attribute(first, of: element.name).map { .type($0.schema.type) }
    }
    return members(of: shape ?? .unknown)
  }

  private func members(of shape: ValueShape) -> [Completion] {
    var kinds = ["value", "text", "list", "table", "number", "date"]
    var choices: [Completion] = []
    switch shape {
    case .sample(.dictionary(let entries)):
      choices += entries.sorted { $0.key < $1.key }.map { key, value in
        Completion(
          key, .member, detail: value.kindName, documentation: value.preview,
          text: key.isPlainName ? key : "`\(key)`", rank: 0)
      }
      kinds = ["value", "table"]
    case .sample(.array): kinds = ["value", "list"]
    case .sample(.string): kinds = ["value", "text", "date"]
    case .sample(.number): kinds = ["value", "number", "date"]
    case .sample: kinds = ["value"]
    case .type(let name):
      for part in language.types[name]?.parts ?? [] {
        choices.append(
          Completion(part.name, .member, detail: typeName(of: part), documentation: part.summary, rank: 0))
      }
      switch name {
      case "String", "NSString", "NSAttributedString": kinds = ["value", "text"]
      case "Array", "NSArray": kinds = ["value", "list"]
      case "CGFloat", "Double", "Int", "Float", "Number", "UInt": kinds = ["number"]
      case "Any", "AnyObject": break
      default: kinds = []
      }
    case .unknown: break
    }
    if kinds.contains("list") || kinds.contains("text") {
      choices += [
        Completion("count", .member, detail: "number", rank: 1),
        Completion("isEmpty", .member, detail: "Boolean", rank: 1),
      ]
    }
    if kinds.contains("list") {
      choices += [
        Completion("first", .member, detail: "element", rank: 1),
        Completion("last", .member, detail: "element", rank: 1),
      ]
    }
    choices += ExpressionFunction.all.filter { function in
      guard let dot = function.usage.firstIndex(of: ".") else { return false }
      return kinds.contains(String(function.usage[..<dot]))
    }.map(functionChoice)
    return choices
  }

  private func strings(behind parts: [String]) -> [Completion] {
    let beginning = parts.isEmpty ? "" : parts.joined(separator: ".") + "."
    return (folder.resources(seenFrom: url)?.texts ?? []).filter { $0.key.hasPrefix(beginning) }.map { text in
      let rest = String(text.key.dropFirst(beginning.count))
      let language = text.language.isEmpty ? "" : " (\(text.language))"
      // A key that is no name is written in backticks as a whole, which a name behind a dot cannot be.
      return Completion(rest, .string, detail: "\"\(text.text)\"\(language)", rank: rest.isPlainPath ? 1 : 8)
    }
  }
}

extension ScopeName.Kind {
  fileprivate var completion: Completion.Kind {
    switch self {
    case .state: .state
    case .constant: .constant
    case .macro: .macro
    case .parameter: .parameter
    case .variable: .variable
    }
  }
}

extension String {
  /// Whether all its parts between dots are plain names.
  fileprivate var isPlainPath: Bool {
    split(separator: ".", omittingEmptySubsequences: false).allSatisfy { String($0).isPlainName }
  }
}
