import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinResources
import QuoinTools

extension EditedTemplate {
  /// Where what stands at an offset is declared: an id, a macro, a parameter, a variable, a file, a string, a piece of data.
  public func definitions(at offset: Int) -> [FilePlace] {
    let declared = occurrence(at: offset).map { declarations(of: $0.symbol) } ?? []
    if !declared.isEmpty { return declared }
    return (member(at: offset) ?? imagePlace(at: offset)).map { [$0] } ?? []
  }

  /// All places that speak of what stands at an offset, this file's first.
  ///
  /// - Parameter includesDeclarations: Whether those that declare it count.
  public func references(at offset: Int, includesDeclarations: Bool = true) -> [FilePlace] {
    guard let symbol = occurrence(at: offset)?.symbol else { return [] }
    let places = occurrences(of: symbol).flatMap { template, occurrences in
      occurrences.filter { includesDeclarations || !$0.isDeclaration }.map { template.place($0.range) }
    }
    switch symbol {
    case .string, .data: return places + (includesDeclarations ? declarations(of: symbol) : [])
    default: return places
    }
  }

  /// The places of this file alone.
  public func highlights(at offset: Int) -> [Range<Int>] {
    let all = occurrences()
    guard
      let symbol = all.first(where: { $0.range.lowerBound <= offset && offset <= $0.range.upperBound })?
        .symbol
    else { return [] }
    return all.filter { $0.symbol == symbol }.map(\.range)
  }

  /// The places that speak of a symbol, by file; this one first.
  func occurrences(of symbol: TemplateSymbol) -> [(template: EditedTemplate, occurrences: [Occurrence])] {
    candidates(for: symbol).map { template in
      (template, template.occurrences().filter { $0.symbol == symbol })
    }.filter { !$0.1.isEmpty }
  }

  /// The files that may speak of a symbol.
  private func candidates(for symbol: TemplateSymbol) -> [EditedTemplate] {
    if case .identifier = symbol { return family }
    let name = symbol.name
    let others = folder.templates().filter { $0.path != path }.compactMap { template(at: $0) }
    return [self] + others.filter { $0.text.contains(name) }
  }

  /// The macros, parameters and variables that a stretch of the file names, each once, with the places of their names where
  /// they are declared.
  public func declaredNames(in range: Range<Int>) -> [(name: String, place: SourceSpan)] {
    var told: Set<TemplateSymbol> = []
    return occurrences().compactMap { occurrence in
      guard case .declared(_, let name, let path, let offset) = occurrence.symbol, !occurrence.isDeclaration,
        range.contains(occurrence.range.lowerBound), told.insert(occurrence.symbol).inserted,
        let file = path == self.path ? self : template(at: URL(fileURLWithPath: path))
      else { return nil }
      return (name, file.markup.span(for: offset..<offset + name.utf8.count))
    }
  }

  /// Where a symbol is declared.
  private func declarations(of symbol: TemplateSymbol) -> [FilePlace] {
    switch symbol {
    case .file(let path):
      return template(at: URL(fileURLWithPath: path)).map { [$0.place(0..<0)] } ?? []
    case .string(let key):
      // A catalog holds all languages of a key in one place.
      var told: Set<String> = []
      return (folder.resources(seenFrom: url)?.texts ?? []).filter {
        $0.key == key && told.insert("\($0.keyRange.lowerBound) \($0.file.path)").inserted
      }.map { FilePlace(url: $0.file, source: $0.source, range: $0.keyRange) }
    case .data(let name, let path):
      return dataPlace([name], ofTemplate: path).map { [$0] } ?? []
    case .identifier, .declared:
      return occurrences(of: symbol).flatMap { template, occurrences in
        occurrences.filter(\.isDeclaration).map { template.place($0.range) }
      }
    }
  }

  // MARK: Data

  /// Where a piece of data stands in the file beside a template.
  private func dataPlace(_ names: [String], ofTemplate path: String) -> FilePlace? {
    guard let file = folder.data(beside: URL(fileURLWithPath: path)) else { return nil }
    var reader = JSONReader(file.source)
    guard let whole = try? reader.read() else { return nil }
    for top in [whole["state"], whole["constants"], whole].compactMap({ $0 }) {
      var node = top
      var range: Range<Int>?
      for name in names {
        // Of a list, the first element that has it.
        let holders = node.elements ?? [node]
        guard let member = holders.lazy.compactMap({ $0.members?[name] }).first else {
          range = nil
          break
        }
        range = member.nameRange.lowerBound + 1..<member.nameRange.upperBound - 1
        node = member.value
      }
      if let range { return FilePlace(url: file.url, source: file.source, range: range) }
    }
    return nil
  }

  /// Where a member of data is that stands at an offset: `name` of `user.name`.
  private func member(at offset: Int) -> FilePlace? {
    guard let (path, _) = expressionPath(at: offset), path.steps.count > 1 else { return nil }
    let names = path.steps.compactMap { step in if case .name(let name) = step { name } else { nil } }
    return dataPlace(names, ofTemplate: self.path)
  }

  /// The file of the image that an attribute names.
  func imageFile(of attribute: MarkupAttribute, in element: MarkupElement) -> URL? {
    guard let type = self.attribute(attribute.name, of: element)?.schema.type,
      ["UIImage", "CGImage"].contains(type), let file = folder.url(for: attribute.value, from: url),
      FileManager.default.fileExists(atPath: file.path)
    else { return nil }
    return file
  }

  private func imagePlace(at offset: Int) -> FilePlace? {
    guard case .attributeValue(let attribute, let element) = EditorPlace(at: offset, in: markup),
      let file = imageFile(of: attribute, in: element)
    else { return nil }
    return FilePlace(url: file, source: SourceText(file: file.path, contents: ""), range: 0..<0)
  }

  /// The chain of names that ends with the one at an offset, and the element whose names it sees.
  func expressionPath(at offset: Int) -> (path: ExpressionPath, element: MarkupElement)? {
    let holder: ExpressionHolder
    let element: MarkupElement
    switch EditorPlace(at: offset, in: markup) {
    case .attributeValue(let attribute, let owner):
      guard let found = expressions(of: attribute, in: owner) else { return nil }
      (holder, element) = (found, owner)
    case .text(let node, let parent): (holder, element) = (expressions(in: node), parent)
    default: return nil
    }
    let place = holder.decoded.map.textOffset(of: offset)
    guard let part = holder.part(at: place),
      let cursor = ExpressionCursor(in: part.source, at: place - part.start)
    else { return nil }
    let name = String(decoding: Array(part.source.utf8)[cursor.range], as: UTF8.self).replacing("`", with: "")
    if name.isEmpty { return nil }
    let steps = (cursor.base?.steps ?? []) + [.name(name)]
    return (ExpressionPath(steps: steps, variables: cursor.variables), element)
  }
}
