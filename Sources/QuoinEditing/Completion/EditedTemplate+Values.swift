import QuoinGraphics
import QuoinMarkup
import QuoinTemplateEngine
import QuoinTools

extension EditedTemplate {
  /// What may stand in the value of an attribute.
  func valueCompletions(
    of attribute: MarkupAttribute, in element: MarkupElement, at offset: Int
  ) -> CompletionList {
    let isQuoted = [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(
      markup.byte(at: attribute.valueRange.lowerBound - 1))
    var list = choices(for: attribute, of: element, at: offset)
    if isQuoted || !attribute.valueRange.isEmpty { return list }
    // Behind `name=`, where quotes have yet to come.
    for index in list.items.indices {
      list.items[index].text = "\"\(list.items[index].text)\""
      list.items[index].snippet = nil
    }
    return list
  }

  private func choices(
    for attribute: MarkupAttribute, of element: MarkupElement, at offset: Int
  ) -> CompletionList {
    switch (element.name, attribute.name) {
    case (_, "xml"), (_, "template"):
      let own = url?.lastPathComponent
      return words(
        of: attribute,
        folder.names(endingIn: ["xml"], from: url).filter { $0 != own }.map { Completion($0, .file) },
        at: offset)
    case ("param", "type"):
      let types = language.schema.types.map { Completion($0.name, .type, detail: $0.value) }
      return words(of: attribute, types, at: offset)
    case (_, "id"), (_, "outlet"), ("param", _), ("macro", "name"), ("repeat", "for"), ("repeat", "index"):
      return CompletionList(offset..<offset, [], typed: "")
    case (_, "useLegacyLayoutMode"), (_, "bleed"), (_, "overlaps"):
      return words(of: attribute, Self.booleans, at: offset)
    default: break
    }
    let known = self.attribute(attribute.name, of: element)
    let type = known?.schema.type
    let literal = type.map { literals(ofType: $0, like: attribute.value) } ?? []
    guard let holder = expressions(of: attribute, in: element) else {
      return words(of: attribute, literal, at: offset)
    }
    if let constraints = holder.constraints {
      return constraintCompletions(constraints, in: holder, of: attribute, element, at: offset)
    }
    return expressionCompletions(in: holder, of: attribute, in: element, at: offset, literal: literal)
  }

  static let booleans = [Completion("true", .keyword), Completion("false", .keyword)]

  /// Choices for a word of a value, or for all of it.
  private func words(of attribute: MarkupAttribute, _ choices: [Completion], at offset: Int) -> CompletionList
  {
    let range = attribute.valueRange
    let typed = markup.text(range.lowerBound..<offset)
    return CompletionList(range, choices.map(\.escaped), typed: String(typed))
  }

  /// All values with names that an attribute of a type may have, to be picked from: what else it may be is an expression.
  package func values(ofType name: String) -> CompletionList {
    CompletionList(0..<0, literals(ofType: name, like: "").map(\.escaped), typed: "")
  }

  /// What text that stands for itself may be in an attribute of a type: names of colours, images, fonts, cases.
  func literals(ofType name: String, like value: String) -> [Completion] {
    let type = language.types[name]
    let resources = folder.resources(seenFrom: url)
    switch name {
    case "Bool": return Self.booleans
    case "UIColor", "CGColor":
      return (resources?.colors ?? []).map { Completion($0, .color, detail: "in a catalog", rank: 1) }
        + colorNames
    case "UIImage", "CGImage":
      let endings: Set<String> = ["png", "jpg", "jpeg", "svg", "gif", "webp", "pdf"]
      return (resources?.images ?? []).map { Completion($0, .image, detail: "in a catalog", rank: 1) }
        + folder.names(endingIn: endings, from: url).map { Completion($0, .image, detail: "file", rank: 2) }
        + symbols(like: value)
    case "UIFont": return fonts(resources)
    default:
      return (type?.cases ?? []).map { Completion($0, .value, detail: name, rank: -1) }
    }
  }

  /// The symbols, and the variants of the one that is being typed.
  private func symbols(like value: String) -> [Completion] {
    let typed = value.drop { $0 != ":" }.dropFirst().drop { $0 == " " }
    let names = UIImage.systemNames.flatMap { name in
      typed.hasPrefix(name + ".") ? [name] + Self.variants.map { name + $0 } : [name]
    }
    return names.map { Completion("systemName: \($0)", .symbol, detail: "symbol", rank: 6) }
  }

  private static let variants = [
    ".fill", ".circle", ".circle.fill", ".square", ".square.fill", ".slash", ".slash.fill", ".badge",
    ".badge.plus",
  ]

  private var colorNames: [Completion] {
    language.colors.map { name, hex in
      // Those of the system follow its appearance, and are what most views have.
      let isOfSystem = name.hasPrefix("system") || name.contains("Label") || name == "label"
      var choice = Completion(name, .color, detail: hex, rank: isOfSystem ? 1 : 2)
      choice.color = hex
      return choice
    }
  }

  private func fonts(_ resources: NamedResources?) -> [Completion] {
    func cases(_ type: String, _ detail: String, _ rank: Int) -> [Completion] {
      (language.types[type]?.cases ?? []).map { Completion($0, .font, detail: detail, rank: rank) }
    }
    func quoted(_ family: String) -> String { family.contains(" ") ? "'\(family)'" : family }
    return cases("UIFont.Weight", "weight", 1) + cases("UIFont.TextStyle", "text style", 2)
      + ["italic", "condensed", "expanded", "monospaced"].map {
        Completion($0, .font, detail: "trait", rank: 3)
      }
      + (["System"] + (resources?.fonts ?? [])).map {
        Completion($0, .font, detail: "family", text: quoted($0), rank: 1)
      }
      + UIFont.familyNames.map {
        Completion($0, .font, detail: "installed family", text: quoted($0), rank: 6)
      }
  }
}

extension Completion {
  /// The same, written as the value of an attribute needs it.
  var escaped: Completion {
    var copy = self
    copy.text = text.written(in: .attribute)
    return copy
  }
}
