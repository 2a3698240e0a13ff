import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinResources
import QuoinTemplateEngine
import QuoinTools

/// Something that is wrong with a template, or looks wrong, with what mends it where that is sure.
public struct EditorProblem: Sendable, Hashable {
  /// What is wrong and where. Its suggestion, if there is one, is likely and not sure.
  public let diagnostic: Diagnostic
  /// The id of the linter's rule that found it.
  public let rule: String
  /// The edits that mend it; none where there is more than one answer, or none.
  public let fix: [MarkupEdit]
}

/// Something that an editor can do about a problem.
public struct CodeFix: Sendable, Hashable {
  /// What it does, for a menu.
  public let title: String
  /// The changes to the text.
  public let edits: [MarkupEdit]
  /// Whether it is the one sure answer.
  public let isSure: Bool
}

extension EditedTemplate {
  /// What the linter finds in the template, with the data beside it if there are any, in the order of places.
  public func problems() -> [EditorProblem] {
    let data = folder.dataProblem(beside: url).map { [Finding(.failingTemplate, $0)] } ?? []
    return (data + checker.findings(in: text, at: markup.source.file, project: project, trial: trial)).map {
      EditorProblem(diagnostic: $0.diagnostic, rule: $0.rule.id, fix: $0.fix)
    }
  }

  /// The text after everything was mended that has one sure answer.
  public func mended() -> String {
    checker.fixed(text, at: markup.source.file, project: project, trial: trial).text
  }

  private var checker: TemplateChecker {
    let loader = folder.loader
    let checker = TemplateChecker(
      registry: language.registry, schema: language.schema, loader: { _ in loader }, fonts: folder.fonts,
      budget: Self.budget)
    // Elements of the app's own code are known to it and to nobody here.
    checker.takesUnknownElementsForOwn = true
    return checker
  }

  private var project: TemplateProject { folder.project(with: file, at: url) }

  /// What the template is laid out with; nothing for a part of others, which have the data.
  private var trial: TemplateTrial? {
    let file = folder.data(beside: url)
    if file == nil, !includers.isEmpty { return nil }
    var trial = TemplateTrial(data: file?.data, dataSource: file?.source)
    trial.tellsAssumedSize = false
    return trial
  }

  /// What one version of a text may take: whoever types on does not wait for it.
  static let budget: Budget = {
    var budget = Budget.default
    budget.wallTime = .seconds(2)
    return budget
  }()

  /// What can be done about a problem: the sure answer, and the names that may have been meant, the likeliest first.
  public func fixes(for problem: EditorProblem) -> [CodeFix] {
    var fixes: [CodeFix] = []
    if !problem.fix.isEmpty {
      fixes.append(CodeFix(title: "Mend: \(problem.diagnostic.message)", edits: problem.fix, isSure: true))
    }
    for suggestion in problem.diagnostic.suggestions {
      guard let edits = edits(suggesting: suggestion, for: problem.diagnostic), edits != problem.fix else {
        continue
      }
      fixes.append(CodeFix(title: "Change to \(suggestion)", edits: edits, isSure: false))
    }
    return fixes
  }

  /// The step that puts a suggestion in the place of what it is meant instead of.
  ///
  /// - Throws: That nothing in the text is what it is meant instead of.
  public func change(to suggestion: String, for diagnostic: Diagnostic) throws(Diagnostic) -> DesignChange {
    guard let edits = edits(suggesting: suggestion, for: diagnostic) else {
      throw .suggestionWithoutPlace(suggestion).located(at: diagnostic.span)
    }
    var draft = DesignDraft(markup)
    draft.apply(edits)
    return draft.change("Change to \(suggestion)", selecting: [])
  }

  /// What puts a suggestion in the place of what it is meant instead of.
  private func edits(suggesting suggestion: String, for diagnostic: Diagnostic) -> [MarkupEdit]? {
    guard let span = diagnostic.span, span.file == markup.source.file,
      let range = replaced(by: suggestion, in: span.range, message: diagnostic.message)
    else { return nil }
    let place: MarkupPlace = .attribute
    let edit = MarkupEdit(range, with: suggestion.written(in: place))
    // The name of an element stands in its closing tag too.
    guard case .elementName(let name, let element?, _) = EditorPlace(at: range.upperBound, in: markup),
      name == range,
      let closing = element.closingNameRange
    else { return [edit] }
    return [edit, MarkupEdit(closing, with: suggestion)]
  }

  /// The part of a stretch that a suggestion is meant instead of: all of it where it is one name, else what the message
  /// quotes of it.
  private func replaced(by suggestion: String, in range: Range<Int>, message: String) -> Range<Int>? {
    let written = String(markup.text(range))
    let isOneName = !written.isEmpty && !written.contains { " {}()<>=\"'".contains($0) }
    if isOneName,
      message.contains("'\(written)'") || nearestName(to: written, among: [suggestion]) != nil
        || !suggestion.contains(" ") && message.contains(written)
    {
      return range
    }
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
    let words =
      quoted.filter { $0.offset % 2 == 1 }.map { String($0.element) }
      + message.split(separator: " ").map(String.init)
    for word in words where !word.isEmpty && nearestName(to: word, among: [suggestion]) != nil {
      let places = written.ranges(of: word)
      guard places.count == 1, let found = places.first else { continue }
      let start = range.lowerBound + written.utf8.distance(from: written.startIndex, to: found.lowerBound)
      return start..<start + word.utf8.count
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func suggestionWithoutPlace(_ suggestion: String) -> Diagnostic {
    Diagnostic(.error, "'\(suggestion)' cannot be put in its place by itself")
  }
}
