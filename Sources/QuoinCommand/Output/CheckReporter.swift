import Foundation
import Quoin
import QuoinCommandLine
import QuoinTools

/// What came of checking a file, on whatever thread.
struct CheckedFile: Sendable {
  let path: String
  /// What looks wrong with its data, and their file.
  var dataWarnings: (diagnostics: Diagnostics, file: String)?
  /// What was found, and the text in which it was.
  var found: (findings: [Finding], contents: String)?
  /// How many findings were mended.
  var mended = 0
  /// What kept it from being checked.
  var failure: (any Error)?

  /// The files in which something was found.
  var files: Set<String> { found.map { Self.files($0.findings) } ?? [] }

  fileprivate static func files(_ findings: [Finding]) -> Set<String> {
    Set(findings.flatMap { [$0.diagnostic.span] + $0.diagnostic.notes.map(\.span) }.compactMap { $0?.file })
  }
}

/// Writes what the linter finds: for a person, as JSON lines, or as one report in SARIF.
struct CheckReporter {
  private var reporter: DiagnosticReporter
  private var sarif: SARIFReport?
  private let asJSON: Bool
  private let isQuiet: Bool
  private var files = 0
  private var mended = 0
  private var mendable = 0
  private var hasForeignElements = false
  /// What has been told: files that several templates read are looked at with each.
  private var told: Set<Diagnostic> = []
  private(set) var hasErrors = false
  private(set) var hasFindings = false

  init(asJSON: Bool, asSARIF: Bool, isQuiet: Bool) {
    reporter = DiagnosticReporter(asJSON: asJSON, isQuiet: isQuiet)
    sarif = asSARIF ? SARIFReport(toolVersion: Version.current) : nil
    (self.asJSON, self.isQuiet) = (asJSON, isQuiet)
  }

  /// Writes what came of checking a file.
  mutating func report(_ checked: CheckedFile) {
    let file = checked.path
    files += 1
    if let (warnings, data) = checked.dataWarnings { report(warnings, in: data) }
    mended += checked.mended
    if let (findings, contents) = checked.found { report(findings, in: file, contents: contents) }
    if let failure = checked.failure { reportFailure(failure, in: file) }
  }

  /// Writes what was found in a template.
  ///
  /// - Parameter contents: Its text.
  mutating func report(_ findings: [Finding], in file: String, contents: String) {
    let new = findings.filter { told.insert($0.diagnostic).inserted }
    note(new.map(\.diagnostic))
    mendable += new.count { !$0.fix.isEmpty }
    // One that is nearly called like one that is known is a slip.
    hasForeignElements =
      hasForeignElements
      || new.contains { $0.rule == .unknownElement && $0.diagnostic.suggestion == nil }
    let shown = isQuiet ? new.filter { $0.diagnostic.severity == .error } : new
    if shown.isEmpty { return }
    if sarif != nil {
      let others = CheckedFile.files(shown).subtracting([file]).compactMap(Self.source)
      sarif?.add(shown, in: file, sources: others + [SourceText(file: file, contents: contents)])
      return
    }
    // What was read for a file before need not be what this was found in.
    if !asJSON { reporter.add(SourceText(file: file, contents: contents)) }
    for finding in shown {
      if asJSON {
        let start = SourceSpan(file: file, line: 1, column: 1, range: 0..<0)
        let placed = Finding(finding.rule, finding.diagnostic.located(at: start), fix: finding.fix)
        Console.error(placed.jsonLine)
      } else {
        reporter.report(Diagnostics([finding.shown]), in: file)
      }
    }
  }

  /// Writes what has no rule of its own.
  mutating func report(_ diagnostics: Diagnostics, in file: String) {
    note(diagnostics.all)
    if sarif != nil {
      let findings = diagnostics.all.map {
        Finding($0.severity == .error ? .invalidTemplate : .doubtfulTemplate, $0)
      }
      sarif?.add(findings, in: file, sources: [Self.source(file)].compactMap { $0 })
    } else if !diagnostics.isEmpty {
      reporter.report(diagnostics, in: file)
    }
  }

  /// Writes a failure that stops one file.
  mutating func reportFailure(_ error: any Error, in file: String) {
    if let failure = error as? FileFailure {
      report(Diagnostics(failure.error), in: failure.file)
    } else {
      report(Diagnostics(error), in: file)
    }
  }

  /// Writes what there is to say about all together.
  ///
  /// - Parameters:
  ///   - passedOver: How many XML files were no templates.
  ///   - takesAppElements: Whether elements that only an app knows are accepted already.
  mutating func finish(isMending: Bool, passedOver: Int, takesAppElements: Bool) throws {
    if let sarif { return try Console.output(sarif.text) }
    if asJSON || isQuiet { return }
    if passedOver > 0 {
      Console.error(
        "Passed over \(passedOver) XML file\(passedOver == 1 ? " that is no template" : "s that are no templates")\n"
      )
    }
    if hasForeignElements, !takesAppElements {
      Console.error("With --app-elements, elements that only an app knows are warnings\n")
    }
    if isMending, mended > 0 {
      try Console.output("Mended \(mended) finding\(mended == 1 ? "" : "s")\n")
    } else if mendable > 0, !isMending, files > 1 {
      Console.error("quoin check --fix mends \(mendable) of these\n")
    }
  }

  private mutating func note(_ diagnostics: [Diagnostic]) {
    hasFindings = hasFindings || !diagnostics.isEmpty
    hasErrors = hasErrors || diagnostics.contains { $0.severity == .error }
  }

  private static func source(_ file: String) -> SourceText? {
    let url = URL(fileURLWithPath: file)
    let loader = ResourceLoader(policy: ResourcePolicy(folders: [url.deletingLastPathComponent()]))
    guard let data = try? loader.data(at: url), let text = String(validating: data, as: UTF8.self) else {
      return nil
    }
    return SourceText(file: file, contents: text)
  }
}

extension Finding {
  /// The diagnostic with the rule's id behind its words.
  fileprivate var shown: Diagnostic {
    Diagnostic(
      diagnostic.severity, "\(diagnostic.sentence) [\(rule.id)]", at: diagnostic.span, notes: diagnostic.notes
    )
  }
}
