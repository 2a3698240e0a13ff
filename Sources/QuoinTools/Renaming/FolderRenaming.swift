import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinResources

/// A class, or a name in expressions, called otherwise in all templates at some paths.
///
/// Macros, parameters and variables of repetitions change where they are declared as well, and parameters where they are
/// given. All else stays to the byte. Where the new name means something already, or the old one nothing, no file changes.
public struct FolderRenaming {
  /// What went wrong, and what is doubtful, for each file or path.
  public private(set) var problems: [(file: String, diagnostics: Diagnostics)] = []

  /// What renaming comes to in one template.
  private struct Change {
    let old: Markup
    let text: String
    let met: Set<String>
    var isHit = false
    var refusal: Diagnostic?
    var warnings: [Diagnostic] = []
  }

  /// Renames, on all cores, and writes the files only when all of them can be renamed.
  ///
  /// - Parameters:
  ///   - name: The old name; an id begins with `#`.
  ///   - newName: The new name.
  ///   - paths: Files and folders.
  ///   - formatter: Tells what is a template, and how its attributes are read.
  ///   - language: What templates may name.
  ///   - progress: Is told how many of how many files are done.
  public init(
    from name: String, to newName: String, at paths: [String], formatter: TemplateFormatter,
    language: TemplateLanguage, progress: (@Sendable (Int, Int) -> Void)? = nil
  ) {
    let folders = Dictionary(
      paths.map { ($0, TemplateFolder(root: Self.root(of: $0))) }, uniquingKeysWith: { first, _ in first })
    let work = TemplateWork(on: paths, formatter: formatter, progress: progress, reach: .allThatAreMeant) {
      formatter, file, markup throws(Diagnostics) in
      let folder = folders[file.searched] ?? TemplateFolder()
      let url = URL(fileURLWithPath: file.path).standardizedFileURL
      let template = EditedTemplate(
        TemplateProject.File(markup, at: url.path), url: url, folder: folder, language: language)
      return try Self.change(in: template, from: name, to: newName, formatter)
    }
    var changes: [(file: String, change: Change)] = []
    for outcome in work.outcomes {
      switch outcome.result {
      case .success(let change?): changes.append((outcome.file.path, change))
      case .success(nil): break
      case .failure(let diagnostics): problems.append((outcome.file.path, diagnostics))
      }
    }
    let refusals = changes.compactMap { file, change in change.refusal.map { (file, Diagnostics([$0])) } }
    if !refusals.isEmpty {
      problems += refusals
      return
    }
    guard changes.contains(where: \.change.isHit) else {
      if problems.isEmpty {
        let known = changes.reduce(into: Set<String>()) { $0.formUnion($1.change.met) }
        problems.append(
          (
            paths.first ?? "",
            Diagnostics([.nothingNamed(name, toBe: newName, in: changes.count, among: known)])
          ))
      }
      return
    }
    // A name that is another in some files only would be worse than the old one in all.
    if !problems.isEmpty { return }
    for (file, change) in changes where change.text != change.old.source.contents {
      do throws(Diagnostic) { try OutputFile(path: file).checkMayBeReplaced() } catch {
        problems.append((file, Diagnostics([error])))
      }
    }
    if !problems.isEmpty { return }
    for (file, change) in changes {
      var diagnostics = Diagnostics(change.warnings)
      do throws(Diagnostics) {
        if change.text != change.old.source.contents {
          try TemplateRewriting.write(change.text, to: file, inPlaceOf: change.old)
        }
      } catch {
        diagnostics.append(contentsOf: error)
      }
      if !diagnostics.isEmpty { problems.append((file, diagnostics)) }
    }
  }

  private static func root(of path: String) -> URL {
    let url = URL(fileURLWithPath: path)
    return path.hasSuffix(".xml") ? url.deletingLastPathComponent() : url
  }

  private static func change(
    in template: EditedTemplate, from name: String, to newName: String, _ formatter: TemplateFormatter
  ) throws(Diagnostics) -> Change {
    let occurrences = template.occurrences()
    let isIdentifier = name.hasPrefix("#") && newName.hasPrefix("#")
    let (old, new) = isIdentifier ? (String(name.dropFirst()), String(newName.dropFirst())) : (name, newName)
    let own = occurrences.filter { $0.symbol.declares(old, asIdentifier: isIdentifier) }
    if !own.isEmpty, !new.isPlainName { throw Diagnostics([.notAName(newName)]) }
    let met = try TemplateRenaming(
      template.markup, from: name, to: newName, formatter: formatter, except: template.meansOwn)
    let others = met.edits.filter { edit in !own.contains { $0.range.overlaps(edit.range) } }
    let edits = (own.map { MarkupEdit($0.range, with: new) } + others)
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    let isElement = met.elements.contains(name) && name.contains(where: \.isUppercase)
    let isName = others.count > (isElement ? met.tagCount : 0) || !own.isEmpty
    var change = Change(
      old: template.markup, text: template.markup.applying(edits).source.contents,
      met: met.names.union(met.elements.filter { $0.contains(where: \.isUppercase) })
        .union(occurrences.filter(\.isDeclaration).map(\.symbol.name)))
    change.isHit = isElement || isName
    if isName, name != newName {
      change.refusal = template.refusal(of: new, asIdentifier: isIdentifier, among: occurrences)
      let first = old.prefix { $0 != "." }
      if own.isEmpty, !isIdentifier, template.dataNames.contains(where: { $0.name == first }) {
        change.warnings.append(.staysInData(name, newName))
      }
    }
    let elements = template.language.elements
    if isElement, elements[name] != nil, elements[newName] == nil,
      let near = NearestNames(to: newName, among: elements.keys)
    {
      change.warnings.append(
        Diagnostic(.warning, "Unknown element <\(newName)> is written now", suggestions: near))
    }
    return change
  }
}

extension Diagnostic {
  fileprivate static func nothingNamed(
    _ name: String, toBe newName: String, in count: Int, among known: Set<String>
  ) -> Diagnostic {
    let isIdentifier = name.hasPrefix("#") && !newName.hasPrefix("#")
    let members = known.filter { $0.hasPrefix(name + ".") }.min()
    return Diagnostic(
      .error, "Nothing is called '\(name)' in \(count) template\(count == 1 ? "" : "s")",
      notes: isIdentifier ? [Note("An id is called otherwise by an id: write '#\(newName)'")] : [],
      suggestions: isIdentifier
        ? nil : members.map { NearestNames($0) } ?? NearestNames(to: name, among: known))
  }

  fileprivate static func staysInData(_ name: String, _ newName: String) -> Diagnostic {
    Diagnostic(
      .warning, "'\(name)' is '\(newName)' now; the data beside the template still call it '\(name)'")
  }
}
