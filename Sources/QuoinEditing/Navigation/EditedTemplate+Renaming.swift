import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinTemplateEngine
import QuoinTools

/// What renaming something comes to.
public struct SymbolRenaming: Sendable {
  /// The changes by file, this one's first.
  public var files: [FileEdits]
  /// The files that get other names, and where they go: a template, and the data beside it.
  public var movedFiles: [(from: URL, to: URL)] = []
}

extension EditedTemplate {
  /// The name at an offset, if it can be changed: its place, and the name as it is.
  public func renamableName(at offset: Int) -> (range: Range<Int>, name: String)? {
    guard let found = occurrence(at: offset) else { return nil }
    return (found.range, String(markup.text(found.range)))
  }

  /// Calls what stands at an offset otherwise, wherever it is named in the folder.
  ///
  /// - Parameters:
  ///   - offset: A place that names it.
  ///   - name: The new name; of a file, its path from this file.
  /// - Throws: What is wrong with the name, or that nothing here has one.
  public func renaming(at offset: Int, to name: String) throws(Diagnostic) -> SymbolRenaming {
    guard let symbol = occurrence(at: offset)?.symbol else { throw .nothingToRename }
    if symbol.name == name { return SymbolRenaming(files: []) }
    try Self.check(name, for: symbol)
    var move: (from: URL, to: URL)?
    if case .file(let path) = symbol {
      guard let target = folder.url(for: name, from: url) else { throw .notAFileName(name) }
      if path != target.path, folder.markup(at: target) != nil || Self.isThere(target) {
        throw .fileExists(name)
      }
      move = (URL(fileURLWithPath: path), target)
    }
    let target = move?.to
    var files: [FileEdits] = []
    for (template, occurrences) in occurrences(of: symbol) {
      try template.check(name, for: symbol)
      let written =
        target.flatMap { target in template.url.map { Self.reference(to: target, from: $0) } } ?? name
      let edits = occurrences.map { MarkupEdit($0.range, with: written.written(in: .attribute)) }
      files.append(FileEdits(url: template.url, source: template.markup.source, edits: edits))
    }
    switch symbol {
    case .string, .data:
      // The tables of strings and the data name it once each; what is quoted there needs no other writing.
      let others = Dictionary(grouping: references(at: offset).filter { $0.url?.pathExtension != "xml" }) {
        $0.url ?? URL(fileURLWithPath: "/")
      }
      for (url, places) in others.sorted(by: { $0.key.path < $1.key.path }) {
        let edits = places.sorted { $0.range.lowerBound < $1.range.lowerBound }.map {
          MarkupEdit($0.range, with: name)
        }
        files.append(FileEdits(url: url, source: places[0].source, edits: edits))
      }
    default: break
    }
    var renaming = SymbolRenaming(files: files)
    if let move, let moved = template(at: move.from) {
      try moved.follow(move, in: &renaming)
    }
    return renaming
  }

  /// Moves this file, what it names, and its data with it.
  private func follow(_ move: (from: URL, to: URL), in renaming: inout SymbolRenaming)
    throws(Diagnostic)
  {
    renaming.movedFiles = [move]
    let there = TemplateData.file(beside: move.to)
    // It would be taken for the template's, or be lost.
    if move.from.deletingPathExtension() != move.to.deletingPathExtension(), Self.isThere(there) {
      throw .dataExist(there.lastPathComponent)
    }
    if let data = folder.data(beside: move.from) {
      renaming.movedFiles.append((data.url, there))
    }
    guard move.from.deletingLastPathComponent() != move.to.deletingLastPathComponent() else { return }
    let edits = occurrences().compactMap { occurrence -> MarkupEdit? in
      guard case .file(let path) = occurrence.symbol, path != move.from.path else { return nil }
      let written = Self.reference(to: URL(fileURLWithPath: path), from: move.to)
      return MarkupEdit(occurrence.range, with: written.written(in: .attribute))
    }
    if !edits.isEmpty { renaming.files.append(FileEdits(url: url, source: markup.source, edits: edits)) }
  }

  private func check(_ name: String, for symbol: TemplateSymbol) throws(Diagnostic) {
    let isIdentifier = if case .identifier = symbol { true } else { false }
    switch symbol {
    case .file, .string: return
    case .identifier, .declared, .data: break
    }
    if let refusal = refusal(of: name, asIdentifier: isIdentifier, for: symbol, among: occurrences()) {
      throw refusal
    }
  }

  private static func isThere(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

  private static func check(_ name: String, for symbol: TemplateSymbol) throws(Diagnostic) {
    switch symbol {
    case .file: if !name.hasSuffix(".xml") { throw .notAFileName(name) }
    case .string, .data, .identifier, .declared:
      let isPlain =
        if case .string = symbol {
          name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { String($0).isPlainName }
        } else { name.isPlainName }
      if !isPlain { throw .notAName(name) }
    }
  }

  /// How one file names another.
  private static func reference(to target: URL, from url: URL) -> String {
    let own = url.standardizedFileURL.deletingLastPathComponent().pathComponents
    let other = target.standardizedFileURL.pathComponents
    var shared = 0
    while shared < own.count, shared < other.count - 1, own[shared] == other[shared] { shared += 1 }
    return (Array(repeating: "..", count: own.count - shared) + other[shared...]).joined(separator: "/")
  }
}

extension Diagnostic {
  fileprivate static var nothingToRename: Diagnostic {
    Diagnostic(.error, "Nothing here has a name that can be changed")
  }

  fileprivate static func fileExists(_ name: String) -> Diagnostic {
    Diagnostic(.error, "There is a template '\(name)' already")
  }

  fileprivate static func dataExist(_ name: String) -> Diagnostic {
    Diagnostic(.error, "There are data '\(name)' already, beside the new name")
  }

  fileprivate static func notAFileName(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, "'\(name)' cannot be the name of a template: it ends in .xml, and is a path from this file")
  }
}
