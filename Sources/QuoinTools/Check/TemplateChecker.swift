import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinMarkup
import QuoinResources
import QuoinTemplateEngine

/// The linter: finds what is wrong with templates, what looks wrong, and what is of no use.
///
/// ```swift
/// let checker = TemplateChecker(registry: registry)
/// for finding in checker.findings(in: text, at: "Layouts/Card.xml") {
///   print(finding.rule.id, finding.diagnostic, finding.fix)
/// }
/// ```
public final class TemplateChecker {
  /// What is looked for.
  public var rules = Set(CheckRule.all.filter(\.isOnByDefault))
  /// Whether elements that nothing is known of are taken for the app's own, which is a warning and no error. Those that
  /// are nearly called like one that is known stay errors.
  public var takesUnknownElementsForOwn = false
  private let registry: ComponentRegistry
  let loader: (_ path: String) -> ResourceLoader
  private let fonts: FolderFonts
  private let budget: Budget
  /// What templates may name, as plain data.
  public let schema: RegistrySchema
  private let kinds: AttributeKinds

  /// Checks templates of the elements in a registry.
  ///
  /// - Parameters:
  ///   - registry: What templates may name.
  ///   - schema: The same as plain data, where it is at hand already.
  ///   - loader: What reads the files that a template names; by default those in its folder and below may be read.
  ///   - fonts: Fonts that templates may name, besides those in a folder `fonts` beside them and installed ones.
  ///   - budget: The limits on each template.
  public convenience init(
    registry: ComponentRegistry, schema: RegistrySchema? = nil,
    loader: ((_ path: String) -> ResourceLoader)? = nil,
    fonts: FontCollection? = nil, budget: Budget = .default
  ) {
    self.init(registry: registry, schema: schema, loader: loader, fonts: FolderFonts(fonts), budget: budget)
  }

  /// Prepares the checks of templates, with fonts that are read once for each folder.
  package init(
    registry: ComponentRegistry, schema: RegistrySchema?, loader: ((_ path: String) -> ResourceLoader)?,
    fonts: FolderFonts, budget: Budget
  ) {
    (self.registry, self.fonts, self.budget) = (registry, fonts, budget)
    self.loader =
      loader ?? { path in
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        return ResourceLoader(policy: ResourcePolicy(folders: [folder]), budget: budget)
      }
    self.schema = schema ?? registry.schema
    kinds = AttributeKinds(schema: self.schema)
  }

  /// What is found in a template, in the order of places; what concerns files that it reads comes behind.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - path: The file, by which messages call it and from whose folder names of files count.
  ///   - project: The templates that it belongs to.
  ///   - trial: What it is laid out with; without one it is compiled only.
  public func findings(
    in text: String, at path: String, project: TemplateProject = TemplateProject(),
    trial: TemplateTrial? = nil
  ) -> [Finding] {
    let markup = Markup(source: SourceText(file: path, contents: text))
    var found = markup.diagnostics.all.map { CheckRule.markup($0, in: markup) }
    found += compiled(markup, known: Set(markup.diagnostics.all), trial: trial)
    if !markup.diagnostics.hasErrors {
      let template = CheckedTemplate(
        markup, at: path, kinds: kinds, registry: registry, project: project, data: trial?.dataSource)
      for rule in CheckRule.all where rules.contains(rule) {
        if case .reading(let search) = rule.search { found += search(template) }
      }
    }
    let allowances = CheckAllowances(of: markup)
    return sorted(found.filter { rules.contains($0.rule) && !allowances.allow($0, in: path) }, file: path)
  }

  private func compiled(_ markup: Markup, known: Set<Diagnostic>, trial: TemplateTrial?) -> [Finding] {
    let url = URL(fileURLWithPath: markup.source.file)
    let loader = loader(markup.source.file)
    do throws(Diagnostics) {
      let (text, name, fonts) = (
        markup.source.contents, markup.source.file, fonts.fonts(besides: url, loader)
      )
      let template: Template
      if let trial {
        template = try Template(
          markup: text, name: name, base: url, loader: loader, registry: registry, budget: budget,
          fonts: fonts, state: trial.data?.stateValues ?? [:], constants: trial.data?.constantValues ?? [:])
      } else {
        template = try Template(
          markup: text, name: name, base: url, loader: loader, registry: registry, budget: budget,
          fonts: fonts)
      }
      var found = template.warnings.all.map { CheckRule.compiled($0, in: markup) }
      found += template.missingTranslations().all.map { CheckRule.compiled($0, in: markup) }
      if trial?.data == nil {
        found += template.openStrings.all.map { CheckRule.compiled($0, in: markup) }
      }
      if let trial {
        // Each part of it has the limits of the trial, and all together no more time than the template.
        found += BudgetMeter.metering(.limiting(wallTime: budget.wallTime)) { _ in
          template.findings(trial, in: markup)
        }
      }
      return found
    } catch {
      return error.all.filter { !known.contains($0) }.map { problem in
        var problem = problem
        if takesUnknownElementsForOwn, isOfTheApp(problem, in: markup) { problem.severity = .warning }
        return CheckRule.compiled(problem, in: markup)
      }
    }
  }

  /// Whether a problem is an element that nothing is known of and that is not nearly called like one that is: `UILable`.
  private func isOfTheApp(_ problem: Diagnostic, in markup: Markup) -> Bool {
    guard TemplateProblem(of: problem) == .unknownElement else { return false }
    guard let nearest = problem.suggestion, let span = problem.span else { return problem.suggestion == nil }
    let name =
      span.file == markup.source.file
      ? markup.element(around: span.range.lowerBound)?.name : elementName(at: span, from: markup)
    // What is known begins with the initials of where it comes from.
    return name?.prefix(2).lowercased() != nearest.prefix(2).lowercased()
  }

  /// The name of an element in a file that a template reads.
  private func elementName(at span: SourceSpan, from markup: Markup) -> String? {
    let folder = URL(fileURLWithPath: markup.source.file).deletingLastPathComponent()
    let url =
      span.file.hasPrefix("/") ? URL(fileURLWithPath: span.file) : folder.appendingPathComponent(span.file)
    guard let bytes = try? loader(markup.source.file).data(at: url), bytes.count >= span.range.upperBound
    else {
      return nil
    }
    let start = bytes.startIndex
    return String(
      decoding: bytes[start + span.range.lowerBound..<start + span.range.upperBound], as: UTF8.self)
  }

  private func sorted(_ findings: [Finding], file: String) -> [Finding] {
    var told: Set<Diagnostic> = []
    let unique = findings.filter { told.insert($0.diagnostic).inserted }
    return unique.enumerated().sorted { left, right in
      let keys = [left, right].map { offset, finding in
        let span = finding.diagnostic.span
        return (span.map { $0.file == file ? 0 : 1 } ?? 0, span?.range.lowerBound ?? 0, offset)
      }
      return keys[0] < keys[1]
    }.map(\.element)
  }
}
