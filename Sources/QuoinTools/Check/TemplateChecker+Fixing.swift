import QuoinDiagnostics
import QuoinMarkup

extension TemplateChecker {
  /// A template after everything was mended that has one sure answer.
  public struct Fixed {
    /// The text; the same as before where there was nothing to mend.
    public let text: String
    /// What was mended, in the order in which it was.
    public let mended: [Finding]
    /// What is left.
    public let findings: [Finding]
  }

  /// Mends a template, and checks what came of it again, until nothing is left to mend.
  ///
  /// Whatever does not belong to a finding stays as it is, to the byte. An edit after which something is wrong that was
  /// not before is not made.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - path: The file.
  ///   - project: The templates that it belongs to.
  ///   - trial: What it is laid out with; without one it is compiled only.
  public func fixed(
    _ text: String, at path: String, project: TemplateProject = TemplateProject(), trial: TemplateTrial? = nil
  ) -> Fixed {
    func findings(in text: String) -> [Finding] {
      var project = project
      if project.contains(path) {
        project.add(Markup(source: SourceText(file: path, contents: text)), at: path)
      }
      return self.findings(in: text, at: path, project: project, trial: trial)
    }
    var current = text
    var found = findings(in: text)
    var mended: [Finding] = []
    // What is mended may bring up the next, such as a macro that only another one named.
    for _ in 0..<Self.roundLimit {
      let fixable = Self.apart(found.filter { !$0.fix.isEmpty })
      if fixable.isEmpty { break }
      let next = Self.applying(fixable, to: current)
      let rest = findings(in: next)
      guard next != current, !Self.isWorse(rest, than: found) else { break }
      (current, found) = (next, rest)
      mended += fixable
    }
    return Fixed(text: current, mended: mended, findings: found)
  }

  // Each round takes something away; no chain of macros that name each other is as long.
  private static let roundLimit = 100

  /// The findings whose edits do not touch those of others before them.
  private static func apart(_ findings: [Finding]) -> [Finding] {
    var kept: [Finding] = []
    var taken: [Range<Int>] = []
    for finding in findings {
      let ranges = finding.fix.map(\.range)
      if ranges.contains(where: { range in taken.contains { touches($0, range) } }) { continue }
      kept.append(finding)
      taken += ranges
    }
    return kept
  }

  private static func touches(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    left.lowerBound < right.upperBound && right.lowerBound < left.upperBound || left == right
  }

  private static func applying(_ findings: [Finding], to text: String) -> String {
    Markup(source: SourceText(file: "", contents: text)).applying(findings.flatMap(\.fix)).source.contents
  }

  /// Whether something is wrong that was not before.
  private static func isWorse(_ findings: [Finding], than others: [Finding]) -> Bool {
    func malformed(_ findings: [Finding]) -> Int {
      findings.count { $0.rule == .malformedMarkup || $0.rule == .repeatedAttribute }
    }
    func errors(_ findings: [Finding]) -> Int { findings.count { $0.diagnostic.severity == .error } }
    // Only what is well-formed shows what else there is.
    if malformed(findings) != malformed(others) { return malformed(findings) > malformed(others) }
    return errors(findings) > errors(others)
  }
}
